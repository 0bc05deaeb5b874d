import { statusOf } from '@convostat/license'
import { licenseHere } from '../../data/license-here.ts'
import { keptOf } from '../../store/license.ts'

/** Whether Pro is active on this device, by the license kept here. */
export async function isProHere(): Promise<boolean> {
  const { keeper, trust } = licenseHere()
  await keeper.read()
  const record = keeper.record()
  if (!record?.kept) return false
  return (await statusOf(keptOf(record), trust, { now: Math.floor(Date.now() / 1000) })).is_pro
}
