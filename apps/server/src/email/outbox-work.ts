import { clockSeconds, emailLimits } from '#config/limits.ts'
import type { Database } from '#licenses/database.ts'
import type { Db, OutboxRow } from '#licenses/schema.ts'

/** What the worker does with the mails that were left for it. Times are whole seconds since 1970. */

/** How long to wait after this many tries: a minute, then twice as long each time, at most 6 hours. */
export const waitAfter = (attempts: number): number =>
  Math.min(emailLimits.firstWaitSeconds * 2 ** Math.max(0, attempts - 1), emailLimits.longestWaitSeconds)

const open = (db: Db) => db.selectFrom('outbox').where('sent_at', 'is', null).where('dead', '=', 0)

/** How many tries a mail may have behind it, the last for whatever is more, and how far ahead it is due at most then. */
const waits = Array.from({ length: emailLimits.mostWaits + 1 }, (_, attempts) => ({
  attempts,
  longest: attempts === 0 ? 0 : waitAfter(attempts) + clockSeconds,
}))

/**
 * The mails that are due, in the order in which they were left. One that is due later than any wait lasts was left by a clock
 * that was ahead: it is due, too.
 */
export const dueMails = (database: Database, now: number, most: number): Promise<OutboxRow[]> =>
  database.read((db) =>
    open(db)
      .selectAll()
      .where((mail) =>
        mail.or([
          mail('next_at', '<=', now),
          ...waits.map(({ attempts, longest }) =>
            mail.and([mail('attempts', attempts === emailLimits.mostWaits ? '>=' : '=', attempts), mail('next_at', '>', now + longest)]),
          ),
        ]),
      )
      .orderBy('next_at')
      .orderBy('created')
      .orderBy('id')
      .limit(most)
      .execute(),
  )

/** When the next one is due; null where nothing should be sent. */
export async function nextDue(database: Database): Promise<number | null> {
  const found = await database.read((db) => open(db).select('next_at').orderBy('next_at').executeTakeFirst())
  return found ? Number(found.next_at) : null
}

/** Takes a mail, as it was found, for this process alone; false where another one was quicker. */
export const claim = (database: Database, { id, attempts, next_at }: OutboxRow, now: number): Promise<boolean> =>
  taken(database, { id, attempts, next_at }, { attempts: Number(attempts) + 1, next_at: now + emailLimits.claimSeconds })

/** The same mail, for as long again from now. */
export const renewClaim = (database: Database, claimed: Claim, now: number): Promise<boolean> =>
  taken(database, claimed, { next_at: now + emailLimits.claimSeconds })

/** A mail as this process left it when it took it. */
export type Claim = Pick<OutboxRow, 'id' | 'attempts' | 'next_at'>

async function taken(database: Database, { id, attempts, next_at }: Claim, facts: Partial<Claim>): Promise<boolean> {
  const { numUpdatedRows } = await database.write((db) =>
    db
      .updateTable('outbox')
      .set(facts)
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('next_at', '=', next_at)
      .where('sent_at', 'is', null)
      .where('dead', '=', 0)
      .executeTakeFirstOrThrow(),
  )
  return Number(numUpdatedRows) === 1
}

/** Keeps the message as it is first sent; gives the one that is kept, which may be another's. */
export async function keepBytes(database: Database, id: string, bytes: string): Promise<string> {
  return database.write(async (db) => {
    await db.updateTable('outbox').set({ bytes }).where('id', '=', id).where('bytes', 'is', null).execute()
    const { bytes: kept } = await db.selectFrom('outbox').select('bytes').where('id', '=', id).executeTakeFirstOrThrow()
    return kept ?? bytes
  })
}

/** Of a mail that is sent no more is kept than that it was. */
export const markSent = (database: Database, id: string, now: number): Promise<unknown> =>
  database.write((db) => db.updateTable('outbox').set({ sent_at: now, bytes: null }).where('id', '=', id).execute())

/** To be tried again later; or never, which is true then. */
export async function markFailed(database: Database, { id, created }: OutboxRow, attempts: number, now: number): Promise<boolean> {
  const isOver = now - Number(created) >= emailLimits.patienceSeconds && attempts >= emailLimits.fewestTries
  await database.write((db) =>
    db
      .updateTable('outbox')
      .set(isOver ? { dead: 1 } : { next_at: now + waitAfter(attempts) })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .execute(),
  )
  return isOver
}

export const markDead = (database: Database, id: string): Promise<unknown> =>
  database.write((db) => db.updateTable('outbox').set({ dead: 1, bytes: null }).where('id', '=', id).where('sent_at', 'is', null).execute())

/** Everything that was left and not sent, the oldest first; what was given up too. */
export const unsentMails = (database: Database): Promise<OutboxRow[]> =>
  database.read((db) => db.selectFrom('outbox').selectAll().where('sent_at', 'is', null).orderBy('created').orderBy('id').execute())

/** Has one, or all of them, tried again from now on as if for the first time; how many these are. */
export async function retryMails(database: Database, id: string | null, now: number): Promise<number> {
  const { numUpdatedRows } = await database.write((db) => {
    // Resets the retry window: the previous one expired.
    const retried = db.updateTable('outbox').set({ dead: 0, attempts: 0, next_at: now, created: now }).where('sent_at', 'is', null)
    return (id === null ? retried : retried.where('id', '=', id)).executeTakeFirstOrThrow()
  })
  return Number(numUpdatedRows)
}
