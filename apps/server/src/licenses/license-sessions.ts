import { createHash, createHmac, randomBytes } from 'node:crypto'
import { licenseLimits } from '#config/limits.ts'
import { giveBack } from './devices.ts'
import type { Db, SessionRow } from './schema.ts'

/** The sender of the token is this session. It is kept as its hash, so that a stolen database opens none. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Whose session it is: a license's, on a device. */
export type SessionOf = Pick<SessionRow, 'lid' | 'did' | 'is_device'>

/**
 * A token that nobody can guess without the desk's secret, and the desk can make again: a device that comes without its
 * cookie, or several times at once, is the same session.
 */
const tokenOf = (secret: string, { lid, did, created }: Pick<SessionRow, 'lid' | 'did' | 'created'>): string =>
  createHmac('sha256', secret).update(`convo.session.v1\n${lid}\n${did}\n${created}`).digest('base64url')

/** The session with this token, if it is still there. */
export async function findSession(db: Db, token: string | null, now: number): Promise<SessionRow | undefined> {
  if (token === null) return undefined
  const session = await db.selectFrom('sessions').selectAll().where('token_hash', '=', hashOf(token)).executeTakeFirst()
  return session && !isOver(session, now) ? session : undefined
}

export interface OpenSession {
  session: SessionRow
  token: string
}

/** The session that a device began and has not shown the token of. */
export async function sessionOf(
  db: Db,
  { lid, did }: Pick<SessionRow, 'lid' | 'did'>,
  secret: string,
  now: number,
): Promise<OpenSession | undefined> {
  const sessions = await db.selectFrom('sessions').selectAll().where('lid', '=', lid).where('did', '=', did).execute()
  return (
    sessions
      .map((session) => ({ session, token: tokenOf(secret, session) }))
      // One that was another device's first has another token.
      .find(({ session, token }) => !isOver(session, now) && session.token_hash === hashOf(token))
  )
}

function isOver({ created, last_seen }: SessionRow, now: number): boolean {
  // A clock that was set back must not lengthen its life.
  return (
    now - last_seen >= licenseLimits.sessionIdleSeconds + licenseLimits.sessionExactSeconds ||
    now - created >= licenseLimits.sessionLongestSeconds ||
    created > now + licenseLimits.sessionIdleSeconds
  )
}

/** Whether it has to be written down that a session is used now. */
export const isToBeTouched = ({ last_seen }: SessionRow, now: number): boolean =>
  Math.abs(now - last_seen) >= licenseLimits.sessionExactSeconds

export async function touchSession(db: Db, { token_hash }: SessionRow, now: number): Promise<void> {
  await db.updateTable('sessions').set({ last_seen: now }).where('token_hash', '=', token_hash).execute()
}

/** Begins a session, or continues with the one that this device has; gives its token, which is kept nowhere. */
export async function beginSession(db: Db, next: SessionOf, secret: string, now: number): Promise<string> {
  const own = await sessionOf(db, next, secret, now)
  if (own) {
    await moveSession(db, own.session, next, now)
    return own.token
  }
  const made = tokenOf(secret, { ...next, created: now })
  // The one that this device began in this very second may be another device's by now.
  const token = (await findSession(db, made, now)) ? randomBytes(32).toString('base64url') : made
  await db
    .insertInto('sessions')
    .values({ ...next, token_hash: hashOf(token), created: now, last_seen: now })
    .execute()
  return token
}

/**
 * A session continues as another device's or another license's, and gives the slot back that was its alone. Its token stays:
 * two requests with it at once are one device.
 */
export async function moveSession(db: Db, { token_hash, ...before }: SessionRow, next: SessionOf, now: number): Promise<void> {
  const isOther = before.lid !== next.lid || before.did !== next.did
  if (before.is_device && isOther) await giveBack(db, before.lid, before.did, now)
  const { lid, did, is_device } = next
  await db.updateTable('sessions').set({ lid, did, is_device, last_seen: now }).where('token_hash', '=', token_hash).execute()
}

/** Ends a session, and gives its slot back where it was a separate device. */
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
        where('last_seen', '<=', now - licenseLimits.sessionIdleSeconds - licenseLimits.sessionExactSeconds),
        where('created', '<=', now - licenseLimits.sessionLongestSeconds),
        where('created', '>', now + licenseLimits.sessionIdleSeconds),
      ]),
    )
    .execute()
  return old.filter((session) => isOver(session, now))
}
