/** Hashes of features: 32 bits, of which the model looks at the lower 22. */

/** The number of buckets features fall into: 2^22. */
export const bucketBits = 22
export const buckets = 1 << bucketBits

/** FNV-1a over UTF-16 units, begun with what kind of feature it is. */
export function hashOf(kind: number, text: string): number {
  let hash = begun(kind)
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return mixed(hash)
}

const states = new Int32Array(1024)

/** The same for every part of a text that is `shortest` to `longest` long, the shortest first. */
export function partHashes(kind: number, text: string, shortest: number, longest: number, into: number[]): void {
  const first = begun(kind)
  for (let start = 0; start < text.length; start++) states[start] = first
  // Each part is the one before it, a unit longer.
  for (let length = 1; length <= longest; length++)
    for (let start = 0; start + length <= text.length; start++) {
      states[start] = Math.imul(states[start] ^ text.charCodeAt(start + length - 1), 0x01000193)
      if (length >= shortest) into.push(mixed(states[start]))
    }
}

function begun(kind: number): number {
  return 0x811c9dc5 ^ Math.imul(kind, 0x9e3779b1)
}

/** Two hashes in their order. */
export function hashOfPair(kind: number, first: number, second: number): number {
  return mixed(Math.imul(first, 0x85ebca6b) ^ Math.imul(second + kind, 0xc2b2ae35))
}

/** The bucket of a hash. */
export function bucketOf(hash: number): number {
  return (hash ^ (hash >>> bucketBits)) & (buckets - 1)
}

/** The finalizer of MurmurHash3: every bit comes to depend on every other. */
function mixed(value: number): number {
  let hash = value ^ (value >>> 16)
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
