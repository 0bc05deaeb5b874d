import { BlobReader, BlobWriter, type FileEntry, TextReader, TextWriter, ZipReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'
import type { HandlerContext } from '../answer.ts'
import { Failure } from '../failure.ts'
import type { RestoredAnswer } from '../shapes/index.ts'
import type { AppendedRecord, StoredUpload, UploadRecord } from '../store.ts'
import { parseJsonObject } from '../strict-json.ts'
import { uploadRecord } from '../upload-record.ts'
import { z } from '../zod.ts'

/**
 * A backup is a zip: every file as it was given, and one page that tells of them. Whoever unpacks it by hand has the
 * exports from the phone. Parts that a later version adds stand beside `uploads` and are passed over by this one.
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

const manifestBytes = 8e6
const mostEntries = 1000
/** Deflate cannot pack better than this; who declares more lies. */
const mostRatio = 1032
const noWorker = { useWebWorkers: false }

/** All these uploads as one file. */
export async function writeBackup(uploads: AsyncIterable<StoredUpload>, time: string, { signal }: HandlerContext): Promise<File> {
  const zip = new ZipWriter(new BlobWriter('application/zip'), { ...noWorker, signal })
  const page: Manifest = { kind: 'convostat-backup', version, created: time, uploads: [] }
  for await (const { record, files } of uploads) {
    const names = files.map(({ name }, i) => entryName(record.id, i, name))
    // What is a zip already does not get smaller.
    for (const [i, file] of files.entries()) await zip.add(names[i], new BlobReader(file), { level: isZip(file.name) ? 0 : 6, signal })
    page.uploads.push({ record, files: names })
  }
  await zip.add(manifestName, new TextReader(JSON.stringify(page, null, 1)))
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
  keep(record: UploadRecord, files: readonly [File, ...File[]]): Promise<void>
}

/** Keeps what a backup holds and is not kept yet, newest first. What is damaged in it harms nothing else. */
export async function restoreBackup(file: File, given: Restoring, { signal }: HandlerContext): Promise<RestoredAnswer> {
  const entries = await entriesOf(file, signal)
  const known = new Set(given.known)
  const told: RestoredAnswer = { restored: 0, skipped: 0, damaged: 0, no_room: 0 }
  for (const { record, files } of await uploadsOf(entries, signal)) {
    signal.throwIfAborted()
    if (record && known.has(record.id)) told.skipped++
    else if (told.restored >= given.room) told.no_room++
    else {
      const upload = record && (await unpacked(record, files, entries, given.limitBytes, signal))
      if (!upload) told.damaged++
      else if (await isKept(upload, given)) {
        told.restored++
        known.add(upload.record.id)
      } else told.no_room++
    }
  }
  return told
}

/** False where the storage is full. */
async function isKept({ record, files }: StoredUpload, { keep }: Restoring): Promise<boolean> {
  try {
    await keep(record, files)
    return true
  } catch (error) {
    if (error instanceof Failure && error.code === 'storage_full') return false
    throw error
  }
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
  const text = await manifestText(entries, signal).catch((error: unknown) => {
    throw unreadable(error, signal)
  })
  const page = manifest.safeParse(parsed(text))
  if (!page.success) throw new Failure('backup_invalid')
  if (page.data.version > version) throw new Failure('backup_newer')
  const uploads = page.data.uploads.map(({ record, files }) => ({ record: uploadRecord.safeParse(record).data ?? null, files }))
  return uploads.sort((a, b) => countOf(b.record) - countOf(a.record))
}

async function manifestText(entries: Entries, signal: AbortSignal): Promise<string> {
  const entry = entries.get(manifestName)
  if (!entry || !isBelievable(entry, manifestBytes)) throw new Failure('backup_invalid')
  return entry.getData(new TextWriter(), { ...noWorker, checkSignature: true, signal })
}

/** An upload with all its files; null where one of them is missing or is not what it was. */
async function unpacked(
  record: UploadRecord,
  names: readonly string[],
  entries: Entries,
  limitBytes: number,
  signal: AbortSignal,
): Promise<StoredUpload | null> {
  if (names.length !== 1 + record.appended.length) return null
  const unpack = async (name: string, { filename, lastModified }: Pick<AppendedRecord, 'filename' | 'lastModified'>) => {
    const entry = entries.get(name)
    if (!entry || !isBelievable(entry, limitBytes)) throw new Failure('upload_damaged')
    const content = await entry.getData(new BlobWriter(), { ...noWorker, checkSignature: true, checkOverlappingEntry: true, signal })
    return new File([content], filename, { lastModified })
  }
  try {
    const first = await unpack(names[0], record)
    const appended: File[] = []
    for (const [i, each] of record.appended.entries()) appended.push(await unpack(names[i + 1], each))
    return { record, files: [first, ...appended] }
  } catch (error) {
    const failure = unreadable(error, signal)
    if (failure instanceof Failure && failure.code !== 'file_changed') return null
    throw failure
  }
}

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

/** The number in `upload_1763700000000`: ids count up. */
const countOf = (record: UploadRecord | null): number => (record ? Number(record.id.slice('upload_'.length)) : -1)
