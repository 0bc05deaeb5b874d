/** Zip archives for tests, which may lie in every field of every record. */

/** What a record says; what is left out is the truth. */
interface Claims {
  method?: number
  flags?: number
  crc?: number
  compressedSize?: number
  size?: number
  name?: string | Uint8Array<ArrayBuffer>
  extra?: Uint8Array<ArrayBuffer>
}

export interface ZipEntry {
  name: string | Uint8Array<ArrayBuffer>
  data?: string | Uint8Array<ArrayBuffer>
  /** 8 (deflate) unless said otherwise. */
  method?: 0 | 8
  /** What the central directory claims. */
  central?: Claims & { offset?: number; disk?: number; attributes?: number; madeBy?: number }
  /** What the header before the data claims. */
  local?: Claims
  /** Sizes and checksum follow the data, as when a program writes a stream; the local header then contains zeros. */
  descriptor?: boolean
}

export interface ZipLies {
  /** Bytes before the first entry; `offsetsCount` says whether the offsets know of them. */
  before?: Uint8Array<ArrayBuffer>
  offsetsCount?: boolean
  after?: Uint8Array<ArrayBuffer>
  comment?: Uint8Array<ArrayBuffer>
  entryCount?: number
  directorySize?: number
  directoryOffset?: number
  /** Lists every entry this many times. */
  timesListed?: number
  /** With the larger records of zip64 as well. */
  zip64?: boolean
}

const UTF8_NAME = 0x800
const DESCRIPTOR = 8

export async function zipOf(entries: readonly ZipEntry[], lies: ZipLies = {}): Promise<Uint8Array<ArrayBuffer>> {
  const before = lies.before ?? new Uint8Array(0)
  const shift = lies.offsetsCount === false ? before.length : 0
  const bodies: Uint8Array<ArrayBuffer>[] = [before]
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = before.length
  for (const { name, data = '', method = 8, central = {}, local = {}, descriptor = false } of entries) {
    const plain = bytesOf(data)
    const packed = method === 8 ? await deflated(plain) : plain
    const truth = {
      method,
      flags: UTF8_NAME | (descriptor ? DESCRIPTOR : 0),
      crc: crc32(plain),
      compressedSize: packed.length,
      size: plain.length,
      name,
      extra: new Uint8Array(0),
    }
    const zeros = descriptor ? { crc: 0, compressedSize: 0, size: 0 } : {}
    const header = localHeader({ ...truth, ...zeros, ...local })
    const trailer = descriptor ? record([0x08074b50, 4], [truth.crc, 4], [truth.compressedSize, 4], [truth.size, 4]) : new Uint8Array(0)
    directory.push(centralHeader({ ...truth, offset: offset - shift, disk: 0, attributes: 0, madeBy: 0x0314, ...central }))
    bodies.push(header, packed, trailer)
    offset += header.length + packed.length + trailer.length
  }
  const { timesListed = 1 } = lies
  const listed = joined(Array.from({ length: timesListed }, () => joined(directory)))
  const end = endRecords(listed.length, offset, shift, entries.length * timesListed, lies)
  return joined([...bodies, listed, end, lies.after ?? new Uint8Array(0)])
}

/** A file with the name and these bytes, as a file picker gives it. */
export async function zipFile(entries: readonly ZipEntry[], lies: ZipLies = {}, name = 'WhatsApp Chat - Ana.zip'): Promise<File> {
  return new File([await zipOf(entries, lies)], name)
}

function localHeader({ method, flags, crc, compressedSize, size, name, extra }: Required<Claims>): Uint8Array<ArrayBuffer> {
  const rawName = bytesOf(name)
  return joined([
    record([0x04034b50, 4], [20, 2], [flags, 2], [method, 2], [0, 2], [0x5821, 2], [crc, 4], [compressedSize, 4], [size, 4]),
    record([rawName.length, 2], [extra.length, 2]),
    rawName,
    extra,
  ])
}

type CentralClaims = Required<Claims> & { offset: number; disk: number; attributes: number; madeBy: number }

function centralHeader({ method, flags, crc, compressedSize, size, name, extra, ...place }: CentralClaims): Uint8Array<ArrayBuffer> {
  const rawName = bytesOf(name)
  return joined([
    record([0x02014b50, 4], [place.madeBy, 2], [20, 2], [flags, 2], [method, 2], [0, 2], [0x5821, 2]),
    record([crc, 4], [compressedSize, 4], [size, 4], [rawName.length, 2], [extra.length, 2], [0, 2]),
    record([place.disk, 2], [0, 2], [place.attributes, 4], [place.offset, 4]),
    rawName,
    extra,
  ])
}

function endRecords(size: number, offset: number, shift: number, count: number, lies: ZipLies): Uint8Array<ArrayBuffer> {
  const { comment = new Uint8Array(0), entryCount = count, directorySize = size, directoryOffset = offset - shift, zip64 } = lies
  const parts: Uint8Array<ArrayBuffer>[] = []
  if (zip64) {
    parts.push(
      record([0x06064b50, 4], [44, 8], [45, 2], [45, 2], [0, 4], [0, 4]),
      record([entryCount, 8], [entryCount, 8], [directorySize, 8], [directoryOffset, 8]),
      record([0x07064b50, 4], [0, 4], [offset + size, 8], [1, 4]),
    )
  }
  const [shownCount, shownSize, shownOffset] = zip64 ? [0xffff, 0xffffffff, 0xffffffff] : [entryCount, directorySize, directoryOffset]
  parts.push(
    record([0x06054b50, 4], [0, 2], [0, 2], [shownCount, 2], [shownCount, 2], [shownSize, 4], [shownOffset, 4], [comment.length, 2]),
    comment,
  )
  return joined(parts)
}

/** Little-endian fields, each as its value and its width in bytes. */
export function record(...fields: readonly (readonly [value: number, width: 2 | 4 | 8])[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [, width]) => sum + width, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [value, width] of fields) {
    if (width === 2) view.setUint16(at, value, true)
    else if (width === 4) view.setUint32(at, value, true)
    else view.setBigUint64(at, BigInt(value), true)
    at += width
  }
  return bytes
}

export function bytesOf(data: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return typeof data === 'string' ? new TextEncoder().encode(data) : data
}

export function joined(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 0xff] ^ (crc >>> 8)
  return ~crc >>> 0
}
