import { randomBytes } from 'node:crypto'
import { Failure } from '@convostat/api'
import type { SessionFolders } from './session-folders.ts'
import type { Seat } from './thread-pool.ts'

export interface Session {
  /** 256 random bits; whoever sends them is this session. */
  id: string
  /** Where its uploads lie. */
  folder: string
  seat: Seat
  /** The upload opened last. */
  opened: string | undefined
  /** Calls under way. */
  calls: number
  /** One upload at a time. */
  isReceiving: boolean
  openedAt: number
  usedAt: number
}

export interface SessionOptions {
  folders: SessionFolders
  seat: (session: Omit<Session, 'seat'>) => Seat
  /** A clock in seconds that never goes back. */
  now?: () => number
  mostSessions?: number
  /** What all sessions together may keep. */
  mostBytes?: number
}

const HOUR = 3600
export const idleSeconds = HOUR
const longestSeconds = 24 * HOUR

export type Sessions = ReturnType<typeof createSessions>

/** Everyone who sent a chat to this server. A session idle for an hour, or a day old, is wiped with all its files. */
export function createSessions({
  folders,
  seat,
  now = () => performance.now() / 1000,
  mostSessions = 200,
  mostBytes = 2e9,
}: SessionOptions) {
  // In order of use: the first is the one used longest ago.
  const sessions = new Map<string, Session>()

  async function wipe(session: Session): Promise<void> {
    sessions.delete(session.id)
    await session.seat.close()
    await folders.remove(session.folder)
  }

  function idleLongest(but?: Session): Session {
    const idle = [...sessions.values()].find((session) => session !== but && session.calls === 0 && !session.isReceiving)
    if (!idle) throw new Failure('unavailable', { retryAfter: 60 })
    return idle
  }

  const isOver = ({ calls, usedAt, openedAt }: Session) =>
    calls === 0 && (now() - usedAt >= idleSeconds || now() - openedAt >= longestSeconds)

  return {
    async open(): Promise<Session> {
      if (sessions.size >= mostSessions) await wipe(idleLongest())
      const folder = await folders.create()
      const id = randomBytes(32).toString('base64url')
      const fresh = { id, folder, opened: undefined, calls: 0, isReceiving: false, openedAt: now(), usedAt: now() }
      const session: Session = Object.assign(fresh, { seat: seat(fresh) })
      sessions.set(id, session)
      return session
    },

    /** The session with this id, if it is still there; being asked for, it counts as used. */
    find(id: string | undefined): Session | undefined {
      const session = id === undefined ? undefined : sessions.get(id)
      if (!session || isOver(session)) return undefined
      session.usedAt = now()
      sessions.delete(session.id)
      sessions.set(session.id, session)
      return session
    },

    /** Wipes other sessions, the one idle for longest first, until there is room for another upload of this one. */
    async makeRoom(session: Session): Promise<void> {
      while (folders.bytes() > mostBytes) await wipe(idleLongest(session))
    },

    /** Its hour begins anew. */
    touch(session: Session): void {
      session.usedAt = now()
    },

    /** Wipes the sessions that are over. */
    async sweep(): Promise<void> {
      await Promise.all([...sessions.values()].filter(isOver).map(wipe))
    },

    async close(): Promise<void> {
      await Promise.all([...sessions.values()].map(wipe))
      await folders.removeAll()
    },
  }
}
