import { joined } from '../joined.ts'

/** What gzip puts around packed bytes (RFC 1952): a header of ten bytes where it has no name, and a trailer. */
const HEADER_BYTES = 10
const TRAILER_BYTES = 8
/** How the header begins: that it is gzip, packed by deflate, and that no other field precedes it. */
const BEGINNING = [0x1f, 0x8b, 8, 0]

export interface Trailer {
  /** CRC-32 of what was packed. */
  crc: number
  /** Of what was packed, in bytes, modulo 2^32. */
  size: number
}

/**
 * Gives what is packed in a gzip stream, piece by piece, each once the one before was taken; and its trailer. Platforms pack
 * as gzip and as raw deflate alike, but only gzip takes the check sum that a zip file needs.
 */
export async function unwrapped(
  from: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  give: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
): Promise<Trailer> {
  let header = HEADER_BYTES
  // The last bytes so far, which may be the trailer.
  let last: Uint8Array<ArrayBuffer> = new Uint8Array(0)
  for (;;) {
    const { done, value } = await from.read()
    if (done) break
    const bytes = value.subarray(Math.min(header, value.length))
    for (let i = 0; i < value.length - bytes.length; i++)
      if (value[i] !== (BEGINNING[HEADER_BYTES - header + i] ?? value[i]))
        throw new Error('what packs does not begin as gzip without a name')
    header -= value.length - bytes.length
    const whole = bytes.length < TRAILER_BYTES ? joined([last, bytes]) : bytes
    if (whole === bytes && last.length > 0) await give(last)
    const sure = Math.max(0, whole.length - TRAILER_BYTES)
    if (sure > 0) await give(whole.subarray(0, sure))
    last = whole.slice(sure)
  }
  if (last.length < TRAILER_BYTES) throw new Error('what packs ended early')
  const view = new DataView(last.buffer, last.byteOffset, TRAILER_BYTES)
  return { crc: view.getUint32(0, true), size: view.getUint32(4, true) }
}
