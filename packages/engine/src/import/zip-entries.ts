/**
 * What a zip contains, by its central directory: read with zip.js, inside bounds of ours and with the checks it
 * leaves to its callers. Names in an archive are only ever read, nothing is written by them.
 */
import {
  BlobReader,
  type Entry,
  ERR_ENCRYPTED,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  ERR_INVALID_CRC32,
  ERR_INVALID_UNCOMPRESSED_SIZE,
  ERR_OVERLAPPING_ENTRY,
  ERR_UNSUPPORTED_COMPRESSION,
  ERR_UNSUPPORTED_ENCRYPTION,
  type FileEntry,
  WARNING_MISSING_ZIP64_EXTRA_FIELD,
  WARNING_TRAILING_CENTRAL_DIRECTORY_DATA,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-custom.js'
import { isChangedFile } from './read-bytes.ts'
import { type Host, ReadFailure, type ReadFailureCode } from './read-failure.ts'
import { isText, rank } from './zip-choice.ts'
import { archiveOf, type Listed, type Listing, largeDirectory, listEntries, MOST_ENTRIES } from './zip-directory.ts'

/** An archive's files. */
export interface ZipContents {
  /** Those that may be the chat, and those that show whose export it is; of a small archive all. */
  entries: FileEntry[]
  /** The names of all files, of a large archive without its media. */
  paths: string[]
  isAnyEncrypted: boolean
}

/** A directory of 5,000 entries with ordinary names is 1 MB; the reads beside it are a few headers. */
const MOST_BYTES_READ_AT_ONCE = 16 << 20
const MOST_READS = 1_000
const LOCAL_HEADER_BYTES = 30
const CENTRAL_HEADER_BYTES = 46

/** Keeps a crafted directory from making zip.js read the whole archive at once, or a hundred thousand headers one by one. */
class BoundedReader extends BlobReader {
  #reads = 0

  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    if (length > MOST_BYTES_READ_AT_ONCE || ++this.#reads > MOST_READS) throw new ReadFailure('zip_invalid')
    return super.readUint8Array(index, length)
  }
}

/** The files in the archive, in the directory's order; folders and symbolic links are left out. */
export async function zipContents(archive: Blob, host: Host): Promise<ZipContents> {
  try {
    const directory = await largeDirectory(archive)
    if (directory) return await fewOfMany(archive, await listEntries(archive, directory, host.signal), host)
  } catch (error) {
    throw zipFailure(error, host)
  }
  const entries = await zipEntries(archive, host)
  return { entries, paths: entries.map(({ filename }) => filename), isAnyEncrypted: entries.some(({ encrypted }) => encrypted) }
}

/** This many of a large archive's files are looked at, the most promising. */
const MOST_PROMISING = 200

async function fewOfMany(archive: Blob, listing: Listing, host: Host): Promise<ZipContents> {
  const { listed, isAnyEncrypted } = listing
  const byPath = new Map<string, Listed>()
  const doubles: Listed[] = []
  for (const entry of listed) {
    const first = byPath.get(entry.path)
    if (!first) byPath.set(entry.path, entry)
    else if (first.crc !== entry.crc || first.bytes !== entry.bytes) doubles.push(entry)
  }
  const promising = [...byPath.values()]
    .sort((a, b) => Number(isText(b.path)) - Number(isText(a.path)) || rank(a.path) - rank(b.path) || b.bytes - a.bytes)
    .slice(0, MOST_PROMISING)
  // Of two entries under one name zip.js must see both.
  const chosen = new Set(promising.map(({ path }) => path))
  const further = doubles.filter(({ path }) => chosen.has(path)).slice(0, MOST_PROMISING)
  const entries = await zipEntries(await archiveOf(archive, listing, [...promising, ...further]), host)
  return { entries, paths: listed.map(({ path }) => path), isAnyEncrypted }
}

async function zipEntries(archive: Blob, host: Host): Promise<FileEntry[]> {
  const zip = new ZipReader(new BoundedReader(archive), {
    useWebWorkers: false,
    filenameValidation: 'tolerant', // a name with `..` is odd, not dangerous, where nothing is written
    checkLocalDirectory: false, // the central directory decides; the checksum vouches for what is read by it
  })
  const entries: Entry[] = []
  let declared = 0
  const onprogress = async (_: number, total: number): Promise<void> => {
    declared = total
  }
  try {
    for await (const entry of zip.getEntriesGenerator({ onprogress })) {
      host.signal?.throwIfAborted()
      // A count that the directory has room for is believed immediately; any other ends where the directory does.
      const isBelieved = declared * CENTRAL_HEADER_BYTES <= (zip.directoryLength ?? 0)
      if (entries.length === MOST_ENTRIES || (isBelieved && declared > MOST_ENTRIES)) throw new ReadFailure('zip_too_many')
      entries.push(entry)
    }
  } catch (error) {
    throw zipFailure(error, host)
  }
  const isLying = zip.warnings?.some(({ reason }) => reason !== undefined && lies.has(reason))
  if (isLying || entries.some(({ diskNumberStart }) => diskNumberStart !== 0)) throw new ReadFailure('zip_invalid')
  refuseOverlaps(entries)
  return entries.filter((entry): entry is FileEntry => !entry.directory && !entry.symlink)
}

/** What zip.js only warns of: sizes it cannot know, and entries behind the last one the archive admits to. */
const lies: ReadonlySet<string> = new Set([WARNING_MISSING_ZIP64_EXTRA_FIELD, WARNING_TRAILING_CENTRAL_DIRECTORY_DATA])

/** Entries that share bytes make a small archive unpack to a huge one; zip.js compares only those it has unpacked. */
function refuseOverlaps(entries: readonly Entry[]): void {
  const inOrder = [...entries].sort((a, b) => a.offset - b.offset)
  let end = 0
  for (const { offset, rawFilename, compressedSize } of inOrder) {
    if (offset < end) throw new ReadFailure('zip_overlap')
    end = offset + LOCAL_HEADER_BYTES + rawFilename.length + compressedSize
  }
}

const codes: Record<string, ReadFailureCode> = {
  [ERR_ENCRYPTED]: 'zip_encrypted',
  [ERR_UNSUPPORTED_ENCRYPTION]: 'zip_encrypted',
  [ERR_ENCRYPTED_CENTRAL_DIRECTORY]: 'zip_encrypted',
  [ERR_UNSUPPORTED_COMPRESSION]: 'zip_method',
  [ERR_INVALID_CRC32]: 'zip_checksum',
  [ERR_INVALID_UNCOMPRESSED_SIZE]: 'zip_size_mismatch',
  [ERR_OVERLAPPING_ENTRY]: 'zip_overlap',
}

/** What zip.js threw, as a failure of the export; the host's wish to stop comes first. Whatever is not known is damage. */
export function zipFailure(error: unknown, host: Host): unknown {
  if (host.signal?.aborted) return host.signal.reason
  if (error instanceof ReadFailure) return error
  if (isChangedFile(error)) return new ReadFailure('file_changed', { cause: error })
  const message = error instanceof Error ? error.message : ''
  const code = Object.hasOwn(codes, message) ? codes[message] : 'zip_invalid'
  return new ReadFailure(code, { cause: error })
}
