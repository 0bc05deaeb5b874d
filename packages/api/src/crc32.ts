/** Bytes looked up at once. */
const WIDTH = 16

/** The tables one after the other: entry `256 t + b` is what byte `b` does to the remainder with `t` zero bytes behind it. */
const tables = makeTables()

function makeTables(): Uint32Array {
  const made = new Uint32Array(256 * WIDTH)
  for (let byte = 0; byte < 256; byte++) {
    let rest = byte
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
    made[byte] = rest
  }
  for (let i = 256; i < made.length; i++) made[i] = (made[i - 256] >>> 8) ^ made[made[i - 256] & 255]
  return made
}

/**
 * The CRC-32 of zip and gzip, of bytes that come in pieces: `crc32(b, crc32(a))` is that of `a` followed by `b`. Sixteen bytes
 * per step, each with its own table ("slicing by 16", Kounavis and Berry 2005).
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  const t = tables
  const { length } = bytes
  let rest = ~before
  let i = 0
  for (const end = length - (length % WIDTH); i < end; i += WIDTH) {
    rest =
      t[3840 + (bytes[i] ^ (rest & 255))] ^
      t[3584 + (bytes[i + 1] ^ ((rest >>> 8) & 255))] ^
      t[3328 + (bytes[i + 2] ^ ((rest >>> 16) & 255))] ^
      t[3072 + (bytes[i + 3] ^ (rest >>> 24))] ^
      t[2816 + bytes[i + 4]] ^
      t[2560 + bytes[i + 5]] ^
      t[2304 + bytes[i + 6]] ^
      t[2048 + bytes[i + 7]] ^
      t[1792 + bytes[i + 8]] ^
      t[1536 + bytes[i + 9]] ^
      t[1280 + bytes[i + 10]] ^
      t[1024 + bytes[i + 11]] ^
      t[768 + bytes[i + 12]] ^
      t[512 + bytes[i + 13]] ^
      t[256 + bytes[i + 14]] ^
      t[bytes[i + 15]]
  }
  for (; i < length; i++) rest = (rest >>> 8) ^ t[(rest ^ bytes[i]) & 255]
  return ~rest >>> 0
}
