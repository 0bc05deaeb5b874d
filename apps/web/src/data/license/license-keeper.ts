import { Failure } from '@convostat/api'
import { type LicensePayload, openLease, openLicense, readLicense, serializeLicense, type Trust, verifyLicense } from '@convostat/license'
import type { DeviceLicense, LicenseRecord } from '#store/kept-license.ts'
import type { Shelf } from '#store/kind.ts'
import { changeRecord, storedRecord } from '#store/license.ts'
import type { ServiceStatus } from '#store/service-status.ts'
import { endingOfRefusal, endingOfStatus, isUnreached, toldWith } from './license-answers.ts'
import { isDue } from './license-policy.ts'
import type { Asker, LicenseService } from './license-service.ts'
import { eventOfFailure, type LicenseEvent, mayWait, nextRecord, pendingUntil } from './license-transitions.ts'

export interface KeeperOptions extends StoreOptions, ServiceOptions {
  /** Does one thing at a time, in all tabs together. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
}

export interface Leaving {
  /** Whether a session on the server is Pro by the license: as long as that has not ended, nothing was removed. */
  isBySession?: boolean
}

export type LicenseKeeper = ReturnType<typeof createLicenseKeeper>

/**
 * Keeps the license of this browser and asks the service about it. What is not signed is not believed, whoever says it;
 * where no valid answer comes, everything stays as it was.
 */
export function createLicenseKeeper({ shelf, service, trust, label, now, alone, tell }: KeeperOptions) {
  const store = createLicenseStore({ shelf, now, tell })
  const { grant, grantKept, askAbout, giveBack, asker } = licenseQuestions({ service, trust, label }, store)

  /** Alone, with the record as it is now. */
  const withRecord = <T>(work: (record: LicenseRecord | null) => Promise<T>): Promise<T> =>
    alone(async () => {
      await store.read()
      return work(store.record())
    })

  return {
    /** Reads what is kept, and again what another tab has written. */
    read: store.read,
    /** What is known now; null where no license was ever kept. */
    record: store.record,
    hear: store.hear,

    /**
     * Verifies a license file and activates it on this device. Where the service cannot be reached it is kept until it
     * can, and is Pro for 72 hours once. Throws a failure otherwise, and nothing is kept but what was.
     */
    async activate(content: Uint8Array | string, how: Activating = {}): Promise<void> {
      const file = readLicense(content)
      const payload = await verifyLicense(file, trust, Math.floor(now() / 1000))
      const { lid } = payload
      await withRecord(async (record) => {
        how.signal?.throwIfAborted()
        const there = record?.kept
        const before = there?.lid === lid ? there : null
        if (before && ((await payloadOf(before, trust))?.seq ?? 0) > payload.seq) throw new Failure('license_superseded')
        const text = serializeLicense(file)
        try {
          await grant(text, payload, how)
          // What it takes the place of is used here no more.
          if (there && !before) void asker().then((who) => giveBack(there, who, false))
        } catch (error) {
          how.signal?.throwIfAborted()
          const failure = Failure.from(error)
          if (before && endingOfRefusal(failure)) await store.happened(eventOfFailure(failure))
          if (!isUnreached(failure) || !mayWait(store.record(), lid, now())) throw failure
          await store.happened({ type: 'postponed', license: { file: text, lid }, retryAfter: failure.retryAfter })
        }
      })
    },

    /**
     * Asks the service about the license that is kept: if that is due, if the network is back after it could not be
     * asked, or because the reader wishes it. Then alone it throws: where no valid answer came, or no place is left. On
     * start it is asked in any case about a license without a lease of ours, for nothing signed says that it was not
     * edited. A device that was removed from its license is not asked about: without a lease it could only take its place
     * back.
     */
    contact: (why: 'start' | 'due' | 'online' | 'wished'): Promise<void> =>
      withRecord(async (record) => {
        const kept = record?.kept
        if (!record || !kept || kept.ended === 'device_removed') return
        const asked = why === 'online' ? { ...record, contact: { ...record.contact, notBefore: null } } : record
        const isBare =
          why === 'start' && kept.ended === null && (await ownLease(kept.lease, { lid: kept.lid, did: record.did }, trust)) === null
        const isAsked = why === 'wished' || isBare
        if (!isAsked && !isDue(asked, await payloadOf(kept, trust).then((license) => license && license.exp * 1000), now())) return
        try {
          await askAbout(kept)
        } catch (error) {
          const failure = Failure.from(error)
          const event = eventOfFailure(failure)
          await store.happened(event)
          // Which of the devices shall make room is the reader's to say.
          if (why === 'wished' && (event.type === 'unanswered' || failure.code === 'device_limit')) throw failure
        }
      }),

    /** Sends the license that is kept once more, to a server that has forgotten it. Tells whether it counts there now. */
    sendAgain: (): Promise<boolean> =>
      withRecord(async (record) => {
        const kept = record?.kept
        const notBefore = record?.contact.notBefore ?? null
        if (!kept || kept.ended !== null || (notBefore !== null && now() < notBefore)) return false
        try {
          await grantKept(kept)
          return true
        } catch (error) {
          await store.happened(eventOfFailure(Failure.from(error)))
          return false
        }
      }),

    /** Takes the license from one of its devices. */
    removeDevice: (slot: number): Promise<void> =>
      withRecord(async (record) => {
        const lease = record?.kept?.lease
        if (!lease) throw new Failure('not_available')
        const isThis = record.told?.devices?.list?.some((each) => each.slot === slot && each.is_this) ?? false
        const devices = await service.deactivate(lease, await asker(), slot)
        await store.happened({ type: 'device_removed', isThis, devices })
      }),

    /** Has the way to the subscription sent to whoever bought the license. For a while the service is asked about it more often. */
    askForPortal: (): Promise<string> =>
      withRecord(async (record) => {
        const message = await service.portal(record?.kept ?? null, await asker())
        await store.happened({ type: 'portal_sent' })
        return message
      }),

    /**
     * Forgets the license and gives its place on this device back, where the service can be reached. Gives the way to have
     * it again, which does nothing any more once something else has happened to the license here. Throws where a session
     * on the server could not be ended, and all is as it was.
     */
    remove: async ({ isBySession = false }: Leaving = {}): Promise<() => Promise<void>> => {
      const before = await withRecord(async (record) => {
        const kept = record?.kept
        if (!kept) return null
        const isGiven = await giveBack(kept, await asker(), isBySession)
        await store.happened({ type: 'forgotten' })
        return { kept, isGiven, left: await store.written() }
      })
      return async () => {
        if (!before) return
        await alone(async () => {
          if ((await store.written()) !== before.left) return
          await (before.isGiven ? grantKept(before.kept) : store.happened({ type: 'restored', license: before.kept }))
        })
      }
    },

    /**
     * Forgets everything about licenses here, this browser's id as well. Nobody waits until its place is given back, but
     * for a session on the server: that ends first, so that whoever looks then sees it, and where it cannot it throws.
     */
    wipe: ({ isBySession = false }: Leaving = {}): Promise<void> =>
      withRecord(async (before) => {
        const give = async () => before?.kept && giveBack(before.kept, { did: before.did, label }, isBySession)
        if (isBySession) await give()
        await store.clear()
        if (!isBySession) void give()
      }),

    pendingUntil: () => pendingUntil(store.record()),
  }
}

interface ServiceOptions {
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
function licenseQuestions({ service, trust, label }: ServiceOptions, store: LicenseStore) {
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
    // What is not signed by a trusted key is no answer at all.
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

interface StoreOptions {
  shelf: Shelf<LicenseRecord>
  /** The real clock, epoch milliseconds. */
  now: () => number
  /** Says to the other tabs that the record has changed. */
  tell: () => void
}

/** The record of this browser, as this tab knows it. */
function createLicenseStore({ shelf, now, tell }: StoreOptions) {
  let record: LicenseRecord | null = null
  const hearing = new Set<() => void>()

  /** Says so only where it is another: whoever hears of it reads again. */
  function show(next: LicenseRecord | null): void {
    const isSame = JSON.stringify(next) === JSON.stringify(record)
    record = next
    if (isSame) return
    for (const hear of hearing) hear()
  }

  return {
    record: (): LicenseRecord | null => record,
    hear(changed: () => void): () => void {
      hearing.add(changed)
      return () => hearing.delete(changed)
    },
    async read(): Promise<void> {
      show(await storedRecord(shelf))
    },
    /** Writes down what has happened to the record that is stored by then, whichever tab stored it. */
    async happened(event: LicenseEvent): Promise<void> {
      show(await changeRecord(shelf, (there) => nextRecord(there, event, now())))
      tell()
    },
    async clear(): Promise<void> {
      await shelf.clear()
      show(null)
      tell()
    },
    /** This browser's random id. It is made when it is first needed: who never had a license has none. */
    device: async (): Promise<string> => (await changeRecord(shelf, (there) => there)).did,
    /** All that is written down, to see whether it is still the same. */
    written: async (): Promise<string> => JSON.stringify(await storedRecord(shelf)),
  }
}

type LicenseStore = ReturnType<typeof createLicenseStore>

/** A lease, if it is of this license and this device, by a trusted key; else null. */
async function ownLease(lease: string | null, { lid, did }: { lid: string; did: string }, trust: Trust): Promise<string | null> {
  const payload = lease === null ? null : await openLease(lease, trust).catch(() => null)
  return payload?.lid === lid && payload.did === did ? lease : null
}

/** What the license kept says, whenever; null where it cannot be verified. */
async function payloadOf({ file }: DeviceLicense, trust: Trust): Promise<LicensePayload | null> {
  try {
    return await openLicense(readLicense(file), trust)
  } catch {
    return null
  }
}

/** The newer file that a refusal brings, if it is one of the same license and signed; else the refusal is thrown. */
async function newerFile(error: unknown, { lid, seq }: Pick<LicensePayload, 'lid' | 'seq'>, trust: Trust): Promise<string> {
  if (!(error instanceof Failure) || error.code !== 'license_superseded' || !error.license) throw error
  const file = readLicense(JSON.stringify(error.license))
  const newer = await openLicense(file, trust)
  if (newer.lid !== lid || newer.seq <= seq) throw error
  return serializeLicense(file)
}
