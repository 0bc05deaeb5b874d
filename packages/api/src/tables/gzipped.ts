/** What gzip puts around packed bytes (RFC 1952): ten bytes in front where it is told no name, and behind them a check sum and the size. */
const FRONT = 10
const BEHIND = 8
/** How it begins: that it is gzip, packed by deflate, and that nothing else is told in front. */
const BEGINNING = [0x1f, 0x8b, 8, 0]

export interface Told {
  /** CRC-32 of what was packed. */
  crc: number
  /** Of what was packed, in bytes, modulo 2^32. */
  size: number
}

/**
 * Gives what is packed in a gzip stream, piece by piece, each once the one before was taken; and what gzip tells of it. Platforms pack
 * as gzip and as raw deflate alike, but only gzip takes the check sum that a zip file needs.
 */
export async function unwrapped(
  from: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  give: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
): Promise<Told> {
  let front = FRONT
  // The last bytes so far, which may be those behind.
  let last: Uint8Array<ArrayBuffer> = new Uint8Array(0)
  for (;;) {
    const { done, value } = await from.read()
    if (done) break
    const bytes = value.subarray(Math.min(front, value.length))
    for (let i = 0; i < value.length - bytes.length; i++)
      if (value[i] !== (BEGINNING[FRONT - front + i] ?? value[i])) throw new Error('what packs does not begin as gzip without a name')
    front -= value.length - bytes.length
    const whole = bytes.length < BEHIND ? joined(last, bytes) : bytes
    if (whole === bytes && last.length > 0) await give(last)
    const sure = Math.max(0, whole.length - BEHIND)
    if (sure > 0) await give(whole.subarray(0, sure))
    last = whole.slice(sure)
  }
  if (last.length < BEHIND) throw new Error('what packs ended early')
  const view = new DataView(last.buffer, last.byteOffset, BEHIND)
  return { crc: view.getUint32(0, true), size: view.getUint32(4, true) }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}
