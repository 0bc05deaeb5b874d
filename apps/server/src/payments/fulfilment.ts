import { Failure } from '@convostat/api'
import { whereItHappened } from '@convostat/api/http'
import { DAY } from '@convostat/format/seconds'
import { type LicenseFile, type LicensePayload, refundDays, signLicense } from '@convostat/license'
import { paymentLimits } from '#config/limits.ts'
import { hasMailedFile, queueMail } from '#email/outbox.ts'
import type { LicenseDatabase } from '#licenses/license-database.ts'
import { expectLicense, findLicense, keepLicense, newestFile, writeDown } from '#licenses/license-files.ts'
import { type Ending, endingOf } from '#licenses/license-status.ts'
import type { Db, LicenseRow, OrderRow } from '#licenses/schema.ts'
import { type Heard, heardOf, keepEvent, settleEvents, subjectsOf } from './events.ts'
import { firstPayload } from './license-payload.ts'
import { countsAfter, firstLicense, nextLicense } from './license-transitions.ts'
import { isGivenUp, nextOrder, type OrderEvent, standingOf, unpaidEvent } from './order-transitions.ts'
import type { Wish } from './orders.ts'
import { beginOrder, countRead, knownOrder, licenseIdOf, licenseOf, masked, namedOrder, openOrder, orderOf } from './orders.ts'
import type { PaidSession, PaymentProvider, ProviderEvent, SessionProblem, Subscription } from './provider.ts'
import { changeOf, isToEnd, isToGiveBack } from './states.ts'

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

/** The same for whoever came back from paying, with the license's newest file. */
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
   * Looks at a session, and makes its license where it is paid: once, whoever asks how often. `hasFailed`: a payment on the
   * way did not go through, as the provider told.
   */
  fulfil(sessionId: string, hint?: { hasFailed?: boolean }): Promise<Outcome>
  /** The same, and the file; throws `session_read_limit` 24 hours after it was first handed over, and after ten times. */
  handOver(sessionId: string): Promise<HandedOver>
  /** Brings a license to where its subscription stands. `events`: the ids of what is settled by this. */
  syncSubscription(subId: string, events?: readonly string[]): Promise<void>
  /** Keeps an event: whatever happens then, it will be worked off. False where there is nothing to do, or it was done. */
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

/** What became of a session; `isSettled`: its subscription was looked at after that, and the events settled with it. */
interface Looked {
  outcome: Outcome
  isSettled?: boolean
}

/** Looks at a checkout session, and makes its license where it is paid. `events`: the ids of what is settled by this. */
function checkoutLooks(selling: Selling, { lookAgain }: SubscriptionSync) {
  const { desk, provider, now, wake = () => undefined, log = () => undefined } = selling
  const { read, write } = desk.database

  async function lookAt(sessionId: string, hasFailed: boolean, events: readonly string[]): Promise<Looked> {
    const found = await provider.session(sessionId)
    const session = found && (await asOpened(found))
    if (!session) return { outcome: { state: 'unknown' } }
    const standing = standingOf(session, provider.mode)
    switch (standing.state) {
      case 'refused': {
        const { state, problem } = standing
        if (standing.isOurs) log(`payment=not_issued problem=${problem} order=${session.orderId}`)
        return { outcome: { state, problem } }
      }
      case 'paid':
        return paid(session, events)
      case 'unpaid':
        return { outcome: await unpaid(session, hasFailed) }
    }
  }

  /** What we opened is honored, though our prices are others by now: an order says for what. */
  async function asOpened(session: PaidSession): Promise<PaidSession> {
    const order = session.plan === null ? await read((db) => namedOrder(db, session)) : undefined
    return order ? { ...session, plan: order.plan } : session
  }

  async function unpaid(session: PaidSession, hasFailed: boolean): Promise<Outcome> {
    if (isGivenUp(await read((db) => knownOrder(db, session.id)))) return { state: 'not_paid' }
    const event = unpaidEvent(session, hasFailed)
    if (!event) return { state: 'open' }
    await write(async (db) => {
      const order = await orderOf(db, session, now())
      await setOrder(db, order, session, event)
      if (hasFailed) await queueMail(db, { kind: 'payment_failed', about: { orderId: order.id }, seq: 1, now: now() })
    })
    if (hasFailed) wake()
    return { state: event.state === 'open' ? 'pending' : 'not_paid' }
  }

  async function setOrder(db: Db, order: OrderRow, { email }: PaidSession, event: OrderEvent): Promise<void> {
    const facts = { ...nextOrder(order, event, now()), email }
    await db.updateTable('orders').set(facts).where('id', '=', order.id).execute()
  }

  async function paid(session: PaidSession, events: readonly string[]): Promise<Looked> {
    const lid = licenseIdOf(session.id)
    const known = await read((db) => licenseOf(db, session.id))
    if (known) {
      const isSettled = known.applied_gen === 0 && (await lookAgain(known.sub_id ?? '', events))
      return { outcome: { state: 'fulfilled', lid: known.lid, orderId: known.order_id ?? '' }, isSettled }
    }
    const { subscription } = session
    const payload = subscription && firstPayload(lid, session, subscription, desk.trust.mode)
    // The provider may say that a session is paid a moment before its invoice is.
    const file =
      payload && (await signed(selling, payload).catch((error: unknown) => void log(`payment=not_signed error=${whereItHappened(error)}`)))
    const orderId = await write(async (db) => {
      const order = await orderOf(db, session, now())
      if (subscription && payload && file) return issue(db, { session, subscription, order, payload, file })
      await setOrder(db, order, session, { state: 'paid_waiting' })
      return null
    })
    if (orderId === null) return { outcome: { state: 'waiting' } }
    wake()
    // What happened to it since the provider was asked has found no license here.
    const isSettled = await lookAgain(session.subscription?.id ?? '', events)
    return { outcome: { state: 'fulfilled', lid, orderId }, isSettled }
  }

  interface Issued {
    session: PaidSession
    subscription: Subscription
    order: OrderRow
    payload: LicensePayload
    file: LicenseFile
  }

  async function issue(db: Db, { session, subscription, order, payload, file }: Issued): Promise<string> {
    const { lid, plan } = payload
    const { email } = session
    const before = await findLicense(db, lid)
    if (before?.order_id) return before.order_id
    await setOrder(db, order, session, { state: 'fulfilled', plan })
    await keepLicense(db, { payload, file, email, what: 'issued', now: now() })
    const { facts, mails } = firstLicense(await expectLicense(db, lid), { order, email, subscription, seq: payload.seq }, now())
    await db.updateTable('licenses').set(facts).where('lid', '=', lid).execute()
    for (const mail of mails) await queueMail(db, { ...mail, about: { lid }, now: now() })
    return order.id
  }

  return { lookAt }
}

type SubscriptionSync = ReturnType<typeof subscriptionSync>

/** Brings licenses to where their subscriptions stand. */
function subscriptionSync(selling: Selling) {
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
    for (const mail of mails) await queueMail(db, { ...mail, about: { lid }, now: now() })
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

const signed = ({ desk, sign }: Selling, payload: LicensePayload): Promise<LicenseFile> =>
  sign ? sign(payload) : signLicense(payload, desk.signing)

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
