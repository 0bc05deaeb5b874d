import { Failure, type LicenseDevice } from '@convostat/api'
import { type LicensePayload, openLicense, readLicense } from '@convostat/license'
import { engine } from '#data/client/engine.ts'
import { endShown } from './end-shown.ts'
import { statusHere } from './status-here.ts'
import { licenseHere } from './this-device.ts'

/** What became of a license that was just bought, in this browser. */
export type Settled =
  /** It is kept, and Pro is on. */
  | { state: 'active' }
  /** This browser lets nothing be kept: activated here, it would take a place and be gone with the page. */
  | { state: 'unkept' }
  /** Pro is on already, by another license, which is not put away unasked. */
  | { state: 'another'; licensee: string | null; expires: string | null }
  /** It is used on as many devices as it may be. */
  | { state: 'full'; devices: readonly LicenseDevice[] }
  | { state: 'refused'; failure: Failure }

export interface Settling {
  /** Instead of another license that is Pro here. */
  isInstead?: boolean
  /** Instead of the device in that slot. */
  replaceSlot?: number
}

/** Keeps the license on this device and activates it; every open tab is notified of it. Never throws. */
export async function settleLicense(file: string, { isInstead = false, replaceSlot }: Settling = {}): Promise<Settled> {
  try {
    const { keeper, trust, kind } = licenseHere()
    const { lid } = await openLicense(readLicense(file), trust)
    await keeper.read()
    // Where the server reads the chats its cookie keeps Pro open, too.
    if (kind() === 'memory' && engine.kind === 'browser') return { state: 'unkept' }
    const other = isInstead ? null : await otherPro(lid)
    if (other) return { state: 'another', ...other }
    await keeper.activate(file, { replaceSlot }).catch((error: unknown) => {
      // Here is a newer file of it already: it was renewed meanwhile.
      if (Failure.from(error).code !== 'license_superseded' || keeper.record()?.kept?.lid !== lid) throw error
    })
    return { state: 'active' }
  } catch (error) {
    const failure = Failure.from(error)
    if (failure.code === 'device_limit' && failure.devices) return { state: 'full', devices: failure.devices }
    return { state: 'refused', failure }
  }
}

/** The license that is Pro here now, if it is not this one. */
async function otherPro(lid: string) {
  if (licenseHere().keeper.record()?.kept?.lid === lid) return null
  const status = await statusHere()
  return status?.is_pro ? { licensee: status.licensee, expires: endShown(status) } : null
}

/** Whether a license other than this one is Pro here. Never throws. */
export async function isProByAnother(file: string): Promise<boolean> {
  try {
    const { keeper, trust } = licenseHere()
    const { lid } = await openLicense(readLicense(file), trust)
    await keeper.read()
    return (await otherPro(lid)) !== null
  } catch {
    return false
  }
}

/** What a license says; null where it is none of this server's. */
export async function openedLicense(file: string): Promise<LicensePayload | null> {
  try {
    return await openLicense(readLicense(file), licenseHere().trust)
  } catch {
    return null
  }
}

/** The file of the license with this id, if that is what is kept here and is Pro. */
export async function keptFileOf(lid: string): Promise<string | null> {
  const { keeper } = licenseHere()
  await keeper.read().catch(() => undefined)
  const kept = keeper.record()?.kept
  return kept?.lid === lid && (await statusHere())?.is_pro ? kept.file : null
}

/** The file of the license that is kept here. */
export const keptFile = (): string | null => licenseHere().keeper.record()?.kept?.file ?? null
