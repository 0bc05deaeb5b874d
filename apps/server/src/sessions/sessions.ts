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
  /** A call was answered: before, nobody has its id. */
  isGiven: boolean
  /** Calls under way. */
  calls: number
  /** One upload at a time. */
  isReceiving: boolean
  /** What it keeps on disk, and what is arriving. */
  keptBytes: number
  arrivingBytes: number
  openedAt: number
  usedAt: number
}

export interface SessionOptions {
  folders: SessionFolders
  seat: (session: Omit<Session, 'seat'>) => Seat
  /** A clock in seconds that never goes back. */
  now?: () => number
  limits?: Partial<SessionLimits>
}

export interface SessionLimits {
  /** Without a call for so long, a session is wiped. */
  idleSeconds: number
  /** So old, it is wiped even if it is used all the time. */
  longestSeconds: number
  sessions: number
  /** What all sessions together may keep. */
  bytes: number
}

const usualLimits: SessionLimits = { idleSeconds: 3600, longestSeconds: 24 * 3600, sessions: 200, bytes: 2e9 }

export type Sessions = ReturnType<typeof createSessions>

/** Everyone who sent a chat to this server. A session idle for an hour, or a day old, is wiped with all its files. */
export function createSessions({ folders, seat, now = () => performance.now() / 1000, limits = {} }: SessionOptions) {
  const most: SessionLimits = { ...usualLimits, ...limits }
  // In order of use: the first is the one used longest ago.
  const sessions = new Map<string, Session>()

  async function wipe(session: Session): Promise<void> {
    sessions.delete(session.id)
    session.seat.close()
    await folders.remove(session.folder)
  }

  /** The session that others may take the place of: one without a chat, else the one used longest ago. */
  function leastNeeded(but?: Session): Session {
    const idle = [...sessions.values()].filter((session) => session !== but && isIdle(session))
    const found = idle.find(({ opened }) => opened === undefined) ?? idle[0]
    if (!found) throw new Failure('unavailable', { retryAfter: 60 })
    return found
  }

  const isIdle = ({ calls, isReceiving }: Session) => calls === 0 && !isReceiving

  const isOver = (session: Session) =>
    isIdle(session) && (now() - session.usedAt >= most.idleSeconds || now() - session.openedAt >= most.longestSeconds)

  const totalBytes = () => [...sessions.values()].reduce((sum, { keptBytes, arrivingBytes }) => sum + keptBytes + arrivingBytes, 0)

  return {
    /** A session for whoever is about to upload. */
    async open(): Promise<Session> {
      if (sessions.size >= most.sessions) await wipe(leastNeeded())
      const folder = await folders.create()
      const id = randomBytes(32).toString('base64url')
      const begun = { opened: undefined, isGiven: false, calls: 0, isReceiving: true, keptBytes: 0, arrivingBytes: 0 }
      const fresh = { id, folder, ...begun, openedAt: now(), usedAt: now() }
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

    /** Counts bytes of an upload that arrive, and wipes other sessions, the least needed first, until they fit. */
    async arrive(session: Session, bytes: number): Promise<void> {
      session.arrivingBytes += bytes
      while (totalBytes() > most.bytes) await wipe(leastNeeded(session))
    },

    /** An upload is over, kept or not; a session nobody heard of goes with it. */
    async settle(session: Session): Promise<void> {
      session.keptBytes = session.isGiven ? await folders.bytes(session.folder) : 0
      session.arrivingBytes = 0
      session.isReceiving = false
      session.usedAt = now()
      if (!session.isGiven) await wipe(session)
    },

    /** Its hour begins anew. */
    touch(session: Session): void {
      session.usedAt = now()
    },

    /** Wipes the sessions that are over, and what servers that were killed left. */
    async sweep(): Promise<void> {
      await Promise.all([...sessions.values()].filter(isOver).map(wipe))
      await folders.sweep()
    },

    async close(): Promise<void> {
      for (const session of sessions.values()) session.seat.close()
      sessions.clear()
      await folders.removeAll()
    },
  }
}
