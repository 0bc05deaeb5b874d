import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { serializeLicense } from '@convostat/license'
import type { Selectable } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { issueLicense } from '../desk/issue.ts'
import type { Tables } from '../desk/schema.ts'
import type { RunOptions } from '../run.ts'
import { type Deliver, signatureOf } from '../stripe-stand-in/webhooks.ts'
import { day, desk, hour, noon, usualSettings } from '../testing/desks.ts'
import { ana, apiKey, priceIds, type Seller, seller, webhookSecret } from '../testing/selling.ts'
import { servers } from '../testing/servers.ts'
import { codeOf, visitor } from '../testing/visitor.ts'
import { portal } from './portal.ts'

const serving = servers()

const payments = { mode: 'test', key: apiKey, webhookSecret, prices: priceIds } as const
/** Nobody listens there: what is to be sent stays in its table. */
const mail = {
  server: { host: '127.0.0.1', port: 1, secure: false, auth: null },
  from: { name: 'ConvoStat', address: 'pro@example.com' },
} satisfies RunOptions['mail']

/** A server that sells, its desk as an operator has it beside it, and the provider that it asks. */
async function house(options: Partial<RunOptions> = {}) {
  const lines: string[] = []
  for (const level of ['info', 'error'] as const) vi.spyOn(console, level).mockImplementation((line) => void lines.push(`${line}`))
  onTestFinished(() => void vi.restoreAllMocks())
  let deliver: Deliver = async () => ({ status: 503 })
  const sold = seller({ deliver: (body, headers) => deliver(body, headers) })
  const { stripe } = sold
  const server = await serving({
    engine: 'browser',
    license: { ...usualSettings, mode: 'test' },
    licenseNow: stripe.now,
    payments,
    mail,
    providerFetch: stripe.fetch,
    rates: {},
    ...options,
  })
  const webhook = (body: BodyInit, headers: Record<string, string>) =>
    fetch(`${server.origin}/api/payment/webhook`, { method: 'POST', body, headers })
  const { database } = desk(server.data, { mode: 'test' })
  const rows = <T extends keyof Tables>(table: T): Promise<Selectable<Tables[T]>[]> =>
    database.read((db) => db.selectFrom(table).selectAll().execute() as Promise<Selectable<Tables[T]>[]>)
  return {
    ...server,
    ...sold,
    lines,
    webhook,
    /** From now on the provider's webhooks reach the server. */
    connect: () => {
      deliver = webhook
    },
    database,
    rows,
    checkout: (body: object = {}, headers = {}) =>
      visitor(server.origin).post('/api/payment/create-checkout-session', { base_url: server.origin, ...body }, headers),
    verify: (session_id: unknown) => visitor(server.origin).post('/api/payment/verify-session', { session_id }),
  }
}
type House = Awaited<ReturnType<typeof house>>

/** The session of the newest checkout. */
const newest = ({ stripe }: Pick<Seller, 'stripe'>): string => Object.keys(stripe.state.sessions).at(-1) ?? ''

async function bought(at: House, body: object = {}): Promise<string> {
  expect((await at.checkout(body)).status).toBe(200)
  const id = newest(at)
  await at.stripe.pay(id, ana)
  return id
}

describe.each(['browser', 'server'] as const)('with the engine %s', (engine) => {
  test('what is bought is a license, from the page and from the provider alike', async () => {
    const at = await house({ engine })
    at.connect()
    const answer = await at.checkout({ plan: 'annual' })
    expect(await answer.json()).toEqual({ checkout_url: `https://checkout.stripe.com/c/pay/${newest(at)}` })
    const session = at.stripe.state.sessions[newest(at)]
    expect(session).toMatchObject({
      amount_total: 5900,
      success_url: `${at.origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${at.origin}/pricing`,
    })
    await at.stripe.pay(session.id, ana)
    const verified = await at.verify(session.id)
    const { status, message, license_data } = await verified.json()
    expect([verified.status, status, message]).toEqual([200, 'success', 'Payment verified. Your license is ready.'])
    expect(verified.headers.get('cache-control')).toBe('no-store')
    expect(verified.headers.get('referrer-policy')).toBe('no-referrer')
    const activated = await visitor(at.origin).post('/api/license/verify', license_data)
    expect(await activated.json()).toMatchObject({ license: { is_pro: true, licensee: ana.name, plan: 'annual' } })
    expect(await (await at.verify(session.id)).json()).toMatchObject({ license_data })
    expect(await at.rows('licenses')).toHaveLength(1)
    expect((await at.rows('files')).map(({ bytes }) => bytes)).toEqual([serializeLicense(license_data)])
    expect((await at.rows('outbox')).map(({ kind }) => kind)).toEqual(['issued'])
  })
})

describe('T13: whoever pays comes back to our own pages, and to no other', () => {
  const others = [
    'https://evil.test',
    'https://localhost.evil.test',
    'http://localhost.:PORT',
    'http://LOCALHOST:PORT',
    'http://Localhost:PORT',
    'HTTP://localhost:PORT',
    'http://localhost:PORT/',
    'http://localhost:PORT/app',
    'http://localhost:PORT?x',
    'http://localhost:PORT#',
    'http://localhost:1PORT',
    'http://localhost',
    'https://localhost:PORT',
    'http://user@localhost:PORT',
    'http://localhost:PORT@evil.test',
    'http://evil.test@localhost:PORT',
    'http://localhost:PORT\\@evil.test',
    '//localhost:PORT',
    '///localhost:PORT',
    'http:/localhost:PORT',
    'http:localhost:PORT',
    'http://lоcalhost:PORT',
    'http://ⓛocalhost:PORT',
    'http://xn--lcalhost-uqf:PORT',
    'http://0x7f000001:PORT',
    'http://2130706433:PORT',
    'http://127.1:PORT',
    'http://[::ffff:127.0.0.1]:PORT',
    'http://localhost:PORT\n',
    ' http://localhost:PORT',
    'http://local\thost:PORT',
    'http://localhost%00:PORT',
    'http://localhost:0PORT',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:http://localhost:PORT/x',
    'null',
    '',
    '*',
    'https://*.example.com',
    'https://chat.example.com.',
    'https://chat.example.com:444',
    'https://chat.example.com/',
    'https://evil.chat.example.com',
    'https://chat.example.com\u3002evil.test',
  ]

  test('an address that is not exactly one of ours is refused, and nothing is begun', async () => {
    const at = await house({ hosts: ['chat.example.com'] })
    for (const other of others) {
      const answer = await at.checkout({ base_url: other.replace('PORT', `${at.port}`) })
      expect(await codeOf(answer), other).toEqual([400, 'base_url_not_allowed'])
    }
    for (const base_url of [null, 7, [at.origin], { href: at.origin }])
      expect(await (await at.checkout({ base_url })).json()).toMatchObject({ code: 'field_invalid' })
    expect([Object.keys(at.stripe.state.sessions), await at.rows('orders')]).toEqual([[], []])
  })
})

test('where the server is known under other names these are its own, and with a public address only that', async () => {
  const named = await house({ hosts: ['chat.example.com'] })
  for (const base_url of [
    'https://chat.example.com',
    'http://chat.example.com',
    `http://127.0.0.1:${named.port}`,
    `http://[::1]:${named.port}`,
  ])
    expect((await named.checkout({ base_url })).status, base_url).toBe(200)
  const published = await house({ hosts: ['chat.example.com'], publicUrl: 'https://pro.example.com' })
  expect((await published.checkout({ base_url: 'https://pro.example.com' })).status).toBe(200)
  expect(await codeOf(await published.checkout({ base_url: 'https://chat.example.com' }))).toEqual([400, 'base_url_not_allowed'])
})

test('without a word on the plan it is the monthly one; one that there is not is a mistake', async () => {
  const at = await house()
  await at.checkout()
  expect(at.stripe.state.sessions[newest(at)].amount_total).toBe(700)
  for (const plan of ['weekly', '', null, 7]) expect(await codeOf(await at.checkout({ plan }))).toEqual([400, 'field_invalid'])
})

test('asked twice with the same key it is one order and one checkout; with another it is another', async () => {
  const at = await house()
  const key = { 'Idempotency-Key': 'wish-0123456789' }
  const [first, again] = [await (await at.checkout({}, key)).json(), await (await at.checkout({}, key)).json()]
  expect(again).toEqual(first)
  expect(await at.rows('orders')).toHaveLength(1)
  expect(await (await at.checkout({ plan: 'annual' }, key)).json()).toMatchObject({ code: 'field_invalid', field: 'Idempotency-Key' })
  for (const wrong of ['short', 'with space in', 'x'.repeat(201)])
    expect(await codeOf(await at.checkout({}, { 'Idempotency-Key': wrong }))).toEqual([400, 'field_invalid'])
  at.connect()
  await at.stripe.pay(newest(at), ana)
  await at.verify(newest(at))
  // That one is bought.
  const next = await (await at.checkout({}, key)).json()
  expect(next).not.toEqual(first)
  expect(Object.keys(at.stripe.state.sessions)).toHaveLength(2)
})

test('S10: what the provider does not answer is said in one sentence, and the next try is the same order’s', async () => {
  const at = await house()
  const key = { 'Idempotency-Key': 'wish-0123456789' }
  at.stripe.fail({ kind: 'reset', times: 3 })
  const answer = await at.checkout({}, key)
  expect([answer.status, await answer.json()]).toEqual([
    502,
    expect.objectContaining({ code: 'payment_provider', detail: 'Failed to start checkout. Please try again or contact support.' }),
  ])
  expect((await at.checkout({}, key)).status).toBe(200)
  expect([await at.rows('orders'), Object.keys(at.stripe.state.sessions)].map(({ length }) => length)).toEqual([1, 1])
})

describe('S9: what became of a payment', () => {
  test('nothing, where the session is none, another’s, or of the other mode', async () => {
    const at = await house()
    const said = { detail: 'Payment verification failed' }
    const wrong = [
      '',
      'x',
      'cs_test_short',
      `cs_test_${'a'.repeat(201)}`,
      `cs_test_${'a'.repeat(58)}\n`,
      `cs_test_../${'a'.repeat(20)}`,
      `sub_${'a'.repeat(24)}`,
      'cs_test_{CHECKOUT_SESSION_ID}',
    ]
    for (const id of wrong)
      expect(await (await at.verify(id)).json(), id).toMatchObject({ code: 'field_invalid', field: 'session_id', ...said })
    const foreign = await seller().begin()
    for (const id of [foreign, `cs_live_${'a'.repeat(58)}`]) {
      const answer = await at.verify(id)
      expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'session_unknown', ...said })])
    }
    for (const id of [null, 7, undefined]) expect(await codeOf(await at.verify(id))).toEqual([400, 'field_invalid'])
  })

  test('nobody paid, or the time for it is over', async () => {
    const at = await house()
    await at.checkout()
    const said = [402, expect.objectContaining({ code: 'payment_not_completed', detail: 'Payment verification failed' })]
    const answer = async () => {
      const verified = await at.verify(newest(at))
      return [verified.status, await verified.json()]
    }
    expect(await answer()).toEqual(said)
    await at.stripe.decline(newest(at), ana)
    expect(await answer()).toEqual(said)
    await at.stripe.advance(day)
    expect(at.stripe.state.sessions[newest(at)].status).toBe('expired')
    expect(await answer()).toEqual(said)
  })

  test('S7: it is on its way, then it is there, or it is not', async () => {
    const at = await house()
    at.connect()
    for (const has of ['succeeded', 'failed'] as const) {
      await at.checkout()
      const id = newest(at)
      await at.stripe.payLater(id, ana)
      expect(await (await at.verify(id)).json()).toMatchObject({ status: 'pending', retry_after: 2 })
      await at.stripe.arrive(id, has)
      await vi.waitFor(async () => expect((await at.rows('events')).every(({ done }) => done === 1)).toBe(true))
      expect((await at.verify(id)).status).toBe(has === 'succeeded' ? 200 : 402)
    }
    expect((await at.rows('outbox')).map(({ kind }) => kind).sort()).toEqual(['issued', 'payment_failed'])
  })

  test('S8: something else was paid: nothing is issued, and whoever runs the server hears of it', async () => {
    const at = await house()
    const { id } = await at.library.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: 'price_ofAnotherProduct', quantity: 1 }],
      success_url: at.origin,
      metadata: { order_id: 'order1' },
    })
    at.connect()
    await at.stripe.pay(id, ana)
    expect(await codeOf(await at.verify(id))).toEqual([404, 'session_unknown'])
    expect([await at.rows('licenses'), await at.rows('outbox')]).toEqual([[], []])
    expect(at.lines.join()).toContain('foreign_price')
  })

  test('T14: the license is given ten times, and for a day; after that it was sent', async () => {
    const at = await house()
    const [often, late] = [await bought(at), await bought(at)]
    for (let i = 0; i < 10; i++) expect((await at.verify(often)).status).toBe(200)
    const eleventh = await at.verify(often)
    const answer = await eleventh.json()
    expect([eleventh.status, answer.code, answer.detail]).toEqual([410, 'session_read_limit', 'Your license was sent to a***@example.com.'])
    expect(JSON.stringify(answer)).not.toContain('payload')
    expect((await at.verify(late)).status).toBe(200)
    await at.stripe.advance(day)
    expect(await codeOf(await at.verify(late))).toEqual([410, 'session_read_limit'])
  })
})

describe('webhooks', () => {
  /** A webhook of this body, signed now. */
  const signed = (at: House, body: Uint8Array<ArrayBuffer>) => ({ 'stripe-signature': signatureOf(body, webhookSecret, at.stripe.now()) })
  const completed = (at: House) => at.stripe.events().find(({ type }) => type === 'checkout.session.completed')!.id

  test('S4: two hundred times the same at once is one event, one license and one mail', async () => {
    const at = await house()
    await bought(at)
    const { body, headers } = at.stripe.signed(completed(at))
    const answers = await Promise.all(Array.from({ length: 200 }, () => at.webhook(body, headers).then((answer) => answer.status)))
    expect(new Set(answers)).toEqual(new Set([200]))
    await vi.waitFor(async () => expect((await at.rows('events')).map(({ done }) => done)).toEqual([1]))
    expect([await at.rows('licenses'), await at.rows('files'), await at.rows('outbox')].map(({ length }) => length)).toEqual([1, 1, 1])
  })

  test('the answer does not wait for the work, and what failed is done again', async () => {
    const at = await house()
    await bought(at)
    at.stripe.fail({ kind: 'reset', times: 3 })
    const { body, headers } = at.stripe.signed(completed(at))
    expect(await (await at.webhook(body, headers)).json()).toEqual({ received: true })
    await vi.waitFor(() => expect(at.lines.join()).toContain('webhook_work'))
    expect(await at.rows('licenses')).toEqual([])
    expect((await at.webhook(body, headers)).status).toBe(200)
    await vi.waitFor(async () => expect(await at.rows('licenses')).toHaveLength(1))
  })

  test('what is not listened to is received, and nothing is kept of it', async () => {
    const at = await house()
    at.connect()
    await at.stripe.decline(await at.checkout().then(() => newest(at)), ana)
    expect(at.stripe.state.deliveries).toEqual([])
    expect(await at.rows('events')).toEqual([])
  })

  test('S3, T15: whatever is not signed as it came is refused, and why is logged', async () => {
    const at = await house()
    await bought(at)
    const { body, headers } = at.stripe.signed(completed(at))
    const hints = async (sent: BodyInit, given: Record<string, string>) => {
      at.lines.length = 0
      expect(await codeOf(await at.webhook(sent, given))).toEqual([400, 'webhook_refused'])
      return at.lines.map((line) => JSON.parse(line)).map(({ event, code, why, hint }) => [event, code, why, typeof hint])
    }
    expect(await hints(JSON.stringify(JSON.parse(new TextDecoder().decode(body))), headers)).toEqual([
      ['webhook', 'webhook_refused', 'signature', 'string'],
    ])
    expect(await hints(new Uint8Array(gzipSync(body)), { ...headers, 'content-encoding': 'gzip' })).toEqual([
      ['webhook', 'webhook_refused', 'encoding', 'string'],
    ])
    expect(at.lines[0]).toContain('compressed')
    expect(await hints(body, {})).toEqual([['webhook', 'webhook_refused', 'signature', 'string']])
    const old = { 'stripe-signature': signatureOf(body, webhookSecret, at.stripe.now() - 301) }
    expect(await hints(body, old)).toEqual([['webhook', 'webhook_refused', 'time', 'undefined']])
    const early = { 'stripe-signature': signatureOf(body, webhookSecret, at.stripe.now() + 301) }
    expect(await hints(body, early)).toEqual([['webhook', 'webhook_refused', 'time', 'undefined']])
    expect(await at.rows('events')).toEqual([])
    // Whoever floods us with them does not flood the log.
    at.lines.length = 0
    for (let i = 0; i < 50; i++) await at.webhook(body, {})
    expect(at.lines).toHaveLength(25)
  })

  test('its body is taken as it comes, of whatever type and from wherever, up to a megabyte', async () => {
    const at = await house()
    await bought(at)
    const { body, headers } = at.stripe.signed(completed(at))
    for (const more of [
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/json; charset=latin1' },
      { origin: 'https://evil.test' },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[])
      expect((await at.webhook(body, { ...headers, ...more })).status).toBe(200)
    const large = new TextEncoder().encode(new TextDecoder().decode(body) + ' '.repeat(1e6 - body.length))
    expect((await at.webhook(large, signed(at, large))).status).toBe(200)
    const larger = new Uint8Array([...large, 32])
    expect(await codeOf(await at.webhook(larger, signed(at, larger)))).toEqual([413, 'too_large'])
    expect((await fetch(`${at.origin}/api/payment/webhook`)).status).toBe(405)
  })

  test('T18: another site’s pages may send nothing but that', async () => {
    const at = await house()
    for (const path of [
      '/api/payment/create-checkout-session',
      '/api/payment/verify-session',
      '/api/license/portal',
      '/api/license/recover',
    ])
      for (const headers of [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }] as Record<string, string>[])
        expect(await codeOf(await visitor(at.origin).post(path, {}, headers)), path).toEqual([403, 'forbidden_origin'])
  })

  test('what could not be kept is asked for again', async () => {
    const at = await house()
    await bought(at)
    const { body, headers } = at.stripe.signed(completed(at))
    await at.database.write((db) => db.schema.dropTable('events').execute())
    const answer = await at.webhook(body, headers)
    expect([...(await codeOf(answer)), answer.headers.has('retry-after')]).toEqual([503, 'unavailable', true])
  })

  test('a body that breaks off is nothing', async () => {
    const at = await house()
    const socket = connect(at.port, '127.0.0.1')
    socket.end('POST /api/payment/webhook HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"id"')
    await new Promise((resolve) => socket.once('close', resolve).resume())
    expect((await fetch(`${at.origin}/health`)).status).toBe(200)
    expect(await at.rows('events')).toEqual([])
  })
})

describe('the way to a subscription', () => {
  async function subscriber() {
    const at = await house()
    const id = await bought(at)
    const { license_data } = await (await at.verify(id)).json()
    const buyer = visitor(at.origin)
    await buyer.post('/api/license/verify', license_data)
    const provider = at.provider
    const licenses = { status: async () => ({ answer: { license_id: null } as never }) }
    const own = desk(at.data, { mode: 'test' })
    const ways = portal({ desk: own, licenses, provider, home: () => at.origin, now: at.stripe.now })
    return { ...at, buyer, ways, link: async () => ways.linkFor((await at.rows('licenses'))[0]) }
  }

  test('is mailed to whoever bought, three times an hour at most, and not told to whoever asks', async () => {
    const { buyer, rows, stripe } = await subscriber()
    for (let i = 0; i < 5; i++) {
      const answer = await buyer.post('/api/license/portal', {})
      expect([answer.status, await answer.json()]).toEqual([202, { status: 'sent', message: 'We have sent the link to a***@example.com.' }])
    }
    const mails = async () => (await rows('outbox')).filter(({ kind }) => kind === 'portal').map(({ seq }) => Number(seq))
    expect(await mails()).toEqual([1, 2, 3])
    await stripe.advance(hour)
    await buyer.post('/api/license/portal', {})
    expect(await mails()).toEqual([1, 2, 3, 4])
    expect(Object.keys(stripe.state.portals)).toEqual([])
  })

  test('is nobody’s who has no license, or one that was not bought', async () => {
    const { origin, data } = await house()
    expect(await codeOf(await visitor(origin).post('/api/license/portal', {}))).toEqual([402, 'pro_required'])
    const own = desk(data, { mode: 'test' })
    const file = await issueLicense(own, { licensee: 'Ben', email: 'ben@example.com', plan: 'annual', expires: null }, noon)
    const ben = visitor(origin)
    await ben.post('/api/license/verify', file)
    expect(await codeOf(await ben.post('/api/license/portal', {}))).toEqual([400, 'not_available'])
  })

  test('leads there for a day, from a mail on another site, anew each time', async () => {
    const { link, stripe, origin } = await subscriber()
    const address = await link()
    expect(address).toMatch(new RegExp(`^${origin}/subscription/lic_`))
    const follow = (url = address) => fetch(url, { redirect: 'manual', headers: { 'sec-fetch-site': 'cross-site' } })
    for (const n of [1, 2]) {
      const answer = await follow()
      expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([303, 'no-referrer'])
      expect(answer.headers.get('location')).toBe(`https://billing.stripe.com/p/session/${Object.keys(stripe.state.portals)[n - 1]}`)
    }
    const wrong = [
      address.slice(0, -1),
      `${address.slice(0, -1)}${address.endsWith('A') ? 'E' : 'A'}`,
      address.replace(/\.(\d+)\./, (_, n) => `.${Number(n) + 1}.`),
      address.replace('lic_', 'lic_a'),
      `${origin}/subscription/x`,
    ]
    for (const url of wrong) expect((await follow(url)).status, url).toBe(410)
    await stripe.advance(day)
    const over = await follow()
    expect([over.status, over.headers.get('location')]).toEqual([410, null])
    expect(over.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(await over.text()).toContain('<a href="/settings">Open Settings</a>')
  })

  test('is said to be closed while the provider does not answer', async () => {
    const { link, stripe, lines } = await subscriber()
    const address = await link()
    stripe.fail({ kind: 'reset', times: 3 })
    const answer = await fetch(address, { redirect: 'manual' })
    expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('cannot be opened right now')])
    expect(lines.join('\n')).not.toContain(address.split('/').at(-1))
    expect((await fetch(address, { redirect: 'manual' })).status).toBe(303)
  })
})

test('T22: what is logged are lines of JSON with codes and times, and nothing of anybody', async () => {
  const at = await house()
  at.connect()
  const id = await bought(at)
  await at.verify(id)
  await at.verify('cs_test_Canary')
  await at.checkout({ base_url: 'https://canary.test' })
  const [{ id: sub }] = Object.values(at.stripe.state.subscriptions)
  await at.stripe.refund(sub)
  await vi.waitFor(async () => expect((await at.rows('outbox')).map(({ kind }) => kind)).toContain('refunded'))
  const told = at.lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
  expect(told).toContainEqual({ event: 'checkout', plan: 'monthly', code: 'ok', ms: expect.any(Number) })
  expect(told).toContainEqual({ event: 'webhook', id: expect.any(String), type: 'charge.refunded', code: 'ok', ms: expect.any(Number) })
  expect(told).toContainEqual({ event: 'verify_session', code: 'field_invalid', request_id: expect.any(String), ms: expect.any(Number) })
  expect(at.lines.join('\n')).not.toMatch(new RegExp(`${ana.email}|${ana.name}|canary|${id}|whsec|sk_test|lic_|cus_`, 'i'))
})

test('prices that are not those of the pages end the start', async () => {
  const { stripe } = seller()
  stripe.state.prices[priceIds.monthly].unit_amount = 999
  const starting = serving({ engine: 'browser', license: { ...usualSettings, mode: 'test' }, payments, mail, providerFetch: stripe.fetch })
  await expect(starting).rejects.toThrow('is $9.99, but the pages say $7')
})
