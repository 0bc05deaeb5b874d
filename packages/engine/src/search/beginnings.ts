import type { Dictionary } from '#words/dictionary.ts'

/** The ids of a dictionary's tokens by their first two bytes (counting sort): those of `key` are `ids[start[key] .. start[key + 1])`. */
interface Beginnings {
  readonly start: Uint32Array
  readonly ids: Uint32Array
}

const known = new WeakMap<Dictionary, Beginnings>()

/** The ids of the tokens that begin so, of a dictionary to which nothing is added any more. */
export function idsBeginning(dictionary: Dictionary, prefix: string): number[] {
  const wanted = encoder.encode(prefix)
  const { texts, at } = dictionary.written
  const { start, ids } = beginnings(dictionary)
  const key = (wanted[0] << 8) | (wanted[1] ?? 0)
  const end = start[wanted.length > 1 ? key + 1 : key + 256]
  const found: number[] = []
  for (let place = start[key]; place < end; place++) {
    const id = ids[place]
    const from = at[id]
    if (at[id + 1] - from < wanted.length) continue
    let i = 2
    while (i < wanted.length && texts[from + i] === wanted[i]) i++
    if (i >= wanted.length) found.push(id)
  }
  return found
}

function beginnings(dictionary: Dictionary): Beginnings {
  let found = known.get(dictionary)
  if (!found) {
    found = sorted(dictionary)
    known.set(dictionary, found)
  }
  return found
}

function sorted({ size, written: { texts, at } }: Dictionary): Beginnings {
  const start = new Uint32Array((1 << 16) + 1)
  const keys = new Uint16Array(size)
  for (let id = 0; id < size; id++) {
    const from = at[id]
    keys[id] = (texts[from] << 8) | (at[id + 1] - from > 1 ? texts[from + 1] : 0)
    start[keys[id] + 1]++
  }
  for (let key = 0; key < 1 << 16; key++) start[key + 1] += start[key]
  const next = start.slice()
  const ids = new Uint32Array(size)
  for (let id = 0; id < size; id++) ids[next[keys[id]]++] = id
  return { start, ids }
}

const encoder = new TextEncoder()
