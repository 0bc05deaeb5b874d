import { randomBytes } from 'node:crypto'
import { Failure } from '@convostat/api'
import { chatLimits, type SessionLimits, sessionLimits } from '#config/limits.ts'
import { type FairShare, fairShare } from '#http/fair-share.ts'
import type { SessionFolders } from './session-folders.ts'
import type { Seat } from './thread-pool.ts'

export interface Session {
  /** 256 random bits; their sender is this session. */
  id: string
  /** Where its uploads are. */
  folder: string
  /** The address that opened it, whose share it counts in. */
  address: string
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

/** What addresses share, and how much of it a session has. */
interface Budget {
  share: FairShare
  heldBy: (session: Session) => number
}

/** Everyone who sent a chat to this server. A session idle for an hour, or a day old, is wiped with all its files. */
export function createSessions({ folders, seat, now = () => performance.now() / 1000, limits = {} }: SessionOptions) {
  const most: SessionLimits = { ...sessionLimits, ...limits }
  // In order of use: the first is the one used longest ago.
  const sessions = new Map<string, Session>()
  const places: Budget = { share: fairShare(most.sessions), heldBy: () => 1 }
  const bytes: Budget = { share: fairShare(most.bytes), heldBy: ({ keptBytes, arrivingBytes }) => keptBytes + arrivingBytes }

  async function wipe(session: Session): Promise<void> {
    // Two may come to the same end: the hour is over while room is made.
    if (!sessions.delete(session.id)) return
    for (const { share, heldBy } of [places, bytes]) share.add(session.address, -heldBy(session))
    session.seat.close()
    await folders.remove(session.folder)
  }

  /**
   * Makes room for so much more of an address, until its share allows it. Sessions of the address that has most go
   * first: those without a chat, then those idle for longest, but none that was used in the last minutes. Other
   * addresses never get poorer by that than the one that asks, so nobody's only chat is ever taken by another.
   */
  async function makeRoom({ share, heldBy }: Budget, address: string, amount: number): Promise<void> {
    while (!share.fits(address, amount)) {
      const goesOf = (other: string) => {
        const spare = other === address ? Number.POSITIVE_INFINITY : share.held(other) - share.held(address) - amount
        const mayGo = (session: Session) =>
          session.address === other && heldBy(session) > 0 && heldBy(session) <= spare && isForgotten(session)
        const all = [...sessions.values()].filter(mayGo)
        return all.find(({ opened }) => opened === undefined) ?? all[0]
      }
      const found = [...share.heavier(address, amount), address].map(goesOf).find((session) => session !== undefined)
      if (!found) throw new Failure('unavailable', { retryAfter: chatLimits.retrySeconds })
      await wipe(found)
    }
  }

  const isIdle = ({ calls, isReceiving }: Session) => calls === 0 && !isReceiving

  const isForgotten = (session: Session) => isIdle(session) && now() - session.usedAt >= most.keptSeconds

  const isOver = (session: Session) =>
    isIdle(session) && (now() - session.usedAt >= most.idleSeconds || now() - session.openedAt >= most.longestSeconds)

  return {
    /** A session for an address that is about to upload. */
    async open(address: string): Promise<Session> {
      await makeRoom(places, address, 1)
      // Before its folder is there, so that nobody else takes the place meanwhile.
      places.share.add(address)
      const folder = await folders.create().catch((error: unknown) => {
        places.share.add(address, -1)
        throw error
      })
      const id = randomBytes(32).toString('base64url')
      const begun = { opened: undefined, isGiven: false, calls: 0, isReceiving: true, keptBytes: 0, arrivingBytes: 0 }
      const fresh = { id, folder, address, ...begun, openedAt: now(), usedAt: now() }
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

    /** Counts bytes of an upload that arrive, and makes room for them. */
    async arrive(session: Session, amount: number): Promise<void> {
      await makeRoom(bytes, session.address, amount)
      session.arrivingBytes += amount
      if (sessions.has(session.id)) bytes.share.add(session.address, amount)
    },

    /** An upload is over, kept or not; a session nobody heard of goes with it. */
    async settle(session: Session): Promise<void> {
      const counted = bytes.heldBy(session)
      session.keptBytes = session.isGiven ? await folders.bytes(session.folder) : 0
      session.arrivingBytes = 0
      if (sessions.has(session.id)) bytes.share.add(session.address, session.keptBytes - counted)
      session.isReceiving = false
      session.usedAt = now()
      if (!session.isGiven) await wipe(session)
    },

    /** Its hour restarts. */
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
