/**
 * The y coordinates of Ed25519's points of small order, and the spellings of them that are not reduced modulo
 * p = 2^255 - 19, as 32 little-endian bytes without the sign bit. With one of them as public key, anyone can make a
 * signature that some platforms accept for any message. The list is libsodium's (ge25519_has_small_order).
 */
const smallOrder = new Set([
  // 0: order 4
  '0000000000000000000000000000000000000000000000000000000000000000',
  // 1: order 1
  '0100000000000000000000000000000000000000000000000000000000000000',
  // order 8
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  // p - 1: order 2
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  // p and p + 1 are 0 and 1 again
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
])

/** Whether 32 bytes of a public key are a point of small order, which is nobody's key. */
export function isSmallOrder(pub: Uint8Array): boolean {
  const unsigned = pub.map((byte, i) => (i === 31 ? byte & 0x7f : byte))
  return smallOrder.has(Array.from(unsigned, (byte) => byte.toString(16).padStart(2, '0')).join(''))
}
