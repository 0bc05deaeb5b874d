import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Fields, Reader } from '@convostat/fake-stripe'
import { emptyState, endpoints, signatureOf } from '@convostat/fake-stripe'
import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { ana, apiKey, back, priceIds, seller, webhookSecret } from '#testing/selling.ts'

const wish: Stripe.Checkout.SessionCreateParams = {
  mode: 'subscription',
  line_items: [{ price: priceIds.monthly, quantity: 1 }],
  success_url: back.successUrl,
}

const failing = (call: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> =>
  call.then(
    () => {
      throw new Error('it did not fail')
    },
    (error) => error,
  )

/** A call by hand, for what the library itself would not send. */
function raw(stripe: { fetch: typeof fetch }, path: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${apiKey}`, 'stripe-version': Stripe.API_VERSION, ...init.headers }
  return stripe.fetch(`https://api.stripe.com${path}`, { ...init, headers })
}

describe('requests are read strictly', () => {
  test.each([
    ['a parameter that there is not', { ...wish, colour: 'red' }, 'parameter_unknown', 'colour'],
    [
      'one within another',
      { ...wish, line_items: [{ price: priceIds.monthly, quantity: 1, size: 2 }] },
      'parameter_unknown',
      'line_items[0][size]',
    ],
    ['one of the provider’s that we do not use', { ...wish, locale: 'de' }, 'parameter_unknown', 'locale'],
    ['nothing to buy', { mode: 'subscription', success_url: 'https://a.test' }, 'parameter_missing', 'line_items'],
    ['no address to come back to', { mode: 'subscription', line_items: wish.line_items }, 'parameter_missing', 'success_url'],
    ['no quantity', { ...wish, line_items: [{ price: priceIds.monthly }] }, 'parameter_missing', 'line_items[0][quantity]'],
    [
      'a quantity that is no number',
      { ...wish, line_items: [{ price: priceIds.monthly, quantity: 'x' }] },
      'parameter_invalid_integer',
      'line_items[0][quantity]',
    ],
    ['an empty text', { ...wish, client_reference_id: '' }, 'parameter_invalid_empty', 'client_reference_id'],
    ['a price that there is not', { ...wish, line_items: [{ price: 'price_x', quantity: 1 }] }, 'resource_missing', 'line_items[0][price]'],
    ['an address that is none', { ...wish, success_url: 'javascript:alert(1)' }, 'url_invalid', 'success_url'],
    ['a mode that there is not', { ...wish, mode: 'gift' }, undefined, 'mode'],
  ])('%s', async (_, params, code, param) => {
    const { library, stripe } = seller()
    const error = await failing(library.checkout.sessions.create(params as Stripe.Checkout.SessionCreateParams))
    expect([error.type, error.statusCode, error.code, error.param]).toEqual(['StripeInvalidRequestError', 400, code, param])
    expect(Object.keys(stripe.state.sessions)).toEqual([])
  })

  test('who asks without the key, with another or for another version is refused', async () => {
    const { stripe } = seller()
    for (const authorization of ['', 'Bearer sk_test_Another0123456789'])
      expect((await raw(stripe, '/v1/subscriptions', { headers: { authorization } })).status).toBe(401)
    expect((await raw(stripe, '/v1/subscriptions', { headers: { 'stripe-version': '2020-08-27' } })).status).toBe(400)
    expect((await raw(stripe, '/v1/subscriptions')).status).toBe(200)
    expect((await raw(stripe, '/v1/payouts')).status).toBe(404)
    expect((await raw(stripe, '/v1/subscriptions/sub_x')).status).toBe(404)
    expect((await raw(stripe, '/v1/subscriptions/__proto__')).status).toBe(404)
  })

  test('every parameter that is accepted is in the library’s type of that call', () => {
    const folder = join(dirname(createRequire(import.meta.url).resolve('stripe')), '../esm/resources')
    const never = undefined as never
    const all = endpoints({
      state: emptyState(),
      clock: never,
      livemode: false,
      payments: never,
      subscriptions: never,
      checkouts: never,
      portalPageOf: never,
    })
    const checked: string[] = []
    for (const { type, parameters } of all) {
      const [file, name] = type.split('#')
      expectFields(readFileSync(join(folder, `${file}.d.ts`), 'utf8'), name, parameters.fields, `${type}: `)
    }
    expect(checked.length).toBeGreaterThan(60)

    function expectFields(source: string, name: string, fields: Fields, path: string): void {
      const body = interfaceOf(source, name)
      for (const [field, reader] of Object.entries(fields)) {
        const [, of] = new RegExp(`^\\s*${field}\\??: (.+);$`, 'm').exec(body) ?? []
        expect(of, `${path}${field}`).toBeDefined()
        checked.push(`${path}${field}`)
        const within = fieldsIn(reader)
        const [, inner] = /(\w+)(?:>*)$/.exec(of ?? '') ?? []
        if (within && inner && !/^(RangeQueryParam|number)$/.test(inner)) expectFields(source, inner, within, `${path}${field}.`)
      }
    }
  })

  const fieldsIn = (reader: Reader<unknown>): Fields | undefined => reader.fields ?? (reader.each && fieldsIn(reader.each))

  /** The members of the interfaces of a name, and those of pages where it has these. */
  function interfaceOf(source: string, name: string): string {
    const plain = source.replaceAll(/\/\*\*.*?\*\//gs, '')
    const heads = [...plain.matchAll(new RegExp(`interface ${name} (extends PaginationParams )?\\{`, 'g'))]
    expect(heads, name).not.toEqual([])
    const pages = '\n limit?: number;\n starting_after?: string;\n ending_before?: string;\n'
    return heads.map(({ index, 0: head, 1: isPaged }) => membersFrom(plain, index + head.length) + (isPaged ? pages : '')).join('')
  }

  function membersFrom(source: string, start: number): string {
    let depth = 1
    let end = start
    for (; depth > 0; end++) depth += { '{': 1, '}': -1 }[source[end]] ?? 0
    return source.slice(start, end)
  }
})

describe('the same key', () => {
  test('has the same answer, and does nothing twice', async () => {
    const { library, stripe } = seller()
    const first = await library.checkout.sessions.create(wish, { idempotencyKey: 'k' })
    const again = await library.checkout.sessions.create(wish, { idempotencyKey: 'k' })
    expect([again.id, Object.keys(stripe.state.sessions)]).toEqual([first.id, [first.id]])
  })

  test('with something else is refused', async () => {
    const { library } = seller()
    await library.checkout.sessions.create(wish, { idempotencyKey: 'k' })
    const error = await failing(library.checkout.sessions.create({ ...wish, cancel_url: 'https://a.test' }, { idempotencyKey: 'k' }))
    expect([error.type, error.statusCode]).toEqual(['StripeIdempotencyError', 400])
  })

  test('stores its own error, but not one of the caller', async () => {
    const { library, stripe } = seller()
    const options = { idempotencyKey: 'k' }
    await failing(library.checkout.sessions.create({ mode: 'subscription' }, options))
    stripe.fail({ kind: 'broken_for_good' })
    for (let i = 0; i < 2; i++) expect((await failing(library.checkout.sessions.create(wish, options))).statusCode).toBe(500)
    await stripe.advance(25 * 3600)
    expect((await library.checkout.sessions.create(wish, options)).status).toBe('open')
  })
})

describe('what is sent', () => {
  test('only requested fields are expanded, and others are refused', async () => {
    const { library, stripe, begin } = seller()
    const id = await begin()
    await stripe.pay(id, ana)
    const plain = await library.checkout.sessions.retrieve(id)
    expect([typeof plain.subscription, plain.line_items]).toEqual(['string', undefined])
    const whole = await library.checkout.sessions.retrieve(id, {
      expand: ['line_items', 'subscription.latest_invoice.payments', 'customer'],
    })
    expect(whole).toMatchObject({
      customer: { email: ana.email },
      line_items: { data: [{ price: { id: priceIds.monthly } }] },
      subscription: { latest_invoice: { status: 'paid', payments: { data: [{ status: 'paid' }] } } },
    })
    for (const path of ['mode', 'nothing', 'subscription.items', 'a.b.c.d.e'])
      expect((await failing(library.checkout.sessions.retrieve(id, { expand: [path] }))).statusCode, path).toBe(400)
    const listed = await library.checkout.sessions.list({ expand: ['data.subscription'] })
    expect(listed.data[0].subscription).toMatchObject({ object: 'subscription' })
  })

  test('lists come newest first, page by page', async () => {
    const { library } = seller()
    const made: string[] = []
    for (let i = 0; i < 25; i++) made.push((await library.checkout.sessions.create(wish)).id)
    const first = await library.checkout.sessions.list()
    expect([first.data.length, first.has_more, first.data[0].id]).toEqual([10, true, made[24]])
    const all: string[] = []
    for await (const { id } of library.checkout.sessions.list({ limit: 7 })) all.push(id)
    expect(all).toEqual(made.toReversed())
    const back = await library.checkout.sessions.list({ limit: 3, ending_before: made[20] })
    expect([back.data.map(({ id }) => id), back.has_more]).toEqual([[made[23], made[22], made[21]], true])
    expect((await failing(Promise.resolve(library.checkout.sessions.list({ limit: 101 })))).statusCode).toBe(400)
  })

  test('an event is signed as the library expects it, byte by byte', async () => {
    const { stripe, begin } = seller()
    await stripe.pay(await begin(), ana)
    const event = stripe.events().at(-1)!
    const { body, headers } = stripe.signed(event.id)
    const header = headers['stripe-signature']
    const text = new TextDecoder().decode(body)
    expect(header).toBe(Stripe.webhooks.generateTestHeaderString({ payload: text, secret: webhookSecret, timestamp: stripe.now() }))
    expect(Stripe.webhooks.constructEvent(text, header, webhookSecret, 300, undefined, stripe.now() * 1000)).toMatchObject({ id: event.id })
    const wrong = signatureOf(body, `${webhookSecret}x`, stripe.now())
    expect(() => Stripe.webhooks.constructEvent(text, wrong, webhookSecret, 300, undefined, stripe.now() * 1000)).toThrow()
  })
})

describe('what happens', () => {
  const types = (stripe: ReturnType<typeof seller>['stripe']) => stripe.events().map(({ type }) => type)

  test('a payment creates a customer, a subscription and a paid invoice', async () => {
    const { stripe, begin, library } = seller()
    const id = await begin('annual')
    await stripe.pay(id, ana)
    expect(types(stripe)).toEqual([
      'customer.created',
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
      'checkout.session.completed',
    ])
    const [created] = stripe.events().filter(({ type }) => type === 'customer.subscription.created')
    expect(created.data.object).toMatchObject({ status: 'incomplete' })
    const session = await library.checkout.sessions.retrieve(id, { expand: ['subscription'] })
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', amount_total: 5900, customer_details: ana })
    const [item] = (session.subscription as Stripe.Subscription).items.data
    expect([item.current_period_start, item.current_period_end].map((t) => new Date(t * 1000).toISOString())).toEqual([
      '2027-03-01T12:00:00.000Z',
      '2028-03-01T12:00:00.000Z',
    ])
    await expect(stripe.pay(id, ana)).rejects.toMatchObject({ status: 400 })
  })

  test('a subscription is renewed each month until it is to end', async () => {
    const { stripe, begin, library } = seller()
    await stripe.pay(await begin(), ana)
    const [{ id }] = Object.values(stripe.state.subscriptions)
    const day = 86_400
    await stripe.advance(95 * day)
    expect((await library.invoices.list({ subscription: id })).data.map(({ status, billing_reason }) => [status, billing_reason])).toEqual([
      ['paid', 'subscription_cycle'],
      ['paid', 'subscription_cycle'],
      ['paid', 'subscription_cycle'],
      ['paid', 'subscription_create'],
    ])
    await stripe.cancelAtPeriodEnd(id, true)
    expect(await library.subscriptions.retrieve(id)).toMatchObject({ status: 'active', cancel_at_period_end: true })
    await stripe.advance(31 * day)
    expect(await library.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', ended_at: Date.UTC(2027, 6, 1, 12) / 1000 })
    expect(types(stripe).at(-1)).toBe('customer.subscription.deleted')
    expect((await library.subscriptions.list()).data).toEqual([])
  })

  test('a renewal that is refused is tried four times in fifteen days; then the subscription ends', async () => {
    const { stripe, begin, library } = seller()
    await stripe.pay(await begin(), ana)
    const [{ id }] = Object.values(stripe.state.subscriptions)
    const day = 86_400
    await stripe.refuseCard(id)
    await stripe.advance(32 * day)
    expect((await library.subscriptions.retrieve(id)).status).toBe('past_due')
    expect(types(stripe).filter((type) => type === 'invoice.payment_failed')).toHaveLength(1)
    await stripe.advance(15 * day)
    expect((await library.subscriptions.retrieve(id)).status).toBe('canceled')
    expect(types(stripe).filter((type) => type === 'invoice.payment_failed')).toHaveLength(4)
  })

  test('a snapshot brings back what was removed, events on their way too', async () => {
    let isUp = false
    const taken: string[] = []
    const deliver = async (body: Uint8Array) => {
      if (isUp) taken.push(JSON.parse(new TextDecoder().decode(body)).id)
      return { status: isUp ? 200 : 503 }
    }
    const before = seller({ deliver })
    await before.stripe.pay(await before.begin(), ana)
    expect(taken).toEqual([])
    const after = seller({ deliver, snapshot: before.stripe.snapshot() })
    isUp = true
    await after.stripe.advance(60)
    expect(taken).toEqual(before.stripe.events().map(({ id }) => id))
    await after.stripe.advance(3600)
    expect(taken).toHaveLength(before.stripe.events().length)
  })
})
