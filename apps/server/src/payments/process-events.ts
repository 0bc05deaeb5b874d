import { largest } from '@convostat/api/extremes'
import { clockSeconds, paymentLimits } from '#config/limits.ts'
import { untaken } from '#licenses/database.ts'
import { holding } from '#licenses/holding.ts'
import type { EventRow, OrderRow } from '#licenses/schema.ts'
import type { Outcome } from './checkout-looks.ts'
import { bySubject } from './events.ts'
import type { Fulfilment } from './fulfilment.ts'
import { licenseOf, nextLook, nextTry } from './orders.ts'
import { codeOf, type Selling } from './selling.ts'

const hold = (paymentLimits.claimSeconds * 1000) / 4
/** What is due later than this was left by a clock that was ahead: it is due, too. */
const longestWait = { events: paymentLimits.tryAgainSeconds + clockSeconds, orders: paymentLimits.checkoutSeconds + clockSeconds }

interface Due {
  events: EventRow
  orders: OrderRow
}

/**
 * Does what was left undone: events that were kept and not worked off, paid orders whose license could not be made, and
 * checkouts that nobody paid. Several processes may do it at once: each takes what no other has. Gives how much failed,
 * which is tried again later. `signal` ends it after the one that it is at.
 */
export async function sweepPayments(
  { desk, now, log }: Selling,
  { work, fulfil }: Pick<Fulfilment, 'work' | 'fulfil'>,
  signal?: AbortSignal,
): Promise<number> {
  const { database } = desk
  const { read, write } = database

  /** Takes rows that are due, in one statement, so that they are nobody else's for a minute. */
  const claim = <T extends keyof Due>(table: T, until: number): Promise<Due[T][]> =>
    read((db) => {
      const due = db
        .selectFrom<keyof Due>(table)
        .select('id')
        .where((row) => row.or([row('next_at', '<=', now()), row('next_at', '>', now() + longestWait[table])]))
      const open = (table === 'events' ? due.where('done', '=', 0) : due).orderBy('next_at').limit(paymentLimits.eventsAtOnce)
      return db
        .updateTable<keyof Due>(table)
        .set((row) => ({ attempts: row('attempts', '+', 1), next_at: until }))
        .where('id', 'in', untaken(open, database))
        .returningAll()
        .execute() as Promise<Due[T][]>
    })

  const renew = (table: keyof Due, ids: readonly string[], { from, until }: { from: number; until: number }): Promise<unknown> =>
    write((db) => db.updateTable<keyof Due>(table).set({ next_at: until }).where('id', 'in', ids).where('next_at', '=', from).execute())

  /** Gives how many could not be tended. `together`: those that are tended as one. */
  async function tendAll<T extends keyof Due>(
    table: T,
    together: (rows: Due[T][]) => Due[T][][],
    tend: (rows: Due[T][]) => Promise<unknown>,
  ): Promise<number> {
    let failed = 0
    for (;;) {
      let until = now() + paymentLimits.claimSeconds
      const rows = await claim(table, until)
      const left = new Set(rows.map(({ id }) => id))
      const renewAll = async () => {
        const next = { from: until, until: now() + paymentLimits.claimSeconds }
        await renew(table, [...left], next)
        until = next.until
      }
      for (const group of together(rows)) {
        if (signal?.aborted) return failed
        try {
          await holding(renewAll, hold, () => tend(group))
        } catch (error) {
          failed += group.length
          const attempts = largest(group.map((row) => row.attempts))
          log?.(`payment=not_swept of=${table} count=${group.length} attempts=${attempts} error=${codeOf(error)}`)
          const next_at = nextTry(attempts, now())
          const ids = group.map(({ id }) => id)
          await write((db) => db.updateTable<keyof Due>(table).set({ next_at }).where('id', 'in', ids).execute())
        }
        for (const { id } of group) left.delete(id)
      }
      if (rows.length < paymentLimits.eventsAtOnce) return failed
    }
  }

  async function tendOrder(order: OrderRow): Promise<void> {
    const outcome: Outcome = order.session_id === null ? { state: 'not_paid' } : await fulfil(order.session_id)
    // It has said itself when it should be tried again.
    if (outcome.state === 'waiting') return
    const next_at = await nextAfter(outcome, order)
    const isOver = order.state === 'new' || outcome.state === 'unknown' || outcome.state === 'refused'
    await write((db) =>
      db
        .updateTable('orders')
        .set({ next_at, ...(isOver && outcome.state !== 'fulfilled' && { state: 'expired' }) })
        .where('id', '=', order.id)
        .execute(),
    )
  }

  async function nextAfter(outcome: Outcome, order: OrderRow): Promise<number | null> {
    if (outcome.state === 'pending' || outcome.state === 'open') return nextLook(order, now())
    if (outcome.state !== 'fulfilled') return null
    const license = await read((db) => licenseOf(db, order.session_id ?? ''))
    return license?.applied_gen === 0 ? nextTry(order.attempts, now()) : null
  }

  const alone = (rows: OrderRow[]) => rows.map((row) => [row])
  const failed = (await tendAll('events', bySubject, work)) + (await tendAll('orders', alone, ([order]) => tendOrder(order)))
  await write((db) =>
    db
      .deleteFrom('events')
      .where('done', '=', 1)
      .where('received', '<', now() - paymentLimits.eventSeconds)
      .execute(),
  )
  return failed
}
