import { Failure, type LicenseAnswer } from '@convostat/api'
import {
  type LicensePayload,
  openLease,
  openLicense,
  pendingSeconds,
  readLicense,
  serializeLicense,
  type Trust,
  verifyLicense,
} from '@convostat/license'
import { changeRecord, ending, type Kept, keeping, type LicenseRecord, neverAsked, storedRecord, type Told } from '../store/license.ts'
import type { Shelf } from '../store/shelf.ts'
import { type Ending, endingOfRefusal, endingOfStatus, isUnreached, toldWith } from './license-answers.ts'
import { backOff, isDue } from './license-policy.ts'
import { type Asker, devicesNamed, type Granted, type LicenseService } from './license-service.ts'

export interface KeeperOptions {
  shelf: Shelf
  service: LicenseService
  trust: Trust
  /** What this device is called in the list of devices. */
  label: string
  /** The real clock, epoch milliseconds. */
  now: () => number
  /** Does one thing at a time, in all tabs together. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Says to the other tabs that the record has changed. */
  tell: () => void
}

export interface Activating {
  /** The slot of the device whose place this one takes. */
  replaceSlot?: number
  signal?: AbortSignal
}

export type LicenseKeeper = ReturnType<typeof createLicenseKeeper>

/**
 * Keeps the license of this browser and asks the service about it. What is not signed is not believed, whoever says it;
 * where no valid answer comes, everything stays as it was.
 */
export function createLicenseKeeper({ shelf, service, trust, label, now, alone, tell }: KeeperOptions) {
  let record: LicenseRecord | null = null
  const hearing = new Set<() => void>()
  const second = () => Math.floor(now() / 1000)

  /** Said only where it is another: whoever hears of it looks anew, and to look is to read. */
  function show(next: LicenseRecord | null): void {
    const isSame = JSON.stringify(next) === JSON.stringify(record)
    record = next
    if (isSame) return
    for (const hear of hearing) hear()
  }

  async function read(): Promise<void> {
    show(await storedRecord(shelf))
  }

  async function write(work: (now: LicenseRecord) => LicenseRecord): Promise<LicenseRecord> {
    const next = await changeRecord(shelf, work)
    show(next)
    tell()
    return next
  }

  /** This browser's random id is made when it is first needed: who never had a license has none. */
  async function asker(): Promise<Asker> {
    const { did } = await changeRecord(shelf, (there) => there)
    return { did, label }
  }

  /** That a lease is ours, of this license and this device. What is not signed by a trusted key is no answer at all. */
  async function signed({ lease }: Pick<Granted, 'lease'>, lid: string, did: string): Promise<string> {
    const payload = lease === null ? null : await openLease(lease, trust).catch(() => null)
    if (lease === null || payload?.lid !== lid || payload.did !== did) throw new Failure('unavailable')
    return lease
  }

  /** Asks for a lease for this device. Where there is a newer file of the license, it takes the place of the older one. */
  async function grant(file: string, { lid, seq }: LicensePayload, how: Activating = {}): Promise<void> {
    const who = await asker()
    let text = file
    const granted = await service.verify(file, who, how).catch(async (error: unknown) => {
      text = await newerFile(error, lid, seq)
      return service.verify(text, who, how)
    })
    await keep({ file: text, lid, lease: await signed(granted, lid, who.did), ended: null }, toldWith(granted.license, granted.devices))
  }

  /** The newer file that a refusal brings, if it is one of the same license and signed; else the refusal is thrown. */
  async function newerFile(error: unknown, lid: string, seq: number): Promise<string> {
    if (!(error instanceof Failure) || error.code !== 'license_superseded' || !error.license) throw error
    const file = readLicense(JSON.stringify(error.license))
    const newer = await openLicense(file, trust)
    if (newer.lid !== lid || newer.seq <= seq) throw error
    return serializeLicense(file)
  }

  const keep = (kept: Kept, said: Told | null) =>
    write((there) => ({ ...keeping(there, kept, second()), told: said, contact: { ...neverAsked, at: now() } }))

  /** The license kept counts no more here, as the service has said. */
  const end = (ended: Ending, devices?: LicenseAnswer['devices']) =>
    write((there) => ({
      ...ending(there, ended, second()),
      told: devices ? { devices } : there.told,
      contact: { ...neverAsked, at: now() },
    }))

  /** What a refusal means for the license kept; false where it was no valid answer, after which is waited longer each time. */
  async function settle(failure: Failure): Promise<boolean> {
    const ended = endingOfRefusal(failure)
    if (ended) await end(ended, devicesNamed(failure))
    else await write((there) => ({ ...there, contact: waiting(there.contact, failure) }))
    return ended !== undefined
  }

  function waiting({ at, failures }: LicenseRecord['contact'], { retryAfter = 0 }: Failure): LicenseRecord['contact'] {
    return { at, failures: failures + 1, notBefore: now() + Math.max(backOff(failures + 1), retryAfter * 1000) }
  }

  const grantKept = async ({ file }: Kept) => grant(file, await openLicense(readLicense(file), trust))

  async function askAbout(kept: Kept): Promise<void> {
    if (kept.lease === null) return grantKept(kept)
    const who = await asker()
    const answer = await service.status(kept.lease, who)
    const ended = endingOfStatus(answer)
    // Of a license that was renewed there is a newer file; verifying the older one brings it.
    const isRenewed = answer.reason === 'license_superseded' || ended === 'license_superseded'
    if (answer.is_pro && !isRenewed) {
      const lease = await signed({ lease: answer.lease ?? null }, kept.lid, who.did)
      await keep({ ...kept, lease, ended: null }, toldWith(answer, answer.devices))
    } else if (ended && !isRenewed) await end(ended, answer.devices)
    // By this lease the service knows nothing of it, or not any more.
    else await grantKept(kept)
  }

  /** What the license kept says, whenever; null where it cannot be verified. */
  const opened = async ({ file }: Kept): Promise<LicensePayload | null> => {
    try {
      return await openLicense(readLicense(file), trust)
    } catch {
      return null
    }
  }

  /** Whether a license may be used for a while without the service. */
  function mayWait(lid: string): boolean {
    const before = record?.known.find((each) => each.lid === lid)
    return !before || (!before.wasActivated && second() - before.since < pendingSeconds)
  }

  return {
    /** Reads what is kept, and again what another tab has written. */
    read,
    /** What is known now; null where no license was ever kept. */
    record: () => record,
    hear(changed: () => void): () => void {
      hearing.add(changed)
      return () => hearing.delete(changed)
    },

    /**
     * Verifies a license file and activates it on this device. Where the service cannot be reached it is kept until it
     * can, and is Pro for 72 hours once. Throws a failure otherwise, and nothing is kept but what was.
     */
    async activate(content: Uint8Array | string, how: Activating = {}): Promise<void> {
      const file = readLicense(content)
      const payload = await verifyLicense(file, trust, second())
      await alone(async () => {
        await read()
        how.signal?.throwIfAborted()
        const before = record?.kept?.lid === payload.lid ? record.kept : null
        if (before && ((await opened(before))?.seq ?? 0) > payload.seq) throw new Failure('license_superseded')
        const text = serializeLicense(file)
        try {
          await grant(text, payload, how)
        } catch (error) {
          how.signal?.throwIfAborted()
          const failure = Failure.from(error)
          if (before && endingOfRefusal(failure)) await settle(failure)
          if (!isUnreached(failure) || !mayWait(payload.lid)) throw failure
          const waitingHere = { file: text, lid: payload.lid, lease: null, ended: null }
          await write((there) => ({ ...keeping(there, waitingHere, second()), told: null, contact: waiting(neverAsked, failure) }))
        }
      })
    },

    /**
     * Asks the service about the license that is kept: if that is due, if the network is back after it could not be
     * asked, or because the reader wishes it. Then alone it throws where no valid answer came. A device that was removed
     * from its license is not asked about: without a lease it could only take its place back.
     */
    contact: (why: 'due' | 'online' | 'wished'): Promise<void> =>
      alone(async () => {
        await read()
        const kept = record?.kept
        if (!record || !kept || kept.ended === 'device_removed') return
        const asked = why === 'online' ? { ...record, contact: { ...record.contact, notBefore: null } } : record
        if (why !== 'wished' && !isDue(asked, await opened(kept).then((license) => license && license.exp * 1000), now())) return
        try {
          await askAbout(kept)
        } catch (error) {
          const failure = Failure.from(error)
          if (!(await settle(failure)) && why === 'wished') throw failure
        }
      }),

    /** Sends the license that is kept once more, to a server that has forgotten it. Tells whether it counts there now. */
    sendAgain: (): Promise<boolean> =>
      alone(async () => {
        await read()
        const kept = record?.kept
        const notBefore = record?.contact.notBefore ?? null
        if (!kept || kept.ended !== null || (notBefore !== null && now() < notBefore)) return false
        try {
          await grantKept(kept)
          return true
        } catch (error) {
          await settle(Failure.from(error))
          return false
        }
      }),

    /** Takes the license from one of its devices. */
    removeDevice: (slot: number): Promise<void> =>
      alone(async () => {
        await read()
        const lease = record?.kept?.lease
        if (!lease) throw new Failure('not_available')
        const isThis = record?.told?.devices?.list?.some((each) => each.slot === slot && each.is_this)
        const devices = await service.deactivate(lease, await asker(), slot)
        await write((there) => ({
          ...(isThis ? ending(there, 'device_removed', second()) : there),
          told: { ...there.told, devices },
        }))
      }),

    /** Forgets the license and gives its place on this device back, where the service can be reached. Gives the way to have it again. */
    remove: async (): Promise<() => Promise<void>> => {
      const before = await alone(async () => {
        await read()
        const kept = record?.kept
        const isGiven = kept ? await giveBack(kept, await asker()) : false
        await write((there) => ({ ...there, kept: null, told: null, contact: neverAsked }))
        return kept && { kept, isGiven }
      })
      return async () => {
        if (!before) return
        if (before.isGiven) await alone(() => grantKept(before.kept))
        else await write((there) => ({ ...keeping(there, before.kept, second()), contact: neverAsked }))
      }
    },

    /** Forgets everything about licenses here, this browser's id as well. Nobody waits until its place is given back. */
    async wipe(): Promise<void> {
      await read()
      const before = record
      await shelf.clear()
      show(null)
      tell()
      if (before)
        void giveBack(before.kept, { did: before.did, label })
          .then(read)
          .catch(() => undefined)
    },

    /** When the 72 hours without activation are over, epoch milliseconds; null where they are not running. */
    pendingUntil(): number | null {
      const kept = record?.kept
      const before = record?.known.find(({ lid }) => lid === kept?.lid)
      return kept && kept.lease === null && before && !before.wasActivated ? (before.since + pendingSeconds) * 1000 : null
    },
  }

  /** Whether the service has taken the license from this device. */
  async function giveBack(kept: Kept | null | undefined, who: Asker): Promise<boolean> {
    if (!kept?.lease || kept.ended === 'device_removed') return false
    return service.deactivate(kept.lease, who).then(
      () => true,
      () => false,
    )
  }
}
