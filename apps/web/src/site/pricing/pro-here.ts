import { statusOf } from '@convostat/license'
import { licenseHere } from '../../data/license-here.ts'
import { ofLicenses } from '../../store/database.ts'
import { keptOf } from '../../store/license.ts'

/** Whether Pro is active on this device, by the license kept here. A browser that never kept one gets no database for asking. */
export async function isProHere(): Promise<boolean> {
  const names = await globalThis.indexedDB?.databases?.()
  if (names && !names.some(({ name }) => name === ofLicenses.name)) return false
  const { keeper, trust } = licenseHere()
  await keeper.read()
  const record = keeper.record()
  if (!record?.kept) return false
  return (await statusOf(keptOf(record), trust, { now: Math.floor(Date.now() / 1000) })).is_pro
}
