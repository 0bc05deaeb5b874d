const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let bits = byte
  for (let i = 0; i < 8; i++) bits = bits & 1 ? (bits >>> 1) ^ 0xedb88320 : bits >>> 1
  return bits >>> 0
})

/** The CRC-32 of zip archives, of bytes that come in pieces: `crc32(b, crc32(a))` is that of `a` followed by `b`. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before
  for (let i = 0; i < bytes.length; i++) crc = table[(crc ^ bytes[i]) & 0xff] ^ (crc >>> 8)
  return ~crc >>> 0
}
