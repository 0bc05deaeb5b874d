import type { FaultKind, PriceWish } from '@convostat/fake-stripe'
import { CannotStart } from '@convostat/installation/cannot-start'
import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { day, noon } from '#testing/desks.ts'
import { ana, apiKey, back, priceIds, type Seller, seller, usualPrices } from '#testing/selling.ts'
import { problemOf } from './provider.ts'
import { licenseeOf } from './stripe-licensee.ts'

/** Someone who has paid. */
async function sold(plan: 'monthly' | 'annual' = 'monthly') {
  const shop = seller()
  const id = await shop.begin(plan)
  await shop.stripe.pay(id, ana)
  const [{ id: sub }] = Object.values(shop.stripe.state.subscriptions)
  return { ...shop, id, sub, standing: () => shop.provider.subscription(sub) }
}

async function all<T>(things: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const thing of things) found.push(thing)
  return found
}

const posts = ({ stripe }: Seller) => stripe.asked.filter(({ call }) => call.startsWith('POST'))

test('a paid session says all that a license needs', async () => {
  const { provider, id, sub } = await sold('annual')
  const session = await provider.session(id)
  const end = Date.UTC(2028, 2, 1, 12) / 1000
  expect(session).toEqual({
    id,
    livemode: false,
    created: noon,
    status: 'complete',
    paymentStatus: 'paid',
    orderId: 'order1',
    plan: 'annual',
    currency: 'usd',
    amount: 5900,
    email: ana.email,
    licensee: ana.name,
    customerId: expect.stringMatching(/^cus_/),
    subscription: {
      id: sub,
      livemode: false,
      status: 'active',
      orderId: 'order1',
      customerId: session?.customerId,
      plan: 'annual',
      periodEnd: end,
      paidUntil: end,
      cancelAt: null,
      cancelAtPeriodEnd: false,
      endedAt: null,
      paidInvoices: 1,
      firstPaidAt: noon,
      lastPaidAt: noon,
      refunded: false,
      disputed: null,
    },
  })
  expect(problemOf(session!, 'test')).toBeNull()
})

test('S9: a session that is not there, or of another account, is null; one that nobody paid is open', async () => {
  const { provider, begin } = seller()
  expect(await provider.session(`cs_test_${'a'.repeat(58)}`)).toBeNull()
  const foreign = await seller().begin()
  expect(await provider.session(foreign)).toBeNull()
  expect(await provider.session(await begin())).toMatchObject({ status: 'open', paymentStatus: 'unpaid', subscription: null, email: null })
  expect(await provider.subscription('sub_x')).toBeNull()
})

describe('S8: what is not ours to fulfil', () => {
  /** A session made beside us, in the same account. */
  async function paidElsewhere(changes: Partial<Stripe.Checkout.SessionCreateParams>, mode: 'test' | 'live' = 'test') {
    const { library, stripe, provider } = seller()
    const { id } = await library.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: priceIds.monthly, quantity: 1 }],
      success_url: back.successUrl,
      metadata: { order_id: 'order1' },
      ...changes,
    })
    await stripe.pay(id, ana)
    return problemOf((await provider.session(id))!, mode)
  }

  test.each([
    ['ours', {}, null],
    ['another product’s price', { line_items: [{ price: 'price_ofAnotherProduct', quantity: 1 }] }, 'foreign_price'],
    ['a price in another currency', { line_items: [{ price: 'price_inEuro', quantity: 1 }] }, 'foreign_price'],
    ['ours twice', { line_items: [{ price: priceIds.monthly, quantity: 2 }] }, 'foreign_price'],
    ['no order of ours', { metadata: {} }, 'no_order'],
  ])('%s', async (_, changes, problem) => expect(await paidElsewhere(changes)).toBe(problem))

  test('a session of the other mode', async () => expect(await paidElsewhere({}, 'live')).toBe('wrong_mode'))

  test('our price in a currency of the buyer’s', async () => {
    const { provider, stripe, id } = await sold()
    stripe.state.sessions[id].currency = 'eur'
    expect(problemOf((await provider.session(id))!, 'test')).toBe('wrong_currency')
  })
})

describe('S10: a way that is bad', () => {
  test.each<[string, FaultKind, number]>([
    ['no answer', 'hang', 1],
    ['an answer that is lost, after it was done', 'lost', 1],
    ['a connection that breaks', 'reset', 2],
    ['too many requests', 'too_many', 2],
    ['500 twice', 'broken', 2],
    ['a page of somebody in between', 'portal_page', 1],
  ])('%s, then an answer: one session, one key', async (_, kind, times) => {
    const shop = seller()
    shop.stripe.fail({ kind, times })
    const id = await shop.begin()
    expect(Object.keys(shop.stripe.state.sessions)).toEqual([id])
    expect(shop.waited).toHaveLength(times)
    expect(new Set(posts(shop).map(({ key }) => key))).toEqual(new Set(['order_order1']))
    expect(posts(shop)).toHaveLength(times + 1)
  })

  test.each<FaultKind>(['hang', 'reset', 'too_many', 'broken', 'portal_page'])(
    '%s without end is said to be the provider’s',
    async (kind) => {
      const shop = seller()
      shop.stripe.fail({ kind, times: 100 })
      await expect(shop.begin()).rejects.toMatchObject({ code: 'payment_provider', status: 502 })
      expect(posts(shop)).toHaveLength(3)
      shop.stripe.heal()
      // A second try has the same order's session.
      const id = await shop.begin()
      expect([await shop.begin(), Object.keys(shop.stripe.state.sessions)]).toEqual([id, [id]])
    },
  )

  test('a mistake that is kept over there does not come right by asking again', async () => {
    const shop = seller()
    shop.stripe.fail({ kind: 'broken_for_good' })
    await expect(shop.begin()).rejects.toMatchObject({ code: 'payment_provider' })
    await expect(shop.begin()).rejects.toMatchObject({ code: 'payment_provider' })
    expect(await shop.begin('monthly', 'order2')).toMatch(/^cs_test_/)
  })

  test('what is a mistake of ours is not asked again, and none of what was sent is logged', async () => {
    const shop = seller({ apiKey: 'sk_test_Canary0123456789' })
    const wrong = seller({ prices: usualPrices.slice(1) })
    await expect(wrong.begin()).rejects.toMatchObject({ code: 'payment_provider' })
    expect(posts(wrong)).toHaveLength(1)
    expect(JSON.parse(wrong.log.mock.calls[0][0])).toMatchObject({
      event: 'provider_failed',
      what: 'checkout.create',
      code: 'resource_missing',
      param: 'line_items[0][price]',
      status: 400,
    })
    shop.stripe.fail({ kind: 'broken', times: 3 })
    await expect(shop.begin()).rejects.toMatchObject({ code: 'payment_provider' })
    expect(JSON.stringify(shop.log.mock.calls)).not.toMatch(/canary|localhost|order1/i)
  })

  test('half a list is asked again from where it was', async () => {
    const { provider, stripe, sub } = await sold()
    await stripe.advance(200 * day)
    const before = await provider.subscription(sub)
    expect(before?.paidInvoices).toBe(7)
    stripe.fail({ kind: 'broken', times: 2, calls: /invoices/ })
    expect(await provider.subscription(sub)).toEqual(before)
  })
})

describe('S11: the state of a subscription', () => {
  test('it is to end with its period, and then it is not, and then it is', async () => {
    const { stripe, sub, standing } = await sold()
    const end = Date.UTC(2027, 3, 1, 12) / 1000
    for (const isWanted of [true, false, true]) {
      await stripe.cancelAtPeriodEnd(sub, isWanted)
      expect(await standing()).toMatchObject({ status: 'active', cancelAtPeriodEnd: isWanted, cancelAt: isWanted ? end : null })
    }
    await stripe.advance(31 * day)
    expect(await standing()).toMatchObject({ status: 'canceled', endedAt: end, paidUntil: end, paidInvoices: 1 })
  })

  test('a renewal counts one more, and is paid until a period later', async () => {
    const { stripe, standing } = await sold()
    await stripe.advance(31 * day)
    expect(await standing()).toMatchObject({
      paidInvoices: 2,
      firstPaidAt: noon,
      lastPaidAt: Date.UTC(2027, 3, 1, 12) / 1000,
      paidUntil: Date.UTC(2027, 4, 1, 12) / 1000,
    })
  })

  test('one that could not be paid moves its period, and not what was paid for', async () => {
    const { stripe, sub, standing } = await sold()
    await stripe.refuseCard(sub)
    await stripe.advance(32 * day)
    const [end, next] = [Date.UTC(2027, 3, 1, 12) / 1000, Date.UTC(2027, 4, 1, 12) / 1000]
    expect(await standing()).toMatchObject({ status: 'past_due', paidInvoices: 1, periodEnd: next, paidUntil: end })
    await stripe.refuseCard(sub, false)
    await stripe.payOpenInvoice(sub)
    expect(await standing()).toMatchObject({ status: 'active', paidInvoices: 2, periodEnd: next, paidUntil: next })
  })

  test('another plan counts from when it was chosen, and what was not used is taken off', async () => {
    const { stripe, sub, standing } = await sold()
    await stripe.advance(15 * day)
    await stripe.switchTo(sub, priceIds.annual)
    expect(await standing()).toMatchObject({ plan: 'annual', paidInvoices: 2, paidUntil: Date.UTC(2028, 2, 16, 12) / 1000 })
    const charges = Object.values(stripe.state.charges).map(({ amount }) => amount)
    expect(charges[1]).toBeGreaterThan(5900 - 700)
    expect(charges[1]).toBeLessThan(5900)
  })

  test('a trial is paid with nothing, and with money after it', async () => {
    const { stripe, provider, library } = seller()
    const order = { order_id: 'order1' }
    const { id } = await library.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: priceIds.monthly, quantity: 1 }],
      success_url: back.successUrl,
      metadata: order,
      subscription_data: { trial_period_days: 7, metadata: order },
    })
    await stripe.pay(id, ana)
    const session = await provider.session(id)
    expect(session).toMatchObject({ paymentStatus: 'no_payment_required', subscription: { status: 'trialing', paidInvoices: 1 } })
    expect(session?.subscription?.paidUntil).toBe(noon + 7 * day)
    await stripe.advance(8 * day)
    expect(await provider.subscription(session?.subscription?.id ?? '')).toMatchObject({ status: 'active', paidInvoices: 2 })
  })

  test('a part that is given back changes nothing, all of it does, of the newest payment only', async () => {
    const { stripe, sub, standing } = await sold()
    await stripe.refund(sub, 699)
    expect((await standing())?.refunded).toBe(false)
    await stripe.refund(sub)
    expect((await standing())?.refunded).toBe(true)
    await stripe.advance(31 * day)
    expect(await standing()).toMatchObject({ refunded: false, paidInvoices: 2 })
  })

  test.each(['won', 'lost'] as const)('a dispute is open until it is %s', async (outcome) => {
    const { stripe, sub, standing } = await sold()
    await stripe.dispute(sub)
    expect((await standing())?.disputed).toBe('open')
    await stripe.closeDispute(sub, outcome)
    expect((await standing())?.disputed).toBe(outcome)
  })
})

test('S7: a bank that takes days: the subscription runs, and nothing is paid', async () => {
  const { stripe, provider, begin } = seller()
  const [comes, fails] = [await begin(), await begin('annual', 'order2')]
  for (const id of [comes, fails]) await stripe.payLater(id, ana)
  expect(await provider.session(comes)).toMatchObject({
    status: 'complete',
    paymentStatus: 'unpaid',
    subscription: { status: 'active', paidInvoices: 0, paidUntil: null, lastPaidAt: null },
  })
  await stripe.advance(2 * day)
  await stripe.arrive(comes, 'succeeded')
  await stripe.arrive(fails, 'failed')
  expect(await provider.session(comes)).toMatchObject({
    paymentStatus: 'paid',
    subscription: { paidInvoices: 1, lastPaidAt: noon + 2 * day },
  })
  expect(await provider.session(fails)).toMatchObject({ paymentStatus: 'unpaid', subscription: { status: 'canceled', paidInvoices: 0 } })
})

test('giving the money back ends the subscription, however often it is asked and whatever was lost on the way', async () => {
  const { stripe, provider, sub, standing } = await sold()
  stripe.fail({ kind: 'lost', times: 2, calls: /refunds/ })
  await provider.refund(sub)
  await provider.refund(sub)
  expect(await standing()).toMatchObject({ refunded: true, status: 'canceled' })
  expect(Object.values(stripe.state.refunds).map(({ amount }) => amount)).toEqual([700])
})

test('what an event is about leads to its subscription', async () => {
  const { stripe, provider, sub } = await sold()
  await stripe.dispute(sub)
  const { charges, invoices, disputes, customers } = stripe.state
  const ids = [charges, invoices, disputes, customers].map((table) => Object.keys(table)[0])
  for (const id of [sub, ...ids]) expect(await provider.subscriptionIds(id), id).toEqual([sub])
  for (const id of ['ch_x', 'du_x', 'in_x', 'pi_x', '', 'x']) expect(await provider.subscriptionIds(id), id).toEqual([])
})

test('everything that was paid is listed, however much it is; what is not ours is left out', async () => {
  const { stripe, provider, begin, library } = seller()
  const made: string[] = []
  for (let i = 0; i < 26; i++) {
    const id = await begin('monthly', `order${i}`)
    made.push(id)
    if (i % 2 === 0) await stripe.pay(id, ana)
  }
  await stripe.advance(60)
  const { id } = await library.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: priceIds.monthly, quantity: 1 }],
    success_url: back.successUrl,
  })
  await stripe.pay(id, ana)
  expect((await all(provider.paidSessions(noon))).map((session) => session.id)).toEqual([
    id,
    ...made.filter((_, i) => i % 2 === 0).reverse(),
  ])
  expect((await all(provider.paidSessions(noon + 1))).map((session) => session.id)).toEqual([id])
  expect(await all(provider.subscriptions())).toHaveLength(13)
})

test('a portal link is the customer’s', async () => {
  const { stripe, provider, id } = await sold()
  const { customerId } = (await provider.session(id))!
  const link = await provider.portal(customerId ?? '', 'http://localhost/settings')
  const [portal] = Object.values(stripe.state.portals)
  expect([link, portal]).toEqual([
    `https://billing.stripe.com/p/session/${portal.id}`,
    expect.objectContaining({ customer: customerId, return_url: 'http://localhost/settings' }),
  ])
  await expect(provider.portal('cus_x', 'http://localhost/settings')).rejects.toMatchObject({ code: 'payment_provider' })
})

describe('at the start the prices are compared with those of the pages', () => {
  const priced = (changes: Partial<PriceWish>) =>
    seller({ prices: [{ ...usualPrices[0], ...changes }, usualPrices[1]] }).provider.checkPrices()

  test('they are the same', () => expect(seller().provider.checkPrices()).resolves.toBeUndefined())

  test.each([
    [{ cents: 999 }, 'is $9.99, but the pages say $7 for a month'],
    [{ currency: 'eur' }, 'is in EUR, but'],
    [{ interval: 'year' }, 'is for 12 months, but'],
    [{ id: 'price_another' }, 'knows no price price_monthly7'],
  ] satisfies [Partial<PriceWish>, string][])('%j', async (changes, sentence) => {
    const refusal = await priced(changes).catch((error) => error)
    expect(refusal).toBeInstanceOf(CannotStart)
    expect(refusal.message).toContain(sentence)
  })

  test('a price that is archived cannot be bought', async () => {
    const { stripe, provider } = seller()
    stripe.state.prices[priceIds.annual].active = false
    await expect(provider.checkPrices()).rejects.toThrow('archived')
  })

  test('a key that is not taken, and nobody who answers, are told apart', async () => {
    const { stripe, provider } = seller()
    stripe.fail({ kind: 'reset' })
    await expect(provider.checkPrices()).rejects.toThrow('could not be asked')
    const other = seller({ apiKey: 'sk_test_Another0123456789' })
    const { stripeProvider } = await import('./stripe-provider.ts')
    const refused = stripeProvider({ mode: 'test', key: apiKey, webhookSecret: 'whsec_x', prices: priceIds, fetch: other.stripe.fetch })
    await expect(refused.checkPrices()).rejects.toThrow('does not take CONVOSTAT_STRIPE_KEY')
  })
})

test.each([
  ['Ana Sol', 'Ana Sol'],
  ['  Ana \t Sol \n', 'Ana Sol'],
  ['a\r\nBcc: x@evil.test', 'a Bcc: x@evil.test'],
  ['Zoe\u0308', 'Zoë'],
  ['\u202eanA', 'anA'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['\ud800', ana.email],
  ['\u200b\u2800 ', ana.email],
  ['', ana.email],
  [null, ana.email],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['😀'.repeat(200), '😀'.repeat(120)],
  [`  ${'a'.repeat(121)}`, 'a'.repeat(120)],
  [`${'a'.repeat(119)} b`, 'a'.repeat(119)],
])('T24, L15: a license names %j', (name, expected) => {
  expect(licenseeOf(name, ana.email)).toBe(expected)
})
