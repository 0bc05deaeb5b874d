import type { Db } from '../desk/database.ts'
import type { ProviderEvent } from './provider.ts'

/** Keeps an event once; false where it was here before and is done. One statement each. */
export async function keepEvent(db: Db, event: ProviderEvent, { now, next_at }: { now: number; next_at: number }): Promise<boolean> {
  const { id, type, objectId: object_id, sessionId: session_id = null, subscriptionId: sub_id = null } = event
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('events')
    .values({ id, type, object_id, session_id, sub_id, received: now, next_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows) return true
  const kept = await db.selectFrom('events').select('done').where('id', '=', id).executeTakeFirst()
  return kept?.done !== 1
}

/** All that follows from an event is kept. */
export async function settleEvent(db: Db, id: string): Promise<void> {
  await db.updateTable('events').set({ done: 1 }).where('id', '=', id).execute()
}
