import { BlobReader, BlobWriter, type FileEntry, TextReader, TextWriter, ZipReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'
import type { HandlerContext } from '../answer.ts'
import { Failure } from '../failure.ts'
import { lastTouched, newestFirst } from '../newest-first.ts'
import {
  askedQuestion,
  correction,
  type Favorite,
  favorite,
  keptPeople,
  leftOutWord,
  momentMark,
  type RestoredAnswer,
  type Saved,
  savedMilestone,
} from '../shapes/index.ts'
import type { IncomingFile, StoredUpload, UploadRecord } from '../store.ts'
import { parseJsonObject } from '../strict-json.ts'
import { uploadRecord } from '../upload-record.ts'
import { z } from '../zod.ts'
import { eachMessageOnce } from './corrections.ts'
import { packedFile, type Unpacking } from './packed-file.ts'
import { pause } from './pause.ts'

/**
 * A backup is a zip: every file as it was given, one page that tells of them, and one of what was saved out of them.
 * Whoever unpacks it by hand has the exports from the phone. Parts that a later version adds are passed over by this one.
 */
const manifestName = 'convostat-backup.json'
const manifest = z.object({
  kind: z.literal('convostat-backup'),
  version: z.int().min(1),
  created: z.string(),
  uploads: z.array(z.object({ record: z.unknown(), files: z.array(z.string()) })),
})
type Manifest = z.output<typeof manifest>
const version = 1

/** Apart from the manifest: an older version, which knows nothing of it, reads no more than it always did. */
const savedName = 'convostat-saved.json'
/** More entries of a kind nobody saved by hand: such a page is damaged as a whole. */
const mostSaved = 100_000
const listed = z.array(z.unknown()).max(mostSaved)
/** Backups made before messages could be corrected hold no corrections, and those before people or moments could be renamed none of either. */
const savedPage = z.object({
  favorites: listed,
  milestones: listed,
  corrections: listed.optional(),
  people: listed.optional(),
  left_out: listed.optional(),
  moments: listed.optional(),
  asked: listed.optional(),
  unreadable: listed.optional(),
})

/** As it was received, so that it can be uploaded by hand as well. */
const licenseName = 'license.json'
const licenseBytes = 16_384

const manifestBytes = 8e6
const savedBytes = 128e6
const mostEntries = 1000
/** Deflate cannot pack better than this; who declares more lies. */
const mostRatio = 1032
/** How far a clock may have been ahead when an upload was made. What says it is later than that is invented: later ids would have to be later still. */
const mostAheadMs = 366 * 86_400_000
const noWorker = { useWebWorkers: false }

/** All these uploads as one file, and what was saved out of them. */
export async function writeBackup(
  uploads: AsyncIterable<StoredUpload>,
  { license, ...saved }: Saved,
  time: string,
  { signal }: HandlerContext,
): Promise<File> {
  const zip = new ZipWriter(new BlobWriter('application/zip'), { ...noWorker, signal })
  const page: Manifest = { kind: 'convostat-backup', version, created: time, uploads: [] }
  for await (const { record, files } of uploads) {
    const names = files.map(({ name }, i) => entryName(record.id, i, name))
    // What is a zip already does not get smaller.
    for (const [i, file] of files.entries()) await zip.add(names[i], new BlobReader(file), { level: isZip(file.name) ? 0 : 6, signal })
    page.uploads.push({ record, files: names })
  }
  const pages: [string, object][] = [[manifestName, page]]
  if (Object.values(saved).some((list) => list.length > 0)) pages.push([savedName, saved])
  for (const [name, content] of pages) await zip.add(name, new TextReader(JSON.stringify(content, null, 1)))
  if (license !== undefined) await zip.add(licenseName, new TextReader(license))
  return new File([await zip.close()], `convostat-backup-${time.slice(0, 10)}.zip`, { type: 'application/zip' })
}

/** What a backup is poured into. */
export interface Restoring {
  /** The ids of the uploads that are kept and can be read. */
  known: ReadonlySet<string>
  /** How many more may be kept. */
  room: number
  /** The most bytes that one export may have, unpacked. */
  limitBytes: number
  /** Epoch milliseconds. */
  now: number
  /** Reads the files once, one after the other. */
  keep(record: UploadRecord, files: readonly IncomingFile[]): Promise<void>
}

/** Keeps what a backup holds and is not kept yet, newest first. What is damaged in it harms nothing else. Told as it goes: the bytes that were unpacked. */
export async function restoreBackup(file: File, given: Restoring, { signal, report }: HandlerContext): Promise<RestoredAnswer> {
  const entries = await entriesOf(file, signal)
  const known = new Set(given.known)
  const uploads = await uploadsOf(entries, signal)
  const saved = await savedOf(entries, given.limitBytes, signal)
  const told: RestoredAnswer = { restored: 0, skipped: 0, damaged: 0, no_room: 0, ...saved, ...(await licenseOf(entries, signal)) }
  let done = 0
  const unpacked = (bytes: number) => {
    done += bytes
    report({ stage: 'opening', done, total: Math.max(done, file.size) })
  }
  const taken = new Set<string>()
  for (const { record, files } of uploads) {
    signal.throwIfAborted()
    if (record && known.has(record.id)) told.skipped++
    else if (told.restored >= given.room) told.no_room++
    else {
      const packed =
        record && lastTouched(record) <= given.now + mostAheadMs ? entriesFor(record, files, entries, given.limitBytes, taken) : null
      const outcome = record && packed ? await restore(record, packed, given, { signal, unpacked }) : 'damaged'
      told[outcome]++
      if (record && outcome === 'restored') known.add(record.id)
    }
  }
  return told
}

/** Keeps one upload: its files are unpacked into the store, and hold what they held or are not kept. */
async function restore(
  record: UploadRecord,
  packed: readonly FileEntry[],
  { keep }: Restoring,
  unpacking: Unpacking,
): Promise<'restored' | 'damaged' | 'no_room'> {
  const facts = [record, ...record.appended]
  try {
    await keep(
      record,
      packed.map((entry, i) => packedFile(entry, facts[i].filename, facts[i].lastModified, unpacking)),
    )
    return 'restored'
  } catch (error) {
    unpacking.signal.throwIfAborted()
    if (error instanceof Failure && error.code === 'storage_full') return 'no_room'
    if (error instanceof Failure && error.code === 'upload_damaged') return 'damaged'
    throw error
  }
}

/** The entries with an upload's files; null where one is missing, cannot be what it says, or was another's before: each is unpacked once. */
function entriesFor(
  { appended }: UploadRecord,
  names: readonly string[],
  entries: Entries,
  limitBytes: number,
  taken: Set<string>,
): FileEntry[] | null {
  if (names.length !== 1 + appended.length) return null
  const found: FileEntry[] = []
  for (const name of names) {
    const entry = entries.get(name)
    if (!entry || taken.has(name) || !isBelievable(entry, limitBytes)) return null
    taken.add(name)
    found.push(entry)
  }
  return found
}

type Entries = ReadonlyMap<string, FileEntry>

/** The files in the archive by name; throws `backup_invalid` where it is none, or not whole. */
async function entriesOf(file: File, signal: AbortSignal): Promise<Entries> {
  const entries = new Map<string, FileEntry>()
  try {
    for await (const entry of new ZipReader(new BlobReader(file), { ...noWorker, signal }).getEntriesGenerator()) {
      if (entries.size === mostEntries) throw new Error('too many entries')
      if (!entry.directory) entries.set(entry.filename, entry)
    }
  } catch (error) {
    throw unreadable(error, signal)
  }
  return entries
}

/** The uploads that the manifest tells of, newest first; a record that is none is null. */
async function uploadsOf(entries: Entries, signal: AbortSignal): Promise<{ record: UploadRecord | null; files: string[] }[]> {
  const page = manifest.safeParse(await pageOf(manifestName, manifestBytes, entries, signal))
  if (!page.success) throw new Failure('backup_invalid')
  if (page.data.version > version) throw new Failure('backup_newer')
  const uploads = page.data.uploads.map(({ record, files }) => ({ record: uploadRecord.safeParse(record).data ?? null, files }))
  const ofRecord = uploads.filter((upload): upload is { record: UploadRecord; files: string[] } => upload.record !== null)
  return [...ofRecord.sort((a, b) => newestFirst(a.record, b.record)), ...uploads.filter(({ record }) => record === null)]
}

/** What was saved, and how much of it cannot be read: of a page that is damaged as a whole that is one. */
async function savedOf(entries: Entries, limitBytes: number, signal: AbortSignal): Promise<Saved & Pick<RestoredAnswer, 'damaged_saved'>> {
  if (!entries.has(savedName)) return { favorites: [], milestones: [], damaged_saved: 0 }
  const page = await pageOf(savedName, Math.min(savedBytes, limitBytes), entries, signal).then(
    (content) => savedPage.safeParse(content).data,
    (error: unknown) => {
      if (Failure.from(error).code === 'backup_invalid') return undefined
      throw error
    },
  )
  if (!page) return { favorites: [], milestones: [], damaged_saved: 1 }
  const favorites = await readable(page.favorites, favorite, signal)
  const milestones = await readable(page.milestones, savedMilestone, signal)
  const corrections = page.corrections && (await readable(page.corrections, correction, signal))
  const people = page.people && (await readable(page.people, keptPeople, signal))
  const moments = page.moments && (await readable(page.moments, momentMark, signal))
  const left_out = page.left_out && (await readable(page.left_out, leftOutWord, signal))
  const asked = page.asked && (await readable(page.asked, askedQuestion, signal))
  const [there, read] = [
    { ...page, unreadable: [] },
    { favorites, milestones, corrections, people, moments, left_out, asked },
  ].map(countOf)
  return {
    favorites: eachOnce(favorites),
    milestones,
    ...(corrections && { corrections: eachMessageOnce(corrections) }),
    ...(people && { people }),
    ...(moments && { moments }),
    ...(left_out && { left_out }),
    ...(asked && { asked }),
    ...(page.unreadable && { unreadable: page.unreadable }),
    damaged_saved: there - read,
  }
}

const countOf = (lists: Record<string, readonly unknown[] | undefined>): number =>
  Object.values(lists).reduce((sum, list) => sum + (list?.length ?? 0), 0)

/** The license in it, as text; whether it is one is for whoever uses it. What cannot be unpacked is none. */
async function licenseOf(entries: Entries, signal: AbortSignal): Promise<Pick<Saved, 'license'>> {
  const entry = entries.get(licenseName)
  if (!entry || entry.uncompressedSize > licenseBytes || !isBelievable(entry, licenseBytes)) return {}
  try {
    return { license: await textOf(entry, signal) }
  } catch (error) {
    if (Failure.from(error).code === 'backup_invalid') return {}
    throw error
  }
}

/** So many entries are read at a time: other calls are answered in between, and whoever gave up is heard. */
const slice = 1000

/** Those entries that are what they should be. */
async function readable<T>(entries: readonly unknown[], shape: z.ZodType<T>, signal: AbortSignal): Promise<T[]> {
  const read: T[] = []
  for (const [i, entry] of entries.entries()) {
    if (i % slice === 0) {
      await pause()
      signal.throwIfAborted()
    }
    const { success, data } = shape.safeParse(entry)
    if (success) read.push(data)
  }
  return read
}

/** Each message once, as our own backups have it. Of several the one with the newest note, in the place of the first. */
function eachOnce(favorites: readonly Favorite[]): Favorite[] {
  const known = new Map<string, Favorite>()
  for (const each of favorites) {
    const key = JSON.stringify([each.author, each.text, each.originalDate])
    const before = known.get(key)
    if (!before || (each.notedOn ?? '') > (before.notedOn ?? '')) known.set(key, each)
  }
  return [...known.values()]
}

/** A page of the archive; throws `backup_invalid` where it is missing, damaged or no page. */
async function pageOf(name: string, limitBytes: number, entries: Entries, signal: AbortSignal): Promise<unknown> {
  const entry = entries.get(name)
  if (!entry || !isBelievable(entry, limitBytes)) throw new Failure('backup_invalid')
  return parsed(await textOf(entry, signal))
}

const textOf = (entry: FileEntry, signal: AbortSignal): Promise<string> =>
  entry.getData(new TextWriter(), { ...noWorker, checkSignature: true, signal }).catch((error: unknown) => {
    throw unreadable(error, signal)
  })

const isBelievable = ({ compressedSize, uncompressedSize, encrypted }: FileEntry, limitBytes: number): boolean =>
  !encrypted && uncompressedSize <= compressedSize * mostRatio && (uncompressedSize <= limitBytes || uncompressedSize === compressedSize)

/** What zip.js threw, as a failure: whoever stopped it comes first, then a file that changed; anything else is no backup. */
function unreadable(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  const failure = Failure.from(error)
  return failure.code === 'unknown' ? new Failure('backup_invalid', { cause: error }) : failure
}

function parsed(text: string): unknown {
  try {
    return parseJsonObject(text)
  } catch (cause) {
    throw new Failure('backup_invalid', { cause })
  }
}

const isZip = (name: string): boolean => /\.zip$/i.test(name)

/** `chats/upload_1.txt`, `chats/upload_1.1.zip`: never the name that somebody gave the file. */
const entryName = (id: string, i: number, name: string): string => `chats/${id}${i === 0 ? '' : `.${i}`}${isZip(name) ? '.zip' : '.txt'}`
