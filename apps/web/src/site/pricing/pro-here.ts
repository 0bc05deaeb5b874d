import { statusHere } from '#data/license/status-here.ts'
import { licenseHere } from '#data/license/this-device.ts'

/** Whether Pro is active on this device, by the license kept here. */
export async function isProHere(): Promise<boolean> {
  await licenseHere().keeper.read()
  return (await statusHere())?.is_pro ?? false
}
