import { createHash } from 'node:crypto'
import { Failure } from '@convostat/api'
import { type LicenseFile, serializeLicense } from '@convostat/license'
import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import { idOf } from '#testing/desks.ts'
import { ana, seller } from '#testing/selling.ts'
import { shop } from '#testing/shop.ts'
import { paymentCalls } from './calls.ts'
import { portal } from './portal.ts'
import { portalPage } from './portal-page.ts'
import type { PaymentMode } from './provider.ts'

const home = 'http://localhost'
const otherHome = 'http://localhost:2'
const hour = 3600

/** A shop and what answers for it, without a server around them. */
function selling(mode: PaymentMode = 'test') {
  const store = shop({ seller: seller({ mode }) })
  const { provider } = store.seller
  const lines: Record<string, unknown>[] = []
  const log = (line: string) => void lines.push(JSON.parse(line))
  const calls = paymentCalls({
    provider,
    fulfilment: store,
    origins: () => new Set([home, otherHome]),
    now: store.stripe.now,
    log,
    gather: 0,
  })
  const newest = () => Object.keys(store.stripe.state.sessions).at(-1) ?? ''
  const status = { license_id: null as string | null }
  const woken: number[] = []
  const ways = portal({
    desk: store.desk,
    licenses: { status: async () => ({ answer: status as never }) },
    provider,
    home: () => 'https://home.example',
    now: store.stripe.now,
    wake: () => void woken.push(store.stripe.now()),
  })
  const file = async () => {
    await calls.checkout(home, 'monthly', null)
    await store.stripe.pay(newest(), ana)
    const answer = await calls.verify(newest())
    if (answer.status !== 'success') throw new Error('It is not paid for')
    return answer.license_data as unknown as LicenseFile
  }
  const licenses = () => store.read((db) => db.selectFrom('licenses').selectAll().execute())
  return { ...store, provider, lines, calls, newest, ways, status, woken, file, licenses }
}
const refused = (promise: Promise<unknown>) =>
  promise.then(String, ({ code, field }: { code: string; field?: string }) => (field ? `${code} ${field}` : code))

describe('a checkout', () => {
  test('is the provider’s page, for pages of ours alone, and is logged with its plan', async () => {
    const { calls, newest, stripe, lines } = selling()
    const { checkout_url } = await calls.checkout(home, 'annual', null)
    expect(checkout_url).toContain(newest())
    const session = stripe.state.sessions[newest()]
    expect([session.success_url, session.cancel_url]).toEqual([
      `${home}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      `${home}/pricing`,
    ])
    expect(await refused(calls.checkout('https://other.example', 'annual', null))).toBe('base_url_not_allowed')
    expect(lines).toMatchObject([
      { event: 'checkout', plan: 'annual', code: 'ok' },
      { event: 'checkout', plan: 'annual', code: 'base_url_not_allowed', request_id: expect.any(String) },
    ])
    expect(lines[0].ms).toEqual(expect.any(Number))
  })

  test('that is asked for twice by one key is one; by a key of another wish, or none of a form, it is refused', async () => {
    const { calls, read } = selling()
    const key = 'a-key-of-24-characters-x'
    const [first, second] = [await calls.checkout(home, 'monthly', key), await calls.checkout(home, 'monthly', key)]
    expect(second).toEqual(first)
    expect(await refused(calls.checkout(home, 'annual', key))).toBe('field_invalid Idempotency-Key')
    expect(await refused(calls.checkout(otherHome, 'monthly', key))).toBe('field_invalid Idempotency-Key')
    for (const bad of ['', 'short-k', 'with a blank', 'k'.repeat(201), 'umläut-key'])
      expect(await refused(calls.checkout(home, 'monthly', bad)), bad).toBe('field_invalid Idempotency-Key')
    for (const good of ['k'.repeat(8), 'k'.repeat(200)]) await calls.checkout(home, 'monthly', good)
    expect(await read((db) => db.selectFrom('orders').select('id').execute())).toHaveLength(3)
  })
})

describe('a session that is looked at', () => {
  test('is a license once it is paid for, and not before', async () => {
    const { calls, newest, stripe, lines } = selling()
    await calls.checkout(home, 'monthly', null)
    expect(await refused(calls.verify(newest()))).toBe('payment_not_completed')
    await stripe.pay(newest(), ana)
    const answer = await calls.verify(newest())
    expect(answer).toMatchObject({
      status: 'success',
      message: 'Payment verified. Your license is ready.',
      license_data: { format: 'convo-license' },
    })
    expect(answer).not.toHaveProperty('reason')
    expect(lines.slice(1)).toMatchObject([
      { event: 'verify_session', code: 'payment_not_completed' },
      { event: 'verify_session', code: 'ok' },
    ])
  })

  test('of no form, of the other mode or of nobody is none', async () => {
    const { calls } = selling()
    for (const id of ['', 'cs_test_short', `cs_test_${'a'.repeat(201)}`, `cs_prod_${'a'.repeat(20)}`, `cs_test_${'a'.repeat(19)}-`])
      expect(await refused(calls.verify(id)), id).toBe('field_invalid session_id')
    expect(await refused(calls.verify(`cs_live_${'a'.repeat(20)}`))).toBe('session_unknown')
    expect(await refused(calls.verify(`cs_test_${'a'.repeat(20)}`))).toBe('session_unknown')
  })

  test('of the other mode is not asked about', async () => {
    for (const [mode, own, other] of [
      ['test', 'cs_test_', 'cs_live_'],
      ['sandbox', 'cs_test_', 'cs_live_'],
      ['live', 'cs_live_', 'cs_test_'],
    ] as const) {
      const { calls, stripe } = selling(mode)
      expect(await refused(calls.verify(other + 'a'.repeat(20)))).toBe('session_unknown')
      expect(stripe.asked).toEqual([])
      expect(await refused(calls.verify(own + 'a'.repeat(20)))).toBe('session_unknown')
      expect(stripe.asked).toHaveLength(1)
    }
  })

  test.each([
    [{ state: 'pending' }, { status: 'pending', message: 'Your payment is being processed.', retry_after: 2, paid: false }],
    [
      { state: 'waiting' },
      { status: 'pending', message: 'Payment received. Your license will arrive by e-mail.', retry_after: 2, paid: true },
    ],
    [{ state: 'open' }, 'payment_not_completed'],
    [{ state: 'not_paid' }, 'payment_not_completed'],
    [{ state: 'unknown' }, 'session_unknown'],
    [{ state: 'refused', problem: 'no_order' }, 'session_unknown'],
  ] as const)('and is %j is answered so', async (outcome, expected) => {
    const { provider, calls: _, ...store } = selling()
    const fulfilment = { ...store, handOver: async () => outcome }
    const calls = paymentCalls({ provider, fulfilment, origins: () => new Set(), now: store.stripe.now, log: () => undefined })
    const answer = await calls.verify(`cs_test_${'a'.repeat(20)}`).catch(({ code }) => code)
    expect(answer).toEqual(expected)
  })

  test('of no form is refused in the words of one that is not known', async () => {
    const { calls } = selling()
    await expect(calls.verify('x')).rejects.toMatchObject({ code: 'field_invalid', detail: 'Payment verification failed' })
  })

  test('whose payment went back says why its license opens nothing', async () => {
    const { calls, newest, file, refund, lines } = selling()
    await refund(idOf(await file()), { isSupport: false })
    expect(await calls.verify(newest())).toMatchObject({ status: 'success', reason: 'license_revoked' })
    expect(lines.at(-1)).toMatchObject({ code: 'ok' })
  })
})

describe('a webhook', () => {
  const paid = async () => {
    const at = selling()
    await at.calls.checkout(home, 'monthly', null)
    await at.stripe.pay(at.newest(), ana)
    const event = at.stripe.events().find(({ type }) => type === 'checkout.session.completed')!
    const { body, headers } = at.stripe.signed(event.id)
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
    const send = (more: object = {}) => at.calls.webhook({ body: bytes, signature: headers['stripe-signature'], encoding: null, ...more })
    return { ...at, event, send }
  }

  test('is kept once, and what follows from it is done after the answer', async () => {
    const { send, calls, licenses, lines, event, read, stripe } = await paid()
    expect(await send()).toEqual({ received: true })
    await calls.settled()
    expect(await licenses()).toHaveLength(1)
    const requests = stripe.asked.length
    expect(await send()).toEqual({ received: true })
    await calls.settled()
    expect(stripe.asked).toHaveLength(requests)
    expect(await read((db) => db.selectFrom('events').select(['id', 'done']).execute())).toEqual([{ id: event.id, done: 1 }])
    expect(lines.filter(({ event }) => event === 'webhook')).toMatchObject(Array(2).fill({ code: 'ok', id: event.id, type: event.type }))
    await calls.close()
  })

  test('that is not signed is refused; the log says why, and what may help, thirty times a minute', async () => {
    const { send, lines, stripe } = await paid()
    const log = () => lines.filter(({ event }) => event === 'webhook')
    expect(await refused(send({ signature: null }))).toBe('webhook_refused')
    expect(await refused(send({ signature: null, encoding: 'identity' }))).toBe('webhook_refused')
    expect(await refused(send({ signature: null, encoding: 'gzip' }))).toBe('webhook_refused')
    const own = 'is CONVOSTAT_STRIPE_WEBHOOK_SECRET that of this endpoint, and does a proxy pass the body on byte for byte?'
    const compressed = 'the body came compressed: let the proxy pass it on as it is'
    expect(log().map(({ code, why, hint }) => [code, why, hint])).toEqual([
      ['webhook_refused', 'signature', own],
      ['webhook_refused', 'signature', own],
      ['webhook_refused', 'signature', compressed],
    ])
    for (let i = 0; i < 30; i++) await refused(send({ signature: null }))
    await stripe.advance(59)
    await refused(send({ signature: null }))
    expect(log()).toHaveLength(30)
    await stripe.advance(1)
    await refused(send({ signature: null }))
    expect(log()).toHaveLength(31)
  })

  test.each([
    [new Failure('unavailable', { retryAfter: 7 }), 7],
    [new Failure('payment_provider', { retryAfter: 7 }), 60],
    [new TypeError('ours'), 60],
  ])('that could not be kept is asked for again: %s', async (cause, retryAfter) => {
    const { provider, send: _, event, ...at } = await paid()
    const { body, headers } = at.stripe.signed(event.id)
    const lines: string[] = []
    const fulfilment = { ...at, receive: () => Promise.reject(cause) }
    const log = (line: string) => void lines.push(line)
    const calls = paymentCalls({ provider, fulfilment, origins: () => new Set(), now: at.stripe.now, log })
    const sent = { body, signature: headers['stripe-signature'], encoding: null }
    await expect(calls.webhook(sent)).rejects.toMatchObject({ code: 'unavailable', retryAfter })
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'webhook', id: event.id, code: 'unavailable' }])
  })

  test('whose work fails is logged by its code', async () => {
    const { send, stripe, calls, lines, event } = await paid()
    stripe.fail({ kind: 'broken', times: 9 })
    await send()
    await calls.settled()
    expect(lines.filter(({ event }) => event === 'webhook_work')).toEqual([
      { event: 'webhook_work', id: event.id, type: event.type, code: 'payment_provider' },
    ])
  })

  test('that is too old has no hint', async () => {
    const { send, lines, stripe } = await paid()
    await stripe.advance(301)
    expect(await refused(send())).toBe('webhook_refused')
    const [line] = lines.filter(({ event }) => event === 'webhook')
    expect(line).toMatchObject({ why: 'time', request_id: expect.any(String) })
    expect(line).not.toHaveProperty('hint')
  })
})

describe('the way to a subscription', () => {
  test('is mailed for a license that was bought, three times an hour', async () => {
    const { ways, file, mails, woken, stripe } = selling()
    const sent = { status: 'sent', message: 'We have sent the link to a***@example.com.' }
    const own = await file()
    const before = (await mails()).filter((kind) => kind === 'portal').length
    for (let i = 0; i < 4; i++) expect(await ways.ask({} as never, own)).toEqual(sent)
    expect((await mails()).filter((kind) => kind === 'portal').length - before).toBe(3)
    expect(woken).toHaveLength(3)
    await stripe.advance(hour)
    await ways.ask({} as never, own)
    expect(woken).toHaveLength(4)
  })

  test('is in the answer in a sandbox, whose mails nobody reads, and nowhere else', async () => {
    const [sandbox, real] = [selling('sandbox'), selling()]
    expect(await sandbox.ways.ask({} as never, await sandbox.file())).toHaveProperty('portal_url', expect.stringMatching(/^http/))
    expect(await real.ways.ask({} as never, await real.file())).not.toHaveProperty('portal_url')
  })

  test('is for the license that the device has, else for the file, else for nobody', async () => {
    const { ways, file, status, licenses, desk } = selling()
    const own = await file()
    expect(await refused(ways.ask({} as never))).toBe('pro_required')
    const [{ lid }] = await licenses()
    status.license_id = lid
    expect(await ways.ask({} as never)).toMatchObject({ status: 'sent' })
    status.license_id = 'lic_abcdefghijklmnopqrstuvwxyz'
    expect(await refused(ways.ask({} as never))).toBe('pro_required')
    status.license_id = null
    expect(await refused(ways.ask({} as never, { format: 'x' }))).toBe('license_malformed')
    for (const facts of [{ customer_id: null }, { customer_id: 'cus_1', email: null }]) {
      await desk.database.write((db) => db.updateTable('licenses').set(facts).execute())
      await expect(ways.ask({} as never, own)).rejects.toMatchObject({
        code: 'not_available',
        detail: 'No subscription belongs to this license.',
      })
    }
  })

  test('leads on for a day, by its own seal alone', async () => {
    const { ways, file, licenses, stripe } = selling()
    expect(serializeLicense(await file())).toContain('convo-license')
    const [license] = await licenses()
    const link = await ways.linkFor(license)
    expect(link).toMatch(new RegExp(`^${home}/subscription/${license.lid}\\.\\d+\\.[\\w-]{43}$`))
    const token = link.replace(`${home}/subscription/`, '')
    expect(await ways.open(token)).toEqual(expect.stringContaining('http'))
    expect(Object.values(stripe.state.portals).at(-1)).toMatchObject({ return_url: `${home}/settings` })
    const [lid, until, seal] = token.split('.')
    const other = `${seal[0] === 'A' ? 'B' : 'A'}${seal.slice(1)}`
    for (const wrong of [
      '',
      lid,
      `${lid}.${until}`,
      `${lid}.${until}.${other}`,
      `${lid}.${Number(until) + 1}.${seal}`,
      `${token}x`,
      `x${token}`,
      `lic_abcdefghijklmnopqrstuvwxyz.${until}.${seal}`,
    ])
      expect(await ways.open(wrong), wrong).toBeNull()
    expect(Number(until) - stripe.now()).toBe(24 * hour)
    await stripe.advance(24 * hour - 1)
    expect(await ways.open(token)).not.toBeNull()
    await stripe.advance(1)
    expect(await ways.open(token)).toBeNull()
  })

  test('of a license whose page is not known begins at home', async () => {
    const { ways, file, licenses } = selling()
    await file()
    const [license] = await licenses()
    for (const order_id of [null, 'ord_lost'])
      expect(await ways.linkFor({ ...license, order_id })).toMatch(/^https:\/\/home\.example\/subscription\/lic_/)
  })
})

describe('a mailed link', () => {
  /** The answer to a mailed link, and the lines it logs. */
  async function followed(open: (token: string) => Promise<string | null>) {
    const log = vi.fn<(line: string) => void>()
    const app = new Hono().get('/subscription/:token', portalPage({ open }, log))
    const answer = await app.request('/subscription/a-token')
    return { answer, text: await answer.text(), log }
  }

  const always = {
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }

  test('a valid link redirects, and no cache keeps the redirect', async () => {
    const open = vi.fn(async () => 'https://billing.example/p/1')
    const { answer, text, log } = await followed(open)
    expect(open).toHaveBeenCalledExactlyOnceWith('a-token')
    expect([answer.status, answer.headers.get('location'), text]).toEqual([303, 'https://billing.example/p/1', ''])
    expect(Object.fromEntries(answer.headers)).toMatchObject(always)
    expect(log).not.toHaveBeenCalled()
  })

  test.each([
    [
      async () => null,
      410,
      'This link has ended',
      'A link leads to your subscription for a day. Settings sends you a new one.',
      '<a href="/settings">Open Settings</a>',
    ],
    [
      () => Promise.reject(new TypeError('ana@example.com is away')),
      502,
      'Your subscription cannot be opened right now',
      'The payment provider does not answer. Wait a moment, then try again.',
      '<a href="">Try again</a>',
    ],
  ])('any other link gets a page that says why, and what to do (%#)', async (open, status, title, text, action) => {
    const { answer, text: html } = await followed(open)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=UTF-8'])
    expect(html.replace(/<style>.*<\/style>/s, '')).toBe(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ConvoStat</title>

</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${action}
</main>
</body>
</html>`)
  })

  test('that page may load nothing and use only its own style, which has the colors of both themes', async () => {
    const { answer, text } = await followed(async () => null)
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(text) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...always,
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
    })
    const themes = [...style.matchAll(/--paper: (#\w+); .*?--ink: (#\w+);/g)].map(([, paper, ink]) => [paper, ink])
    expect(themes).toHaveLength(2)
    expect(themes[0]).not.toEqual(themes[1])
    expect(style.indexOf('prefers-color-scheme: dark')).toBeGreaterThan(style.indexOf(themes[0][0]))
    // Every color that is used is one that is given.
    const given = new Set([...style.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
    for (const [, used] of style.matchAll(/var\((--[\w-]+)\)/g)) expect(given).toContain(used)
  })

  test('the log names only the kind of error', async () => {
    const { log } = await followed(() => Promise.reject(new TypeError('ana@example.com is away')))
    expect(log.mock.calls.map(([line]) => JSON.parse(line))).toEqual([{ event: 'portal_link', code: 'TypeError' }])
  })
})
