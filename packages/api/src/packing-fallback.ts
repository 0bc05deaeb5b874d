import { configure } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { Deflate, Gunzip, Gzip, Inflate } from 'fflate'

/**
 * Packs and unpacks where the platform cannot: Safari before 16.4 has no `CompressionStream`. To be called before anything is packed.
 * Of the platform's formats it has those that are used here, gzip and raw deflate.
 */
export function bringPacking(): void {
  if (isThere()) return
  const own = { CompressionStream: PackingStream, DecompressionStream: UnpackingStream }
  for (const [name, value] of Object.entries(own)) Object.defineProperty(globalThis, name, { configurable: true, writable: true, value })
  // It has looked for the platform's as it was loaded.
  configure(own)
}

function isThere(): boolean {
  try {
    return Boolean(new CompressionStream('gzip') && new DecompressionStream('gzip'))
  } catch {
    return false
  }
}

type Bytes = Uint8Array<ArrayBuffer>
/** What fflate's streams have in common. */
interface Codec {
  ondata: (piece: Bytes, isLast: boolean) => void
  push(piece: Bytes, isLast: boolean): void
}

export class PackingStream extends TransformStream<Bytes, Bytes> {
  constructor(format: string) {
    super(transformerOf(format === 'gzip' ? new Gzip() : new Deflate(), () => undefined))
  }
}

export class UnpackingStream extends TransformStream<Bytes, Bytes> {
  constructor(format: string) {
    if (format !== 'gzip') {
      super(transformerOf(new Inflate(), () => undefined))
      return
    }
    // fflate leaves it to us to compare the check sum and the size at the end.
    const sum = new RunningSum()
    const trailer = new Uint8Array(8)
    const { start, transform, flush } = transformerOf(new Gunzip(), (piece) => sum.add(piece))
    super({
      start,
      transform(piece: Bytes) {
        keepEnd(trailer, piece)
        transform(piece)
      },
      flush() {
        flush()
        const view = new DataView(trailer.buffer)
        if (view.getUint32(0, true) !== sum.value() || view.getUint32(4, true) !== sum.size)
          throw new TypeError('The packed bytes are damaged')
      },
    })
  }
}

function transformerOf(codec: Codec, hear: (piece: Bytes) => void) {
  let out: TransformStreamDefaultController<Bytes> | undefined
  codec.ondata = (piece) => {
    hear(piece)
    if (piece.length > 0) out?.enqueue(piece.slice())
  }
  const nothing = new Uint8Array(0)
  return {
    start: (controller: TransformStreamDefaultController<Bytes>) => {
      out = controller
    },
    transform: (piece: Bytes) => codec.push(piece, false),
    flush: () => codec.push(nothing, true),
  }
}

/** Moves the last bytes of all that came so far into `end`. */
function keepEnd(end: Uint8Array, piece: Uint8Array): void {
  const fresh = piece.subarray(Math.max(0, piece.length - end.length))
  end.copyWithin(0, fresh.length)
  end.set(fresh, end.length - fresh.length)
}

/** CRC-32 as gzip has it (RFC 1952, 8), and the size modulo 2^32. */
class RunningSum {
  private crc = -1
  size = 0
  add(piece: Uint8Array): void {
    for (const byte of piece) this.crc = table[(this.crc ^ byte) & 255] ^ (this.crc >>> 8)
    this.size = (this.size + piece.length) >>> 0
  }
  value(): number {
    return ~this.crc >>> 0
  }
}

const table = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})
