import { newDeviceId } from '@convostat/license'
import { activate, devicesOf, isFresh } from './devices.ts'
import { beginSession, findSession, isToBeTouched, moveSession, sessionOf } from './license-sessions.ts'
import type { Db, DeviceRow } from './schema.ts'

/** What someone who wants a slot says of themselves. */
export interface SeatAsker {
  /** What a browser, or another host, made to be told apart by. */
  did: string | null
  /** `Chrome on Windows`; null where it is not given. */
  label: string | null
  replaceSlot: number | null
  /** The token of their session. */
  session: string | null
}

/** Who wants a slot of which license, when. `secret` is what sessions' tokens are made with. */
export interface Seating {
  lid: string
  asker: SeatAsker
  secret: string
  now: number
}

export interface Seat {
  did: string
  devices: DeviceRow[]
  /** The token of their session, where they did not send it. */
  session?: string
}

/** A device that was here within the hour, with nothing new to write down; null for any other. */
export async function seatBefore(db: Db, { lid, asker, secret, now }: Seating): Promise<Seat | null> {
  const sent = await findSession(db, asker.session, now)
  if (sent && (sent.lid !== lid || sent.did !== (asker.did ?? sent.did))) return null
  const did = asker.did ?? sent?.did
  if (did === undefined) return null
  const own = sent ? undefined : await sessionOf(db, { lid, did }, secret, now)
  const session = sent ?? own?.session
  if (!session || isToBeTouched(session, now) || (session.is_device && asker.did !== null)) return null
  const devices = await devicesOf(db, lid)
  const device = devices.find((each) => each.did === did)
  const isKnown = device !== undefined && isFresh(device, now) && (asker.label ?? device.label) === device.label
  return isKnown ? { did, devices, session: own?.token } : null
}

/** The slot that a device has, as it is; null where it has none. */
export async function seatKept(db: Db, { lid, asker, now }: Seating): Promise<Seat | null> {
  const sent = await findSession(db, asker.session, now)
  const did = asker.did ?? (sent?.lid === lid ? sent.did : undefined)
  const devices = await devicesOf(db, lid)
  return did !== undefined && devices.some((device) => device.did === did) ? { did, devices } : null
}

/** Gives the caller a slot and a session. To be called while nobody else writes; throws as `activate` does. */
export async function seat(db: Db, { lid, asker, secret, now }: Seating): Promise<Seat> {
  const before = await findSession(db, asker.session, now)
  const same = before?.lid === lid ? before : undefined
  const did = asker.did ?? same?.did ?? newDeviceId()
  // A device with its own name stays when its session goes.
  const is_device = asker.did === null ? (same?.is_device ?? 1) : 0
  const next = { lid, did, is_device } as const
  // Before a slot is sought: the session may give one back.
  if (before) await moveSession(db, before, next, now)
  await activate(db, { lid, did, label: asker.label, replaceSlot: asker.replaceSlot, now })
  const session = before ? undefined : await beginSession(db, next, secret, now)
  return { did, devices: await devicesOf(db, lid), session }
}
