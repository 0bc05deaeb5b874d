import type { Db, EventRow } from '#licenses/schema.ts'
import type { ProviderEvent } from './provider.ts'

/** An event as it is kept: what happened, and where to look. */
export type Heard = Pick<EventRow, 'id' | 'type' | 'object_id' | 'session_id' | 'sub_id'>

export const heardOf = ({ id, type, objectId, sessionId, subscriptionId }: ProviderEvent): Heard => ({
  id,
  type,
  object_id: objectId,
  session_id: sessionId ?? null,
  sub_id: subscriptionId ?? null,
})

/** What an event is about: one look is enough for all that are about the same. */
export const subjectOf = ({ id, sub_id, session_id, object_id }: Heard): string => sub_id ?? session_id ?? object_id ?? id

/** Those that are about the same, in the order in which the first of each came. */
export function bySubject<T extends Heard>(events: readonly T[]): T[][] {
  const groups = new Map<string, T[]>()
  for (const event of events) {
    const subject = subjectOf(event)
    const group = groups.get(subject)
    if (group) group.push(event)
    else groups.set(subject, [event])
  }
  return [...groups.values()]
}

/**
 * What events that are about the same say where to look: at sessions, and whether a payment of each has failed; at subscriptions;
 * and at what else the provider knows the subscriptions of.
 */
export function subjectsOf(events: readonly Heard[]) {
  const sessions = new Map<string, boolean>()
  const subIds = new Set<string>()
  const objects = new Set<string>()
  for (const { session_id, sub_id, object_id, type } of events) {
    if (session_id !== null) sessions.set(session_id, (sessions.get(session_id) ?? false) || type.endsWith('async_payment_failed'))
    else if (sub_id !== null) subIds.add(sub_id)
    else if (object_id !== null) objects.add(object_id)
  }
  return { sessions, subIds, objects }
}

/** Keeps an event once; false where it was here before and is done. One statement each. */
export async function keepEvent(db: Db, event: Heard, { now, next_at }: { now: number; next_at: number }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('events')
    .values({ ...event, received: now, next_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows) return true
  const kept = await db.selectFrom('events').select('done').where('id', '=', event.id).executeTakeFirst()
  return kept?.done !== 1
}

/** All that follows from these events is kept. */
export async function settleEvents(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.updateTable('events').set({ done: 1 }).where('id', 'in', ids).execute()
}
