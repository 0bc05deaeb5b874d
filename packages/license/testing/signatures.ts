/** L, the order of Ed25519's base point: S + L is the same S to a verifier that does not check. */
export const curveOrder = 2n ** 252n + 27_742_317_777_372_353_535_851_937_790_883_648_493n

/** 32 bytes, read as a little-endian number, with an amount added, modulo 2^256. */
export function withLittleEndian(bytes: Uint8Array, amount: bigint): Uint8Array<ArrayBuffer> {
  let sum = amount
  bytes.forEach((byte, i) => {
    sum += BigInt(byte) << BigInt(8 * i)
  })
  return Uint8Array.from(bytes, (_, i) => Number((sum >> BigInt(8 * i)) & 0xffn))
}
