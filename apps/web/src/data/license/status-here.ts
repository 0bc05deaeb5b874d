import { type LicenseStatus, statusOf } from '@convostat/license'
import { keptOf } from '#store/license.ts'
import { licenseHere } from './this-device.ts'

/** The status, by this device's clock, of the license that was last read here; null where none is kept. */
export async function statusHere(): Promise<LicenseStatus | null> {
  const { keeper, trust } = licenseHere()
  const record = keeper.record()
  return record?.kept ? statusOf(keptOf(record), trust, { now: Math.floor(Date.now() / 1000) }) : null
}
