import { paymentLimits } from '#config/limits.ts'
import type { Fulfilment } from './fulfilment.ts'
import { licenseOf, namedOrder } from './orders.ts'
import { type ListedSession, problemOf } from './provider.ts'
import { codeOf, type Selling } from './selling.ts'
import { isToDo, mayBeBehind } from './states.ts'

const mark = 'reconciled'

/** What a reconciliation came to. */
export interface Reconciled {
  /** Licenses that were paid for and not there. */
  made: number
  /** Licenses that were behind their subscription. */
  moved: number
  /** What could not be looked at. */
  failed: number
}

/**
 * Compares what was paid with what is kept, and makes up for what is missing: for days without webhooks, and for tables
 * that were put back from an older backup. The mark is in the same tables, so that it is as old as they are.
 *
 * It asks for lists, a hundred at a time, and for nothing else where these agree with the tables. `isFull`: for everything that
 * can matter, payments that took weeks and each license's own payments, of which lists say nothing; that is done each day. What
 * fails in one part ends no other. `signal` ends it after the one that it is at; the next time begins where this one did.
 */
export async function reconcilePayments(
  { desk, provider, now, log }: Selling,
  { fulfil, syncSubscription }: Pick<Fulfilment, 'fulfil' | 'syncSubscription'>,
  { isFull, signal }: { isFull: boolean; signal?: AbortSignal },
): Promise<Reconciled> {
  const { read, write } = desk.database
  const began = now()
  const done: Reconciled = { made: 0, moved: 0, failed: 0 }

  async function tend(part: 'session' | 'subscription' | 'sessions' | 'subscriptions', work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      done.failed += 1
      log?.(`payment=not_reconciled part=${part} error=${codeOf(error)}`)
    }
  }

  async function sessions(): Promise<void> {
    const last = await read((db) => db.selectFrom('marks').select('at').where('name', '=', mark).executeTakeFirst())
    // A mark of a time that is yet to come was left by a clock that was wrong: when it really was nobody knows.
    const since = last && last.at <= began ? last.at - (isFull ? paymentLimits.paymentSeconds : paymentLimits.usualPaymentSeconds) : 0
    for await (const session of provider.paidSessions(since)) {
      if (signal?.aborted) return
      if (!(await mayBeOurs(session)) || (await read((db) => licenseOf(db, session.id)))) continue
      await tend('session', async () => {
        const { state } = await fulfil(session.id)
        if (state === 'fulfilled') done.made += 1
      })
    }
  }

  async function mayBeOurs(session: ListedSession): Promise<boolean> {
    const problem = problemOf(session, provider.mode)
    // Its price was ours when it was opened, or never.
    return problem === null || (problem === 'foreign_price' && (await read((db) => namedOrder(db, session))) !== undefined)
  }

  async function subscriptions(): Promise<void> {
    for await (const listed of provider.subscriptions()) {
      if (signal?.aborted) return
      const license = await read((db) => db.selectFrom('licenses').selectAll().where('sub_id', '=', listed.id).executeTakeFirst())
      if (!license || !(isFull || mayBeBehind(license, listed))) continue
      await tend('subscription', async () => {
        const subscription = await provider.subscription(listed.id)
        // It is asked for again: an event may be old by the time it is written down.
        if (!subscription || !isToDo(license, subscription, now())) return
        await syncSubscription(listed.id)
        done.moved += 1
      })
    }
  }

  await tend('sessions', sessions)
  if (signal?.aborted) return done
  // What failed is within the next one's reach again.
  const areSessionsDone = done.failed === 0
  await tend('subscriptions', subscriptions)
  if (areSessionsDone && !signal?.aborted) {
    const row = { name: mark, at: began }
    await write((db) =>
      db
        .insertInto('marks')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute(),
    )
  }
  if (done.made + done.moved + done.failed > 0) log?.(`payment=reconciled made=${done.made} moved=${done.moved} failed=${done.failed}`)
  return done
}
