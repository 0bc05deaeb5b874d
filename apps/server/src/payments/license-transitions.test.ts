import { DAY } from '@convostat/format/seconds'
import { graceSeconds } from '@convostat/license'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LicenseRow, OrderRow } from '#licenses/schema.ts'
import { paidMonth } from '#testing/subscriptions.ts'
import { firstPayload } from './license-payload.ts'
import { countsAfter, firstLicense, nextLicense } from './license-transitions.ts'
import type { Subscription } from './provider.ts'
import { billingOf, changeOf, isPaidFor } from './states.ts'

const noon = Date.UTC(2026, 10, 22, 12) / 1000
const month = 30 * DAY
const email = 'ana@example.org'

const paidOnce = paidMonth(noon, noon + month, { livemode: true })
const paidTwice: Subscription = {
  ...paidOnce,
  paidInvoices: 2,
  lastPaidAt: noon + month,
  paidUntil: noon + 2 * month,
  periodEnd: noon + 2 * month,
}
const order = { id: 'ord_1' } as OrderRow

/** A license as its first file leaves it, and the kinds of mail its buyer has by then. */
function madeFor(subscription: Subscription, now = noon) {
  const payload = firstPayload('lic_1', { licensee: 'Ana', plan: 'monthly' }, subscription, 'live')
  if (!payload) throw new Error('expected a first file')
  const { seq, licensee, plan, period_end, exp: expires } = payload
  const license: LicenseRow = {
    ...{ lid: 'lic_1', email: null, licensee, plan, features: '[]', state: 'active', reason: null, seq, period_end, expires, created: now },
    ...{ order_id: null, sub_id: null, customer_id: null, billing: null, cancel_at: null, first_paid_at: null },
    ...{ paid_invoices: 0, sync_gen: 0, applied_gen: 0, is_stopped: 0 },
  }
  const { facts, mails } = firstLicense(license, { order, email, subscription, seq }, now)
  return { license: { ...license, ...facts }, mails: mails.map(({ kind }) => kind as string) }
}

/** The same after one more look. */
function lookedAt({ license, mails }: ReturnType<typeof madeFor>, subscription: Subscription, now = noon) {
  const change = changeOf(license, subscription, now)
  const isUnsent = change !== null && countsAfter(license, change) && !mails.some((kind) => kind === 'issued' || kind === 'renewed')
  const gen = license.applied_gen + 1
  const next = nextLicense(license, { subscription, gen, change, isUnsent, mode: 'live' })
  const { payload } = next
  const filed = payload && { seq: payload.seq, period_end: payload.period_end, expires: payload.exp, plan: payload.plan }
  return { ...next, license: { ...license, ...filed, ...next.facts }, mails: [...mails, ...next.mails.map(({ kind }) => kind)] }
}

describe('the first file', () => {
  test('is sent to its buyer, and its license counts until its period and the days of grace are over', () => {
    const { license, mails } = madeFor(paidOnce)
    expect(mails).toEqual(['issued'])
    expect(license).toMatchObject({
      ...{ email, order_id: 'ord_1', sub_id: 'sub_1', customer_id: 'cus_1', billing: 'active', state: 'active' },
      ...{ seq: 1, paid_invoices: 1, period_end: noon + month, expires: noon + month + graceSeconds },
    })
  })

  test('waits until the provider says what was paid for', () => {
    const of = (more: Partial<Subscription>) => firstPayload('lic_1', { licensee: null, plan: null }, { ...paidOnce, ...more }, 'live')
    expect([of({ paidInvoices: 0 }), of({ lastPaidAt: null }), of({ paidUntil: null })]).toEqual([null, null, null])
    expect(of({})?.licensee).toBe('ConvoStat customer')
  })

  test('of what is disputed or over by then is not sent; its buyer is notified of that', () => {
    expect(madeFor({ ...paidOnce, disputed: 'open' }).mails).toEqual(['disputed'])
  })

  test.each([
    ['ended', {}],
    ['refunded', { refunded: true }],
    ['ended', { disputed: 'lost' }],
  ] as const)('of what is %s says so for sixty days, and not years later, where it is made again after a loss (%j)', (kind, facts) => {
    const over = { ...paidOnce, ...facts, status: 'canceled', endedAt: noon } as const
    expect([0, 60 * DAY, 60 * DAY + 1].map((seconds) => madeFor(over, noon + seconds).mails)).toEqual([[kind], [kind], []])
  })

  test.each(['unpaid', 'paused'] as const)(
    'of a subscription that is left %s counts the sixty days from where its license ended',
    (status) => {
      const left = { ...paidOnce, status, endedAt: null }
      const over = noon + month + graceSeconds
      expect([over, over + 60 * DAY, over + 60 * DAY + 1].map((now) => madeFor(left, now).mails)).toEqual([['ended'], ['ended'], []])
    },
  )

  test('of what is still paid for is sent, whenever it is made', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.constantFrom('active', 'past_due'), (months, status) => {
        const paidUntil = noon + months * month
        const going = { ...paidOnce, status, paidInvoices: months, lastPaidAt: paidUntil - month, paidUntil, periodEnd: paidUntil } as const
        expect(madeFor(going, paidUntil - 1).mails).toEqual(['issued'])
      }),
    )
  })
})

describe('a look', () => {
  test('at a renewal makes the next file and sends it', () => {
    const { license, payload, mails } = lookedAt(madeFor(paidOnce), paidTwice, noon + month)
    expect(payload).toMatchObject({ seq: 2, iat: noon + month, period_end: noon + 2 * month })
    expect([license.paid_invoices, mails]).toEqual([2, ['issued', 'renewed']])
  })

  test('at a renewal after the desk has made its own files gives the next number', () => {
    const { license, mails } = madeFor(paidOnce)
    expect(lookedAt({ license: { ...license, seq: 7 }, mails }, paidTwice, noon + month).payload?.seq).toBe(8)
  })

  test('at a payment that a bank still works on makes a file that lasts longer, and says nothing', () => {
    const waiting = { ...paidOnce, periodEnd: noon + 2 * month, isPaying: true } as const
    const { license, payload, mails } = lookedAt(madeFor(paidOnce), waiting, noon + month)
    expect(payload?.period_end).toBeGreaterThan(noon + month)
    expect([license.period_end, license.paid_invoices, mails]).toEqual([noon + month, 1, ['issued']])
  })

  test('at a dispute that was won sends the file that was held back', () => {
    const held = madeFor({ ...paidOnce, disputed: 'open' })
    const won = lookedAt(held, { ...paidOnce, disputed: 'won' })
    expect([held.license.state, won.license.state, won.mails]).toEqual(['suspended', 'active', ['disputed', 'issued']])
  })

  test.each([
    ['cancel_scheduled', { cancelAtPeriodEnd: true }],
    ['past_due', { status: 'past_due' }],
  ] as const)('at a file that was held back says also that it is %s by then', (kind, facts) => {
    const held = madeFor({ ...paidOnce, disputed: 'open' })
    expect(lookedAt(held, { ...paidOnce, disputed: 'won', ...facts }).mails).toEqual(['disputed', 'issued', kind])
  })

  test('at a cancellation says so once, and audits it', () => {
    const cancelled = { ...paidOnce, cancelAtPeriodEnd: true }
    const once = lookedAt(madeFor(paidOnce), cancelled)
    const twice = lookedAt(once, cancelled)
    expect([once.billing, once.mails]).toEqual(['cancel_scheduled', ['issued', 'cancel_scheduled']])
    expect([twice.billing, twice.mails, twice.license.applied_gen]).toEqual([null, once.mails, 2])
  })

  test('at what the desk has revoked brings nothing back', () => {
    const { license, mails } = madeFor(paidOnce)
    const stopped: LicenseRow = { ...license, state: 'revoked', is_stopped: 1 }
    const after = lookedAt({ license: stopped, mails }, paidTwice, noon + month)
    expect([after.payload, after.license.state, after.license.paid_invoices, after.mails]).toEqual([null, 'revoked', 1, mails])
  })
})

describe('whatever looks find, in any order', () => {
  const found = fc.record({
    status: fc.constantFrom('active', 'past_due', 'canceled', 'unpaid', 'paused'),
    disputed: fc.constantFrom(null, null, 'open', 'won', 'lost'),
    refunded: fc.constantFrom(false, false, false, true),
    cancelAtPeriodEnd: fc.boolean(),
    isPaying: fc.constantFrom(undefined, true),
    paidInvoices: fc.integer({ min: 1, max: 4 }),
    days: fc.integer({ min: 0, max: 120 }),
    isStopped: fc.constantFrom(false, false, false, false, true),
  })

  const everyLook = (
    check: (was: ReturnType<typeof madeFor>, is: ReturnType<typeof lookedAt>, subscription: Subscription, now: number) => void,
  ) =>
    fc.assert(
      fc.property(fc.array(found, { maxLength: 12 }), (looks) => {
        let was = madeFor(paidOnce)
        for (const { days, isStopped, paidInvoices, isPaying, ...facts } of looks) {
          const now = noon + days * DAY
          const paidUntil = noon + paidInvoices * month
          const times = { paidUntil, periodEnd: paidUntil + (isPaying ? month : 0), lastPaidAt: paidUntil - month }
          const subscription = { ...paidOnce, ...facts, ...times, paidInvoices, ...(isPaying && { isPaying }) }
          if (isStopped) was = { ...was, license: { ...was.license, state: 'revoked', is_stopped: 1 } }
          const is = lookedAt(was, subscription, now)
          check(was, is, subscription, now)
          was = is
        }
      }),
    )

  test('a license has the state of its subscription, unless the desk has revoked it', () => {
    everyLook((_, { license }, subscription) => {
      expect(license.billing).toBe(billingOf(subscription))
      if (license.is_stopped === 1) expect(license.state).toBe('revoked')
      else
        expect(license.state === 'active' || license.state === 'cancel_scheduled').toBe(
          isPaidFor(billingOf(subscription)) || license.billing === 'ended',
        )
    })
  })

  test('the numbers of its files and looks only grow, and no payment is forgotten', () => {
    everyLook(({ license: was }, { license: is, payload }) => {
      expect(is.applied_gen).toBe(was.applied_gen + 1)
      expect(is.seq).toBe(payload ? payload.seq : was.seq)
      if (payload) expect(payload.seq).toBeGreaterThan(was.seq)
      expect(is.paid_invoices).toBeGreaterThanOrEqual(was.paid_invoices)
    })
  })

  test('its first file is sent once, and no file of what does not count', () => {
    everyLook((was, is, subscription) => {
      expect(is.mails.filter((kind) => kind === 'issued')).toHaveLength(1)
      const isSent = is.mails.slice(was.mails.length).includes('renewed')
      if (isSent) expect(isPaidFor(billingOf(subscription)) && is.license.is_stopped === 0).toBe(true)
    })
  })

  test('the same look again says nothing, and the one after that finds nothing to do', () => {
    everyLook((_, is, subscription, now) => {
      // After the file for what was paid comes one that lasts until a bank has paid the next period.
      const again = lookedAt(is, subscription, now)
      const { payload, billing, mails, license } = lookedAt(again, subscription, now)
      expect([again.billing, again.mails]).toEqual([null, is.mails])
      expect([payload, billing, mails]).toEqual([null, null, is.mails])
      expect(license).toEqual({ ...again.license, applied_gen: again.license.applied_gen + 1 })
    })
  })
})
