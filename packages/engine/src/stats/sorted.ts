/** Sorted values, ascending: finding a place among them, and what several lists have in common. */

/** The index of the first that is `value` or more; how many there are where all are less. A binary search, from `from` on. */
export function firstAtOrAfter<T extends number | string>(sorted: ArrayLike<T>, value: T, from = 0, to = sorted.length): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle] < value) low = middle + 1
    else high = middle
  }
  return low
}

/** The same from a place that is likely near: steps that double, then the binary search (Bentley and Yao 1976). */
export function gallop(sorted: Uint32Array, value: number, from: number): number {
  const size = sorted.length
  if (from >= size || sorted[from] >= value) return from
  let step = 1
  let at = from
  while (at + step < size && sorted[at + step] < value) {
    at += step
    step *= 2
  }
  return firstAtOrAfter(sorted, value, at + 1, Math.min(at + step, size))
}

/** At which places of a list some of its values are. */
export function placesOf(some: Uint32Array, all: Uint32Array): Uint32Array {
  const places = new Uint32Array(some.length)
  for (let i = 0, place = 0; i < some.length; i++) {
    place = gallop(all, some[i], place)
    places[i] = place
  }
  return places
}

/** What is in `a` and not in `b`. */
export function difference(a: Uint32Array, b: Uint32Array): Uint32Array {
  const rest = new Uint32Array(a.length)
  let size = 0
  let j = 0
  for (let i = 0; i < a.length; i++) {
    const value = a[i]
    j = gallop(b, value, j)
    if (b[j] !== value) rest[size++] = value
  }
  return rest.subarray(0, size)
}

/** What is in either list, once. */
export function union(a: Uint32Array, b: Uint32Array): Uint32Array {
  const all = new Uint32Array(a.length + b.length)
  let size = 0
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    const value = j === b.length || a[i] < b[j] ? a[i] : b[j]
    if (a[i] === value) i++
    if (b[j] === value) j++
    all[size++] = value
  }
  return all.subarray(0, size)
}
