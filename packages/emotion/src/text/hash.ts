/** Hashes of features: 32 bits, of which the model looks at the lower 22. */

/** The number of buckets features fall into: 2^22. */
const bucketBits = 22
export const buckets = 1 << bucketBits

/** FNV-1a over UTF-16 units, begun with what kind of feature it is. */
export function hashOf(kind: number, text: string): number {
  let hash = seedOf(kind)
  for (let i = 0; i < text.length; i++) hash = stepOf(hash, text.charCodeAt(i))
  return mixed(hash)
}

/** The same of units that are not a string. */
export function hashOfUnits(kind: number, units: Uint16Array, start: number, end: number): number {
  let hash = seedOf(kind)
  for (let i = start; i < end; i++) hash = stepOf(hash, units[i])
  return mixed(hash)
}

/** What a hash begins with, and how it continues with a unit; `mixed` ends it. */
export const seedOf = (kind: number): number => 0x811c9dc5 ^ Math.imul(kind, 0x9e3779b1)
export const stepOf = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193)

/** Two hashes in their order. */
export function hashOfPair(kind: number, first: number, second: number): number {
  return mixed(Math.imul(first, 0x85ebca6b) ^ Math.imul(second + kind, 0xc2b2ae35))
}

/** The bucket of a hash. */
export function bucketOf(hash: number): number {
  return (hash ^ (hash >>> bucketBits)) & (buckets - 1)
}

/** The finalizer of MurmurHash3: every bit comes to depend on every other. */
export function mixed(value: number): number {
  let hash = value ^ (value >>> 16)
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
