import { keptLicense, subscriptionState } from '@convostat/api'
import { z } from '@convostat/api/zod'
import { isDeviceId, isLicenseId, type KeptLicense, newDeviceId } from '@convostat/license'
import type { Shelf } from './shelf.ts'

/** What is kept of the license in this browser. None of it is believed unsigned: it can take Pro away, never give it. */
export interface LicenseRecord {
  key: typeof theKey
  v: 1
  /** This browser's random id, by which the service tells devices apart. */
  did: string
  kept: Kept | null
  /** The licenses that were ever kept here: since when (seconds since 1970), and whether one was activated. */
  known: Known[]
  contact: Contact
  /** What the service told beside the license, for reading only. */
  told: Told | null
}

/** The license kept: its file as text, its id, this device's lease, and why the service said that it has ended. */
export interface Kept extends Pick<KeptLicense, 'file' | 'lease' | 'ended'> {
  lid: string
}

interface Known {
  lid: string
  since: number
  /** Then it has no 72 hours without activation any more. */
  wasActivated: boolean
}

/** When the service last gave a valid answer, how often it gave none since, and before when it is not asked again; epoch milliseconds. */
export interface Contact {
  at: number | null
  failures: number
  notBefore: number | null
  /** Until when the subscription may be changed elsewhere, by whoever asked for the way there. */
  watch?: number
}

const theKey = 'license'
const milliseconds = z.number().min(0)

const told = z.object({
  devices: z
    .object({
      used: z.int().min(0),
      max: z.int().min(0),
      list: z
        .array(z.object({ slot: z.int(), label: z.string().max(200), last_seen: z.iso.datetime(), is_this: z.boolean().optional() }))
        .max(10)
        .optional(),
    })
    .optional(),
  cancel_at_period_end: z.boolean().optional(),
  grace: z.boolean().optional(),
  subscription: subscriptionState.optional(),
})
export type Told = z.output<typeof told>

const record = z.object({
  key: z.literal(theKey),
  v: z.literal(1),
  did: z.string().refine(isDeviceId),
  kept: keptLicense
    .pick({ file: true, lease: true, ended: true })
    .extend({ lid: z.string().refine(isLicenseId) })
    .nullable(),
  known: z.array(z.object({ lid: z.string().refine(isLicenseId), since: z.int().min(0), wasActivated: z.boolean() })).max(1000),
  contact: z.object({
    at: milliseconds.nullable(),
    failures: z.int().min(0),
    notBefore: milliseconds.nullable(),
    watch: milliseconds.optional(),
  }),
  told: told.nullable(),
}) satisfies z.ZodType<LicenseRecord>

export const neverAsked: Contact = { at: null, failures: 0, notBefore: null }

/** A browser that keeps no license and never did. */
export const newRecord = (): LicenseRecord => ({
  key: theKey,
  v: 1,
  did: newDeviceId(),
  kept: null,
  known: [],
  contact: neverAsked,
  told: null,
})

/** What lies in storage may have been written by another version, by hand, or half: only what is whole is taken. */
export const readRecord = (value: unknown): LicenseRecord | null => record.safeParse(value).data ?? null

/** The record as it lies there; null where there is none that can be read. */
export const storedRecord = (shelf: Shelf): Promise<LicenseRecord | null> =>
  shelf.change([theKey], ([now]) => ({ answer: readRecord(now) }))

/** Makes another record of the one there is, or of a new one; nobody else writes in between. */
export function changeRecord(shelf: Shelf, work: (now: LicenseRecord) => LicenseRecord): Promise<LicenseRecord> {
  return shelf.change([theKey], ([now]) => {
    const next = work(readRecord(now) ?? newRecord())
    return { put: [next], answer: next }
  })
}

export const licenseKey = (given: object): string => (given as { key: string }).key

/**
 * The license kept, as it is verified. A license has its 72 hours without activation once, counted from its first day here,
 * and not after the service has answered for it: what stands without a lease then was edited.
 */
export function keptOf({ did, kept, known, contact }: LicenseRecord): KeptLicense | null {
  if (!kept) return null
  const { since = 0, wasActivated = true } = known.find(({ lid }) => lid === kept.lid) ?? {}
  return { file: kept.file, lease: kept.lease, did, since, pendingUsed: wasActivated || contact.at !== null, ended: kept.ended }
}

/**
 * The license kept has ended, as the service has said. Nothing stays beside it that would be Pro without that word, were it
 * taken out of storage: no lease, and no first 72 hours. Its file stays, for there may be a way back.
 */
export function ending(record: LicenseRecord, ended: NonNullable<Kept['ended']>, second: number): LicenseRecord {
  if (!record.kept) return record
  const next = keeping(record, { ...record.kept, lease: null, ended }, second)
  const { lid } = record.kept
  return { ...next, known: next.known.map((each) => (each.lid === lid ? { ...each, wasActivated: true } : each)) }
}

/** Keeps a license in the place of the one there was. `lease` is null until it is activated on this device. */
export function keeping(record: LicenseRecord, kept: Kept, second: number): LicenseRecord {
  const isActivated = kept.lease !== null
  const before = record.known.find(({ lid }) => lid === kept.lid) ?? { lid: kept.lid, since: second, wasActivated: false }
  const known = [...record.known.filter(({ lid }) => lid !== kept.lid), { ...before, wasActivated: before.wasActivated || isActivated }]
  return { ...record, kept, known }
}
