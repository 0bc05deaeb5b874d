import { z } from '@convostat/figures/zod'
import { BlobReader, BlobWriter, type FileEntry, TextReader, TextWriter, ZipReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'
import {
  askedQuestion,
  correction,
  type Favorite,
  favorite,
  keptOffMessage,
  keptPeople,
  leftOutWord,
  momentMark,
  type RestoredAnswer,
  type Saved,
  type SavedKind,
  savedMilestone,
} from '#shapes/index.ts'
import type { HandlerContext } from '../answer.ts'
import { largest } from '../extremes.ts'
import { Failure } from '../failure.ts'
import { newestFirst } from '../newest-first.ts'
import type { Remains, StoredUpload, UploadRecord } from '../store.ts'
import { parseJsonObject } from '../strict-json.ts'
import { uploadRecord } from '../upload-record.ts'
import { eachMessageOnce } from './corrections.ts'
import { pause } from './pause.ts'

/**
 * A backup is a zip: every file as it was given, one page that describes them, and one of what was saved from them.
 * Unpacked by hand, it gives the exports from the phone. This version ignores parts that a later one adds.
 */
const manifestName = 'convostat-backup.json'
const manifest = z.object({
  kind: z.literal('convostat-backup'),
  version: z.int().min(1),
  created: z.string(),
  uploads: z.array(z.object({ record: z.unknown(), files: z.array(z.string()) })),
  /** What was left of chats that could not be read; version 1.0 passes over it. */
  damaged: z
    .array(z.object({ id: z.string(), record: z.unknown(), files: z.array(z.string()) }))
    .optional()
    .catch(undefined),
  /** The pages of what was saved after the first one; an older version passes over them. */
  saved_pages: z.array(z.string()).optional().catch(undefined),
})
type Manifest = z.output<typeof manifest>
const version = 1

/** Apart from the manifest: an older version, which knows nothing of it, reads no more than it always did. */
const savedName = 'convostat-saved.json'
/** A page has at most this many of a kind; what is more goes on further pages. One that claims more is damaged as a whole. */
const mostSaved = 100_000
const listed = z.array(z.unknown()).max(mostSaved)
const savedPage = z.record(z.string(), z.unknown())
/** As it was received, so that it can be uploaded by hand as well. */
const licenseName = 'license.json'
const licenseCharacters = 16_384
const licenseBytes = 3 * licenseCharacters

/**
 * Compressed pages are unpacked up to this many bytes, for they may claim to be anything. What is larger is written as it is: then it
 * takes as much in the file, and is read whatever its size.
 */
const manifestBytes = 8e6
const savedBytes = 128e6
/** Deflate cannot pack better than this; an archive that claims more is. */
const mostRatio = 1032
const noWorker = { useWebWorkers: false }

/** An upload on its way into a backup: whole, or what is left of it. */
export type ToBackUp = StoredUpload | { id: string; remains: Remains | null }

/** All these uploads as one file, and what was saved out of them. */
export async function writeBackup(
  uploads: AsyncIterable<ToBackUp>,
  { license, ...saved }: Saved,
  time: string,
  { signal }: HandlerContext,
): Promise<File> {
  const zip = new ZipWriter(new BlobWriter('application/zip'), { ...noWorker, signal })
  const page: Manifest = { kind: 'convostat-backup', version, created: time, uploads: [] }
  async function add(folder: string, id: string, files: readonly (File | null)[]): Promise<string[]> {
    const names: string[] = []
    for (const [i, file] of files.entries()) {
      if (!file) continue
      const name = entryName(folder, id, i, file.name)
      // What is a zip already does not get smaller.
      await zip.add(name, new BlobReader(file), { level: isZip(file.name) ? 0 : 6, signal })
      names.push(name)
    }
    return names
  }
  for await (const upload of uploads) {
    if ('files' in upload) {
      const { record, files } = upload
      page.uploads.push({ record, files: await add('chats', record.id, files) })
    } else {
      const { record = null, files = [] } = upload.remains ?? {}
      const left = files.map(({ file }) => file)
      page.damaged = [...(page.damaged ?? []), { id: upload.id, record, files: await add('damaged', upload.id, left) }]
    }
  }
  const isAnySaved = Object.values(saved).some((list) => list.length > 0)
  const savedPages: [string, object][] = isAnySaved ? pagesOf(saved).map((content, i) => [savedPageName(i), content]) : []
  if (savedPages.length > 1) page.saved_pages = savedPages.slice(1).map(([name]) => name)
  for (const [i, [name, content]] of [[manifestName, page] as const, ...savedPages].entries()) {
    const text = JSON.stringify(content, null, 1)
    // Further pages are read only as they are: nothing limits how many there may be.
    const isAsIs = i > 1 || new Blob([text]).size > manifestBytes
    await zip.add(name, new TextReader(text), { level: isAsIs ? 0 : 6, signal })
  }
  if (license !== undefined) await zip.add(licenseName, new TextReader(license))
  return new File([await zip.close()], `convostat-backup-${time.slice(0, 10)}.zip`, { type: 'application/zip' })
}

const savedPageName = (i: number): string => (i === 0 ? savedName : savedName.replace('.json', `.${i + 1}.json`))

/** What was saved, as many of each kind on a page as one is read with. */
function pagesOf(saved: Omit<Saved, 'license'>): object[] {
  const lists = Object.entries(saved)
  const count = largest(lists.map(([, list]) => Math.ceil(list.length / mostSaved)))
  return Array.from({ length: count }, (_, i) => {
    const parts = lists.map(([kind, list]) => [kind, list.slice(i * mostSaved, (i + 1) * mostSaved)] as const)
    return Object.fromEntries(i === 0 ? parts : parts.filter(([, part]) => part.length > 0))
  })
}

/** An upload as a backup has it: its record, and its files packed. What cannot be read of them is null. */
export interface PackedUpload {
  record: UploadRecord | null
  files: readonly [FileEntry, ...FileEntry[]] | null
}

export interface Backup {
  /** Newest first; those without a record come last. */
  uploads: readonly PackedUpload[]
  /** The ids of chats that could be read only in part when the backup was made. */
  damagedIds: readonly string[]
  saved: Saved & Pick<RestoredAnswer, 'damaged_saved' | 'damaged_kinds'>
}

/** What is in a backup; no chat is unpacked yet. Throws `backup_invalid` where it is none, or not whole. */
export async function openBackup(file: File, limitBytes: number, signal: AbortSignal): Promise<Backup> {
  const pages = await entriesOf(file, [manifestName], signal)
  const { uploads, damaged = [], saved_pages: further = [] } = await manifestOf(pages, signal)
  const names = [savedName, licenseName, ...further, ...uploads.flatMap(({ files }) => files)]
  const entries = await entriesOf(file, names, signal)
  const taken = new Set<string>()
  const packed = uploads.map(({ record, files }): PackedUpload => {
    const read = uploadRecord.safeParse(record).data ?? null
    return { record: read, files: read && entriesFor(read, files, entries, limitBytes, taken) }
  })
  return {
    uploads: packed.sort(byRecord),
    damagedIds: damaged.filter(({ files }) => files.length > 0).map(({ id }) => id),
    saved: { ...(await savedOf(entries, further, limitBytes, signal)), ...(await licenseOf(entries, signal)) },
  }
}

const byRecord = ({ record: a }: PackedUpload, { record: b }: PackedUpload): number => (a && b ? newestFirst(a, b) : a ? -1 : b ? 1 : 0)

/** The entries with an upload's files; null where one is missing, cannot be what it says, or was another's before: each is unpacked once. */
function entriesFor(
  { appended }: UploadRecord,
  names: readonly string[],
  entries: Entries,
  limitBytes: number,
  taken: Set<string>,
): PackedUpload['files'] {
  if (names.length !== 1 + appended.length) return null
  const found: FileEntry[] = []
  for (const name of names) {
    const entry = entries.get(name)
    if (!entry || taken.has(name) || !isBelievable(entry, limitBytes)) return null
    taken.add(name)
    found.push(entry)
  }
  const [first, ...further] = found
  return [first, ...further]
}

type Entries = ReadonlyMap<string, FileEntry>

/** Those files in the archive by name, however many others it has; throws `backup_invalid` where it is none, or not whole. */
async function entriesOf(file: File, wanted: readonly string[], signal: AbortSignal): Promise<Entries> {
  const names = new Set(wanted)
  const entries = new Map<string, FileEntry>()
  try {
    for await (const entry of new ZipReader(new BlobReader(file), { ...noWorker, signal }).getEntriesGenerator()) {
      if (!entry.directory && names.has(entry.filename)) entries.set(entry.filename, entry)
    }
  } catch (error) {
    throw unreadable(error, signal)
  }
  return entries
}

async function manifestOf(entries: Entries, signal: AbortSignal): Promise<Manifest> {
  const page = manifest.safeParse(await pageOf(manifestName, manifestBytes, entries, signal))
  if (!page.success) throw new Failure('backup_invalid')
  if (page.data.version > version) throw new Failure('backup_newer')
  return page.data
}

/** What was saved, and how much of it cannot be read, by kind; a page or a list that is damaged as a whole counts as one. */
async function savedOf(entries: Entries, further: readonly string[], limitBytes: number, signal: AbortSignal): Promise<Backup['saved']> {
  const none = { favorites: [], milestones: [] }
  if (!entries.has(savedName)) return { ...none, damaged_saved: 0 }
  const pages: Record<string, unknown>[] = []
  let lostPages = 0
  for (const name of new Set([savedName, ...further])) {
    const limit = name === savedName ? Math.min(savedBytes, limitBytes) : 0
    const page = await savedPageOf(name, limit, entries, signal)
    if (page) pages.push(page)
    else lostPages++
  }
  if (pages.length === 0) return { ...none, damaged_saved: lostPages }
  const damaged: { [K in SavedKind]?: number } = {}
  /** Each kind is read separately. Older backups have only the first ones. */
  async function read<T>(kind: SavedKind, shape: z.ZodType<T>): Promise<T[] | undefined> {
    let found: T[] | undefined
    for (const page of pages) {
      if (page[kind] === undefined) continue
      const list = listed.safeParse(page[kind]).data
      const good = list && (await readable(list, shape, signal))
      const lost = list && good ? list.length - good.length : 1
      if (lost > 0) damaged[kind] = (damaged[kind] ?? 0) + lost
      if (good) found = found ? found.concat(good) : good
    }
    return found
  }
  const favorites = await read('favorites', favorite)
  const milestones = await read('milestones', savedMilestone)
  const corrections = await read('corrections', correction)
  const people = await read('people', keptPeople)
  const moments = await read('moments', momentMark)
  const left_out = await read('left_out', leftOutWord)
  const kept_off = await read('kept_off', keptOffMessage)
  const asked = await read('asked', askedQuestion)
  // Records that could not be read when the backup was made: kept as they are.
  const unreadLists = pages.flatMap(({ unreadable }) => (unreadable === undefined ? [] : [listed.safeParse(unreadable).data]))
  const unread = unreadLists.some((list) => list) ? unreadLists.flatMap((list) => list ?? []) : undefined
  const lostUnread = unreadLists.filter((list) => !list).length
  const damaged_saved = Object.values(damaged).reduce((sum, lost) => sum + lost, lostUnread + lostPages)
  return {
    favorites: eachOnce(favorites ?? []),
    milestones: milestones ?? [],
    ...(corrections && { corrections: eachMessageOnce(corrections) }),
    ...(people && { people }),
    ...(moments && { moments }),
    ...(left_out && { left_out }),
    ...(kept_off && { kept_off }),
    ...(asked && { asked }),
    ...(unread && { unreadable: unread }),
    damaged_saved,
    ...(damaged_saved > 0 && { damaged_kinds: damaged }),
  }
}

/** A page of what was saved; null where it is damaged as a whole. */
const savedPageOf = (name: string, limitBytes: number, entries: Entries, signal: AbortSignal): Promise<Record<string, unknown> | null> =>
  pageOf(name, limitBytes, entries, signal).then(
    (content) => savedPage.safeParse(content).data ?? null,
    (error: unknown) => {
      if (Failure.from(error).code === 'backup_invalid') return null
      throw error
    },
  )

/** The license in it, as text; the code that uses it verifies it. What cannot be unpacked is none. */
async function licenseOf(entries: Entries, signal: AbortSignal): Promise<Pick<Saved, 'license'>> {
  const entry = entries.get(licenseName)
  if (!entry || entry.uncompressedSize > licenseBytes || !isBelievable(entry, licenseBytes)) return {}
  try {
    const license = await textOf(entry, signal)
    return license.length > licenseCharacters ? {} : { license }
  } catch (error) {
    if (Failure.from(error).code === 'backup_invalid') return {}
    throw error
  }
}

/** This many entries are read at a time: other calls are answered in between, and a cancellation is noticed. */
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

/** Each message once, as our own backups have it. Of several the one with the newest note, instead of the first. */
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

/** What zip.js threw, as a failure: a cancellation comes first, then a file that changed; anything else is not a backup. */
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

/** `chats/upload_1.txt`, `chats/upload_1.1.zip`: never the name that someone gave the file. */
const entryName = (folder: string, id: string, i: number, name: string): string =>
  `${folder}/${id}${i === 0 ? '' : `.${i}`}${isZip(name) ? '.zip' : '.txt'}`
