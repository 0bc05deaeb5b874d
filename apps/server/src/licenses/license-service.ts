import { Failure, type LicenseAnswer, type LicenseDeactivated, type LicenseVerified, type Plan } from '@convostat/api'
import { freeStatus, type LeasePayload } from '@convostat/license'
import { activation } from './activation.ts'
import type { SeatAsker } from './claim-device.ts'
import { allShown, devicesOf, giveBack, isFresh, replace, wasRemoved } from './devices.ts'
import { isYoung, leasesOf } from './leases.ts'
import { isUnavailable, type LicenseDatabase } from './license-database.ts'
import { findLicense } from './license-files.ts'
import {
  beginSession,
  endSession,
  findSession,
  isToBeTouched,
  moveSession,
  sessionOf,
  sessionsOver,
  touchSession,
} from './license-sessions.ts'
import { answerAs, answerOf, endOf, instant, type LicenseOnDevice, standingOf } from './license-status.ts'
import type { Db, SessionRow } from './schema.ts'

/** What someone says of themselves beside a call. */
export interface Asker extends SeatAsker {
  lease: string | null
  /** Whether a lease alone brings them a session. */
  wantsSession: boolean
}

export interface Answered<T> {
  answer: T
  /** The token of a session that began with this call; null where it ended; undefined where nothing changed. */
  session?: string | null
}

export interface LicenseService {
  verify(file: unknown, asker: Asker): Promise<Answered<LicenseVerified>>
  /** Never throws for what someone sends: who has nothing that counts is on Free, with the reason. */
  status(asker: Asker): Promise<Answered<LicenseAnswer>>
  deactivate(slot: number | undefined, asker: Asker): Promise<Answered<LicenseDeactivated>>
  /** The plan of a session, for the calls about its chats. */
  planOf(session: string | null): Promise<Plan>
  /** Wipes the sessions that are over, and gives the slots back that were theirs alone. */
  sweep(): Promise<void>
}

/** Answers the license calls. `now` is a clock in whole seconds since 1970. */
export function licenseService(desk: LicenseDatabase, now = () => Math.floor(Date.now() / 1000)): LicenseService {
  const { read, write } = desk.database
  const { secret } = desk.signing
  const leases = leasesOf(desk)
  const verify = activation(desk, leases, now)
  const quietly = quiet()

  async function status(asker: Asker): Promise<Answered<LicenseAnswer>> {
    const at = now()
    const lease = await leases.sent(asker, at)
    const session = await read((db) => findSession(db, asker.session, at))
    if (lease?.fault === null) return statusByLease(lease.payload, asker, session, at)
    if (session) {
      const { known, answer } = await read((db) => answerTo(db, { ...session, seq: 0, since: session.created }, at))
      if (known) await touch(known, session)
      return { answer }
    }
    if (!lease) return { answer: freeStatus }
    return { answer: lease.payload ? await statusAfter(lease.payload, at) : { ...freeStatus, state: 'invalid', reason: lease.fault } }
  }

  async function statusByLease(lease: LeasePayload, asker: Asker, session: SessionRow | undefined, at: number) {
    const { known, answer } = await read((db) => answerTo(db, { ...lease, since: lease.iat }, at))
    if (!known || !answer.is_pro) return { answer }
    const { license, devices, did } = known
    await touch(known, session)
    const isRenewed = license.seq > lease.seq
    const isEnough = isYoung(lease, endOf(license), at)
    const next = isEnough ? { token: asker.lease, payload: lease } : await leases.give(lease, endOf(license), at)
    return {
      answer: {
        ...answer,
        ...(isRenewed && { reason: 'license_superseded' }),
        lease: next.token,
        lease_expires: instant(next.payload.exp),
        devices: allShown(devices, did),
      },
      session: asker.wantsSession ? await quietly(() => sessionBy(lease, session, at)) : undefined,
    }
  }

  /** The session of a lease; its token, where it was not sent. */
  async function sessionBy({ lid, did }: LeasePayload, sent: SessionRow | undefined, at: number): Promise<string | undefined> {
    if (sent?.lid === lid && sent.did === did) return undefined
    const own = sent ? undefined : await read((db) => sessionOf(db, { lid, did }, secret, at))
    if (own && !isToBeTouched(own.session, at)) return own.token
    const next = { lid, did, is_device: own?.session.is_device ?? 0 } as const
    return write(async (db) => (sent ? void (await moveSession(db, sent, next, at)) : beginSession(db, next, secret, at)))
  }

  /** The status for an ended lease: it only shows which license it was for. */
  async function statusAfter(lease: LeasePayload, at: number): Promise<LicenseAnswer> {
    const { known, answer } = await read((db) => answerTo(db, { ...lease, since: lease.iat }, at))
    if (known && !answer.is_pro) return answer
    const over = { isPro: false, state: 'pending_activation', reason: 'lease_expired' } as const
    return known ? answerAs(over, known) : { ...freeStatus, state: over.state, reason: over.reason }
  }

  /** Writes down that a device and a session are used, where that is not known. */
  async function touch({ license, devices, did, now: at }: LicenseOnDevice, session: SessionRow | undefined): Promise<void> {
    const own = devices.find((device) => device.did === did)
    const isStale = own !== undefined && !isFresh(own, at)
    const isOld = session !== undefined && isToBeTouched(session, at)
    if (!isStale && !isOld) return
    const writing = async (db: Db) => {
      if (isStale) {
        const devices = db.updateTable('devices').set({ last_seen: at })
        await devices.where('lid', '=', license.lid).where('did', '=', did).execute()
      }
      if (isOld) await touchSession(db, session, at)
    }
    await quietly(() => write(writing))
  }

  async function deactivate(slot: number | undefined, asker: Asker): Promise<Answered<LicenseDeactivated>> {
    const at = now()
    const lease = await leases.sent(asker, at)
    return write(async (db) => {
      const session = await findSession(db, asker.session, at)
      // Where the lease does not count, the session speaks.
      const who = lease?.payload && (lease.fault === null || (await isSlotOf(db, lease.payload, slot))) ? lease.payload : session
      if (!who) throw new Failure('pro_required')
      const { lid, did } = who
      const before = await devicesOf(db, lid)
      const own = before.find((device) => device.did === did)
      const isOther = slot !== undefined && slot !== own?.slot
      // A removed device no longer has a say.
      if (isOther && !own) throw new Failure('pro_required')
      if (isOther && before.some((device) => device.slot === slot)) await replace(db, { lid, slot, devices: before, now: at })
      if (!isOther) await giveBack(db, lid, did, at)
      const isOver = !isOther && session?.lid === lid && session.did === did
      if (isOver) await endSession(db, session, at)
      const devices = allShown(await devicesOf(db, lid), did)
      return { answer: { status: 'deactivated', devices }, session: isOver ? null : undefined }
    })
  }

  async function planOf(token: string | null): Promise<Plan> {
    if (token === null) return 'free'
    const at = now()
    const found = await read(async (db) => {
      const session = await findSession(db, token, at)
      return session && { session, known: await knownOf(db, session, at) }
    })
    if (!found?.known) return 'free'
    const { known, session } = found
    await touch(known, session)
    const own = known.devices.find((device) => device.did === session.did)
    return standingOf(known.license, own, at).isPro ? 'pro' : 'free'
  }

  async function sweep(): Promise<void> {
    const at = now()
    const over = await read((db) => sessionsOver(db, at))
    for (const session of over) await write((db) => endSession(db, session, at))
  }

  return { verify, status, deactivate, planOf, sweep }
}

/** A lease that has ended still gives its own slot back, and no other. */
async function isSlotOf(db: Db, { lid, did }: LeasePayload, slot: number | undefined): Promise<boolean> {
  if (slot === undefined) return true
  return (await devicesOf(db, lid)).some((device) => device.slot === slot && device.did === did)
}

/** Who asks: a device that was let in at `since`, by the license's file number `seq`. */
interface Who {
  lid: string
  did: string
  seq: number
  since: number
}

/**
 * The status of a device. What the desk must have known and does not know was lost with the disk, and the file will bring it
 * back: a license, a newer file of one, or a device that nobody removed.
 */
async function answerTo(db: Db, who: Who, now: number): Promise<{ known?: LicenseOnDevice; answer: LicenseAnswer }> {
  const known = await knownOf(db, who, now)
  if (!known) return { answer: activationNeeded }
  const answer = answerOf(known)
  if (answer.state === 'revoked' || answer.state === 'suspended') return { known, answer }
  const isLost = who.seq > known.license.seq || (answer.state === 'device_removed' && !(await wasRemoved(db, who)))
  return { known, answer: isLost ? activationNeeded : answer }
}

const activationNeeded: LicenseAnswer = { ...freeStatus, state: 'pending_activation', reason: 'activation_needed' }

/**
 * For what is written only so that more is known later: a disk that is full takes Pro from nobody who has it. The first
 * failure of a row is logged, by its code.
 */
function quiet() {
  let isFailing = false
  return async <T>(writing: () => Promise<T>): Promise<T | undefined> => {
    try {
      const result = await writing()
      isFailing = false
      return result
    } catch (error) {
      if (!isUnavailable(error)) throw error
      if (!isFailing)
        console.error(`not written down who was seen: ${(error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.code}`)
      isFailing = true
      return undefined
    }
  }
}

async function knownOf(db: Db, { lid, did }: { lid: string; did: string }, now: number): Promise<LicenseOnDevice | undefined> {
  const license = await findLicense(db, lid)
  return license && { license, devices: await devicesOf(db, lid), did, now }
}
