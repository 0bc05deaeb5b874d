import { Failure } from '@convostat/api'
import { readLicense, serializeLicense, verifyLicense } from '@convostat/license'
import type { LicenseRecord } from '#store/kept-license.ts'
import { endingOfRefusal, isUnreached } from './license-answers.ts'
import { isDue } from './license-policy.ts'
import { type Activating, licenseQuestions, type ServiceOptions } from './license-questions.ts'
import { createLicenseStore, type StoreOptions } from './license-store.ts'
import { eventOfFailure, mayWait, pendingUntil } from './license-transitions.ts'
import { ownLease, payloadOf } from './signed-license.ts'

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
 * Keeps the license of this browser and asks the service about it. Nothing unsigned is believed;
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
    /** Reads the kept license, and again after another tab has written it. */
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
          // The reader chooses which of the devices makes room.
          if (why === 'wished' && (event.type === 'unanswered' || failure.code === 'device_limit')) throw failure
        }
      }),

    /** Sends the license that is kept again, to a server that has forgotten it. Returns whether it counts there now. */
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

    /** Has the link to the subscription sent to the buyer of the license. For a while the service is asked about it more often. */
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
     * for a session on the server: that ends first, so that a look after it sees that, and where it cannot it throws.
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
