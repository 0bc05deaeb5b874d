import { Failure } from '@convostat/api'
import { type LicensePayload, openLicense, readLicense, type Trust } from '@convostat/license'
import type { DeviceLicense } from '#store/kept-license.ts'
import type { ServiceStatus } from '#store/service-status.ts'
import { endingOfStatus, toldWith } from './license-answers.ts'
import type { Asker, LicenseService } from './license-service.ts'
import type { LicenseStore } from './license-store.ts'
import { newerFile, ownLease } from './signed-license.ts'

export interface ServiceOptions {
  service: LicenseService
  trust: Trust
  /** What this device is called in the list of devices. */
  label: string
}

export interface Activating {
  /** The slot of the device whose place this one takes. */
  replaceSlot?: number
  signal?: AbortSignal
}

/** What is asked of the service about this device's license, and written down once it is verified. */
export function licenseQuestions({ service, trust, label }: ServiceOptions, store: LicenseStore) {
  const asker = async (): Promise<Asker> => ({ did: await store.device(), label })

  /** Asks for a lease for this device. Where there is a newer file of the license, it takes the place of the older one. */
  async function grant(file: string, { lid, seq }: LicensePayload, how: Activating = {}): Promise<void> {
    const who = await asker()
    let text = file
    const { lease, license, devices } = await service.verify(file, who, how).catch(async (error: unknown) => {
      text = await newerFile(error, { lid, seq }, trust)
      return service.verify(text, who, how)
    })
    await keep({ file: text, lid, lease }, who, toldWith(license, devices))
  }

  async function keep({ file, lid, lease: sent }: Omit<DeviceLicense, 'ended'>, { did }: Asker, status: ServiceStatus): Promise<void> {
    const lease = await ownLease(sent, { lid, did }, trust)
    // What is not signed by a trusted key is not an answer at all.
    if (lease === null) throw new Failure('unavailable')
    await store.happened({ type: 'granted', license: { file, lid, lease }, status })
  }

  const grantKept = async ({ file }: DeviceLicense) => grant(file, await openLicense(readLicense(file), trust))

  async function askAbout(kept: DeviceLicense): Promise<void> {
    const who = await asker()
    const lease = await ownLease(kept.lease, { lid: kept.lid, did: who.did }, trust)
    if (lease === null) return grantKept(kept)
    const answer = await service.status(lease, who)
    const ended = endingOfStatus(answer)
    // Of a license that was renewed there is a newer file; verifying the older one brings it.
    const isRenewed = answer.reason === 'license_superseded' || ended === 'license_superseded'
    if (answer.is_pro && !isRenewed) await keep({ ...kept, lease: answer.lease ?? null }, who, toldWith(answer, answer.devices))
    else if (ended && !isRenewed) await store.happened({ type: 'ended', ended, said: answer })
    // By this lease the service knows nothing of it, or not any more.
    else await grantKept(kept)
  }

  /** Whether the service has taken the license from this device. */
  async function giveBack({ lease, ended }: DeviceLicense, who: Asker, isBySession: boolean): Promise<boolean> {
    if (!isBySession && (lease === null || ended === 'device_removed')) return false
    try {
      await service.deactivate(lease, who)
      return lease !== null
    } catch (error) {
      const failure = Failure.from(error)
      // Where no session is there, none has to end.
      if (isBySession && failure.code !== 'pro_required') throw failure
      return false
    }
  }

  return { asker, grant, grantKept, askAbout, giveBack }
}
