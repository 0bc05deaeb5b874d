import { licenseHere } from '#data/license-here.ts'
import { statusHere } from '#data/status-here.ts'

/** Whether Pro is active on this device, by the license kept here. */
export async function isProHere(): Promise<boolean> {
  await licenseHere().keeper.read()
  return (await statusHere())?.is_pro ?? false
}
