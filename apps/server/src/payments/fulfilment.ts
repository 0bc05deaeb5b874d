import { Failure } from '@convostat/api'
import { whereItHappened } from '@convostat/api/http'
import { DAY } from '@convostat/format/seconds'
import { type BillingPeriod, graceSeconds, type LicenseFile, type LicensePayload, refundDays, signLicense } from '@convostat/license'
import { paymentLimits } from '#config/limits.ts'
import { hasMailedFile, isWithFile, queueMail } from '#email/outbox.ts'
import { constant } from '#licenses/issue.ts'
import type { LicenseDatabase } from '#licenses/license-database.ts'
import { expectLicense, findLicense, keepLicense, newestFile, writeDown } from '#licenses/license-files.ts'
import { type Ending, endingOf } from '#licenses/license-status.ts'
import type { Db, LicenseRow, OrderRow } from '#licenses/schema.ts'
import { type Heard, heardOf, keepEvent, settleEvents } from './events.ts'
import type { Wish } from './orders.ts'
import {
  beginOrder,
  countRead,
  knownOrder,
  licenseIdOf,
  licenseOf,
  masked,
  namedOrder,
  nextLook,
  nextTry,
  openOrder,
  orderOf,
} from './orders.ts'
import {
  isPaid,
  type PaidSession,
  type PaymentProvider,
  type ProviderEvent,
  problemOf,
  type SessionProblem,
  type Subscription,
} from './provider.ts'
import { billingOf, type Change, changeOf, isPaidFor, isToEnd, isToGiveBack, mailOfEnd } from './states.ts'

/** What selling licenses needs. Several processes may sell on the same tables. */
export interface Selling {
  desk: LicenseDatabase
  provider: PaymentProvider
  /** Whole seconds since 1970. */
  now: () => number
  /** Makes a license's file; by the desk's own key where it is not given. */
  sign?: (payload: LicensePayload) => Promise<LicenseFile>
  /** Called after a commit that left a mail. */
  wake?: () => void
  /** One line without anybody's data. */
  log?: (line: string) => void
}

/** What became of a checkout session. */
export type Outcome =
  /** There is a license. */
  | { state: 'fulfilled'; lid: string; orderId: string }
  /** Nobody has paid yet; it can still be done, on the provider's page. */
  | { state: 'open' }
  /** The payment is on its way. */
  | { state: 'pending' }
  /** Paid, and the license could not be made yet: it will be, and sent by mail. */
  | { state: 'waiting' }
  /** It will not be paid any more. */
  | { state: 'not_paid' }
  /** The provider has no such session. */
  | { state: 'unknown' }
  /** Nothing that is sold here. */
  | { state: 'refused'; problem: SessionProblem }

/** The same for a buyer who came back from paying, with the license's newest file. */
export type HandedOver =
  | Exclude<Outcome, { state: 'fulfilled' }>
  | {
      state: 'fulfilled'
      lid: string
      file: LicenseFile
      /** Why it opens nothing any more; null where it counts. */
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
  /** Keeps an event: whatever happens then, it will be worked off. False where there is nothing to do, or it was done. */
  receive(event: ProviderEvent): Promise<boolean>
  /** Does what follows from kept events that are all about the same, with one look. What fails is tried again by the sweeper. */
  work(events: readonly Heard[]): Promise<void>
  /** Gives the first payment back within 14 days of it, or later where support says so; false where it is too late. Twice is once. */
  refund(lid: string, options?: { isSupport?: boolean }): Promise<boolean>
}

export function fulfilment(selling: Selling): Fulfilment {
  const { desk, provider, now, wake = () => undefined, log = () => undefined } = selling
  const { read, write } = desk.database
  const sign = selling.sign ?? ((payload: LicensePayload) => signLicense(payload, desk.signing))

  async function fulfil(sessionId: string, { hasFailed = false }: { hasFailed?: boolean } = {}): Promise<Outcome> {
    return (await lookAt(sessionId, hasFailed, [])).outcome
  }

  /** What became of a session; `isSettled`: its subscription was looked at after that, and the events settled with it. */
  interface Looked {
    outcome: Outcome
    isSettled?: boolean
  }

  async function lookAt(sessionId: string, hasFailed: boolean, events: readonly string[]): Promise<Looked> {
    const found = await provider.session(sessionId)
    const session = found && (await asOpened(found))
    if (!session) return { outcome: { state: 'unknown' } }
    const problem = problemOf(session, provider.mode)
    // One that is not paid has no subscription yet.
    if (problem !== null && (isPaid(session) || problem !== 'no_subscription')) {
      // A session that names no order of ours is another product's of the same account.
      if (isPaid(session) && problem !== 'no_order') log(`payment=not_issued problem=${problem} order=${session.orderId}`)
      return { outcome: { state: 'refused', problem } }
    }
    return isPaid(session) ? paid(session, events) : { outcome: await unpaid(session, hasFailed) }
  }

  /** What we opened is honored, though our prices are others by now: an order says for what. */
  async function asOpened(session: PaidSession): Promise<PaidSession> {
    const order = session.plan === null ? await read((db) => namedOrder(db, session)) : undefined
    return order ? { ...session, plan: order.plan } : session
  }

  async function unpaid(session: PaidSession, hasFailed: boolean): Promise<Outcome> {
    const order = await read((db) => knownOrder(db, session.id))
    if (order?.state === 'expired' || order?.state === 'failed') return { state: 'not_paid' }
    if (session.status === 'open') return { state: 'open' }
    const isOver = session.status === 'expired' || hasFailed
    await write(async (db) => {
      const order = await orderOf(db, session, now())
      const state = session.status === 'expired' ? 'expired' : hasFailed ? 'failed' : 'open'
      const facts = { state, email: session.email, next_at: isOver ? null : nextLook(order, now()) } as const
      await db.updateTable('orders').set(facts).where('id', '=', order.id).execute()
      if (hasFailed) await queueMail(db, { kind: 'payment_failed', about: { orderId: order.id }, seq: 1, now: now() })
    })
    if (hasFailed) wake()
    return { state: isOver ? 'not_paid' : 'pending' }
  }

  async function paid(session: PaidSession, events: readonly string[]): Promise<Looked> {
    const lid = licenseIdOf(session.id)
    const known = await read((db) => licenseOf(db, session.id))
    if (known) {
      const isSettled = known.applied_gen === 0 && (await lookAgain(known.sub_id ?? '', events))
      return { outcome: { state: 'fulfilled', lid: known.lid, orderId: known.order_id ?? '' }, isSettled }
    }
    const payload = payloadOf(session, lid)
    // The provider may say that a session is paid a moment before its invoice is.
    const file = payload && (await sign(payload).catch((error: unknown) => void log(`payment=not_signed error=${whereItHappened(error)}`)))
    const orderId = await write(async (db) => {
      const order = await orderOf(db, session, now())
      return payload && file ? issue(db, { session, order, payload, file }) : putOff(db, session, order)
    })
    if (orderId === null) return { outcome: { state: 'waiting' } }
    wake()
    // What happened to it since the provider was asked has found no license here.
    const isSettled = await lookAgain(session.subscription?.id ?? '', events)
    return { outcome: { state: 'fulfilled', lid, orderId }, isSettled }
  }

  function payloadOf({ subscription, licensee, plan }: PaidSession, lid: string): LicensePayload | null {
    if (!subscription || subscription.paidInvoices < 1) return null
    return payloadAs({ lid, seq: subscription.paidInvoices, licensee: licensee ?? nobody, plan }, subscription)
  }

  /**
   * What a license's file says: nothing in it is of this moment, so that it is the same whenever it is made. `waiting`: for how
   * many seconds it counts as paid while a bank is at work on the next payment.
   */
  function payloadAs(
    { plan, ...who }: { lid: string; seq: number; licensee: string; plan: BillingPeriod | null },
    { lastPaidAt, paidUntil, ...subscription }: Subscription,
    waiting = 0,
  ): LicensePayload | null {
    if (lastPaidAt === null || paidUntil === null) return null
    const period_end = paidUntil + waiting
    const times = { iat: lastPaidAt, nbf: lastPaidAt, period_end, exp: period_end + graceSeconds }
    return { ...constant, ...times, ...who, plan: subscription.plan ?? plan ?? 'monthly', mode: desk.trust.mode }
  }

  interface Issued {
    session: PaidSession
    order: OrderRow
    payload: LicensePayload
    file: LicenseFile
  }

  async function issue(db: Db, { session, order, payload, file }: Issued): Promise<string> {
    const { lid, seq, plan } = payload
    const { email } = session
    const before = await findLicense(db, lid)
    if (before?.order_id) return before.order_id
    const settled = db.updateTable('orders').set({ state: 'fulfilled', email, plan, next_at: now() + paymentLimits.workSeconds })
    await settled.where('id', '=', order.id).execute()
    await keepLicense(db, { payload, file, email, what: 'issued', now: now() })
    const license = await expectLicense(db, lid)
    const subscription = session.subscription as Subscription
    const { facts } = changeOf({ ...license, billing: null }, subscription, now()) ?? {}
    const origin = { email, order_id: order.id, sub_id: subscription.id, paid_invoices: seq }
    await db
      .updateTable('licenses')
      .set({ ...facts, ...origin })
      .where('lid', '=', lid)
      .execute()
    const billing = billingOf(subscription)
    const isOld = billing === 'ended' && now() - (subscription.endedAt ?? now()) > paymentLimits.newsSeconds
    const kind = isPaidFor(billing) ? 'issued' : mailOfEnd(billing)
    if (!isOld) await queueMail(db, { kind, about: { lid }, seq, now: now() })
    return order.id
  }

  async function putOff(db: Db, { email }: PaidSession, { id, attempts }: OrderRow): Promise<null> {
    const waiting = { state: 'paid_waiting', email, next_at: nextTry(attempts, now()) } as const
    await db.updateTable('orders').set(waiting).where('id', '=', id).execute()
    return null
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

  const isLeft = (license: LicenseRow, subscription: Subscription): boolean =>
    isToEnd(license, subscription) || isToGiveBack(license, subscription)

  /** Gives back what was paid for a license after the desk had revoked it. */
  async function giveBack({ lid, paid_invoices }: LicenseRow, { id, paidInvoices }: Subscription): Promise<void> {
    await provider.refundAfter(id, paid_invoices)
    await write(async (db) => {
      await db.updateTable('licenses').set({ paid_invoices: paidInvoices }).where('lid', '=', lid).execute()
      await writeDown(db, { what: 'payment_given_back', lid, now: now() })
    })
  }

  /** True where that left a mail. */
  async function apply(db: Db, license: LicenseRow, subscription: Subscription, gen: number): Promise<boolean> {
    const { lid, order_id } = license
    const change = changeOf(license, subscription, now())
    const file = change?.file ? await renew(db, license, subscription, change.file) : null
    const isPaid = file !== null && change?.file === 'paid'
    await db
      .updateTable('licenses')
      .set({
        applied_gen: gen,
        ...change?.facts,
        // A file that only lasts until a bank has paid changes nothing about what was paid for.
        ...(isPaid ? { paid_invoices: subscription.paidInvoices } : file && { period_end: license.period_end }),
      })
      .where('lid', '=', lid)
      .execute()
    if (license.applied_gen === 0) await db.updateTable('orders').set({ next_at: null }).where('id', '=', order_id).execute()
    if (!change) return false
    const { billing } = change.facts
    if (billing !== null && billing !== license.billing) await writeDown(db, { what: billing, lid, now: now() })
    const kinds = await mailsOf(db, license, change, isPaid)
    for (const kind of kinds) {
      const seq = isWithFile(kind) ? (file?.seq ?? license.seq) : gen
      await queueMail(db, { kind, about: { lid }, seq, now: now() })
    }
    return kinds.length > 0
  }

  /** What a change is written about. Where a dispute was open when the license was made, its file was not sent yet. */
  async function mailsOf(db: Db, { lid, is_stopped }: LicenseRow, { facts, mail }: Change, isPaid: boolean) {
    const counts = is_stopped === 0 && facts.billing !== null && isPaidFor(facts.billing)
    const isFirst = counts && !(await hasMailedFile(db, lid))
    const others = mail === null || (isFirst && mail === 'restored') ? [] : [mail]
    return isFirst ? ['issued' as const, ...others] : isPaid ? ['renewed' as const, ...others] : others
  }

  /** The next file of a license; null where the provider does not say yet what was paid for. */
  async function renew(
    db: Db,
    { lid, seq, licensee, plan }: LicenseRow,
    subscription: Subscription,
    due: 'paid' | 'waiting',
  ): Promise<LicensePayload | null> {
    // The desk may have made files of its own in between.
    const next = Math.max(due === 'paid' ? subscription.paidInvoices : 0, seq + 1)
    const payload = payloadAs(
      { lid, seq: next, licensee, plan },
      subscription,
      due === 'paid' ? 0 : paymentLimits.debitSeconds - graceSeconds,
    )
    if (payload) await keepLicense(db, { payload, file: await sign(payload), email: null, what: 'renewed', now: now() })
    return payload
  }

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
    const sessions = new Set(events.flatMap(({ session_id }) => session_id ?? []))
    let isSettled = false
    for (const session of sessions) {
      const hasFailed = events.some(({ session_id, type }) => session_id === session && type.endsWith('async_payment_failed'))
      isSettled = (await lookAt(session, hasFailed, ids)).isSettled ?? false
    }
    if (isSettled) return
    const others = events.filter(({ session_id }) => session_id === null)
    const subIds = new Set(others.flatMap(({ sub_id }) => sub_id ?? []))
    const objects = new Set(others.flatMap(({ sub_id, object_id }) => (sub_id === null && object_id !== null ? [object_id] : [])))
    for (const object of objects) for (const subId of await provider.subscriptionIds(object)) subIds.add(subId)
    for (const subId of subIds) await makeUpFor(subId, sessions)
    const [last, ...before] = [...subIds].reverse()
    for (const subId of before) await syncSubscription(subId)
    await (last === undefined ? settle(ids) : syncSubscription(last, ids))
  }

  /** A payment that comes in by another way than its checkout, after that had failed say, is known by its subscription alone. */
  async function makeUpFor(subId: string, looked: ReadonlySet<string>): Promise<void> {
    if (await read((db) => db.selectFrom('licenses').select('lid').where('sub_id', '=', subId).executeTakeFirst())) return
    const sessionId = await provider.sessionOf(subId)
    if (sessionId !== null && !looked.has(sessionId)) await lookAt(sessionId, false, [])
  }

  async function refund(lid: string, { isSupport = false } = {}): Promise<boolean> {
    const license = await read((db) => findLicense(db, lid))
    if (!license?.sub_id || !(isSupport || isReturnable(license, now()))) return false
    await provider.refund(license.sub_id)
    await syncSubscription(license.sub_id)
    return true
  }

  return {
    order: (wish) => write((db) => beginOrder(db, wish, now())),
    opened: (orderId, sessionId) => write((db) => openOrder(db, orderId, sessionId)),
    fulfil,
    handOver,
    syncSubscription,
    receive,
    work,
    refund,
  }
}

/** Whom a license names where the provider knows neither a name nor an address. */
const nobody = 'ConvoStat customer'

/** Within 14 days of the first payment, to the second, and as long as it is the only one. */
export const isReturnable = ({ first_paid_at, paid_invoices }: LicenseRow, now: number): boolean =>
  first_paid_at !== null && paid_invoices === 1 && now <= first_paid_at + refundDays * DAY

/** That a subscription is about to be looked at: what looks began before it have nothing to say once this one is written down. */
const beginLook = (db: Db, subId: string) =>
  db
    .updateTable('licenses')
    .set((row) => ({ sync_gen: row('sync_gen', '+', 1) }))
    .where('sub_id', '=', subId)
    .returning(['lid', 'sync_gen'])
    .executeTakeFirst()

/** What is logged of what failed: its code, never its words. */
export const codeOf = (error: unknown): string => (error instanceof Failure ? error.code : whereItHappened(error))
