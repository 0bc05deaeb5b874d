import { serializeLicense } from '@convostat/license'
import { describe, expect, test, vi } from 'vitest'
import { day, usualSettings } from '#testing/desks.ts'
import { ana, priceIds, seller } from '#testing/selling.ts'
import { bought, mail, newest, payments, sellingServers } from '#testing/selling-server.ts'
import { codeOf, visitor } from '#testing/visitor.ts'

const { house, serving } = sellingServers()

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

describe('T13: a buyer comes back to our own pages, and to no other', () => {
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

  test('S8: something else was paid: nothing is issued, and the operator is warned', async () => {
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

test.each([
  ['given back', 'refund', 'license_revoked', 'This license was revoked. Please contact support.'],
  ['disputed', 'dispute', 'license_suspended', expect.stringContaining('paused')],
  ['ended', 'cancelNow', 'license_expired', expect.stringContaining('expired')],
] as const)('a session whose payment was %s says why its license opens nothing', async (_, what, reason, message) => {
  const at = await house()
  const id = await bought(at)
  expect(await (await at.verify(id)).json()).toEqual({
    status: 'success',
    message: 'Payment verified. Your license is ready.',
    license_data: expect.any(Object),
  })
  at.connect()
  const before = await at.rows('licenses')
  const [{ id: sub }] = Object.values(at.stripe.state.subscriptions)
  await at.stripe[what](sub)
  // The session itself hands its license over ten times only.
  await vi.waitFor(async () => expect(await at.rows('licenses')).not.toEqual(before))
  expect(await (await at.verify(id)).json()).toMatchObject({ status: 'success', reason, message })
})

test('T22: what is logged are lines of JSON with codes and times, and nothing of anyone', async () => {
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
