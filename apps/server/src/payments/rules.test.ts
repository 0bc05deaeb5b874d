import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import type { OrderRow } from '#licenses/schema.ts'
import { day, hour, minute, noon } from '#testing/desks.ts'
import { bySubject, heardOf, subjectOf } from './events.ts'
import { licenseIdOf, masked, nextLook, nextTry } from './orders.ts'
import { homeOf, ownOrigins } from './own-origins.ts'
import { planIn, planOf, priceFault } from './prices.ts'
import { isPaid, type PaidSession, problemOf } from './provider.ts'

describe('prices', () => {
  const price = (changes: object = {}, recurring: object | null = {}) =>
    ({
      id: 'price_1',
      currency: 'usd',
      unit_amount: 700,
      billing_scheme: 'per_unit',
      active: true,
      recurring: recurring && { interval: 'month', interval_count: 1, usage_type: 'licensed', ...recurring },
      ...changes,
    }) as Stripe.Price
  const ids = { monthly: 'price_m', annual: 'price_a' }

  test('are known by their ids and names, and nothing else is', () => {
    expect(['price_m', 'price_a', 'price_x', undefined].map((id) => planOf(ids, id))).toEqual(['monthly', 'annual', null, null])
    expect(['monthly', 'annual', 'weekly', '', undefined].map(planIn)).toEqual(['monthly', 'annual', null, null, null])
  })

  test('are those of the pages, or it is said what is wrong and what to do', () => {
    expect(priceFault('monthly', price())).toBeNull()
    expect(priceFault('annual', price({ unit_amount: 5900 }, { interval: 'year' }))).toBeNull()
    expect(priceFault('annual', price({ unit_amount: 5900 }, { interval: 'month', interval_count: 12 }))).toBeNull()
    const monthly = (what: string) =>
      `The monthly price price_1 ${what}, but the pages say $7 for a month. Use the price that the pages show.`
    expect(priceFault('monthly', price({ currency: 'eur' }))).toBe(monthly('is in EUR'))
    expect(priceFault('monthly', price({ unit_amount: 800 }))).toBe(monthly('is $8'))
    expect(priceFault('monthly', price({ unit_amount: null }))).toBe(monthly('is no fixed amount'))
    expect(priceFault('monthly', price({}, { interval: 'year' }))).toBe(monthly('is for 12 months'))
    expect(priceFault('monthly', price({}, { interval_count: 3 }))).toBe(monthly('is for 3 months'))
    for (const recurring of [null, { interval: 'week' }])
      expect(priceFault('monthly', price({}, recurring))).toBe(monthly('is not paid by the month or year'))
    expect(priceFault('monthly', price({}, { usage_type: 'metered' }))).toBe(monthly('depends on use'))
    expect(priceFault('monthly', price({ billing_scheme: 'tiered' }))).toBe(monthly('depends on use'))
    expect(priceFault('monthly', price({ active: false }))).toBe(
      'The monthly price price_1 is archived: nobody can buy it. Use one that is active.',
    )
    expect(priceFault('annual', price())).toMatch(/^The annual price price_1 is \$7, but the pages say \$59 for 12 months\./)
  })
})

describe('sessions', () => {
  const session = { livemode: false, orderId: 'ord_1', plan: 'monthly', currency: 'usd', subscription: 'sub_1' } as PaidSession & {
    subscription: never
  }

  test('of ours become licenses; of others it is said why not', () => {
    const problem = (changes: object, mode: 'live' | 'test' | 'sandbox' = 'test') => problemOf({ ...session, ...changes }, mode)
    expect([problem({}), problem({}, 'sandbox'), problem({ livemode: true }, 'live')]).toEqual([null, null, null])
    expect([problem({}, 'live'), problem({ livemode: true }), problem({ livemode: true }, 'sandbox')]).toEqual(Array(3).fill('wrong_mode'))
    expect(problem({ orderId: null, plan: null })).toBe('no_order')
    expect(problem({ plan: null, currency: 'eur' })).toBe('foreign_price')
    for (const currency of ['eur', null]) expect(problem({ currency, subscription: null })).toBe('wrong_currency')
    expect(problem({ subscription: null })).toBe('no_subscription')
  })

  test('are paid once they are complete and nothing is owed', () => {
    const paid = (status: PaidSession['status'], paymentStatus: PaidSession['paymentStatus']) => isPaid({ status, paymentStatus })
    expect([paid('complete', 'paid'), paid('complete', 'no_payment_required')]).toEqual([true, true])
    expect([paid('complete', 'unpaid'), paid('open', 'paid'), paid('expired', 'no_payment_required')]).toEqual([false, false, false])
  })
})

describe('orders', () => {
  test('a session has one license id, always the same and of no other', () => {
    // Buyers have files with this id: it never changes.
    expect(licenseIdOf('cs_1')).toBe('lic_bgkd74vxfiqyzojpb2vqfjl4ed')
    expect(licenseIdOf('cs_2')).toBe('lic_pmgtbtxtej7p4ptg5pl3ea2r2o')
  })

  test('one that is open is looked at each day for 30 days', () => {
    const order = { created: noon } as OrderRow
    expect(nextLook(order, noon + 30 * day - 1)).toBe(noon + 31 * day - 1)
    expect(nextLook(order, noon + 30 * day)).toBeNull()
  })

  test('what failed is tried again after 15 seconds, each time twice as late, at most an hour', () => {
    expect([0, 1, 2, 7, 8, 50].map((attempts) => nextTry(attempts, noon) - noon)).toEqual([15, 30, 60, 32 * minute, hour, hour])
  })

  test('an address is known by its first letter and its host', () => {
    expect(['ana@example.org', 'a@b.example', '😀x@b.example', 'a@x@b.example'].map(masked)).toEqual([
      ...['a***@example.org', 'a***@b.example', '😀***@b.example', 'a***@b.example'],
    ])
  })
})

describe('where our pages are', () => {
  const at = { hosts: ['10.0.0.1', 'stats.example', 'other.example'], port: 4000, publicUrl: null }

  test('home is as set, else the first name, else this computer', () => {
    expect(homeOf({ ...at, publicUrl: 'https://public.example' })).toBe('https://public.example')
    expect(homeOf(at)).toBe('https://stats.example')
    for (const hosts of [[], ['10.0.0.1', '[::1]', '[fe80::1]', 'localhost', '127.0.0.1']])
      expect(homeOf({ ...at, hosts })).toBe('http://localhost:4000')
    expect(homeOf({ ...at, hosts: ['4.example', 'localhost'] })).toBe('https://4.example')
  })

  test('origins are exact: this computer, and each name in three ways unless a public address is set', () => {
    const local = ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000']
    expect([...ownOrigins({ ...at, hosts: ['a.example'] })]).toEqual([
      ...local,
      'https://a.example',
      'http://a.example',
      'http://a.example:4000',
    ])
    expect([...ownOrigins({ ...at, publicUrl: 'https://public.example/path' })]).toEqual([...local, 'https://public.example'])
    expect([...ownOrigins({ ...at, hosts: ['not a host'] })]).toEqual(local)
  })
})

describe('events', () => {
  const event = { id: 'evt_1', type: 'invoice.paid', created: noon, livemode: false, objectId: 'in_1' }
  const heard = (id: string, more: object = {}) => ({ ...heardOf({ ...event, id }), ...more })

  test('are kept as what happened and where to look', () => {
    expect(heardOf(event)).toEqual({ id: 'evt_1', type: 'invoice.paid', object_id: 'in_1', session_id: null, sub_id: null })
    expect(heardOf({ ...event, sessionId: 'cs_1', subscriptionId: 'sub_1' })).toMatchObject({ session_id: 'cs_1', sub_id: 'sub_1' })
  })

  test('are about their subscription, else their session, their object, themselves', () => {
    expect(subjectOf(heard('e', { sub_id: 's', session_id: 'c' }))).toBe('s')
    expect(subjectOf(heard('e', { session_id: 'c' }))).toBe('c')
    expect(subjectOf(heard('e'))).toBe('in_1')
    expect(subjectOf(heard('e', { object_id: null }))).toBe('e')
  })

  test('about the same are together, in the order in which the first of each came', () => {
    const events = [heard('1', { sub_id: 'a' }), heard('2', { sub_id: 'b' }), heard('3', { sub_id: 'a' })]
    expect(bySubject(events).map((group) => group.map(({ id }) => id))).toEqual([['1', '3'], ['2']])
    expect(bySubject([])).toEqual([])
  })
})
