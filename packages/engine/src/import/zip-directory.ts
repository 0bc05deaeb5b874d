/**
 * The central directory of an archive with very many entries, read piece by piece: zip.js makes an object of 6 KB for each entry,
 * which for 100,000 of them takes 650 MB. Here an entry costs a few numbers, and only promising ones are given to zip.js: as an archive
 * of the same data with a shorter directory.
 */
import { ReadFailure } from './read-failure.ts'

/** Someone's whole account with every picture; more entries than this are an attack. */
export const MOST_ENTRIES = 100_000
/** Archives with fewer entries are read by zip.js alone. */
const FEW_ENTRIES = 5_000
/** Names, extra fields and comments of 100,000 ordinary entries take a quarter of this. */
const MOST_DIRECTORY_BYTES = 64 << 20
const PIECE_BYTES = 1 << 20
/** One record: fixed fields, and a name, extra field and comment of at most 64 KB each. */
const RECORD_BYTES = 46
const LONGEST_RECORD = RECORD_BYTES + 3 * 0xffff
const LOCAL_HEADER_BYTES = 30

const END = 0x06054b50
const END_BYTES = 22
const END_64 = 0x06064b50
const END_64_BYTES = 56
const LOCATOR_64 = 0x07064b50
const LOCATOR_64_BYTES = 20
const RECORD = 0x02014b50
const IS_ENCRYPTED = 1

/** Where a directory is. */
interface Directory {
  start: number
  bytes: number
  count: number
  /** Bytes before the archive that its offsets do not count. */
  before: number
}

/** One record of the directory, as far as choosing needs it. */
export interface Listed {
  path: string
  bytes: number
  crc: number
  /** Where the record is in the directory. */
  at: number
  length: number
}

export interface Listing {
  directory: Directory
  /** Every entry that may be a text; pictures, recordings and folders are left out. */
  listed: Listed[]
  isAnyEncrypted: boolean
}

/** The directory of an archive with more entries than zip.js should list; null for any other archive. */
export async function largeDirectory(archive: Blob): Promise<Directory | null> {
  const tailStart = Math.max(0, archive.size - END_BYTES - 0xffff)
  const tail = await viewOf(archive, tailStart, archive.size)
  let at = tail.byteLength - END_BYTES
  while (at >= 0 && (tail.getUint32(at, true) !== END || at + END_BYTES + tail.getUint16(at + 20, true) > tail.byteLength)) at--
  if (at < 0) return null
  let count = tail.getUint16(at + 10, true)
  let bytes = tail.getUint32(at + 12, true)
  let start = tail.getUint32(at + 16, true)
  let end = tailStart + at
  if (count === 0xffff || bytes === 0xffffffff || start === 0xffffffff) {
    const larger = await end64(archive, end)
    if (!larger) return null
    ;({ count, bytes, start, end } = larger)
  }
  if (count <= FEW_ENTRIES && bytes <= FEW_ENTRIES * LONGEST_USUAL_RECORD) return null
  if (count > MOST_ENTRIES && count * RECORD_BYTES <= bytes) throw new ReadFailure('zip_too_many')
  if (bytes > MOST_DIRECTORY_BYTES || bytes > end) return null
  // As zip.js does: where the directory is not where the archive says, it ends where the end begins.
  const isThere = start + 4 <= end && (await viewOf(archive, start, start + 4)).getUint32(0, true) === RECORD
  const before = isThere ? 0 : end - bytes - start
  return { start: start + before, bytes, count, before: Math.max(0, before) }
}
/** Entries with ordinary names need less for a record. */
const LONGEST_USUAL_RECORD = 400

/** The larger end record of zip64, where there is one before the end. */
async function end64(archive: Blob, end: number): Promise<{ count: number; bytes: number; start: number; end: number } | null> {
  if (end < LOCATOR_64_BYTES + END_64_BYTES) return null
  const locator = await viewOf(archive, end - LOCATOR_64_BYTES, end)
  if (locator.getUint32(0, true) !== LOCATOR_64) return null
  const usual = end - LOCATOR_64_BYTES - END_64_BYTES
  for (const at of [Number(locator.getBigUint64(8, true)), usual]) {
    if (at + END_64_BYTES > end) continue
    const record = await viewOf(archive, at, at + END_64_BYTES)
    if (record.getUint32(0, true) !== END_64) continue
    const [count, bytes, start] = [32, 40, 48].map((place) => Number(record.getBigUint64(place, true)))
    return { count, bytes, start, end: at }
  }
  return null
}

/** Walks the directory once, in time and memory that grow with its entries and no faster. */
export async function listEntries(archive: Blob, directory: Directory, signal?: AbortSignal): Promise<Listing> {
  const listed: Listed[] = []
  const spans = new Spans()
  let isAnyEncrypted = false
  let count = 0
  for await (const { view, at, length, piece } of records(archive, directory, signal)) {
    if (++count > MOST_ENTRIES) throw new ReadFailure('zip_too_many')
    if (view.getUint16(piece + 34, true) !== 0) throw new ReadFailure('zip_invalid') // a part of an archive in several files
    isAnyEncrypted ||= (view.getUint16(piece + 8, true) & IS_ENCRYPTED) !== 0
    const nameBytes = view.getUint16(piece + 28, true)
    const { packed, bytes, offset } = sizesOf(view, piece, nameBytes)
    spans.add(offset, offset + LOCAL_HEADER_BYTES + nameBytes + packed)
    const path = decoder.decode(new Uint8Array(view.buffer, view.byteOffset + piece + RECORD_BYTES, Math.min(nameBytes, LONGEST_PATH)))
    if (!path.endsWith('/') && !isMedia(path)) listed.push({ path, bytes, crc: view.getUint32(piece + 16, true), at, length })
  }
  // A count of 16 bits starts again after 65,535.
  if (count !== directory.count && count % 0x1_0000 !== directory.count) throw new ReadFailure('zip_invalid')
  if (spans.overlap()) throw new ReadFailure('zip_overlap')
  if (spans.end > directory.start - directory.before) throw new ReadFailure('zip_invalid')
  return { directory, listed, isAnyEncrypted }
}

/** The same archive as if it contained these entries only; nothing is copied but their records. */
export async function archiveOf(archive: Blob, { directory }: Listing, chosen: readonly Listed[]): Promise<Blob> {
  const { start, before } = directory
  const inOrder = [...chosen].sort((a, b) => a.at - b.at)
  const records = inOrder.map(({ at, length }) => archive.slice(start + at, start + at + length))
  const bytes = inOrder.reduce((sum, { length }) => sum + length, 0)
  return new Blob([archive.slice(before, start), ...records, ...endOf(inOrder.length, bytes, start - before)])
}

interface Piece {
  /** A piece of the directory. */
  view: DataView
  /** The record's place in that piece, and in the directory. */
  piece: number
  at: number
  length: number
}

/** Every record, whole in its piece. */
async function* records(archive: Blob, { start, bytes }: Directory, signal?: AbortSignal): AsyncGenerator<Piece> {
  for (let from = 0; from < bytes; ) {
    signal?.throwIfAborted()
    const to = Math.min(bytes, from + PIECE_BYTES + LONGEST_RECORD)
    const view = await viewOf(archive, start + from, start + to)
    let at = from
    while (at < bytes && at < from + PIECE_BYTES) {
      const piece = at - from
      if (piece + RECORD_BYTES > view.byteLength || view.getUint32(piece, true) !== RECORD) throw new ReadFailure('zip_invalid')
      const length = RECORD_BYTES + [28, 30, 32].reduce((sum, field) => sum + view.getUint16(piece + field, true), 0)
      if (piece + length > view.byteLength) throw new ReadFailure('zip_invalid')
      yield { view, piece, at, length }
      at += length
    }
    from = at
  }
}

const decoder = new TextDecoder()
/** No service writes longer paths, and no chat has a longer name. */
const LONGEST_PATH = 1_024
const IN_EXTRA = 0xffffffff

/** Sizes and place of an entry; those that do not fit in 32 bits are in the extra field of zip64. */
function sizesOf(view: DataView, piece: number, nameBytes: number): { packed: number; bytes: number; offset: number } {
  const [packed, bytes, offset] = [20, 24, 42].map((field) => view.getUint32(piece + field, true))
  if (packed !== IN_EXTRA && bytes !== IN_EXTRA && offset !== IN_EXTRA) return { packed, bytes, offset }
  const start = piece + RECORD_BYTES + nameBytes
  const end = start + view.getUint16(piece + 30, true)
  for (let at = start; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    let next = at + 4
    const fieldEnd = Math.min(end, next + view.getUint16(at + 2, true))
    const larger = (small: number): number => {
      if (small !== IN_EXTRA) return small
      if (next + 8 > fieldEnd) throw new ReadFailure('zip_invalid')
      next += 8
      return Number(view.getBigUint64(next - 8, true))
    }
    // In this order, each only where the small one has no room.
    const sizes = { bytes: larger(bytes), packed: larger(packed) }
    return { ...sizes, offset: larger(offset) }
  }
  throw new ReadFailure('zip_invalid')
}

/** The bytes that entries take: entries that share some make a small archive unpack to a huge one. */
class Spans {
  end = 0
  #count = 0
  #starts = new Float64Array(1_024)
  #ends = new Float64Array(1_024)

  add(start: number, end: number): void {
    if (this.#count === this.#starts.length) {
      this.#starts = doubled(this.#starts)
      this.#ends = doubled(this.#ends)
    }
    this.#starts[this.#count] = start
    this.#ends[this.#count++] = end
    this.end = Math.max(this.end, end)
  }

  overlap(): boolean {
    const order = Uint32Array.from({ length: this.#count }, (_, i) => i).sort((a, b) => this.#starts[a] - this.#starts[b])
    let end = 0
    for (const i of order) {
      if (this.#starts[i] < end) return true
      end = this.#ends[i]
    }
    return false
  }
}

function doubled(numbers: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(numbers.length * 2)
  larger.set(numbers)
  return larger
}

/** End records, zip64's as well, so that any number of entries fits. */
function endOf(count: number, bytes: number, start: number): DataView<ArrayBuffer>[] {
  const larger = new DataView(new ArrayBuffer(END_64_BYTES))
  larger.setUint32(0, END_64, true)
  larger.setBigUint64(4, BigInt(END_64_BYTES - 12), true)
  larger.setUint16(12, 45, true)
  larger.setUint16(14, 45, true)
  const counts = [count, count, bytes, start]
  counts.forEach((value, i) => {
    larger.setBigUint64(24 + 8 * i, BigInt(value), true)
  })
  const locator = new DataView(new ArrayBuffer(LOCATOR_64_BYTES))
  locator.setUint32(0, LOCATOR_64, true)
  locator.setBigUint64(8, BigInt(start + bytes), true)
  locator.setUint32(16, 1, true)
  const end = new DataView(new ArrayBuffer(END_BYTES))
  end.setUint32(0, END, true)
  for (const field of [8, 10]) end.setUint16(field, 0xffff, true)
  for (const field of [12, 16]) end.setUint32(field, 0xffffffff, true)
  return [larger, locator, end]
}

async function viewOf(archive: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await archive.slice(from, to).arrayBuffer())
}

/** Pictures, recordings and documents that exports contain beside their chat, by their names: no text is in them. */
export function isMedia(path: string): boolean {
  const dot = path.lastIndexOf('.')
  return dot >= 0 && media.has(path.slice(dot + 1).toLowerCase())
}
const media: ReadonlySet<string> = new Set(
  `jpg jpeg png gif webp heic heif bmp tif tiff svg ico mp4 mov m4v 3gp avi mkv webm mp3 m4a aac ogg opus oga amr wav flac caf thumb was
  pdf doc docx xls xlsx ppt pptx pages numbers key odt zip rar 7z gz apk exe dmg vcf ics ttf woff woff2 css js tgs psd sqlite db`.split(
    /\s+/,
  ),
)
