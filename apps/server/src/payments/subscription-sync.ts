import { hasMailedFile, queueMail } from '#email/outbox.ts'
import { expectLicense, keepLicense, writeDown } from '#licenses/license-files.ts'
import type { Db, LicenseRow } from '#licenses/schema.ts'
import { settleEvents } from './events.ts'
import { countsAfter, nextLicense } from './license-transitions.ts'
import type { Subscription } from './provider.ts'
import { codeOf, type Selling, signed } from './selling.ts'
import { changeOf, isToEnd, isToGiveBack } from './states.ts'

export type SubscriptionSync = ReturnType<typeof subscriptionSync>

/** Brings licenses to where their subscriptions stand. */
export function subscriptionSync(selling: Selling) {
  const { desk, provider, now, wake = () => undefined, log = () => undefined } = selling
  const { write } = desk.database

  const settle = (events: readonly string[]) => write((db) => settleEvents(db, events))

  async function syncSubscription(subId: string, events: readonly string[] = []): Promise<void> {
    const look = await write((db) => beginLook(db, subId))
    const subscription = look && (await provider.subscription(subId))
    if (!look || !subscription || subscription.livemode !== (provider.mode === 'live')) return settle(events)
    const { license, hasMail } = await write(async (db) => {
      const license = await expectLicense(db, look.lid)
      const hasMail = license.applied_gen < look.sync_gen && (await apply(db, license, subscription, look.sync_gen))
      if (!isLeft(license, subscription)) await settleEvents(db, events)
      return { license, hasMail }
    })
    if (hasMail) wake()
    if (!isLeft(license, subscription)) return
    // The events are settled after it: what fails here is tried again.
    if (isToEnd(license, subscription)) await provider.end(subId)
    if (isToGiveBack(license, subscription)) await giveBack(license, subscription)
    await settle(events)
  }

  /** True where that left a mail. */
  async function apply(db: Db, license: LicenseRow, subscription: Subscription, gen: number): Promise<boolean> {
    const { lid, order_id } = license
    const change = changeOf(license, subscription, now())
    const isUnsent = change !== null && countsAfter(license, change) && !(await hasMailedFile(db, lid))
    const next = nextLicense(license, { subscription, gen, change, isUnsent, mode: desk.trust.mode })
    const { facts, payload, billing, mails } = next
    if (payload) await keepLicense(db, { payload, file: await signed(selling, payload), email: null, what: 'renewed', now: now() })
    await db.updateTable('licenses').set(facts).where('lid', '=', lid).execute()
    if (license.applied_gen === 0) await db.updateTable('orders').set({ next_at: null }).where('id', '=', order_id).execute()
    if (billing) await writeDown(db, { what: billing, lid, now: now() })
    for (const { kind, seq } of mails) await queueMail(db, { kind, about: { lid }, seq, now: now() })
    return mails.length > 0
  }

  /** Gives back what was paid for a license after the desk had revoked it. */
  async function giveBack({ lid, paid_invoices }: LicenseRow, { id, paidInvoices }: Subscription): Promise<void> {
    await provider.refundAfter(id, paid_invoices)
    await write(async (db) => {
      await db.updateTable('licenses').set({ paid_invoices: paidInvoices }).where('lid', '=', lid).execute()
      await writeDown(db, { what: 'payment_given_back', lid, now: now() })
    })
  }

  /** What fails here is done again by the sweeper. */
  const lookAgain = (subId: string, events: readonly string[]): Promise<boolean> =>
    syncSubscription(subId, events).then(
      () => true,
      (error: unknown) => {
        log(`payment=not_looked_at error=${codeOf(error)}`)
        return false
      },
    )

  return { syncSubscription, lookAgain, settle }
}

const isLeft = (license: LicenseRow, subscription: Subscription): boolean =>
  isToEnd(license, subscription) || isToGiveBack(license, subscription)

/** That a subscription is about to be looked at: what looks began before it have nothing to say once this one is written down. */
const beginLook = (db: Db, subId: string) =>
  db
    .updateTable('licenses')
    .set((row) => ({ sync_gen: row('sync_gen', '+', 1) }))
    .where('sub_id', '=', subId)
    .returning(['lid', 'sync_gen'])
    .executeTakeFirst()
