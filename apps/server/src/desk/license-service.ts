import { Failure, type LicenseAnswer, type LicenseDeactivated, type LicenseVerified, type Plan } from '@convostat/api'
import {
  checkTimes,
  freeStatus,
  type LeasePayload,
  LicenseFault,
  type LicensePayload,
  leaseSeconds,
  newDeviceId,
  openLease,
  openLicense,
  readLicenseObject,
  signLease,
} from '@convostat/license'
import type { Db } from './database.ts'
import type { Desk } from './desk.ts'
import { activate, allShown, devicesOf, freshSeconds, giveBack, isFresh, replace } from './devices.ts'
import { lastAsked } from './last-asked.ts'
import { findLicense, keepLicense, newestFile } from './ledger.ts'
import { beginSession, endSession, findSession, isToBeTouched, sessionsOver, touchSession } from './license-sessions.ts'
import type { DeviceRow, LicenseRow, SessionRow } from './schema.ts'
import { answerOf, instant, type Known, standingOf } from './standing.ts'

/** What somebody says of themselves beside a call. */
export interface Asker {
  /** 128 random bits that a browser made for itself. */
  did: string | null
  /** `Chrome on Windows`. */
  label: string
  replaceSlot: number | null
  lease: string | null
  /** The token of their session. */
  session: string | null
  /** Whether they are known by a session from now on. */
  wantsSession: boolean
}

export interface Answered<T> {
  answer: T
  /** The token of a session that began with this call; null where it ended; undefined where nothing changed. */
  session?: string | null
}

export interface LicenseService {
  verify(file: unknown, asker: Asker): Promise<Answered<LicenseVerified>>
  /** Never throws for what somebody sends: who has nothing that counts is on Free, with the reason. */
  status(asker: Asker): Promise<Answered<LicenseAnswer>>
  deactivate(slot: number | undefined, asker: Asker): Promise<Answered<LicenseDeactivated>>
  /** The plan of a session, for the calls about its chats. */
  planOf(session: string | null): Promise<Plan>
  /** Wipes the sessions that are over, and gives the slots back that were theirs alone. */
  sweep(): Promise<void>
}

/** Answers the license calls. `now` is a clock in whole seconds since 1970. */
export function licenseService({ database, trust, signing }: Desk, now = () => Math.floor(Date.now() / 1000)): LicenseService {
  const { read, write } = database
  const verified = lastAsked<LeasePayload>(mostRemembered)
  const given = lastAsked<Lease>(mostRemembered)

  async function verify(sent: unknown, asker: Asker): Promise<Answered<LicenseVerified>> {
    const file = readLicenseObject(sent)
    const payload = await openLicense(file, trust)
    const { lid, seq } = payload
    const at = now()
    const known = await read((db) => findLicense(db, lid))
    await expectCurrent(payload, known, at)
    // What was issued and is not there was lost with the disk: whoever holds the file still has it.
    if (!known || known.seq < seq) await write((db) => keepLicense(db, { payload, file, email: null, what: 'recreated', now: at }))
    const { did, devices, session } = (await seenBefore(lid, asker, at)) ?? (await write((db) => seat(db, lid, asker, at)))
    const license = known && known.seq >= seq ? known : await read((db) => expectLicense(db, lid))
    const { token: lease, payload: leased } = await leaseOf({ lid, seq, did }, license, at)
    const answer = { ...answerOf({ license, devices, did, now: at }), lease, lease_expires: instant(leased.exp) }
    const message = 'License activated successfully!'
    return { answer: { status: 'valid', message, license: answer, lease, devices: allShown(devices, did) }, session }
  }

  /** Throws unless this file is the license as it stands now. */
  async function expectCurrent(payload: LicensePayload, known: LicenseRow | undefined, at: number): Promise<void> {
    const isOld = known !== undefined && known.seq > payload.seq
    try {
      checkTimes(payload, at)
    } catch (fault) {
      // An old file has ended when the next one came; then the next one is what they need to hear of.
      if (!(isOld && known.state !== 'revoked' && fault instanceof LicenseFault && fault.code === 'license_expired')) throw fault
    }
    if (known?.state === 'revoked') throw new Failure('license_revoked')
    if (known?.state === 'suspended') throw new Failure('license_suspended')
    if (isOld) throw new Failure('license_superseded', { license: await read((db) => newestFile(db, payload.lid)) })
  }

  /** A device that was here within the hour, with nothing new to write down. */
  async function seenBefore(lid: string, asker: Asker, at: number): Promise<Seat | null> {
    const found = await read(async (db) => ({ session: await findSession(db, asker.session, at), devices: await devicesOf(db, lid) }))
    const { session, devices } = found
    if (session ? session.lid !== lid || isToBeTouched(session, at) : asker.wantsSession) return null
    const did = asker.did ?? session?.did
    if (did === undefined || (session && session.did !== did)) return null
    const own = devices.find((device) => device.did === did)
    return own && own.label === asker.label && isFresh(own, at) ? { did, devices } : null
  }

  /** A device's lease. One of this hour is as good as a new one. */
  async function leaseOf(
    { lid, seq, did }: Pick<LeasePayload, 'lid' | 'seq' | 'did'>,
    { expires }: LicenseRow,
    at: number,
  ): Promise<Lease> {
    const name = `${lid} ${did} ${seq}`
    const last = given.get(name)
    if (last && isYoung(last.payload, expires, at)) return last
    const exp = Math.min(at + leaseSeconds, expires)
    const payload: LeasePayload = { typ: 'lease', lid, seq, did, iat: at, exp, mode: trust.mode }
    return given.keep(name, { payload, token: await signLease(payload, signing) })
  }

  async function status(asker: Asker): Promise<Answered<LicenseAnswer>> {
    const at = now()
    const lease = await readLease(asker, at)
    const session = await read((db) => findSession(db, asker.session, at))
    if ('lid' in lease) return statusByLease(lease, asker, session, at)
    if (!session) return { answer: lease }
    const known = await read((db) => knownOf(db, session, at))
    if (!known) return { answer: lease }
    await touch(known, session)
    return { answer: answerOf(known) }
  }

  async function statusByLease(lease: LeasePayload, asker: Asker, session: SessionRow | undefined, at: number) {
    const known = await read((db) => knownOf(db, lease, at))
    // Its row was lost with the disk; the file will bring it back.
    if (!known) return { answer: { ...freeStatus, state: 'pending_activation', reason: 'activation_needed' } as LicenseAnswer }
    const { license, devices, did } = known
    const answer = answerOf(known)
    if (!answer.is_pro) return { answer }
    await touch(known, session)
    const isRenewed = license.seq > lease.seq
    const next = isYoung(lease, license.expires, at) ? { token: asker.lease, payload: lease } : await leaseOf(lease, license, at)
    const began =
      asker.wantsSession && (session?.lid !== lease.lid || session.did !== did)
        ? await write((db) => changeSession(db, { lid: lease.lid, did, is_device: 0 }, session, at))
        : undefined
    return {
      answer: {
        ...answer,
        ...(isRenewed && { reason: 'license_superseded' }),
        lease: next.token,
        lease_expires: instant(next.payload.exp),
        devices: allShown(devices, did),
      },
      session: began,
    }
  }

  /** The lease that somebody sent, or where they stand without one that counts. */
  async function readLease({ lease, did }: Asker, at: number): Promise<LeasePayload | LicenseAnswer> {
    if (lease === null) return freeStatus
    try {
      const payload = await verifiedLease(lease, at)
      return did !== null && did !== payload.did ? { ...freeStatus, state: 'invalid', reason: 'lease_foreign' } : payload
    } catch (fault) {
      if (!(fault instanceof LicenseFault)) throw fault
      if (fault.code === 'license_expired') return { ...freeStatus, state: 'pending_activation', reason: 'lease_expired' }
      return { ...freeStatus, state: 'invalid', reason: 'lease_invalid' }
    }
  }

  /** The same devices ask with the same leases: what one says is verified once, whether it counts now each time. */
  async function verifiedLease(token: string, at: number): Promise<LeasePayload> {
    const payload = verified.get(token) ?? verified.keep(token, await openLease(token, trust))
    checkTimes(payload, at)
    return payload
  }

  /** Writes down that a device and a session are used, where that is not known. */
  async function touch({ license, devices, did, now: at }: Known, session: SessionRow | undefined): Promise<void> {
    const own = devices.find((device) => device.did === did)
    const isStale = own !== undefined && !isFresh(own, at)
    const isOld = session !== undefined && isToBeTouched(session, at)
    if (!isStale && !isOld) return
    await write(async (db) => {
      if (isStale) {
        const devices = db.updateTable('devices').set({ last_seen: at })
        await devices.where('lid', '=', license.lid).where('did', '=', did).execute()
      }
      if (isOld) await touchSession(db, session, at)
    })
  }

  async function deactivate(slot: number | undefined, asker: Asker): Promise<Answered<LicenseDeactivated>> {
    const at = now()
    // A lease that does not count is said to whoever sent it; without one the session speaks.
    const lease = asker.lease === null ? undefined : await verifiedLease(asker.lease, at)
    return write(async (db) => {
      const session = await findSession(db, asker.session, at)
      const who = lease ?? session
      if (!who) throw new Failure('pro_required')
      const { lid, did } = who
      const before = await devicesOf(db, lid)
      const own = before.find((device) => device.did === did)
      const isOther = slot !== undefined && slot !== own?.slot
      // Who was removed has no say any more.
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

interface Lease {
  token: string
  payload: LeasePayload
}

/** Leases that are remembered, a few hundred bytes each. */
const mostRemembered = 5000

const isYoung = ({ iat, exp }: LeasePayload, expires: number, at: number): boolean => at >= iat && at - iat < freshSeconds && exp <= expires

interface Seat {
  did: string
  devices: DeviceRow[]
  session?: string
}

/** Gives whoever asks a slot, and a session where they are to have one. */
async function seat(db: Db, lid: string, asker: Asker, now: number): Promise<Seat> {
  const session = await findSession(db, asker.session, now)
  const did = asker.did ?? (session?.lid === lid ? session.did : newDeviceId())
  // A session that becomes a device with a name of its own, or another license's, gives back the slot it had.
  if (session?.is_device && (session.lid !== lid || session.did !== did)) await giveBack(db, session.lid, session.did, now)
  await activate(db, { lid, did, label: asker.label, replaceSlot: asker.replaceSlot, now })
  const is_device = asker.did === null ? 1 : 0
  const isSame = session?.lid === lid && session.did === did
  if (isSame) await touchSession(db, session, now)
  const began = asker.wantsSession && !isSame ? await changeSession(db, { lid, did, is_device }, session, now) : undefined
  return { did, devices: await devicesOf(db, lid), session: began }
}

/** A new session in the place of an earlier one. */
async function changeSession(
  db: Db,
  next: Pick<SessionRow, 'lid' | 'did' | 'is_device'>,
  before: SessionRow | undefined,
  now: number,
): Promise<string> {
  if (before) await endSession(db, before, now)
  return beginSession(db, next, now)
}

async function knownOf(db: Db, { lid, did }: { lid: string; did: string }, now: number): Promise<Known | undefined> {
  const license = await findLicense(db, lid)
  return license && { license, devices: await devicesOf(db, lid), did, now }
}

async function expectLicense(db: Db, lid: string): Promise<LicenseRow> {
  const license = await findLicense(db, lid)
  if (!license) throw new Error(`expected ${lid} to be kept`)
  return license
}
