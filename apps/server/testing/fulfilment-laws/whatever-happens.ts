import { StripeFault } from '@convostat/fake-stripe'
import { openLicense } from '@convostat/license'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { billingOf, isPaidFor } from '#payments/states.ts'
import { day } from '../desks.ts'
import { priceIds } from '../selling.ts'
import type { SellingDesk } from '../shop.ts'
import { files, licenses, type NewShop, orders } from './shops.ts'

/** What fulfilment owes, whatever comes in whatever order. `rounds`: of what is made up at random. */
export function anyOrderLaw(newShop: NewShop, { rounds }: { rounds: number }): void {
  test('whatever happens, told in any order, twice or never: each paid session has one license, and it stands as its subscription', async () => {
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.constant('buy' as const) },
      { weight: 6, arbitrary: fc.constantFrom('cancel', 'uncancel', 'end', 'refund', 'part', 'dispute', 'won', 'lost', 'switch') },
      { weight: 3, arbitrary: fc.constantFrom('refuse', 'take', 'week', 'month') },
      { weight: 6, arbitrary: fc.constantFrom('hear', 'shuffle', 'page', 'sweep', 'reconcile') },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, fc.nat()), { minLength: 4, maxLength: 14 }), async (steps) => {
        const store = await newShop()
        const bought: { sessionId: string; subId: string }[] = []
        const { stripe } = store
        for (const [what, n] of [['buy', 0] as const, ...steps]) {
          const { subId, sessionId } = bought[n % Math.max(1, bought.length)] ?? { subId: '', sessionId: '' }
          const events = stripe.events()
          // What cannot be done just now is not done.
          await {
            buy: async () => void bought.push(await store.buy(n % 2 ? 'annual' : 'monthly')),
            cancel: () => stripe.cancelAtPeriodEnd(subId, true),
            uncancel: () => stripe.cancelAtPeriodEnd(subId, false),
            end: () => stripe.cancelNow(subId),
            refund: () => stripe.refund(subId),
            part: () => stripe.refund(subId, 100),
            dispute: () => stripe.dispute(subId),
            won: () => stripe.closeDispute(subId, 'won'),
            lost: () => stripe.closeDispute(subId, 'lost'),
            switch: () => stripe.switchTo(subId, n % 2 ? priceIds.annual : priceIds.monthly),
            refuse: () => stripe.refuseCard(subId),
            take: () => stripe.refuseCard(subId, false),
            week: () => stripe.advance(7 * day),
            month: () => stripe.advance(31 * day),
            hear: () => store.hear(events[n % events.length].id),
            shuffle: () =>
              Promise.all(
                events
                  .filter((_, i) => (i * 7 + n) % 3 === 0)
                  .reverse()
                  .map(({ id }) => store.hear(id)),
              ),
            page: () => store.handOver(sessionId),
            sweep: () => store.sweep(),
            reconcile: () => store.reconcile(),
          }
            [what as 'buy']()
            .catch((error: Error & { code?: string }) => {
              if (error.code !== 'session_read_limit' && !(error instanceof StripeFault)) throw error
            })
          await expectSound(store)
        }
        await store.reconcile()
        await expectSound(store)
        const found = await licenses(store)
        expect(found.map(({ sub_id }) => sub_id).sort()).toEqual(bought.map(({ subId }) => subId).sort())
        for (const license of found) {
          const subscription = await store.seller.provider.subscription(license.sub_id ?? '')
          if (!subscription) throw new Error('expected a subscription')
          const billing = billingOf(subscription)
          expect(license.billing).toBe(billing)
          if (isPaidFor(billing))
            expect(license).toMatchObject({ paid_invoices: subscription.paidInvoices, period_end: subscription.paidUntil })
          const issued = await store.read((db) => db.selectFrom('outbox').select('kind').where('about', '=', license.lid).execute())
          expect(issued.filter(({ kind }) => kind === 'issued').length).toBeLessThanOrEqual(1)
          // Whatever became of it, its buyer has been notified of it, unless that was long ago.
          const isOld = stripe.now() - (subscription.endedAt ?? stripe.now()) > 60 * day
          expect(issued.length > 0 || isOld).toBe(true)
        }
        expect(await store.reconcile()).toEqual({ made: 0, moved: 0, failed: 0 })
      }),
      { numRuns: rounds, seed: 8 },
    )

    /** What is never otherwise. */
    async function expectSound(store: SellingDesk): Promise<void> {
      const found = await licenses(store)
      const given = await files(store)
      for (const { lid, seq, sub_id, order_id, applied_gen, sync_gen } of found) {
        const own = given.filter((file) => file.lid === lid)
        expect(own.at(-1)?.seq).toBe(seq)
        expect(sub_id && order_id).toBeTruthy()
        expect(applied_gen).toBeLessThanOrEqual(sync_gen)
      }
      for (const { bytes, lid, seq } of given) {
        const payload = await openLicense(JSON.parse(bytes), store.desk.trust)
        expect(payload).toMatchObject({ lid, seq })
      }
      const fulfilled = (await orders(store)).filter(({ state }) => state === 'fulfilled')
      expect(fulfilled.map(({ id }) => id).sort()).toEqual(found.map(({ order_id }) => order_id).sort())
    }
  })
}
