import { Failure, type LicenseAnswer } from '@convostat/api'
import { fileLimitBytes, fileName, freeStatus } from '@convostat/license'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api } from '#data/client/api.ts'
import { engine } from '#data/client/engine.ts'
import type { LicenseRecord } from '#store/kept-license.ts'
import { endedAnswer } from './ended-license.ts'
import { isForgotten } from './license-answers.ts'
import type { Activating } from './license-questions.ts'
import { statusHere } from './status-here.ts'
import { isTestLicense } from './test-license.ts'
import { licenseHere } from './this-device.ts'

export type { Activating } from './license-questions.ts'

/** The state of the license: answered by the host that reads the chats, with what the service reported. */
export const licenseQuery = queryOptions({
  queryKey: [api.license.status.key],
  queryFn: ({ signal }) => askStatus(signal),
  staleTime: 300_000,
  refetchInterval: 300_000,
  refetchOnWindowFocus: 'always',
  retry: false,
})

async function askStatus(signal?: AbortSignal): Promise<LicenseAnswer> {
  const { keeper } = licenseHere()
  const ask = () => api.license.status(undefined, { signal })
  let answer = await ask()
  // A session on the server ends on its own, or began before the license was known there; or the server was set back.
  if (isBySession() && isForgotten(answer) && (await keeper.sendAgain())) answer = await ask()
  return withTold(answer, keeper.record())
}

/** The state of the license in this browser as the page verifies it itself, which is sooner than a worker has started. */
export async function licenseStatusHere(): Promise<LicenseAnswer> {
  const { keeper, known } = licenseHere()
  await known
  return withTold((await statusHere()) ?? freeStatus, keeper.record())
}

/** The status with the service's last report. */
export function withTold(answer: LicenseAnswer, record: LicenseRecord | null): LicenseAnswer {
  const { told, contact, kept } = record ?? {}
  if (!kept) return answer
  const isActive = answer.is_pro && answer.state === 'active'
  // A server without a session says nothing of why.
  const isFull = kept.ended === 'device_limit' && isForgotten(answer)
  const ended = answer.state === 'none' ? endedAnswer(kept) : null
  return {
    ...told,
    ...answer,
    ...ended,
    ...(isActive && (told?.cancel_at_period_end || told?.subscription === 'cancel_scheduled') && { state: 'cancel_scheduled' }),
    ...(isActive && (told?.grace || told?.subscription === 'past_due') && { state: 'grace' }),
    ...(isFull && { state: 'pending_activation', reason: kept.ended }),
    ...(isTestLicense(kept.file) && { mode: 'test' as const }),
    checked_at: answer.checked_at ?? (typeof contact?.at === 'number' ? new Date(contact.at).toISOString() : null),
  }
}

/** The license as last reported; undefined until then. A failed look does not change it. */
export function useLicense(): { status: LicenseAnswer | undefined; isKnown: boolean; isPro: boolean } {
  const { data, isError } = useQuery(licenseQuery)
  return { status: data, isKnown: data !== undefined || isError, isPro: data?.is_pro ?? false }
}

/**
 * Activates a license.json on this device. Throws a Failure: of the file, or of the service; `device_limit` has the
 * devices it is used on, of which `replaceSlot` then names the one to give way.
 */
export async function activateLicense(file: File, how?: Activating): Promise<LicenseAnswer> {
  if (!/\.json$/i.test(file.name) || file.size > fileLimitBytes) throw new Failure('license_malformed')
  const content = new Uint8Array(await file.arrayBuffer())
  return changed(() => licenseHere().keeper.activate(content, how))
}

/**
 * Looks again because the reader wishes it: the service is asked if a license is kept. Throws where it gives no valid answer,
 * and `device_limit` with the devices where no place is left: the kept file is activated instead of one of them.
 */
export const refreshLicense = (): Promise<LicenseAnswer> => changed(() => licenseHere().keeper.contact('wished'))

/** Takes the license from one of its devices; throws where the service cannot be asked. */
export const removeDevice = (slot: number): Promise<LicenseAnswer> => changed(() => licenseHere().keeper.removeDevice(slot))

/** Has the link to the subscription sent to the buyer of the license, and returns the sentence that says where; throws where the service cannot be asked. */
export const askForPortal = (): Promise<string> => licenseHere().keeper.askForPortal()

/** Has everything bought with an address sent there. The answer does not show whether anything was. */
export const recoverLicense = (email: string): Promise<void> => licenseHere().service.recover(email)

/**
 * Removes the license from this device and gives its place back. Gives the way to have it again, as long as nothing else
 * came in its place. Throws where the server that reads the chats could not be informed: then it is still Pro there.
 */
export const removeLicense = (): Promise<() => Promise<void>> => licenseHere().keeper.remove({ isBySession: isBySession() })

/** The license that is kept, as a file to save; null where none is. */
export async function keptLicenseFile(): Promise<File | null> {
  const { keeper } = licenseHere()
  await keeper.read()
  const kept = keeper.record()?.kept
  return kept ? new File([kept.file], fileName, { type: 'application/json' }) : null
}

/** The text of the license that is kept, as it goes into a backup. */
export const keptLicenseText = async (): Promise<string | undefined> => (await keptLicenseFile())?.text()

/** Activates the license of a backup, where none is kept. Returns whether one came, and why not. */
export async function bringInLicense(
  text: string | null | undefined,
  signal?: AbortSignal,
): Promise<{ isBack: boolean; refused: Failure | null }> {
  const { keeper } = licenseHere()
  if (!text || keeper.record()?.kept) return { isBack: false, refused: null }
  return keeper.activate(text, { signal }).then(
    () => ({ isBack: true, refused: null }),
    (error) => ({ isBack: false, refused: Failure.from(error) }),
  )
}

/** Done when it is known whether a license is kept here. */
export const licenseKnown = (): Promise<void> => licenseHere().known

/** Whether a license is kept here, Pro or not. */
export const hasKeptLicense = (): boolean => Boolean(licenseHere().keeper.record()?.kept)
/** Subscribes to every change of the kept license. */
export const hearLicense = (changed: () => void) => licenseHere().keeper.hear(changed)
export const useHasKeptLicense = (): boolean => useSyncExternalStore(hearLicense, hasKeptLicense)

/** Whether the license lasts as long as this page only. */
export const licenseIsInMemory = (): boolean => licenseHere().kind() === 'memory'

/** Forgets the license; its place is given back if the service can be reached. Throws where the server that reads the chats cannot. */
export const wipeLicense = (): Promise<void> => licenseHere().keeper.wipe({ isBySession: isBySession() })

/** Whether the server reads the chats: then Pro is what its session says. */
const isBySession = () => engine.kind === 'server'

/** Does it, and asks for the license's state then. */
async function changed(work: () => Promise<void>): Promise<LicenseAnswer> {
  try {
    await work()
    return await askStatus()
  } catch (error) {
    throw error instanceof DOMException && error.name === 'AbortError' ? error : Failure.from(error)
  }
}
