import { createHash } from 'node:crypto'
import { Failure, type LicenseDevice } from '@convostat/api'
import { plans } from '@convostat/license'
import { licenseLimits } from '#config/limits.ts'
import { writeDown } from './license-files.ts'
import type { Db, DeviceRow } from './schema.ts'

const unnamed = 'Unnamed device'

export const mostDevices = plans.pro.devices
const slots = Array.from({ length: mostDevices }, (_, i) => i + 1)

export const devicesOf = (db: Db, lid: string): Promise<DeviceRow[]> =>
  db.selectFrom('devices').selectAll().where('lid', '=', lid).orderBy('slot').execute()

/** Whether nothing needs to be written of a device that is seen now. */
export const isFresh = ({ last_seen }: DeviceRow, now: number): boolean => Math.abs(now - last_seen) < licenseLimits.deviceExactSeconds

export interface Activation {
  lid: string
  did: string
  /** Null where it gave none: it keeps the one it has. */
  label: string | null
  /** Whose slot is taken, should none be free. */
  replaceSlot: number | null
  now: number
}

/**
 * Gives a device the lowest free slot, or the one it has. To be called while nobody else writes. Throws `device_limit`
 * with the devices where all slots are taken and none should be replaced, or too many were.
 */
export async function activate(db: Db, { lid, did, label, replaceSlot, now }: Activation): Promise<void> {
  const own = db
    .updateTable('devices')
    .set({ ...(label !== null && { label }), last_seen: now })
    .where('lid', '=', lid)
    .where('did', '=', did)
  const { numUpdatedRows } = await own.executeTakeFirstOrThrow()
  if (numUpdatedRows > 0) return
  const before = await devicesOf(db, lid)
  const giving = givingWay(before, now)
  if (giving.length > 0) await db.deleteFrom('devices').where('lid', '=', lid).where('slot', 'in', giving).execute()
  const devices = before.filter(({ slot }) => !giving.includes(slot))
  let free = slots.find((slot) => devices.every((device) => device.slot !== slot))
  if (free === undefined && replaceSlot !== null) {
    await replace(db, { lid, slot: replaceSlot, devices, now })
    free = replaceSlot
  }
  if (free === undefined) throw new Failure('device_limit', { devices: devices.map((device) => shown(device)) })
  await db
    .insertInto('devices')
    .values({ lid, slot: free, did, label: label ?? unnamed, first_seen: now, last_seen: now })
    .execute()
  await writeDown(db, { what: 'activated', lid, now, detail: `slot ${free}` })
}

/**
 * The slots that are given up by themselves. Where none of the devices was seen for this long it may be the clock that is ahead:
 * then it is one alone. What was let in by such a clock gives way first: it came at a time that is yet to come.
 */
function givingWay(devices: readonly DeviceRow[], now: number): number[] {
  const early = devices.find(({ first_seen }) => first_seen > now + licenseLimits.deviceExactSeconds)
  if (early) return devices.length === mostDevices ? [early.slot] : []
  const idle = devices
    .filter(({ last_seen }) => last_seen <= now - licenseLimits.deviceIdleSeconds)
    .toSorted((a, b) => a.last_seen - b.last_seen)
  return (idle.length === devices.length ? idle.slice(0, 1) : idle).map(({ slot }) => slot)
}

export interface Replacing {
  lid: string
  slot: number
  /** The license's devices as they are. */
  devices: DeviceRow[]
  now: number
}

/** Puts out a device at another one's word, which is counted. Throws `device_limit` where that was done too often. */
export async function replace(db: Db, { lid, slot, devices, now }: Replacing): Promise<void> {
  const { count } = await db
    .selectFrom('replacements')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where('lid', '=', lid)
    .where('at', '>', now - licenseLimits.deviceIdleSeconds)
    .executeTakeFirstOrThrow()
  if (count >= licenseLimits.deviceReplacements) {
    const detail = `Devices of this license were replaced ${licenseLimits.deviceReplacements} times within 30 days. Please contact support.`
    const facts = { times: licenseLimits.deviceReplacements, days: 30 }
    throw new Failure('device_limit', { detail, facts, devices: devices.map((device) => shown(device)) })
  }
  await db.insertInto('replacements').values({ lid, at: now }).execute()
  await db.deleteFrom('devices').where('lid', '=', lid).where('slot', '=', slot).execute()
  for (const { did } of devices.filter((device) => device.slot === slot))
    await writeDown(db, { what: 'replaced', lid, now, detail: `slot ${slot}, ${markOf(lid, did)}` })
}

/** A device gives its slot back; nothing where it has none. */
export async function giveBack(db: Db, lid: string, did: string, now: number): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('devices').where('lid', '=', lid).where('did', '=', did).executeTakeFirstOrThrow()
  if (numDeletedRows > 0) await writeDown(db, { what: 'deactivated', lid, now, detail: markOf(lid, did) })
}

/** How the audit names a device that went: its id is not to be read there. */
const markOf = (lid: string, did: string): string => `device ${createHash('sha256').update(`${lid} ${did}`).digest('hex').slice(0, 32)}`

/**
 * Whether just this device is known to have been removed, or to have gone, since it was last let in. One that is missing
 * without that was lost with the disk: an older backup knows nothing of it.
 */
export async function wasRemoved(db: Db, { lid, did, since }: { lid: string; did: string; since: number }): Promise<boolean> {
  const gone = db.selectFrom('audit').select('id').where('lid', '=', lid).where('what', 'in', ['replaced', 'deactivated'])
  const found = await gone
    .where('at', '>=', since)
    .where('detail', 'like', `%${markOf(lid, did)}`)
    .executeTakeFirst()
  return found !== undefined
}

/** A device as others may know it: never by its id. */
const shown = ({ slot, label, last_seen, did }: DeviceRow, thisDid?: string): LicenseDevice => ({
  slot,
  label,
  last_seen: new Date(last_seen * 1000).toISOString(),
  ...(thisDid !== undefined && { is_this: did === thisDid }),
})

export const allShown = (devices: DeviceRow[], did: string) => ({
  used: devices.length,
  max: mostDevices,
  list: devices.map((device) => shown(device, did)),
})
