import { describe, expect, test } from 'vitest'
import { revokeBought } from '#commands/revoke-command.ts'
import { revokeLicense } from '#licenses/license-files.ts'
import { licenseService } from '#licenses/license-service.ts'
import { day, hour, noon } from '../desks.ts'
import { ana, sellerWithPrices } from '../selling.ts'
import { type SellingDesk, shop } from '../shop.ts'
import { files, licenseIn, licenses, type NewShop, orders, statusIn } from './shops.ts'

/** What is owed to buyers who paid, and to those charged for nothing. */
export function moneyLaws(newShop: NewShop): void {
  async function sold(plan?: 'monthly' | 'annual') {
    const store = await newShop()
    const bought = await store.buy(plan)
    await store.hearAll()
    return { ...store, ...bought }
  }
  const charged = ({ stripe }: SellingDesk) => Object.values(stripe.state.charges).filter(({ paid }) => paid)
  const kept = (store: SellingDesk) => charged(store).filter(({ refunded }) => !refunded).length
  const month = Date.UTC(2027, 3, 1, 12) / 1000 - noon

  describe('a license that is revoked', () => {
    const revoke = async (store: SellingDesk, isRefund: boolean) =>
      revokeBought(
        store.desk,
        await licenseIn(store),
        { reason: 'abuse', isRefund },
        { provider: store.seller.provider, confirm: async () => null, now: store.stripe.now },
      )

    test.each([
      [true, 0, ['issued', 'refunded'], 'refunded'],
      [false, 1, ['issued'], 'ended'],
    ])('is charged no more (its payment given back: %s)', async (isRefund, payments, mails, billing) => {
      const store = await sold()
      expect((await revoke(store, isRefund)).isAmiss).toBeUndefined()
      await store.stripe.advance(100 * day)
      await store.hearAll()
      await store.hearAll()
      await store.reconcile()
      expect([charged(store).length, kept(store)]).toEqual([1, payments])
      expect(await store.mails()).toEqual(mails)
      expect(await licenseIn(store)).toMatchObject({ state: 'revoked', reason: 'abuse', billing, seq: 1 })
      expect(await store.reconcile()).toEqual({ made: 0, moved: 0, failed: 0 })
    })

    test('while the provider is away is revoked all the same, which is said; a server ends its subscription', async () => {
      const store = await sold()
      store.stripe.fail({ kind: 'broken', times: 99, calls: /^DELETE/ })
      const { note, isAmiss } = await revoke(store, false)
      expect([isAmiss, note]).toEqual([true, expect.stringContaining('a server that runs ends the subscription by itself')])
      expect(await statusIn(store)).toBe('license_revoked')
      store.stripe.heal()
      await store.reconcile(false)
      expect(Object.values(store.stripe.state.subscriptions).map(({ status }) => status)).toEqual(['canceled'])
    })

    test.each([
      ['an event', (store: SellingDesk) => store.hearAll()],
      ['the hourly look', (store: SellingDesk) => store.reconcile(false)],
    ])(
      'by an earlier version goes on being charged until %s: what was paid since goes back, and nothing is mailed as renewed',
      async (_, look) => {
        const store = await sold()
        const { lid } = await licenseIn(store)
        await store.desk.database.write((db) => revokeLicense(db, lid, 'abuse', noon))
        await store.stripe.advance(2 * month + 2 * hour)
        expect(charged(store).length).toBeGreaterThan(1)
        await look(store)
        await store.hearAll()
        await store.hearAll()
        expect(kept(store)).toBe(1)
        expect(await store.mails()).not.toContain('renewed')
        expect((await files(store)).map(({ seq }) => seq)).toEqual([1])
        expect(await licenseIn(store)).toMatchObject({ state: 'revoked', reason: 'abuse' })
        expect(Object.values(store.stripe.state.subscriptions).map(({ status }) => status)).toEqual(['canceled'])
        expect(await store.reconcile()).toMatchObject({ made: 0, failed: 0 })
      },
    )

    test('gives a payment back that the provider refused to give back at first', async () => {
      const store = await sold()
      const { lid } = await licenseIn(store)
      await store.desk.database.write((db) => revokeLicense(db, lid, null, noon))
      await store.stripe.advance(month + hour)
      store.stripe.fail({ kind: 'broken', times: 99, calls: /^POST \/v1\/refunds/ })
      await store.hearAll().catch(() => undefined)
      expect(kept(store)).toBe(2)
      store.stripe.heal()
      await store.stripe.advance(hour)
      await store.sweep()
      await store.reconcile()
      expect(kept(store)).toBe(1)
    })
  })

  describe('a checkout that is open while our prices change', () => {
    async function changed() {
      const store = await newShop()
      const sessionId = await store.begin('annual')
      const prices = { monthly: 'price_monthly8', annual: 'price_annual60' }
      const later = shop({ desk: store.desk, seller: sellerWithPrices(store.seller, prices) })
      return { store, later, sessionId }
    }
    const lookers: [string, (later: SellingDesk, sessionId: string) => Promise<unknown>][] = [
      ['by events', (later) => later.hearAll()],
      ['looked at by its page', (later, sessionId) => later.handOver(sessionId)],
      ['found by the reconciler', (later) => later.reconcile(false)],
    ]

    test.each(lookers)('is honored, %s', async (_, look) => {
      const { later, sessionId } = await changed()
      await later.stripe.pay(sessionId, ana)
      await look(later, sessionId)
      expect(await licenseIn(later)).toMatchObject({ plan: 'annual', billing: 'active' })
      expect(await later.mails()).toEqual(['issued'])
      // It is renewed at its own price.
      await later.stripe.advance(366 * day)
      await later.hearAll()
      expect(await licenseIn(later)).toMatchObject({ plan: 'annual', seq: 2 })
    })

    test('is honored where its order was lost, and where an earlier version opened it', async () => {
      const { later, sessionId } = await changed()
      await later.stripe.pay(sessionId, ana)
      const lost = await newShop(later.seller)
      await lost.reconcile()
      expect(await licenseIn(lost)).toMatchObject({ plan: 'annual' })
      delete later.stripe.state.sessions[sessionId].metadata?.plan
      await later.hearAll()
      expect(await licenseIn(later)).toMatchObject({ plan: 'annual' })
    })

    test('is asked for again by the same order: a second session, and whichever is paid is honored', async () => {
      const { store, later } = await changed()
      const [{ id: orderId }] = await orders(store)
      const wish = {
        orderId,
        plan: 'annual',
        successUrl: 'http://localhost/?session_id={CHECKOUT_SESSION_ID}',
        cancelUrl: 'http://localhost/',
      } as const
      const { sessionId } = await later.seller.provider.createCheckout(wish)
      await later.stripe.pay(sessionId, ana)
      await later.hearAll()
      expect(await licenseIn(later)).toMatchObject({ plan: 'annual', billing: 'active' })
    })
  })

  describe('a bank', () => {
    test('that does not pay at first, and then does, by another way than the checkout: the license is made at once', async () => {
      const store = await newShop()
      const sessionId = await store.begin()
      await store.stripe.payLater(sessionId, ana)
      await store.hearAll()
      await store.stripe.arrive(sessionId, 'failed', { isOver: false })
      await store.hearAll()
      expect([await licenses(store), await store.mails()]).toEqual([[], ['payment_failed']])
      await store.stripe.payOpenInvoice(store.subscriptionOf(sessionId))
      expect(store.stripe.state.sessions[sessionId].payment_status).toBe('unpaid')
      const paid = store.stripe.events().findLast(({ type }) => type === 'invoice.paid')?.id ?? ''
      await store.hear(paid)
      expect(await licenseIn(store)).toMatchObject({ billing: 'active', seq: 1 })
      expect(await store.mails()).toEqual(['payment_failed', 'issued'])
      expect(await store.handOver(sessionId)).toMatchObject({ state: 'fulfilled' })
    })

    test('and without a word of that, the reconciler finds it', async () => {
      const store = await newShop()
      const sessionId = await store.begin()
      await store.stripe.payLater(sessionId, ana)
      await store.stripe.arrive(sessionId, 'failed', { isOver: false })
      await store.hearAll()
      await store.reconcile(false)
      expect(await licenses(store)).toEqual([])
      await store.stripe.payOpenInvoice(store.subscriptionOf(sessionId))
      expect(await store.reconcile(false)).toMatchObject({ made: 1 })
    })

    /** A renewal that a bank is at work on for six days; looked at as it begins, or a day later. */
    async function renewing(look: 'events' | 'the hourly look') {
      const store = await sold()
      await store.stripe.payByBank(store.subId)
      await store.stripe.advance(month)
      if (look === 'events') await store.hearAll()
      await store.stripe.advance(day)
      if (look === 'the hourly look') await store.reconcile(false)
      return store
    }

    test.each(['events', 'the hourly look'] as const)(
      'that takes six days for a renewal closes Pro on none of them (seen by %s)',
      async (look) => {
        const store = await renewing(look)
        for (let days = 2; days <= 6; days++) {
          await store.stripe.advance(day)
          await store.reconcile(false)
          expect(await statusIn(store)).toMatchObject({ is_pro: true, subscription: 'active' })
        }
        expect((await files(store)).map(({ seq }) => seq)).toEqual([1, 2])
        await store.stripe.arriveRenewal(store.subId, 'succeeded')
        await store.hearAll()
        expect(await statusIn(store)).toMatchObject({ is_pro: true, state: 'active' })
        expect(await licenseIn(store)).toMatchObject({ seq: 3, paid_invoices: 2, period_end: Date.UTC(2027, 4, 1, 12) / 1000 })
        expect(await store.mails()).toEqual(['issued', 'renewed'])
        expect(await store.reconcile()).toEqual({ made: 0, moved: 0, failed: 0 })
      },
    )

    test('that does not pay for a renewal after six days leaves the days of grace, as its mail says, and no more', async () => {
      const store = await renewing('the hourly look')
      await store.stripe.advance(5 * day)
      await store.stripe.refuseCard(store.subId)
      await store.stripe.arriveRenewal(store.subId, 'failed')
      await store.hearAll()
      const { billing, expires } = await licenseIn(store)
      expect([billing, expires]).toEqual(['past_due', store.stripe.now() + 3 * day])
      expect(await store.mails()).toEqual(['issued', 'past_due'])
      await store.stripe.advance(3 * day - 1)
      await store.reconcile()
      expect(await statusIn(store)).toMatchObject({ is_pro: true, subscription: 'past_due' })
      await store.stripe.advance(1)
      expect(await statusIn(store)).toBe('license_expired')
    })

    test('that never says a word keeps Pro open for three weeks, and not longer', async () => {
      const store = await renewing('events')
      await store.stripe.advance(20 * day - 1)
      await store.reconcile()
      expect(await statusIn(store)).toMatchObject({ is_pro: true })
      await store.stripe.advance(1)
      await store.reconcile()
      expect(await statusIn(store)).toBe('license_expired')
    })

    test('a card is charged within the hour: its renewal has one file', async () => {
      const store = await sold()
      await store.stripe.advance(month + 2 * day)
      await store.hearAll()
      await store.reconcile()
      expect((await files(store)).map(({ seq }) => seq)).toEqual([1, 2])
    })
  })

  test('a payment is given back in full after an invoice of nothing: the license is over, and the command finds it, too', async () => {
    const [one, two] = [await sold('annual'), await sold('annual')]
    for (const store of [one, two]) {
      await store.stripe.switchTo(store.subId, 'price_monthly7')
      await store.hearAll()
      expect(Object.values(store.stripe.state.invoices).map(({ amount_paid }) => amount_paid)).toEqual([5900, 0])
      expect(await licenseIn(store)).toMatchObject({ billing: 'active', seq: 2, plan: 'monthly' })
    }
    await one.stripe.refund(one.subId)
    await two.refund((await licenseIn(two)).lid, { isSupport: true })
    for (const store of [one, two]) {
      await store.hearAll()
      expect(kept(store)).toBe(0)
      expect(await licenseIn(store)).toMatchObject({ billing: 'refunded', state: 'revoked' })
      expect(await statusIn(store)).toBe('license_revoked')
      expect(await store.mails()).toContain('refunded')
    }
  })

  test.each([
    ['won', ['disputed', 'issued'], { is_pro: true }],
    ['lost', ['disputed', 'ended'], null],
  ] as const)('where a dispute is open when the license is made, and is %s, the buyer has the mails %j', async (end, mails, status) => {
    const store = await newShop()
    const { subId } = await store.buy()
    await store.stripe.dispute(subId)
    await store.hearAll()
    expect(await store.mails()).toEqual(['disputed'])
    await store.stripe.advance(day)
    await store.stripe.closeDispute(subId, end)
    await store.hearAll()
    expect(await store.mails()).toEqual(mails)
    if (status) expect(await statusIn(store)).toMatchObject(status)
    expect(await store.reconcile()).toMatchObject({ moved: 0, failed: 0 })
  })

  test('where it was renewed while the first dispute was open, the one mail has the newest file', async () => {
    const store = await newShop()
    const { subId } = await store.buy()
    await store.stripe.dispute(subId)
    await store.hearAll()
    await store.stripe.advance(month + hour)
    await store.hearAll()
    const [{ id }] = Object.values(store.stripe.state.disputes)
    store.stripe.state.disputes[id].status = 'won'
    await store.reconcile()
    const rows = await store.read((db) => db.selectFrom('outbox').select(['kind', 'seq']).orderBy('created').execute())
    expect(rows.at(-1)).toEqual({ kind: 'issued', seq: 2 })
    expect(rows.map(({ kind }) => kind)).not.toContain('renewed')
  })

  describe('a clock of ours that was forty days ahead, and is right again,', () => {
    test('leaves no event and no paid order undone', async () => {
      const store = await newShop()
      const ahead = shop({ desk: store.desk, seller: store.seller, now: () => store.stripe.now() + 40 * day })
      await store.buy()
      for (const { id } of store.stripe.events()) {
        const { body, headers } = store.stripe.signed(id)
        await ahead.receive(store.seller.provider.readEvent(body, headers['stripe-signature'], store.stripe.now()))
      }
      expect(await licenses(store)).toEqual([])
      await store.sweep()
      expect(await licenses(store)).toHaveLength(1)
    })

    test('leaves no payment unfound', async () => {
      const store = await newShop()
      const ahead = shop({ desk: store.desk, seller: store.seller, now: () => store.stripe.now() + 40 * day })
      const sessionId = await store.begin()
      await ahead.reconcile()
      await store.stripe.pay(sessionId, ana)
      expect(await store.reconcile(false)).toMatchObject({ made: 1 })
    })

    test('has taken no place from an honest device', async () => {
      const store = await sold('annual')
      const [file] = await files(store)
      let now = noon
      const service = licenseService(store.desk, () => now)
      const asker = (did: string) => ({ did, label: null, replaceSlot: null, lease: null, session: null, wantsSession: false })
      const verify = (did: string) => service.verify(JSON.parse(file.bytes), asker(did)).then(({ answer }) => answer.lease ?? '')
      const honest = ['honest-device-1', 'honest-device-2', 'honest-device-3']
      const leases = new Map<string, string>()
      for (const did of honest) leases.set(did, await verify(did))
      now += 40 * day
      await verify('another-device-1')
      const seated = async () => (await store.read((db) => db.selectFrom('devices').select('did').execute())).map(({ did }) => did)
      expect((await seated()).filter((did) => honest.includes(did))).toHaveLength(2)
      await verify('another-device-2')
      now = noon + hour
      for (const did of honest) {
        const { answer } = await service.status({ ...asker(did), lease: leases.get(did) ?? '' })
        // As its page does where the service knows nothing of it any more.
        if (!answer.is_pro) expect([did, answer.reason]).toEqual([did, 'activation_needed'])
        if (!answer.is_pro) await verify(did)
      }
      expect((await seated()).sort()).toEqual(honest)
      await expect(verify('another-device-1')).rejects.toMatchObject({ code: 'device_limit' })
    })
  })
}
