import { codeOf, type Fulfilment, type Selling } from './fulfilment.ts'
import { licenseOf } from './orders.ts'
import { problemOf } from './provider.ts'
import { changeOf, isToEnd } from './states.ts'

const day = 86_400
/** A payment may take so long after its session began. */
const longestPayment = 30 * day
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
 * Compares everything that was paid with everything that is kept, and makes up for what is missing: for days without
 * webhooks, and for tables that were put back from an older backup. The mark lies in the same tables, so that it is as old
 * as they are.
 */
export async function reconcilePayments(
  { desk, provider, now, log }: Selling,
  { fulfil, syncSubscription }: Pick<Fulfilment, 'fulfil' | 'syncSubscription'>,
): Promise<Reconciled> {
  const { read } = desk.database
  const began = now()
  const done: Reconciled = { made: 0, moved: 0, failed: 0 }

  async function tend(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      done.failed += 1
      log?.(`payment=not_reconciled error=${codeOf(error)}`)
    }
  }

  const last = await read((db) => db.selectFrom('marks').select('at').where('name', '=', mark).executeTakeFirst())
  for await (const session of provider.paidSessions(last ? last.at - longestPayment : 0)) {
    if (problemOf(session, provider.mode) !== null || (await read((db) => licenseOf(db, session.id)))) continue
    await tend(async () => {
      const { state } = await fulfil(session.id)
      if (state === 'fulfilled') done.made += 1
    })
  }
  for await (const subscription of provider.subscriptions()) {
    const license = await read((db) => db.selectFrom('licenses').selectAll().where('sub_id', '=', subscription.id).executeTakeFirst())
    // It is asked for anew: what the list said may be old by the time it is written down.
    if (!license || (changeOf(license, subscription) === null && !isToEnd(subscription))) continue
    await tend(async () => {
      await syncSubscription(subscription.id)
      done.moved += 1
    })
  }
  // What failed is within the next one's reach again.
  if (done.failed === 0) {
    const row = { name: mark, at: began }
    await read((db) =>
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
