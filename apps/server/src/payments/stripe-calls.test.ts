import { Failure } from '@convostat/api'
import { CannotStart } from '@convostat/installation/cannot-start'
import Stripe from 'stripe'
import { describe, expect, test, vi } from 'vitest'
import { day } from '#testing/desks.ts'
import { ana, apiKey, back, priceIds, seller, webhookSecret } from '#testing/selling.ts'
import type { CheckoutWish } from './provider.ts'
import { asking, isAway, isMissing } from './stripe-asking.ts'
import { ProviderAway, stripeProvider } from './stripe-provider.ts'

/** A purchase that was renewed once. */
async function sold() {
  const shop = seller()
  const { stripe, provider } = shop
  const id = await shop.begin()
  await stripe.pay(id, ana)
  await stripe.advance(31 * day)
  const [{ id: sub, customer }] = Object.values(stripe.state.subscriptions)
  const [first, invoice] = Object.values(stripe.state.invoices)
  const [firstCharge, charge] = Object.values(stripe.state.charges)
  const standing = async () => {
    const found = await provider.subscription(sub)
    if (!found) throw new Error('expected a subscription')
    return found
  }
  return { ...shop, id, sub, customer: String(customer), first, invoice, firstCharge, charge, standing }
}
type Sold = Awaited<ReturnType<typeof sold>>

async function listed<T>(things: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const thing of things) found.push(thing)
  return found
}

const intent = ({ payment_intent }: Stripe.Charge) => String(payment_intent)

/** Each call of the provider, with its requests: path, parameters and key. */
const calls: [string, (at: Sold) => Promise<unknown>, (at: Sold) => string[]][] = [
  [
    'createCheckout',
    ({ provider }) => provider.createCheckout({ orderId: 'order2', plan: 'annual', ...back }),
    () => [
      `POST /v1/checkout/sessions?mode=subscription&line_items[0][price]=price_annual59&line_items[0][quantity]=1&success_url=${back.successUrl}&cancel_url=${back.cancelUrl}&client_reference_id=order2&metadata[order_id]=order2&metadata[plan]=annual&subscription_data[metadata][order_id]=order2 order_order2`,
    ],
  ],
  [
    'session',
    ({ provider, id }) => provider.session(id),
    ({ id, sub, customer }) => [
      `GET /v1/checkout/sessions/${id}?expand[0]=subscription&expand[1]=line_items`,
      `GET /v1/invoices?subscription=${sub}&status=paid&limit=5`,
      `GET /v1/charges?customer=${customer}&limit=5`,
    ],
  ],
  [
    'subscription',
    ({ provider, sub }) => provider.subscription(sub),
    ({ sub, customer }) => [
      `GET /v1/subscriptions/${sub}?`,
      `GET /v1/invoices?subscription=${sub}&status=paid&limit=5`,
      `GET /v1/charges?customer=${customer}&limit=5`,
    ],
  ],
  [
    'portal',
    ({ provider, customer }) => provider.portal(customer, 'http://localhost/settings'),
    ({ customer }) => [`POST /v1/billing_portal/sessions?customer=${customer}&return_url=http://localhost/settings portal_UUID`],
  ],
  [
    'paidSessions',
    ({ provider }) => listed(provider.paidSessions(77)),
    () => ['GET /v1/checkout/sessions?created[gte]=77&status=complete&limit=5&expand[0]=data.line_items'],
  ],
  ['sessionOf', ({ provider, sub }) => provider.sessionOf(sub), ({ sub }) => [`GET /v1/checkout/sessions?subscription=${sub}&limit=1`]],
  ['subscriptions', ({ provider }) => listed(provider.subscriptions()), () => ['GET /v1/subscriptions?status=all&limit=5']],
  [
    'subscriptionIds of a customer',
    ({ provider, customer }) => provider.subscriptionIds(customer),
    ({ customer }) => [`GET /v1/subscriptions?customer=${customer}&status=all&limit=5`],
  ],
  [
    'subscriptionIds of a charge',
    ({ provider, charge }) => provider.subscriptionIds(charge.id),
    ({ charge, customer }) => [`GET /v1/charges/${charge.id}?`, `GET /v1/subscriptions?customer=${customer}&status=all&limit=5`],
  ],
  [
    'subscriptionIds of an invoice',
    ({ provider, invoice }) => provider.subscriptionIds(invoice.id),
    ({ invoice }) => [`GET /v1/invoices/${invoice.id}?`],
  ],
  ['subscriptionIds of a subscription', ({ provider, sub }) => provider.subscriptionIds(sub), () => []],
  ['subscriptionIds of what is none of these', ({ provider }) => provider.subscriptionIds('xch_du_cus_sub_in_'), () => []],
  [
    'refundAfter',
    ({ provider, sub }) => provider.refundAfter(sub, 1),
    ({ sub, invoice, charge }) => [
      `GET /v1/invoices?subscription=${sub}&status=paid&limit=5`,
      `GET /v1/invoice_payments?invoice=${invoice.id}&status=paid&limit=5`,
      `POST /v1/refunds?payment_intent=${intent(charge)}&reason=requested_by_customer refund_${intent(charge)}`,
    ],
  ],
  [
    'refund',
    ({ provider, sub }) => provider.refund(sub),
    ({ sub, invoice, charge }) => [
      `GET /v1/invoices?subscription=${sub}&status=paid&limit=5`,
      `GET /v1/invoice_payments?invoice=${invoice.id}&status=paid&limit=5`,
      `POST /v1/refunds?payment_intent=${intent(charge)}&reason=requested_by_customer refund_${intent(charge)}`,
      `DELETE /v1/subscriptions/${sub}?`,
    ],
  ],
  ['end', ({ provider, sub }) => provider.end(sub), ({ sub }) => [`DELETE /v1/subscriptions/${sub}?`]],
  ['checkPrices', ({ provider }) => provider.checkPrices(), () => [...Object.values(priceIds)].map((id) => `GET /v1/prices/${id}?`)],
]

/** The requests made by `work`, in a form that is the same each time. */
async function askedBy({ stripe }: Pick<Sold, 'stripe'>, work: () => Promise<unknown>): Promise<string[]> {
  const before = stripe.asked.length
  await work()
  return stripe.asked
    .slice(before)
    .map(({ call, form, key }) =>
      `${call}?${decodeURIComponent(form)}${key === null ? '' : ` ${key}`}`.replace(/portal_[\da-f-]{36}$/, 'portal_UUID'),
    )
}

describe('requests', () => {
  test.each(calls)('of %s', async (_, call, expected) => {
    const at = await sold()
    const wanted = expected(at)
    expect(await askedBy(at, () => call(at))).toEqual(wanted)
  })

  test('for the disputes of disputed charges and the payments of refunded ones, and of no others', async () => {
    const at = await sold()
    const { stripe, sub, invoice, charge, standing } = at
    await stripe.dispute(sub)
    expect((await askedBy(at, standing)).slice(3)).toEqual([`GET /v1/disputes?charge=${charge.id}&limit=5`])
    const { id } = Object.values(stripe.state.disputes)[0]
    expect((await askedBy(at, () => at.provider.subscriptionIds(id)))[0]).toBe(`GET /v1/disputes/${id}?`)
    await stripe.closeDispute(sub, 'won')
    await stripe.refund(sub)
    expect((await askedBy(at, standing)).slice(3)).toContain(`GET /v1/invoice_payments?invoice=${invoice.id}&status=paid&limit=5`)
  })

  test('for a hundred entries per page by default, each page after the last entry of the previous one', async () => {
    const at = await sold()
    const provider = stripeProvider({ mode: 'test', key: apiKey, webhookSecret, prices: priceIds, fetch: at.stripe.fetch })
    expect(await askedBy(at, () => listed(provider.subscriptions()))).toEqual(['GET /v1/subscriptions?status=all&limit=100'])
    await at.stripe.advance(150 * day)
    const [first, second] = (await askedBy(at, at.standing)).filter((each) => each.startsWith('GET /v1/invoices'))
    expect(second).toMatch(/&starting_after=in_\w+$/)
    expect(second.startsWith(first)).toBe(true)
  })

  test('for a portal link have a new key per link, the same key for its retries', async () => {
    const { stripe, provider, customer } = await sold()
    stripe.fail({ kind: 'lost', calls: /portal/ })
    for (let i = 0; i < 2; i++) await provider.portal(customer, 'http://localhost/settings')
    const keys = stripe.asked.filter(({ call }) => call.includes('portal')).map(({ key }) => key)
    expect([keys.length, keys[0], new Set(keys).size]).toEqual([3, keys[1], 2])
  })

  test('for a checkout at a new price have a key with that price; any other refusal is not retried', async () => {
    const at = seller()
    await at.begin()
    const prices = { ...priceIds, monthly: 'price_monthly8' }
    const { fetch } = at.stripe
    const later = stripeProvider({ mode: 'test', key: apiKey, webhookSecret, prices, fetch, log: () => undefined })
    const keys = async (wish: Partial<CheckoutWish>) => {
      const asked = await askedBy(at, () => later.createCheckout({ orderId: 'order1', plan: 'monthly', ...back, ...wish }).catch(String))
      return asked.map((each) => each.split(' ').at(-1))
    }
    expect(await keys({})).toEqual(['order_order1', 'order_order1_price_monthly8'])
    expect(await keys({ orderId: 'order2', cancelUrl: 'x' })).toEqual(['order_order2'])
  })

  test('name the product, and carry no telemetry about earlier requests', async () => {
    const sent: Headers[] = []
    const { fetch } = seller().stripe
    const heard: typeof fetch = (input, init) => {
      sent.push(new Headers(init?.headers))
      return fetch(input, init)
    }
    const { checkPrices } = stripeProvider({ mode: 'test', key: apiKey, webhookSecret, prices: priceIds, fetch: heard })
    for (let i = 0; i < 2; i++) await checkPrices()
    expect(sent).toHaveLength(4)
    for (const headers of sent) {
      expect(headers.has('x-stripe-client-telemetry')).toBe(false)
      expect(headers.get('user-agent')).toContain('ConvoStat')
      expect(headers.get('stripe-version')).toBe(Stripe.API_VERSION)
    }
  })

  test('for a checkout whose answer has no address fail', async () => {
    const fetch = (async () => Response.json({ id: 'cs_test_1', object: 'checkout.session', url: null })) as typeof globalThis.fetch
    const provider = stripeProvider({ mode: 'test', key: apiKey, webhookSecret, prices: priceIds, fetch })
    await expect(provider.createCheckout({ orderId: 'order1', plan: 'monthly', ...back })).rejects.toThrow(
      'a checkout session without an address',
    )
  })
})

describe('a failed call is logged by its name', () => {
  const named: [string, RegExp, string, (at: Sold) => Promise<unknown>][] = [
    ['checkout.create', /^POST .*sessions$/, 'createCheckout', calls[0][1]],
    ['checkout.retrieve', /sessions\/cs_/, 'session', ({ provider, id }) => provider.session(id)],
    ['checkout.list', /sessions$/, 'paidSessions', ({ provider }) => listed(provider.paidSessions(0))],
    ['checkout.list', /sessions$/, 'sessionOf', ({ provider, sub }) => provider.sessionOf(sub)],
    ['subscription.retrieve', /subscriptions\/sub_/, 'subscription', ({ provider, sub }) => provider.subscription(sub)],
    ['invoices.list', /invoices$/, 'subscription', ({ provider, sub }) => provider.subscription(sub)],
    ['charges.list', /charges$/, 'subscription', ({ provider, sub }) => provider.subscription(sub)],
    ['disputes.list', /disputes$/, 'subscription', ({ provider, sub }) => provider.subscription(sub)],
    ['invoice_payments.list', /invoice_payments$/, 'refund', ({ provider, sub }) => provider.refund(sub)],
    ['refund.create', /refunds$/, 'refund', ({ provider, sub }) => provider.refund(sub)],
    ['subscription.cancel', /^DELETE/, 'end', ({ provider, sub }) => provider.end(sub)],
    ['portal.create', /portal/, 'portal', ({ provider, customer }) => provider.portal(customer, 'http://localhost/')],
    ['subscriptions.list', /subscriptions$/, 'subscriptions', ({ provider }) => listed(provider.subscriptions())],
    ['subscriptions.list', /subscriptions$/, 'subscriptionIds', ({ provider, customer }) => provider.subscriptionIds(customer)],
    ['invoice.retrieve', /invoices\/in_/, 'subscriptionIds', ({ provider, invoice }) => provider.subscriptionIds(invoice.id)],
    ['charge.retrieve', /charges\/ch_/, 'subscriptionIds', ({ provider, charge }) => provider.subscriptionIds(charge.id)],
    ['dispute.retrieve', /disputes\/du_/, 'subscriptionIds', ({ provider }) => provider.subscriptionIds('du_1')],
    [
      'invoice.retrieve',
      /invoices\/in_/,
      'paidSessions',
      ({ provider, stripe, id }) => {
        stripe.state.sessions[id].payment_status = 'unpaid'
        return listed(provider.paidSessions(0))
      },
    ],
  ]
  test.each(named)('%s (%s, by %s)', async (what, pattern, _, call) => {
    const at = await sold()
    if (what === 'disputes.list') await at.stripe.dispute(at.sub)
    at.stripe.fail({ kind: 'broken', times: 9, calls: pattern })
    await expect(call(at)).rejects.toMatchObject({ code: 'payment_provider' })
    expect(at.log.mock.calls.map(([line]) => JSON.parse(line).what)).toEqual([what])
  })
})

describe('answers', () => {
  test.each([
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['warning_needs_response', 'open'],
    ['warning_closed', 'won'],
    ['prevented', 'won'],
    ['won', 'won'],
    ['lost', 'lost'],
  ] as const)('a dispute that is %s is %s', async (status, expected) => {
    const { stripe, sub, standing } = await sold()
    await stripe.dispute(sub)
    Object.values(stripe.state.disputes)[0].status = status
    expect((await standing()).disputed).toBe(expected)
  })

  test('of several disputes one that is open counts first, then one that is lost', async () => {
    const { stripe, sub, standing } = await sold()
    await stripe.dispute(sub)
    const { disputes } = stripe.state
    const [one] = Object.values(disputes)
    disputes.du_2 = { ...one, id: 'du_2' }
    for (const [a, b, expected] of [
      ['won', 'lost', 'lost'],
      ['lost', 'needs_response', 'open'],
      ['needs_response', 'won', 'open'],
      ['won', 'won', 'won'],
    ] as const) {
      one.status = a
      disputes.du_2.status = b
      expect((await standing()).disputed).toBe(expected)
    }
  })

  test('a charge that waits is a payment on its way', async () => {
    const { charge, standing } = await sold()
    expect(await standing()).not.toHaveProperty('isPaying')
    charge.status = 'failed'
    expect(await standing()).not.toHaveProperty('isPaying')
    charge.status = 'pending'
    expect(await standing()).toHaveProperty('isPaying', true)
  })

  test('it is refunded where all that was taken for the newest invoice with a price went back', async () => {
    const { charge, firstCharge, invoice, first, stripe, standing } = await sold()
    const isRefunded = async () => (await standing()).refunded
    expect(await isRefunded()).toBe(false)
    firstCharge.refunded = true
    expect(await isRefunded()).toBe(false)
    charge.refunded = true
    expect(await isRefunded()).toBe(true)
    // A second try at the same payment, which took money, too.
    stripe.state.charges.ch_2 = { ...charge, id: 'ch_2', refunded: false }
    expect(await isRefunded()).toBe(false)
    stripe.state.charges.ch_2.paid = false
    expect(await isRefunded()).toBe(true)
    charge.paid = false
    expect(await isRefunded()).toBe(false)
    // The newest one cost nothing: what counts is the one before.
    invoice.amount_paid = 0
    expect(await isRefunded()).toBe(true)
    firstCharge.refunded = false
    expect(await isRefunded()).toBe(false)
    first.amount_paid = 0
    firstCharge.refunded = true
    expect(await isRefunded()).toBe(false)
  })

  test('invoices count in the order in which they were paid, then made, then by their ids', async () => {
    const { first, invoice, standing } = await sold()
    const paidAt = (of: Stripe.Invoice, paid_at: number | null, created: number, end: number) => {
      of.status_transitions.paid_at = paid_at
      of.created = created
      for (const line of of.lines.data) line.period.end = end
    }
    const times = async () => {
      const { firstPaidAt, lastPaidAt, paidUntil } = await standing()
      return [firstPaidAt, lastPaidAt, paidUntil]
    }
    paidAt(first, 30, 1, 300)
    paidAt(invoice, 20, 2, 200)
    expect(await times()).toEqual([20, 30, 300])
    paidAt(first, 20, 2, 300)
    paidAt(invoice, 20, 1, 200)
    expect(await times()).toEqual([20, 20, 300])
    // Where the time of paying is not known, that of making is.
    paidAt(first, null, 15, 300)
    expect(await times()).toEqual([15, 20, 200])
    paidAt(first, 20, 1, 300)
    paidAt(invoice, 20, 1, 200)
    expect((await times())[2]).toBe(first.id < invoice.id ? 200 : 300)
  })

  test('a subscription is paid until the latest end of its charged lines, not of its credits', async () => {
    const { invoice, standing } = await sold()
    const [line] = invoice.lines.data
    const until = (amount: number, end: number) => ({ ...line, amount, period: { start: 1, end } })
    for (const [lines, expected] of [
      [[until(700, 50), until(0, 60), until(-1, 70)], 60],
      [[until(700, 60), until(700, 50)], 60],
      [[until(-700, 50)], null],
      [[], null],
    ] as const) {
      invoice.lines.data = [...lines]
      expect((await standing()).paidUntil).toBe(expected)
    }
  })

  test('its period is the latest of its items, its plan that of the only one', async () => {
    const { stripe, sub, standing } = await sold()
    const subscription = stripe.state.subscriptions[sub]
    const [item] = subscription.items.data
    const end = item.current_period_end
    subscription.items.data = [item, { ...item, current_period_end: end + 9 }]
    expect(await standing()).toMatchObject({ plan: null, periodEnd: end + 9 })
    subscription.items.data = [{ ...item, price: { ...item.price, id: priceIds.annual } }]
    expect(await standing()).toMatchObject({ plan: 'annual', periodEnd: end })
    subscription.items.data = [{ ...item, price: { ...item.price, id: 'price_x' } }]
    expect((await standing()).plan).toBeNull()
  })

  test('it ends when it says so, else with its period where it is to', async () => {
    const { stripe, sub, standing } = await sold()
    const subscription = stripe.state.subscriptions[sub]
    const { periodEnd } = await standing()
    for (const [cancel_at, cancel_at_period_end, cancelAt] of [
      [null, false, null],
      [null, true, periodEnd],
      [77, true, 77],
      [77, false, 77],
    ] as const) {
      Object.assign(subscription, { cancel_at, cancel_at_period_end })
      expect(await standing()).toMatchObject({ cancelAt, cancelAtPeriodEnd: cancel_at_period_end })
    }
    Object.assign(subscription, { ended_at: 99, livemode: true, metadata: {} })
    expect(await standing()).toMatchObject({ endedAt: 99, livemode: true, orderId: null })
  })

  test('a session names its buyer by what they wrote, else by what it was opened with', async () => {
    const { stripe, provider, id } = await sold()
    const session = stripe.state.sessions[id]
    const buyer = async () => {
      const { email, licensee } = (await provider.session(id)) ?? {}
      return [email, licensee]
    }
    expect(await buyer()).toEqual([ana.email, ana.name])
    Object.assign(session, { customer_email: 'before@example.com' })
    expect(await buyer()).toEqual([ana.email, ana.name])
    Object.assign(session.customer_details ?? {}, { name: null })
    expect(await buyer()).toEqual([ana.email, ana.email])
    Object.assign(session.customer_details ?? {}, { email: null })
    expect(await buyer()).toEqual(['before@example.com', 'before@example.com'])
    session.customer_details = null
    expect(await buyer()).toEqual(['before@example.com', 'before@example.com'])
    session.customer_email = null
    expect(await buyer()).toEqual([null, null])
  })

  test('a session is what the provider says, and paid also where only its invoice is', async () => {
    const { stripe, provider, id, first } = await sold()
    const session = stripe.state.sessions[id]
    session.expires_at = stripe.now() + day
    const states = async (changes: object) => {
      Object.assign(session, changes)
      const { status, paymentStatus } = (await provider.session(id)) ?? {}
      return [status, paymentStatus]
    }
    expect(await states({})).toEqual(['complete', 'paid'])
    expect(await states({ status: 'expired', payment_status: 'no_payment_required' })).toEqual(['expired', 'no_payment_required'])
    expect(await states({ status: 'open', payment_status: 'paid' })).toEqual(['open', 'paid'])
    expect(await states({ status: null, payment_status: 'something_new' })).toEqual(['open', 'paid'])
    expect(await states({ payment_status: 'unpaid', invoice: first.id })).toEqual(['open', 'paid'])
    expect(await states({ invoice: 'in_other' })).toEqual(['open', 'unpaid'])
    expect(await states({ invoice: null })).toEqual(['open', 'unpaid'])
    // One of the first subscription that there is no more.
    expect(await states({ subscription: null, invoice: first.id })).toEqual(['open', 'unpaid'])
  })

  test('a session’s plan is that of the only thing in it, else the one that it was opened for', async () => {
    const { stripe, provider, id } = await sold()
    const session = stripe.state.sessions[id]
    const [item] = stripe.state.lineItems[id]
    const plan = async () => {
      const [{ plan }] = (await listed(provider.paidSessions(0))).filter((each) => each.id === id)
      expect((await provider.session(id))?.plan).toBe(plan)
      return plan
    }
    expect(await plan()).toBe('monthly')
    const put = (...items: Stripe.LineItem[]) => {
      stripe.state.lineItems[id] = items
    }
    const priced = (price: string | null) => ({ ...item, price: item.price && price ? { ...item.price, id: price } : null })
    put(priced(priceIds.annual))
    expect(await plan()).toBe('annual')
    for (const price of ['price_x', null]) {
      put(priced(price))
      expect(await plan()).toBe('monthly')
    }
    session.metadata = { order_id: 'order1', plan: 'weekly' }
    expect(await plan()).toBeNull()
    session.metadata = null
    expect(await plan()).toBeNull()
    expect((await provider.session(id))?.orderId).toBeNull()
    for (const items of [[item, item], [{ ...item, quantity: 2 }], []]) {
      put(...items)
      expect(await plan()).toBeNull()
    }
  })

  test('sessions that were paid are listed, also by their invoice', async () => {
    const { stripe, provider, id, first, sub } = await sold()
    const session = stripe.state.sessions[id]
    const isListed = async (changes: object) => {
      Object.assign(session, changes)
      return (await listed(provider.paidSessions(0))).length === 1
    }
    expect(await listed(provider.paidSessions(0))).toEqual([
      { id, livemode: false, orderId: 'order1', plan: 'monthly', currency: 'usd', subscription: sub },
    ])
    expect(await isListed({ payment_status: 'no_payment_required' })).toBe(true)
    expect(await isListed({ payment_status: 'unpaid', invoice: first.id })).toBe(true)
    first.status = 'open'
    expect(await isListed({})).toBe(false)
    for (const invoice of ['in_none', '', null]) expect(await isListed({ invoice })).toBe(false)
  })

  test('subscriptions of others are not listed', async () => {
    const { stripe, provider, sub } = await sold()
    expect((await listed(provider.subscriptions())).map(({ id }) => id)).toEqual([sub])
    stripe.state.subscriptions[sub].metadata = { other: 'x' }
    expect(await listed(provider.subscriptions())).toEqual([])
  })

  test('an id is resolved to its subscriptions, an unknown one to none', async () => {
    const { stripe, provider, sub, charge, invoice, customer } = await sold()
    const { charges, disputes, subscriptions } = stripe.state
    subscriptions.sub_2 = { ...subscriptions[sub], id: 'sub_2' }
    charges.py_1 = { ...charge, id: 'py_1' }
    await stripe.dispute(sub)
    const [dispute] = Object.values(disputes)
    disputes.dp_1 = { ...dispute, id: 'dp_1', charge: 'py_1' }
    for (const id of [customer, charge.id, 'py_1', dispute.id, 'dp_1'])
      expect((await provider.subscriptionIds(id)).sort(), id).toEqual([sub, 'sub_2'].sort())
    expect(await provider.subscriptionIds(invoice.id)).toEqual([sub])
    invoice.parent = null
    charge.customer = null
    disputes.dp_1.charge = 'ch_none'
    for (const id of [invoice.id, charge.id, 'dp_1', 'cus_none', 'in_none', 'py_none', 'du_none'])
      expect(await provider.subscriptionIds(id), id).toEqual([])
  })

  test('where a subscription came from no checkout there is none', async () => {
    const { provider, sub, id } = await sold()
    expect([await provider.sessionOf(sub), await provider.sessionOf('sub_none')]).toEqual([id, null])
  })
})

describe('refunds', () => {
  const back = ({ stripe }: Sold) => Object.values(stripe.state.refunds).map(({ payment_intent }) => payment_intent)

  test('cover the newest charged invoice, or all after a number of them', async () => {
    const at = await sold()
    at.invoice.amount_paid = 0
    await at.provider.refundAfter(at.sub, 1)
    expect(back(at)).toEqual([])
    await at.provider.refundAfter(at.sub, 2)
    expect(back(at)).toEqual([])
    await at.provider.refund(at.sub)
    expect(back(at)).toEqual([intent(at.firstCharge)])
    expect(at.stripe.state.subscriptions[at.sub].status).toBe('canceled')
    const other = await sold()
    await other.provider.refundAfter(other.sub, 0)
    expect(back(other).sort()).toEqual([intent(other.firstCharge), intent(other.charge)].sort())
    expect(other.stripe.state.subscriptions[other.sub].status).toBe('active')
  })

  test('end the subscription even where nothing was paid', async () => {
    const at = await sold()
    for (const each of [at.first, at.invoice]) each.amount_paid = 0
    await at.provider.refund(at.sub)
    expect([back(at), at.stripe.state.subscriptions[at.sub].status]).toEqual([[], 'canceled'])
  })

  test('already made, and subscriptions already ended, count as done; other refusals do not', async () => {
    const at = await sold()
    await at.stripe.refund(at.sub)
    await at.stripe.cancelNow(at.sub)
    await at.provider.refund(at.sub)
    await at.provider.end('sub_none')
    expect(at.log).not.toHaveBeenCalled()
    at.stripe.fail({ kind: 'broken', times: 3, calls: /refunds/ })
    await expect(at.provider.refundAfter(at.sub, 0)).rejects.toMatchObject({ code: 'payment_provider' })
  })

  test.each([
    [400, { type: 'invalid_request_error', code: 'parameter_invalid' }],
    [402, { type: 'card_error', code: 'charge_already_refunded' }],
  ])('refused for another reason are errors: %i', async (status, error) => {
    const fetch = (async () => Response.json({ error }, { status })) as typeof globalThis.fetch
    const { end } = stripeProvider({ mode: 'test', key: apiKey, webhookSecret, prices: priceIds, fetch, log: () => undefined })
    await expect(end('sub_1')).rejects.toMatchObject({ code: 'payment_provider' })
  })

  test('skip payments without an intent', async () => {
    const at = await sold()
    for (const { payment } of Object.values(at.stripe.state.invoicePayments)) Object.assign(payment, { payment_intent: null })
    await at.provider.refundAfter(at.sub, 0)
    expect(back(at)).toEqual([])
  })
})

describe('prices that cannot be checked', () => {
  const answering = (status: number, error: object) => {
    const fetch = async () => Response.json({ error }, { status })
    const provider = stripeProvider({ mode: 'test', key: apiKey, webhookSecret, prices: priceIds, fetch: fetch as typeof globalThis.fetch })
    return provider.checkPrices().catch((error: Error) => [error instanceof ProviderAway, error instanceof CannotStart, error.message])
  }

  test.each([
    [404, { type: 'invalid_request_error' }, false, 'The payment provider knows no price price_monthly7 in the mode of this key.'],
    [401, {}, false, 'The payment provider does not take CONVOSTAT_STRIPE_KEY, or it may not read prices.'],
    [403, {}, false, 'The payment provider does not take CONVOSTAT_STRIPE_KEY, or it may not read prices.'],
    [400, { type: 'invalid_request_error' }, false, 'The payment provider could not be asked for its prices.'],
    [429, {}, true, 'The payment provider could not be asked for its prices.'],
    [500, { type: 'api_error' }, true, 'The payment provider could not be asked for its prices.'],
  ])('%i', async (status, error, isAway, sentence) => expect(await answering(status, error)).toEqual([isAway, true, sentence]))
})

describe('a failed call', () => {
  const { StripeAPIError, StripeConnectionError, StripeInvalidRequestError } = Stripe.errors
  type Raw = ConstructorParameters<typeof StripeAPIError>[0]
  const failing = (raw: Partial<Raw>) => new StripeAPIError({ type: 'api_error', ...raw } as Raw)

  /** The outcome of a call that fails with these errors, in order, and then succeeds. */
  async function asked(...errors: unknown[]) {
    const [waited, log] = [[] as number[], vi.fn<(line: string) => void>()]
    const ask = asking({ waits: [100, 1000], sleep: async (milliseconds) => void waited.push(milliseconds), log })
    let calls = 0
    const outcome = await ask('things.list', async () => {
      calls += 1
      if (calls <= errors.length) throw errors[calls - 1]
      return 'answer'
    }).catch((error: unknown) => error)
    return { outcome, calls, waited, lines: log.mock.calls.map(([line]) => JSON.parse(line)) }
  }

  test.each<[string, Partial<Raw>, boolean]>([
    ['nobody answered', {}, true],
    ['a conflict', { statusCode: 409 }, true],
    ['too many requests', { statusCode: 429 }, true],
    ['an error over there', { statusCode: 500 }, true],
    ['another one over there', { statusCode: 503 }, true],
    ['a mistake of ours', { statusCode: 400 }, false],
    ['nothing of that name', { statusCode: 404 }, false],
    ['the last status below', { statusCode: 499 }, false],
    ['an error that is advised not to be repeated', { statusCode: 500, headers: { 'stripe-should-retry': 'false' } }, false],
    ['a mistake that is advised to be repeated', { statusCode: 400, headers: { 'stripe-should-retry': 'true' } }, true],
    ['advice that is none', { statusCode: 400, headers: { 'stripe-should-retry': 'maybe' } }, false],
  ])('is retried after %s, or not: %#', async (_, raw, isAgain) => {
    const { outcome, calls } = await asked(failing(raw))
    if (isAgain) expect([outcome, calls]).toEqual(['answer', 2])
    else expect([(outcome as Failure).code, calls]).toEqual(['payment_provider', 1])
  })

  test('is made three times at most, with longer and random waits', async () => {
    const firsts = new Set<number>()
    for (let i = 0; i < 20; i++) {
      const { outcome, calls, waited, lines } = await asked(failing({}), failing({}))
      expect([outcome, calls, lines]).toEqual(['answer', 3, []])
      for (const [wait, usual] of [
        [waited[0], 100],
        [waited[1], 1000],
      ]) {
        expect(wait).toBeGreaterThanOrEqual(usual * 0.75)
        expect(wait).toBeLessThanOrEqual(usual * 1.25)
      }
      firsts.add(waited[0])
    }
    expect(firsts.size).toBeGreaterThan(10)
    const given = await asked(failing({}), failing({}), failing({}))
    expect([(given.outcome as Failure).code, given.calls, given.waited.length]).toEqual(['payment_provider', 3, 2])
    expect((await asked()).waited).toEqual([])
  })

  test('by default it waits for less than two seconds in all', async () => {
    const waited: number[] = []
    const ask = asking({ sleep: async (milliseconds) => void waited.push(milliseconds), log: () => undefined })
    await expect(ask('x', () => Promise.reject(failing({})))).rejects.toThrow()
    const [first, second, ...more] = waited
    expect(more).toEqual([])
    for (const [wait, usual] of [
      [first, 300],
      [second, 1200],
    ]) {
      expect(wait).toBeGreaterThanOrEqual(usual * 0.75)
      expect(wait).toBeLessThanOrEqual(usual * 1.25)
    }
  })

  test('is logged by codes alone, with the id of the failure that its caller gets', async () => {
    const raw = { message: 'No such price: canary', code: 'resource_missing', param: 'line_items', statusCode: 404, requestId: 'req_1' }
    const { outcome, lines } = await asked(new StripeInvalidRequestError({ type: 'invalid_request_error', ...raw } as Raw))
    const failure = outcome as Failure
    expect(failure).toBeInstanceOf(Failure)
    expect(lines).toEqual([
      {
        event: 'provider_failed',
        what: 'things.list',
        type: 'StripeInvalidRequestError',
        code: 'resource_missing',
        param: 'line_items',
        status: 404,
        provider_request: 'req_1',
        request_id: failure.requestId,
      },
    ])
    const { name, message, stack } = failure.cause as Error
    expect([name, message]).toEqual(['ProviderError', 'StripeInvalidRequestError'])
    expect(`${failure.message} ${stack}`).not.toContain('canary')
  })

  test('a programming error is thrown unchanged', async () => {
    const mistake = new TypeError('ours')
    expect(await asked(mistake)).toEqual({ outcome: mistake, calls: 1, waited: [], lines: [] })
  })

  test('is missing, wrong or unanswered: three kinds', () => {
    const wrong = (raw: Partial<Raw>) => new StripeInvalidRequestError({ type: 'invalid_request_error', ...raw } as Raw)
    expect(isMissing(wrong({ code: 'resource_missing', statusCode: 400 }))).toBe(true)
    expect(isMissing(wrong({ statusCode: 404 }))).toBe(true)
    expect(isMissing(wrong({ code: 'parameter_unknown', statusCode: 400 }))).toBe(false)
    expect(isMissing(failing({ statusCode: 404 }))).toBe(false)
    expect(isMissing(Object.assign(new Error('x'), { statusCode: 404 }))).toBe(false)
    expect(isAway(new StripeConnectionError({ type: 'api_error' } as Raw))).toBe(true)
  })
})
