import { describe, expect, test } from 'vitest'
import type { Billing, LicenseRow } from '#licenses/schema.ts'
import { day, noon } from '#testing/desks.ts'
import { paidMonth } from '#testing/subscriptions.ts'
import type { Subscription } from './provider.ts'
import { billingOf, changeOf, isGoingOn, isPaidFor, isToDo, isToEnd, isToGiveBack, mailOfEnd, mayBeBehind } from './states.ts'

const month = 31 * day
const all: readonly Billing[] = ['active', 'cancel_scheduled', 'past_due', 'ended', 'refunded', 'disputed', 'lost']

/** A month of Pro that began at noon, and its license as it was made then. */
const subscription = (changes: Partial<Subscription> = {}) => paidMonth(noon, noon + month, changes)
const license = (changes: Partial<LicenseRow> = {}): LicenseRow => ({
  lid: 'lic_1',
  email: 'ana@example.com',
  licensee: 'Ana Sol',
  plan: 'monthly',
  features: '[]',
  state: 'active',
  reason: null,
  seq: 1,
  period_end: noon + month,
  expires: noon + month + 3 * day,
  created: noon,
  order_id: 'ord_1',
  sub_id: 'sub_1',
  customer_id: 'cus_1',
  billing: 'active',
  cancel_at: null,
  first_paid_at: noon,
  paid_invoices: 1,
  sync_gen: 1,
  applied_gen: 1,
  is_stopped: 0,
  ...changes,
})

describe('the state of a subscription', () => {
  test.each<[Billing, Partial<Subscription>]>([
    ['active', {}],
    ['active', { status: 'trialing' }],
    ['active', { disputed: 'won' }],
    ['past_due', { status: 'past_due' }],
    ['past_due', { status: 'past_due', cancelAtPeriodEnd: true }],
    ['cancel_scheduled', { cancelAtPeriodEnd: true }],
    ['cancel_scheduled', { cancelAt: noon + day }],
    ...(['canceled', 'unpaid', 'paused', 'incomplete', 'incomplete_expired'] as const).map((status): [Billing, Partial<Subscription>] => [
      'ended',
      { status, disputed: 'open' },
    ]),
    ['disputed', { disputed: 'open' }],
    ['disputed', { disputed: 'open', status: 'past_due' }],
    ['lost', { disputed: 'lost', status: 'canceled' }],
    ['refunded', { refunded: true, disputed: 'lost', status: 'canceled' }],
  ])('%s: %j', (billing, changes) => expect(billingOf(subscription(changes))).toBe(billing))

  test('a license counts in three of them', () => {
    expect(all.filter(isPaidFor)).toEqual(['active', 'cancel_scheduled', 'past_due'])
    expect((['ended', 'refunded', 'disputed', 'lost'] as const).map(mailOfEnd)).toEqual(['ended', 'refunded', 'disputed', 'ended'])
  })

  test('something may still be charged in four of them, and never without a subscription', () => {
    expect(all.filter((billing) => isGoingOn(license({ billing })))).toEqual(['active', 'cancel_scheduled', 'past_due', 'disputed'])
    expect(all.filter((billing) => isGoingOn(license({ billing, sub_id: null })))).toEqual([])
    expect(isGoingOn(license({ billing: null }))).toBe(true)
  })
})

describe('a license may be behind its subscription', () => {
  const isBehind = (changes: Partial<LicenseRow>, listed: Partial<Subscription> = {}) => mayBeBehind(license(changes), subscription(listed))

  test('not where all is as it was', () => {
    expect(isBehind({})).toBe(false)
    expect(isBehind({ billing: 'cancel_scheduled', cancel_at: noon + month }, { cancelAtPeriodEnd: true })).toBe(false)
    expect(isBehind({ billing: 'cancel_scheduled', cancel_at: noon + day }, { cancelAt: noon + day })).toBe(false)
    expect(isBehind({ billing: 'disputed' })).toBe(false)
    // It moves on also where it is never paid.
    expect(isBehind({ billing: 'past_due' }, { status: 'past_due', periodEnd: noon + 2 * month })).toBe(false)
  })

  test.each<[string, Partial<LicenseRow>, Partial<Subscription>]>([
    ['is in another state', {}, { status: 'past_due' }],
    ['was renewed', {}, { periodEnd: noon + month + 1 }],
    ['is to end', {}, { cancelAtPeriodEnd: true }],
    ['is to end at another time', { billing: 'cancel_scheduled', cancel_at: noon + day }, { cancelAt: noon + 2 * day }],
    ['was never looked at', { applied_gen: 0 }, {}],
    ['has ended', { billing: 'disputed' }, { status: 'canceled', endedAt: noon }],
  ])('where it %s', (_, changes, listed) => expect(isBehind(changes, listed)).toBe(true))

  test('once it is over, as long as it is not ended', () => {
    for (const over of [{ billing: 'refunded' }, { billing: 'lost' }, { is_stopped: 1 }] as const) {
      expect(isBehind(over)).toBe(true)
      expect(isBehind({ ...over, applied_gen: 0 }, { endedAt: noon, status: 'canceled' })).toBe(false)
    }
    expect(isBehind({ billing: 'active' }, { endedAt: noon })).toBe(false)
  })
})

describe('what is over is ended, and what was paid since goes back', () => {
  test('a subscription that continues is ended where its license was revoked or its payment gone back', () => {
    expect(isToEnd(license(), subscription())).toBe(false)
    expect(isToEnd(license({ is_stopped: 1 }), subscription())).toBe(true)
    expect(isToEnd(license(), subscription({ refunded: true }))).toBe(true)
    expect(isToEnd(license(), subscription({ disputed: 'lost' }))).toBe(true)
    expect(isToEnd(license(), subscription({ disputed: 'open' }))).toBe(false)
    for (const over of [{ refunded: true }, { disputed: 'lost' }] as const)
      expect(isToEnd(license({ is_stopped: 1 }), subscription({ ...over, endedAt: noon }))).toBe(false)
  })

  test('only what was paid after the desk revoked it', () => {
    expect(isToGiveBack(license({ is_stopped: 1 }), subscription({ paidInvoices: 2 }))).toBe(true)
    expect(isToGiveBack(license({ is_stopped: 1 }), subscription())).toBe(false)
    expect(isToGiveBack(license(), subscription({ paidInvoices: 2 }))).toBe(false)
  })

  test('each of them is something to do, as any change is', () => {
    expect(isToDo(license(), subscription(), noon)).toBe(false)
    expect(isToDo(license(), subscription({ status: 'past_due' }), noon)).toBe(true)
    const stopped = { is_stopped: 1, state: 'revoked', reason: 'fraud' } as const
    expect(isToDo(license(stopped), subscription(), noon)).toBe(true)
    expect(isToDo(license({ ...stopped, billing: 'ended' }), subscription({ status: 'canceled', endedAt: noon }), noon)).toBe(false)
    expect(
      isToDo(license({ ...stopped, billing: 'ended' }), subscription({ status: 'canceled', endedAt: noon, paidInvoices: 2 }), noon),
    ).toBe(true)
  })
})

describe('what changes', () => {
  const change = (changes: Partial<LicenseRow>, now: Partial<Subscription>, at = noon) => changeOf(license(changes), subscription(now), at)

  test('nothing where all is as it was', () => expect(change({}, {})).toBeNull())

  test.each<[Partial<Subscription>, Partial<LicenseRow>, string | null]>([
    [{ cancelAtPeriodEnd: true }, { billing: 'cancel_scheduled', state: 'cancel_scheduled', cancel_at: noon + month }, 'cancel_scheduled'],
    [{ cancelAt: noon + day }, { billing: 'cancel_scheduled', state: 'cancel_scheduled', cancel_at: noon + day }, 'cancel_scheduled'],
    [{ status: 'past_due' }, { billing: 'past_due', state: 'active', cancel_at: null }, 'past_due'],
    [{ status: 'canceled' }, { billing: 'ended', state: 'active', reason: null }, 'ended'],
    [{ refunded: true }, { billing: 'refunded', state: 'revoked', reason: 'refund' }, 'refunded'],
    [{ disputed: 'open' }, { billing: 'disputed', state: 'suspended', reason: 'dispute' }, 'disputed'],
    [{ disputed: 'lost' }, { billing: 'lost', state: 'revoked', reason: 'dispute' }, 'ended'],
  ])('by %j', (now, facts, mail) => expect(change({}, now)).toMatchObject({ facts, file: null, mail }))

  test('who pays, and since when, is written down without a mail', () => {
    expect(change({ customer_id: null }, {})).toMatchObject({ facts: { customer_id: 'cus_1' }, mail: null })
    expect(change({ first_paid_at: null }, {})).toMatchObject({ facts: { first_paid_at: noon }, mail: null })
  })

  test('a renewal is the next file, which has its own mail', () => {
    const renewed = { paidInvoices: 2, periodEnd: noon + 2 * month, paidUntil: noon + 2 * month }
    expect(change({}, renewed)).toMatchObject({ file: 'paid', mail: null })
    expect(change({ billing: 'past_due' }, renewed)).toMatchObject({ file: 'paid', mail: null })
    expect(change({ billing: 'disputed', state: 'suspended', reason: 'dispute' }, renewed)).toMatchObject({ file: 'paid', mail: null })
    expect(change({ billing: 'cancel_scheduled' }, renewed)).toMatchObject({ file: 'paid', mail: 'uncancelled' })
    // What went back makes none.
    for (const over of [{ refunded: true }, { disputed: 'open' }, { status: 'canceled' }] as const)
      expect(change({}, { ...renewed, ...over })?.file).toBeNull()
  })

  test('a mail says that it continues again, unless it had only waited for its payment', () => {
    expect(change({ billing: 'cancel_scheduled' }, {})?.mail).toBe('uncancelled')
    expect(change({ billing: 'disputed' }, {})?.mail).toBe('restored')
    expect(change({ billing: 'past_due' }, {})?.mail).toBeNull()
    expect(change({ billing: null }, {})?.mail).toBe('restored')
  })

  test('what the desk revoked stays so: no file, and no mail but that money goes back', () => {
    const stopped = { is_stopped: 1, state: 'revoked', reason: 'fraud' } as const
    expect(change(stopped, { paidInvoices: 2 })).toBeNull()
    const ended = change(stopped, { status: 'canceled' })
    expect(ended).toMatchObject({ facts: { billing: 'ended' }, file: null, mail: null })
    expect(ended?.facts).not.toHaveProperty('state')
    expect(change(stopped, { refunded: true })).toMatchObject({ mail: 'refunded' })
  })

  describe('while a bank is at work on a renewal', () => {
    /** The next period has begun, and is not paid. */
    const open: Partial<Subscription> = { periodEnd: noon + 2 * month, paidUntil: noon + month }

    test('a file is made to wait with, immediately where the bank says so, else after a day', () => {
      expect(change({}, { ...open, isPaying: true }, noon)?.file).toBe('waiting')
      expect(change({}, open, noon + month + day - 1)).toBeNull()
      expect(change({}, open, noon + month + day)?.file).toBe('waiting')
    })

    test('once, and not where nothing is open or all is paid', () => {
      const later = noon + month + 2 * day
      expect(change({ expires: noon + month + 21 * day }, open, later)).toBeNull()
      expect(change({ expires: noon + month + 21 * day - 1 }, open, later)?.file).toBe('waiting')
      expect(change({}, { ...open, paidUntil: noon + 2 * month, isPaying: true }, later)).toBeNull()
      expect(change({}, { ...open, paidUntil: null, isPaying: true }, later)).toBeNull()
      expect(change({}, { ...open, status: 'past_due' }, later)?.file).toBeNull()
    })

    test('that does not come after all, the license ends after the days of grace', () => {
      const waited = { expires: noon + month + 21 * day }
      const expires = (at: number, changes: Partial<LicenseRow> = {}) =>
        change({ ...waited, ...changes }, { ...open, status: 'past_due' }, at)?.facts.expires
      expect(expires(noon)).toBe(noon + month + 3 * day)
      expect(expires(noon + month + 6 * day)).toBe(noon + month + 9 * day)
      expect(expires(noon + month + 20 * day)).toBe(noon + month + 21 * day)
      // Only as it turns, and only where it had waited.
      expect(expires(noon, { billing: 'past_due', customer_id: null })).toBeUndefined()
      expect(expires(noon, { expires: noon + month + 3 * day })).toBeUndefined()
      expect(change(waited, { ...open, status: 'canceled' })?.facts.expires).toBeUndefined()
    })
  })
})
