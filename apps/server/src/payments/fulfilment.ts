import { Failure } from '@convostat/api'
import { DAY } from '@convostat/format/seconds'
import { type LicenseFile, refundDays } from '@convostat/license'
import { paymentLimits } from '#config/limits.ts'
import { expectLicense, findLicense, newestFile } from '#licenses/license-files.ts'
import { type Ending, endingOf } from '#licenses/license-status.ts'
import type { LicenseRow, OrderRow } from '#licenses/schema.ts'
import { checkoutLooks, type Outcome } from './checkout-looks.ts'
import { type Heard, heardOf, keepEvent, subjectsOf } from './events.ts'
import type { Wish } from './orders.ts'
import { beginOrder, countRead, knownOrder, licenseOf, masked, openOrder } from './orders.ts'
import type { ProviderEvent } from './provider.ts'
import type { Selling } from './selling.ts'
import { subscriptionSync } from './subscription-sync.ts'

/** An `Outcome` for a buyer who came back from paying, with the license's newest file. */
export type HandedOver =
  | Exclude<Outcome, { state: 'fulfilled' }>
  | {
      state: 'fulfilled'
      lid: string
      file: LicenseFile
      /** Why it no longer opens anything; null where it counts. */
      reason: Ending | null
    }

export interface Fulfilment {
  /** Begins an order, or finds the one of this request. */
  order(wish: Wish): Promise<OrderRow>
  /** The order is with the provider. */
  opened(orderId: string, sessionId: string): Promise<void>
  /**
   * Looks at a session, and makes its license where it is paid: once, however often it is called. `hasFailed`: a payment on the
   * way did not go through, as the provider reported.
   */
  fulfil(sessionId: string, hint?: { hasFailed?: boolean }): Promise<Outcome>
  /** The same, and the file; throws `session_read_limit` 24 hours after it was first handed over, and after ten times. */
  handOver(sessionId: string): Promise<HandedOver>
  /** Brings a license in line with its subscription. `events`: the ids of what is settled by this. */
  syncSubscription(subId: string, events?: readonly string[]): Promise<void>
  /** Keeps an event: it will be worked off in any case. False where there is nothing to do, or it was done. */
  receive(event: ProviderEvent): Promise<boolean>
  /** Does what follows from kept events that are all about the same, with one look. What fails is tried again by the sweeper. */
  work(events: readonly Heard[]): Promise<void>
  /** Gives the first payment back within 14 days of it, or later where support says so; false where it is too late. Twice is once. */
  refund(lid: string, options?: { isSupport?: boolean }): Promise<boolean>
}

export function fulfilment(selling: Selling): Fulfilment {
  const { desk, provider, now } = selling
  const { read, write } = desk.database
  const sync = subscriptionSync(selling)
  const { lookAt } = checkoutLooks(selling, sync)

  const fulfil: Fulfilment['fulfil'] = async (sessionId, { hasFailed = false } = {}) => (await lookAt(sessionId, hasFailed, [])).outcome

  async function handOver(sessionId: string): Promise<HandedOver> {
    const known = await read((db) => licenseOf(db, sessionId))
    const outcome = known ? ({ state: 'fulfilled', lid: known.lid } as const) : await fulfil(sessionId)
    if (outcome.state !== 'fulfilled') return outcome
    const { lid } = outcome
    return write(async (db) => {
      const order = await knownOrder(db, sessionId)
      const file = await newestFile(db, lid)
      if (!order || !file) throw new Error(`expected ${lid} to have an order and a file`)
      if (!(await countRead(db, order, now()))) {
        const detail = order.email && `Your license was sent to ${masked(order.email)}.`
        throw new Failure('session_read_limit', detail ? { detail } : {})
      }
      return { state: 'fulfilled', lid, file, reason: endingOf(await expectLicense(db, lid), now()) }
    })
  }

  async function receive(event: ProviderEvent): Promise<boolean> {
    if (event.livemode !== (provider.mode === 'live')) return false
    if (event.sessionId === undefined && event.subscriptionId === undefined && event.objectId === null) return false
    return write((db) => keepEvent(db, heardOf(event), { now: now(), next_at: now() + paymentLimits.workSeconds }))
  }

  async function work(events: readonly Heard[]): Promise<void> {
    const ids = events.map(({ id }) => id)
    const { sessions, subIds, objects } = subjectsOf(events)
    let isSettled = false
    for (const [session, hasFailed] of sessions) isSettled = (await lookAt(session, hasFailed, ids)).isSettled ?? false
    if (isSettled) return
    for (const object of objects) for (const subId of await provider.subscriptionIds(object)) subIds.add(subId)
    for (const subId of subIds) await makeUpFor(subId, sessions)
    const [last, ...before] = [...subIds].reverse()
    for (const subId of before) await sync.syncSubscription(subId)
    await (last === undefined ? sync.settle(ids) : sync.syncSubscription(last, ids))
  }

  /** A payment that comes in by another way than its checkout, after that had failed say, is known by its subscription alone. */
  async function makeUpFor(subId: string, looked: ReadonlyMap<string, unknown>): Promise<void> {
    if (await read((db) => db.selectFrom('licenses').select('lid').where('sub_id', '=', subId).executeTakeFirst())) return
    const sessionId = await provider.sessionOf(subId)
    if (sessionId !== null && !looked.has(sessionId)) await lookAt(sessionId, false, [])
  }

  async function refund(lid: string, { isSupport = false } = {}): Promise<boolean> {
    const license = await read((db) => findLicense(db, lid))
    if (!license?.sub_id || !(isSupport || isReturnable(license, now()))) return false
    await provider.refund(license.sub_id)
    await sync.syncSubscription(license.sub_id)
    return true
  }

  return {
    order: (wish) => write((db) => beginOrder(db, wish, now())),
    opened: (orderId, sessionId) => write((db) => openOrder(db, orderId, sessionId)),
    fulfil,
    handOver,
    syncSubscription: sync.syncSubscription,
    receive,
    work,
    refund,
  }
}

/** Within 14 days of the first payment, to the second, and as long as it is the only one. */
export const isReturnable = ({ first_paid_at, paid_invoices }: LicenseRow, now: number): boolean =>
  first_paid_at !== null && paid_invoices === 1 && now <= first_paid_at + refundDays * DAY
