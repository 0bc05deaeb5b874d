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
import type { DeviceLicense, LicenseRecord } from '#store/kept-license.ts'
import type { Shelf } from '#store/kind.ts'
import { changeRecord, ending, keeping, keptOf, neverAsked, storedRecord } from '#store/license.ts'
import type { ServiceStatus } from '#store/service-status.ts'
import { type Ending, endingOfRefusal, endingOfStatus, isUnreached, toldWith } from './license-answers.ts'
import { backOff, isDue, watchMs } from './license-policy.ts'
import { type Asker, devicesNamed, type Granted, type LicenseService } from './license-service.ts'

export interface KeeperOptions {
  shelf: Shelf<LicenseRecord>
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

export interface Leaving {
  /** Whether a session on the server is Pro by the license: as long as that has not ended, nothing was removed. */
  isBySession?: boolean
}

export type LicenseKeeper = ReturnType<typeof createLicenseKeeper>

/**
 * Keeps the license of this browser and asks the service about it. Nothing unsigned is believed;
 * where no valid answer comes, everything stays as it was.
 */
export function createLicenseKeeper({ shelf, service, trust, label, now, alone, tell }: KeeperOptions) {
  let record: LicenseRecord | null = null
  const hearing = new Set<() => void>()
  const second = () => Math.floor(now() / 1000)

  /** Sent only at a change: listeners look again, and looking means reading. */
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
    if (lease === null || !(await isOurs(lease, lid, did))) throw new Failure('unavailable')
    return lease
  }

  async function isOurs(lease: string | null, lid: string, did: string): Promise<boolean> {
    const payload = lease === null ? null : await openLease(lease, trust).catch(() => null)
    return payload?.lid === lid && payload.did === did
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

  const keep = (kept: DeviceLicense, said: ServiceStatus | null) =>
    write((there) => ({ ...keeping(there, kept, second()), told: said, contact: heard(there) }))

  /** A valid answer has come. */
  const heard = ({ contact: { watch } }: LicenseRecord): LicenseRecord['contact'] => ({
    ...neverAsked,
    at: now(),
    ...(watch !== undefined && { watch }),
  })

  /** A refusal says nothing about the subscription: that stays as last reported, and may still be paid for. */
  function told(
    before: ServiceStatus | null,
    { devices, subscription = before?.subscription }: Pick<LicenseAnswer, 'devices' | 'subscription'>,
  ): ServiceStatus {
    return { ...(devices ? { devices } : before), ...(subscription && { subscription }) }
  }

  /** The license kept counts no more here, as the service has said. */
  const end = (ended: Ending, { devices, subscription }: Pick<LicenseAnswer, 'devices' | 'subscription'>) =>
    write((there) => ({
      ...ending(there, ended, second()),
      told: told(there.told, { devices, subscription }),
      contact: heard(there),
    }))

  /** What a refusal means for the license kept; false where it was no valid answer, after which is waited longer each time. */
  async function settle(failure: Failure): Promise<boolean> {
    const ended = endingOfRefusal(failure)
    if (ended) await end(ended, { devices: devicesNamed(failure) })
    else await write((there) => ({ ...there, contact: waiting(there.contact, failure) }))
    return ended !== undefined
  }

  function waiting({ at, failures }: LicenseRecord['contact'], { retryAfter = 0 }: Failure): LicenseRecord['contact'] {
    return { at, failures: failures + 1, notBefore: now() + Math.max(backOff(failures + 1), retryAfter * 1000) }
  }

  const grantKept = async ({ file }: DeviceLicense) => grant(file, await openLicense(readLicense(file), trust))

  async function askAbout(kept: DeviceLicense): Promise<void> {
    const who = await asker()
    if (kept.lease === null || !(await isOurs(kept.lease, kept.lid, who.did))) return grantKept(kept)
    const answer = await service.status(kept.lease, who)
    const ended = endingOfStatus(answer)
    // Of a license that was renewed there is a newer file; verifying the older one brings it.
    const isRenewed = answer.reason === 'license_superseded' || ended === 'license_superseded'
    if (answer.is_pro && !isRenewed) {
      const lease = await signed({ lease: answer.lease ?? null }, kept.lid, who.did)
      await keep({ ...kept, lease, ended: null }, toldWith(answer, answer.devices))
    } else if (ended && !isRenewed) await end(ended, answer)
    // By this lease the service knows nothing of it, or not any more.
    else await grantKept(kept)
  }

  /** What the license kept says, whenever; null where it cannot be verified. */
  const opened = async ({ file }: DeviceLicense): Promise<LicensePayload | null> => {
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
        const there = record?.kept
        const before = there?.lid === payload.lid ? there : null
        if (before && ((await opened(before))?.seq ?? 0) > payload.seq) throw new Failure('license_superseded')
        const text = serializeLicense(file)
        try {
          await grant(text, payload, how)
          // What it takes the place of is used here no more.
          if (there && !before) void asker().then((who) => giveBack(there, who, false))
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
     * asked, or because the reader wishes it. Then alone it throws: where no valid answer came, or no place is left. On
     * start it is asked in any case about a license without a lease of ours, for nothing signed says that it was not
     * edited. A device that was removed from its license is not asked about: without a lease it could only take its place
     * back.
     */
    contact: (why: 'start' | 'due' | 'online' | 'wished'): Promise<void> =>
      alone(async () => {
        await read()
        const kept = record?.kept
        if (!record || !kept || kept.ended === 'device_removed') return
        const asked = why === 'online' ? { ...record, contact: { ...record.contact, notBefore: null } } : record
        const isBare = why === 'start' && kept.ended === null && !(await isOurs(kept.lease, kept.lid, record.did))
        const isAsked = why === 'wished' || isBare
        if (!isAsked && !isDue(asked, await opened(kept).then((license) => license && license.exp * 1000), now())) return
        try {
          await askAbout(kept)
        } catch (error) {
          const failure = Failure.from(error)
          const isSettled = await settle(failure)
          // Which of the devices shall make room is the reader's to say.
          if (why === 'wished' && (!isSettled || failure.code === 'device_limit')) throw failure
        }
      }),

    /** Sends the license that is kept once more, to a server that has forgotten it. Returns whether it counts there now. */
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

    /** Has the link to the subscription sent to the buyer of the license. For a while the service is asked about it more often. */
    askForPortal: (): Promise<string> =>
      alone(async () => {
        await read()
        const message = await service.portal(record?.kept ?? null, await asker())
        await write((there) => ({ ...there, contact: { ...there.contact, watch: now() + watchMs } }))
        return message
      }),

    /**
     * Forgets the license and gives its place on this device back, where the service can be reached. Gives the way to have
     * it again, which does nothing any more once something else has happened to the license here. Throws where a session
     * on the server could not be ended, and all is as it was.
     */
    remove: async ({ isBySession = false }: Leaving = {}): Promise<() => Promise<void>> => {
      const before = await alone(async () => {
        await read()
        const kept = record?.kept
        if (!kept) return null
        const isGiven = await giveBack(kept, await asker(), isBySession)
        await write((there) => ({ ...there, kept: null, told: null, contact: neverAsked }))
        return { kept, isGiven, left: await written() }
      })
      return async () => {
        if (!before) return
        await alone(async () => {
          if ((await written()) !== before.left) return
          if (before.isGiven) await grantKept(before.kept)
          else await write((there) => ({ ...keeping(there, before.kept, second()), contact: neverAsked }))
        })
      }
    },

    /**
     * Forgets everything about licenses here, this browser's id as well. Nobody waits until its place is given back, but
     * for a session on the server: that ends first, so that a look after it sees that, and where it cannot it throws.
     */
    wipe: ({ isBySession = false }: Leaving = {}): Promise<void> =>
      alone(async () => {
        await read()
        const before = record
        const give = async () => before?.kept && giveBack(before.kept, { did: before.did, label }, isBySession)
        if (isBySession) await give()
        await shelf.clear()
        show(null)
        tell()
        if (!isBySession) void give()
      }),

    /** When the 72 hours without activation are over, epoch milliseconds; null where they are not running. */
    pendingUntil(): number | null {
      const kept = record && keptOf(record)
      return kept && kept.lease === null && !kept.pendingUsed ? (kept.since + pendingSeconds) * 1000 : null
    },
  }

  /** All that is written down here, to see whether it is still the same. */
  async function written(): Promise<string> {
    return JSON.stringify(await storedRecord(shelf))
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
}
