import { createHash, randomBytes } from 'node:crypto'
import type { BillingPeriod } from '@convostat/license'
import { paymentLimits } from '#config/limits.ts'
import type { Db, LicenseRow, OrderRow } from '#licenses/schema.ts'
import type { PaidSession } from './provider.ts'

const base32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** 130 bits of what is named `what`, and of nothing else: the same session has the same ids, also after its rows were lost. */
const idOf = (what: string, name: string): string =>
  [...createHash('sha256').update(`convo.${what}.v1\n${name}`).digest().subarray(0, 26)].map((byte) => base32[byte & 31]).join('')

/** The id of the license that a session pays for. */
export const licenseIdOf = (sessionId: string): string => `lic_${idOf('lid', sessionId)}`

const newOrderId = (): string => `ord_${[...randomBytes(26)].map((byte) => base32[byte & 31]).join('')}`

/** Begins an order, or finds the one that this request began. */
export async function beginOrder(db: Db, { plan, baseUrl, requestKey = null }: Wish, now: number): Promise<OrderRow> {
  const begun = db.selectFrom('orders').selectAll()
  const before = requestKey === null ? undefined : await begun.where('request_key', '=', requestKey).executeTakeFirst()
  if (before) return before
  return db
    .insertInto('orders')
    .values({
      id: newOrderId(),
      request_key: requestKey,
      plan,
      base_url: baseUrl,
      state: 'new',
      created: now,
      next_at: now + paymentLimits.checkoutSeconds,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** An order is with the provider. */
export async function openOrder(db: Db, id: string, sessionId: string): Promise<void> {
  const order = db.updateTable('orders').set({ state: 'open', session_id: sessionId })
  await order.where('id', '=', id).where('state', '=', 'new').execute()
}

/** The order of a session; made again where it was lost, or where its number is another session's already. */
export async function orderOf(db: Db, session: PaidSession, now: number): Promise<OrderRow> {
  const orders = db.selectFrom('orders').selectAll()
  const known = await orders.where('session_id', '=', session.id).executeTakeFirst()
  if (known) return known
  const id = session.orderId ?? `ord_${idOf('order', session.id)}`
  const named = await orders.where('id', '=', id).executeTakeFirst()
  if (named && named.session_id === null) {
    await openOrder(db, id, session.id)
    return { ...named, session_id: session.id }
  }
  return db
    .insertInto('orders')
    .values({
      id: named ? `ord_${idOf('order', session.id)}` : id,
      session_id: session.id,
      plan: session.plan ?? 'monthly',
      state: 'open',
      created: session.created,
      next_at: now + paymentLimits.checkoutSeconds,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const knownOrder = (db: Db, sessionId: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('session_id', '=', sessionId).executeTakeFirst()

/** The order that a session was opened for: nobody else knows its number. */
export async function namedOrder(db: Db, { id, orderId }: Pick<PaidSession, 'id' | 'orderId'>): Promise<OrderRow | undefined> {
  const named = db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId ?? '')
  return (await knownOrder(db, id)) ?? named.where('session_id', 'is', null).executeTakeFirst()
}

/** The license of a session, once it was made. */
export const licenseOf = (db: Db, sessionId: string): Promise<LicenseRow | undefined> =>
  db
    .selectFrom('licenses')
    .selectAll('licenses')
    .innerJoin('orders', 'orders.id', 'licenses.order_id')
    .where('orders.session_id', '=', sessionId)
    .executeTakeFirst()

/** When an order that is still open is looked at again automatically; null where that is no longer of use. */
export const nextLook = ({ created }: OrderRow, now: number): number | null =>
  now - created < paymentLimits.openSeconds ? now + paymentLimits.lookSeconds : null

/** When that is tried again which failed so often: soon at first, then each hour. */
export const nextTry = (attempts: number, now: number): number =>
  now + Math.min(paymentLimits.tryAgainSeconds, 15 * 2 ** Math.min(attempts, 10))

/** Counts that an order's license is handed over; false where that was done too often, or too long ago. */
export async function countRead(db: Db, { id, reads, first_read }: OrderRow, now: number): Promise<boolean> {
  if (first_read !== null && (reads >= paymentLimits.handedTimes || now - first_read >= paymentLimits.handedSeconds)) return false
  await db
    .updateTable('orders')
    .set({ reads: reads + 1, first_read: first_read ?? now })
    .where('id', '=', id)
    .execute()
  return true
}

/** `a***@example.org`: enough to know one's own address by. */
export const masked = (email: string): string => email.replace(/^(.).*@/su, '$1***@')

export interface Wish {
  plan: BillingPeriod
  /** The page the buyer comes from, one of our own. */
  baseUrl: string
  /** What they call this wish, so that asking twice is one order. */
  requestKey?: string | null
}
