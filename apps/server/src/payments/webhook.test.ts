// In one zone: events of the provider, whose times are seconds.
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { signatureOf } from '@convostat/fake-stripe'
import { expect, test, vi } from 'vitest'
import { ana, webhookSecret } from '#testing/selling.ts'
import { bought, type House, newest, sellingServers } from '#testing/selling-server.ts'
import { codeOf, visitor } from '#testing/visitor.ts'

const { house } = sellingServers()

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

test('S3, T15: a body that is not signed as it came is refused, and the reason is logged', async () => {
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
  // A flood of them does not flood the log.
  at.lines.length = 0
  for (let i = 0; i < 50; i++) await at.webhook(body, {})
  expect(at.lines).toHaveLength(25)
})

test('signed, and no event: it is refused, and nothing is kept of it', async () => {
  const at = await house()
  const body = new TextEncoder().encode('{"object":"event","id":"evt_1","type":"invoice.paid","livemode":false}')
  expect(await codeOf(await at.webhook(body, signed(at, body)))).toEqual([400, 'webhook_refused'])
  expect(await at.rows('events')).toEqual([])
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
  for (const path of ['/api/payment/create-checkout-session', '/api/payment/verify-session', '/api/license/portal', '/api/license/recover'])
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
