import { createHash, randomBytes } from 'node:crypto'
import type { Db } from './database.ts'
import { giveBack } from './devices.ts'
import type { SessionRow } from './schema.ts'

/** Without a call for so long, a session is over; a day after it began in any case (docs/decisions/011). */
const idleSeconds = 3600
const longestSeconds = 24 * 3600
/** How exactly it is known when it was last used: it is written to the disk, so not at every call. */
const exactSeconds = 60

/** Whoever sends the token is this session. It is kept as its hash, so that a stolen database opens none. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The session with this token, if it is still there. */
export async function findSession(db: Db, token: string | null, now: number): Promise<SessionRow | undefined> {
  if (token === null) return undefined
  const session = await db.selectFrom('sessions').selectAll().where('token_hash', '=', hashOf(token)).executeTakeFirst()
  return session && !isOver(session, now) ? session : undefined
}

function isOver({ created, last_seen }: SessionRow, now: number): boolean {
  // A clock that was set back must not lengthen its life.
  return now - last_seen >= idleSeconds + exactSeconds || now - created >= longestSeconds || created > now + idleSeconds
}

/** Whether it has to be written down that a session is used now. */
export const isToBeTouched = ({ last_seen }: SessionRow, now: number): boolean => Math.abs(now - last_seen) >= exactSeconds

export async function touchSession(db: Db, { token_hash }: SessionRow, now: number): Promise<void> {
  await db.updateTable('sessions').set({ last_seen: now }).where('token_hash', '=', token_hash).execute()
}

/** Begins a session; gives its token, which is known nowhere else. */
export async function beginSession(db: Db, session: Pick<SessionRow, 'lid' | 'did' | 'is_device'>, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({ ...session, token_hash: hashOf(token), created: now, last_seen: now })
    .execute()
  return token
}

/** Ends a session, and gives its slot back where it was a device of its own. */
export async function endSession(db: Db, { token_hash, lid, did, is_device }: SessionRow, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', token_hash).execute()
  if (is_device) await giveBack(db, lid, did, now)
}

export const sessionsOver = async (db: Db, now: number): Promise<SessionRow[]> => {
  const old = await db
    .selectFrom('sessions')
    .selectAll()
    .where((where) =>
      where.or([
        where('last_seen', '<=', now - idleSeconds - exactSeconds),
        where('created', '<=', now - longestSeconds),
        where('created', '>', now + idleSeconds),
      ]),
    )
    .execute()
  return old.filter((session) => isOver(session, now))
}
