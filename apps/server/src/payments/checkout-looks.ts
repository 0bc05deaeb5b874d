import { whereItHappened } from '@convostat/api/http'
import type { LicenseFile, LicensePayload } from '@convostat/license'
import { queueMail } from '#email/outbox.ts'
import { expectLicense, findLicense, keepLicense } from '#licenses/license-files.ts'
import type { Db, OrderRow } from '#licenses/schema.ts'
import { firstPayload } from './license-payload.ts'
import { firstLicense } from './license-transitions.ts'
import { isGivenUp, nextOrder, type OrderEvent, standingOf, unpaidEvent } from './order-transitions.ts'
import { knownOrder, licenseIdOf, licenseOf, namedOrder, orderOf } from './orders.ts'
import type { PaidSession, SessionProblem, Subscription } from './provider.ts'
import { type Selling, signed } from './selling.ts'
import type { SubscriptionSync } from './subscription-sync.ts'

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
  /** It will no longer be paid. */
  | { state: 'not_paid' }
  /** The provider has no such session. */
  | { state: 'unknown' }
  /** Nothing that is sold here. */
  | { state: 'refused'; problem: SessionProblem }

/** What became of a session; `isSettled`: its subscription was looked at after that, and the events settled with it. */
interface Looked {
  outcome: Outcome
  isSettled?: boolean
}

/** Looks at a checkout session, and makes its license where it is paid. `events`: the ids of what is settled by this. */
export function checkoutLooks(selling: Selling, { lookAgain }: SubscriptionSync) {
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
    for (const { kind, seq } of mails) await queueMail(db, { kind, about: { lid }, seq, now: now() })
    return order.id
  }

  return { lookAt }
}
