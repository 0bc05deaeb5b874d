import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { Failure } from '@convostat/api'
import { signatureOf } from '@convostat/fake-stripe'
import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { noon } from '#testing/desks.ts'
import { ana, seller, webhookSecret } from '#testing/selling.ts'
import { readStripeEvent, WebhookRefused, webhookEvents } from './stripe-event.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const sent = bytes(
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    created: noon,
    livemode: false,
    data: { object: { id: 'cs_test_1', object: 'checkout.session', subscription: 'sub_1' } },
  }),
)
const signed = (body = sent, time = noon, secret = webhookSecret) => signatureOf(body, secret, time)
const read = (body: Uint8Array, header: string | null, { secret = webhookSecret, now = noon } = {}) =>
  readStripeEvent(body, header, secret, now)

/** Why it was refused; what it is where it was not. */
function outcome(reading: () => { id: string }): string {
  try {
    return reading().id
  } catch (error) {
    if (!(error instanceof Failure) || !(error.cause instanceof WebhookRefused)) throw error
    expect([error.code, error.status]).toEqual(['webhook_refused', 400])
    return error.cause.why
  }
}

describe('S1: who signs', () => {
  const v1 = signed().split('v1=')[1]
  test.each([
    ['the right secret', signed(), 'evt_1'],
    ['the right secret, beside an older one', `${signed()},v1=${'0'.repeat(64)}`, 'evt_1'],
    ['no header', null, 'signature'],
    ['an empty header', '', 'signature'],
    ['a time alone', `t=${noon}`, 'signature'],
    ['a signature without a time', `v1=${v1}`, 'signature'],
    ['an older scheme alone', `t=${noon},v0=${v1}`, 'signature'],
    ['another secret', signed(sent, noon, 'whsec_another0123456789'), 'signature'],
    ['the secret with a line break', signed(sent, noon, `${webhookSecret}\n`), 'signature'],
    ['the signature cut short', signed().slice(0, -1), 'signature'],
    ['another time than was signed', signed().replace(`t=${noon}`, `t=${noon - 1}`), 'signature'],
    ['two times, the second of them not signed', `${signed()},t=${noon - 1}`, 'signature'],
    ['a time with something behind it', signed().replace(',', 'x,'), 'time'],
    ['something else that ends like a time', `${signed()},xt=5`, 'evt_1'],
    ['no header of that kind at all', 'Bearer whsec', 'signature'],
  ])('%s', (_, header, expected) => expect(outcome(() => read(sent, header))).toBe(expected))

  test('a secret that was set with a line break takes nothing, as the server would not start with it', () => {
    expect(outcome(() => read(sent, signed(), { secret: `${webhookSecret}\n` }))).toBe('signature')
  })

  test('one bit changed anywhere in the body', () => {
    for (let i = 0; i < sent.length; i++) {
      const changed = sent.slice()
      changed[i] ^= 1
      expect(['signature', 'encoding']).toContain(outcome(() => read(changed, signed())))
    }
  })
})

describe('S2, T15: when it was signed', () => {
  const year = 365 * 86_400
  test.each([
    [299, 'evt_1'],
    [300, 'evt_1'],
    [301, 'time'],
    [year, 'time'],
    [-299, 'evt_1'],
    [-300, 'evt_1'],
    [-301, 'time'],
    [-year, 'time'],
  ])('%d seconds ago', (age, expected) => expect(outcome(() => read(sent, signed(sent, noon - age)))).toBe(expected))

  test('a second time in the header is not believed beside the signed one', () => {
    const old = noon - year
    expect(outcome(() => read(sent, `t=${noon},${signed(sent, old)}`))).toBe('time')
    // The library takes the last of two, and one of the next year.
    expect(outcome(() => read(sent, `t=${noon},${signed(sent, noon + year)}`))).toBe('time')
  })

  test('the library alone takes one of the next year', () => {
    const text = new TextDecoder().decode(sent)
    const header = signed(sent, noon + year)
    expect(Stripe.webhooks.constructEvent(text, header, webhookSecret, 300, undefined, noon * 1000).id).toBe('evt_1')
  })
})

describe('S3: what a proxy did to it', () => {
  const text = new TextDecoder().decode(sent)
  test.each([
    ['written anew', bytes(JSON.stringify(JSON.parse(text), null, 2))],
    ['a line break added', bytes(`${text}\n`)],
    ['a mark of byte order added', bytes(`\ufeff${text}`)],
    ['compressed', new Uint8Array(gzipSync(sent))],
    ['nothing left', new Uint8Array()],
  ])('%s', (_, body) => expect(['signature', 'encoding']).toContain(outcome(() => read(body, signed()))))

  test.each(['{', '[]', 'null', '7', '{}', '{"object":"event"}', '{"object":"v2.core.event","id":"evt_1","type":"a.b"}'])(
    'signed, and no event: %s',
    (body) => {
      expect(outcome(() => read(bytes(body), signed(bytes(body))))).toBe('form')
    },
  )

  test('bytes that are not UTF-8 are not read as if they were', () => {
    const body = new Uint8Array([...sent.slice(0, -2), 0xff, ...sent.slice(-2)])
    expect(outcome(() => read(body, signed(body)))).toBe('encoding')
  })
})

test('what an event is about, of everything that happens to a subscription', async () => {
  const { stripe, begin } = seller()
  const sessionId = await begin()
  await stripe.pay(sessionId, ana)
  const [{ id: subscriptionId, customer }] = Object.values(stripe.state.subscriptions)
  await stripe.refund(subscriptionId, 100)
  await stripe.dispute(subscriptionId)
  const [{ id: charge }] = Object.values(stripe.state.charges)
  const about = new Map(
    stripe.events().map(({ id }) => {
      const { body, headers } = stripe.signed(id)
      const event = readStripeEvent(body, headers['stripe-signature'], webhookSecret, stripe.now())
      return [event.type, event]
    }),
  )
  expect(about.get('checkout.session.completed')).toMatchObject({ objectId: sessionId, sessionId, subscriptionId })
  expect(about.get('customer.subscription.updated')).toMatchObject({ objectId: subscriptionId, subscriptionId })
  expect(about.get('invoice.paid')).toMatchObject({ subscriptionId })
  expect(about.get('charge.refunded')).toMatchObject({ objectId: customer })
  expect(about.get('charge.dispute.created')).toMatchObject({ objectId: charge })
  for (const [type, { objectId }] of about)
    expect([type, objectId === null]).toEqual([type, !(webhookEvents as readonly string[]).includes(type)])
})

/** An event about an invoice, with something else in its place. */
const event = (more: object) => ({
  id: 'evt_1',
  object: 'event',
  type: 'invoice.paid',
  created: noon - 1,
  livemode: false,
  data: { object: { id: 'in_1', object: 'invoice' } },
  ...more,
})
const sentAs = (value: unknown) => {
  const body = bytes(JSON.stringify(value))
  return () => read(body, signed(body))
}
const long = 'e'.repeat(255)

test.each([
  ['no data', event({ data: undefined })],
  ['data that is null', event({ data: null })],
  ['data that is a text', event({ data: 'x' })],
  ['no object', event({ data: {} })],
  ['an object that is null', event({ data: { object: null } })],
  ['an object that is a list', event({ data: { object: [] } })],
  ['an object without an id', event({ data: { object: { object: 'invoice' } } })],
  ['an object whose id is none', event({ data: { object: { id: { id: 'in_1' }, object: 'invoice' } } })],
  ['no word that it is an event', event({ object: 'invoice' })],
  ['no id', event({ id: undefined })],
  ['an empty id', event({ id: '' })],
  ['an id that no database takes', event({ id: 'evt_\u0000' })],
  ['a blank before its id', event({ id: ' evt_1' })],
  ['a line break after its id', event({ id: 'evt_1\n' })],
  ['an id that is too long', event({ id: `${long}e` })],
  ['an id that is a number', event({ id: 7 })],
  ['a type that is none', event({ type: 'invoice paid' })],
  ['a blank before its type', event({ type: ' invoice.paid' })],
  ['a line break after its type', event({ type: 'invoice.paid\n' })],
  ['an empty type', event({ type: '' })],
  ['a type that is too long', event({ type: `${long}e` })],
  ['a type that is a list', event({ type: ['invoice.paid'] })],
  ['no mode', event({ livemode: undefined })],
  ['a mode that is a text', event({ livemode: 'false' })],
])('signed, and with %s: it is refused as no event', (_, value) => expect(outcome(sentAs(value))).toBe('form'))

test('ids and types are as long as they may be', () => {
  expect(sentAs(event({ id: long, type: long }))()).toMatchObject({ id: long, type: long, objectId: null })
})

test('its time is its own, else now', () => {
  expect(sentAs(event({}))()).toEqual({
    ...{ id: 'evt_1', type: 'invoice.paid', created: noon - 1, livemode: false },
    ...{ objectId: 'in_1', subscriptionId: undefined },
  })
  for (const created of [undefined, null, '7']) expect(sentAs(event({ created }))().created).toBe(noon)
  expect(sentAs(event({ livemode: true }))().livemode).toBe(true)
})

test.each([
  ['checkout.session', { subscription: 'sub_1' }, { objectId: 'x_1', sessionId: 'x_1', subscriptionId: 'sub_1' }],
  ['checkout.session', { subscription: { id: 'sub_1' } }, { objectId: 'x_1', sessionId: 'x_1', subscriptionId: 'sub_1' }],
  ...[null, undefined, 7, '', 'sub 1', {}, { id: 7 }].map((subscription) => [
    ...['checkout.session', { subscription }, { objectId: 'x_1', sessionId: 'x_1', subscriptionId: undefined }],
  ]),
  ['subscription', {}, { objectId: 'x_1', subscriptionId: 'x_1' }],
  ['invoice', { parent: { subscription_details: { subscription: 'sub_1' } } }, { objectId: 'x_1', subscriptionId: 'sub_1' }],
  ['invoice', { parent: { subscription_details: { subscription: { id: 'sub_1' } } } }, { objectId: 'x_1', subscriptionId: 'sub_1' }],
  ...[undefined, null, 'x', {}, { subscription_details: null }, { subscription_details: {} }].map((parent) => [
    ...['invoice', { parent }, { objectId: 'x_1', subscriptionId: undefined }],
  ]),
  ['charge', { customer: 'cus_1' }, { objectId: 'cus_1' }],
  ['charge', { customer: { id: 'cus_1' } }, { objectId: 'cus_1' }],
  ['charge', { customer: null }, { objectId: 'x_1' }],
  ['dispute', { charge: 'ch_1' }, { objectId: 'ch_1' }],
  ['dispute', { charge: null }, { objectId: 'x_1' }],
  ['something else', { customer: 'cus_1' }, { objectId: null }],
] as [string, object, object][])('a %s of %j', (object, more, about) => {
  const { id, type, created, livemode, ...found } = sentAs(event({ data: { object: { id: 'x_1', object, ...more } } }))()
  expect(found).toEqual(about)
})

test('of what is not listened to nothing is read', () => {
  expect(sentAs(event({ type: 'plan.created', data: undefined }))()).toMatchObject({ type: 'plan.created', objectId: null })
  expect(sentAs(event({ type: 'invoice.created' }))()).not.toHaveProperty('subscriptionId')
})

test('the provider is asked for the events that are listened to', () => {
  const manual = readFileSync(new URL('../../../../docs/payments.md', import.meta.url), 'utf8')
  const [, named = ''] = /with these events:(.*?)A proxy must pass/s.exec(manual) ?? []
  expect([...named.matchAll(/`([\w.]+)`/g)].map(([, type]) => type)).toEqual(webhookEvents)
})
