import { expect, test } from 'vitest'
import { revokeLicense } from '#licenses/license-files.ts'
import { isReturnable } from '#payments/fulfilment.ts'
import { day, hour, noon } from '../desks.ts'
import { priceIds } from '../selling.ts'
import type { SellingDesk } from '../shop.ts'
import { files, licenseIn, type NewShop, statusIn } from './shops.ts'

/** What fulfilment owes a subscription. */
export function subscriptionLaws(newShop: NewShop): void {
  async function sold() {
    const store = await newShop()
    const bought = await store.buy()
    await store.hearAll()
    return { ...store, ...bought }
  }

  test('that is renewed brings the next file, by mail too', async () => {
    const store = await sold()
    const { period_end } = await licenseIn(store)
    await store.stripe.advance(period_end - noon + hour)
    await store.hearAll()
    expect(await licenseIn(store)).toMatchObject({ seq: 2, paid_invoices: 2, period_end: Date.UTC(2027, 4, 1, 12) / 1000 })
    expect((await files(store)).map(({ seq }) => seq)).toEqual([1, 2])
    expect(await store.mails()).toEqual(['issued', 'renewed'])
    expect(await store.handOver(store.sessionId)).toMatchObject({ state: 'fulfilled' })
  })

  test('that cannot be renewed is Pro for three days more, told so, and again once it is paid', async () => {
    const store = await sold()
    const { period_end } = await licenseIn(store)
    await store.stripe.refuseCard(store.subId)
    await store.stripe.advance(period_end - noon)
    await store.hearAll()
    expect(await licenseIn(store)).toMatchObject({ billing: 'past_due', seq: 1, period_end })
    expect(await statusIn(store)).toMatchObject({ is_pro: true, state: 'grace', grace: true, subscription: 'past_due' })
    await store.stripe.advance(3 * day - 1)
    expect(await statusIn(store)).toMatchObject({ is_pro: true, state: 'grace' })
    await store.stripe.advance(1)
    expect(await statusIn(store)).toBe('license_expired')
    await store.stripe.refuseCard(store.subId, false)
    await store.stripe.payOpenInvoice(store.subId)
    await store.hearAll()
    expect(await licenseIn(store)).toMatchObject({ billing: 'active', seq: 2 })
    expect(await statusIn(store)).toMatchObject({ is_pro: true, state: 'active' })
    expect(await store.mails()).toEqual(['issued', 'past_due', 'renewed'])
  })

  test('that is never paid for again ends', async () => {
    const store = await sold()
    await store.stripe.refuseCard(store.subId)
    await store.stripe.advance(60 * day)
    await store.hearAll()
    expect(await licenseIn(store)).toMatchObject({ billing: 'ended' })
    expect(await statusIn(store)).toBe('license_expired')
  })

  test('S11: that is cancelled counts to the end of its period and not a second longer; on, off and on again is told each time', async () => {
    const store = await sold()
    const { period_end } = await licenseIn(store)
    for (const isWanted of [true, false, true]) {
      await store.stripe.cancelAtPeriodEnd(store.subId, isWanted)
      await store.hearAll()
      expect(await statusIn(store)).toMatchObject({ is_pro: true, cancel_at_period_end: isWanted })
    }
    expect(await licenseIn(store)).toMatchObject({ billing: 'cancel_scheduled', state: 'cancel_scheduled', cancel_at: period_end })
    await store.stripe.advance(period_end - noon - 1)
    expect(await statusIn(store)).toMatchObject({
      is_pro: true,
      state: 'cancel_scheduled',
      expires: new Date(period_end * 1000).toISOString(),
    })
    await store.stripe.advance(1)
    // Also before any event arrives.
    expect(await statusIn(store)).toBe('license_expired')
    await store.hearAll()
    expect(await licenseIn(store)).toMatchObject({ billing: 'ended', seq: 1 })
    expect(await store.mails()).toEqual(['issued', 'cancel_scheduled', 'uncancelled', 'cancel_scheduled', 'ended'])
  })

  test('S11: that is switched to a year has a file of the new plan', async () => {
    const store = await sold()
    await store.stripe.advance(10 * day)
    await store.stripe.switchTo(store.subId, priceIds.annual)
    await store.hearAll()
    expect(await licenseIn(store)).toMatchObject({
      seq: 2,
      plan: 'annual',
      billing: 'active',
      period_end: Date.UTC(2028, 2, 11, 12) / 1000,
    })
  })

  test('L11: that is paid back in full is over at once; a part of it changes nothing', async () => {
    const store = await sold()
    await store.stripe.refund(store.subId, 300)
    await store.hearAll()
    expect(await statusIn(store)).toMatchObject({ is_pro: true, state: 'active' })
    await store.stripe.refund(store.subId)
    await store.hearAll()
    expect(await licenseIn(store)).toMatchObject({ billing: 'refunded', state: 'revoked', reason: 'refund' })
    expect(await statusIn(store)).toBe('license_revoked')
    expect(await store.mails()).toEqual(['issued', 'refunded'])
  })

  test.each([
    ['paid back by hand at the provider', ({ stripe }: SellingDesk, subId: string) => stripe.refund(subId)],
    ['disputed and lost', ({ stripe }: SellingDesk, subId: string) => stripe.dispute(subId).then(() => stripe.closeDispute(subId, 'lost'))],
  ])('L11: that is %s is charged no more, also where the provider did not answer at first', async (_, lose) => {
    const store = await sold()
    const { period_end } = await licenseIn(store)
    await lose(store, store.subId)
    store.stripe.fail({ kind: 'broken', times: 99, calls: /^DELETE/ })
    await store.hearAll().catch(() => undefined)
    expect(await statusIn(store)).toBe('license_revoked')
    store.stripe.heal()
    await store.reconcile()
    await store.stripe.advance(period_end - noon + hour)
    await store.hearAll()
    expect(Object.values(store.stripe.state.invoices)).toHaveLength(1)
    expect(await store.reconcile()).toEqual({ made: 0, moved: 0, failed: 0 })
  })

  test.each([
    ['14 days to the second after its first payment is paid back', 14 * day, true],
    ['a second later is not, unless support says so', 14 * day + 1, false],
  ])('L11: that is asked to be paid back %s', async (_, seconds, isPaidBack) => {
    const store = await sold()
    const { lid } = await licenseIn(store)
    await store.stripe.advance(seconds)
    expect(await store.refund(lid)).toBe(isPaidBack)
    expect(await licenseIn(store)).toMatchObject({ billing: isPaidBack ? 'refunded' : 'active' })
    expect(await store.refund(lid, { isSupport: true })).toBe(true)
    expect(await licenseIn(store)).toMatchObject({ billing: 'refunded', state: 'revoked' })
    expect(isReturnable({ ...(await licenseIn(store)), paid_invoices: 2 }, noon)).toBe(false)
  })

  test.each([
    ['won is restored', 'won', { billing: 'active', state: 'active' }, 'restored', 'active'],
    ['lost is over', 'lost', { billing: 'lost', state: 'revoked', reason: 'dispute' }, 'ended', 'license_revoked'],
  ] as const)('L11: that is disputed is suspended; %s', async (_, end, row, mail, status) => {
    const store = await sold()
    await store.stripe.dispute(store.subId)
    await store.hearAll()
    expect(await statusIn(store)).toBe('license_suspended')
    await store.stripe.closeDispute(store.subId, end)
    await store.hearAll()
    expect(await licenseIn(store)).toMatchObject(row)
    expect(await store.mails()).toEqual(['issued', 'disputed', mail])
    const told = await statusIn(store)
    expect(typeof told === 'string' ? told : told.state).toBe(status)
  })

  test('whose license the desk revoked is ended, and what was paid since is given back', async () => {
    const store = await sold()
    const { lid, period_end } = await licenseIn(store)
    await store.desk.database.write((db) => revokeLicense(db, lid, 'abuse', noon))
    await store.stripe.advance(period_end - noon + hour)
    await store.stripe.cancelAtPeriodEnd(store.subId, true)
    await store.hearAll()
    await store.hearAll()
    expect(await licenseIn(store)).toMatchObject({ state: 'revoked', reason: 'abuse', billing: 'refunded', seq: 1 })
    expect(await store.mails()).toEqual(['issued', 'refunded'])
  })
}
