import { Failure, type LicenseDevice } from '@convostat/api'
import { plans } from '@convostat/license'
import type { Db } from './database.ts'
import { writeDown } from './ledger.ts'
import type { DeviceRow } from './schema.ts'

const day = 86_400
/** A device that was not seen for so long gives its slot to another. */
export const idleSeconds = 30 * day
/** How many devices of a license may be put out by others within `idleSeconds`; after that, support. */
export const mostReplacements = 6
/** How exactly it is known when a device was last seen. It is written to the disk, so not at every call. */
export const freshSeconds = 3600

export const mostDevices = plans.pro.devices
const slots = Array.from({ length: mostDevices }, (_, i) => i + 1)

export const devicesOf = (db: Db, lid: string): Promise<DeviceRow[]> =>
  db.selectFrom('devices').selectAll().where('lid', '=', lid).orderBy('slot').execute()

/** Whether nothing needs to be written of a device that is seen now. */
export const isFresh = ({ last_seen }: DeviceRow, now: number): boolean => Math.abs(now - last_seen) < freshSeconds

export interface Activation {
  lid: string
  did: string
  label: string
  /** Whose slot is taken, should none be free. */
  replaceSlot: number | null
  now: number
}

/**
 * Gives a device the lowest free slot, or the one it has. To be called while nobody else writes. Throws `device_limit`
 * with the devices where all slots are taken and none is to be replaced, or too many were.
 */
export async function activate(db: Db, { lid, did, label, replaceSlot, now }: Activation): Promise<void> {
  const own = db.updateTable('devices').set({ label, last_seen: now }).where('lid', '=', lid).where('did', '=', did)
  const { numUpdatedRows } = await own.executeTakeFirstOrThrow()
  if (numUpdatedRows > 0) return
  await db
    .deleteFrom('devices')
    .where('lid', '=', lid)
    .where('last_seen', '<=', now - idleSeconds)
    .execute()
  const devices = await devicesOf(db, lid)
  let free = slots.find((slot) => devices.every((device) => device.slot !== slot))
  if (free === undefined && replaceSlot !== null) {
    await replace(db, { lid, slot: replaceSlot, devices, now })
    free = replaceSlot
  }
  if (free === undefined) throw new Failure('device_limit', { devices: devices.map((device) => shown(device)) })
  await db.insertInto('devices').values({ lid, slot: free, did, label, first_seen: now, last_seen: now }).execute()
  await writeDown(db, { what: 'activated', lid, now, slot: free })
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
    .where('at', '>', now - idleSeconds)
    .executeTakeFirstOrThrow()
  if (count >= mostReplacements) {
    const detail = `Devices of this license were replaced ${mostReplacements} times within 30 days. Please contact support.`
    throw new Failure('device_limit', { detail, devices: devices.map((device) => shown(device)) })
  }
  await db.insertInto('replacements').values({ lid, at: now }).execute()
  await db.deleteFrom('devices').where('lid', '=', lid).where('slot', '=', slot).execute()
  await writeDown(db, { what: 'replaced', lid, now, slot })
}

/** A device gives its slot back; nothing where it has none. */
export async function giveBack(db: Db, lid: string, did: string, now: number): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('devices').where('lid', '=', lid).where('did', '=', did).executeTakeFirstOrThrow()
  if (numDeletedRows > 0) await writeDown(db, { what: 'deactivated', lid, now })
}

/** A device as others may know it: never by its id. */
export const shown = ({ slot, label, last_seen, did }: DeviceRow, thisDid?: string): LicenseDevice => ({
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
