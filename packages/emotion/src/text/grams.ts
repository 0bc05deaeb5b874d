/** Parts of words, by which words that nobody met before are known. */
import type { Token } from './features.ts'
import { mixed, seedOf, stepOf } from './hash.ts'

const gramKind = 2
const gramsWeight = 1.5
/** Of a longer word the beginning makes grams. */
const longest = 28

/** Of the word in units[start..end), between brackets, for which there is a place before it and one after. */
export function addGramsOfWord(token: Token, units: Uint16Array, start: number, end: number): void {
  const last = Math.min(end, start + longest)
  units[start - 1] = 0x3c
  units[last] = 0x3e
  addGrams(token, units, start - 1, last + 1, 2, 5, gramsWeight)
}

/** Of a run without spaces: about two of its characters weigh as much as a word. */
export function addGramsOfRun(token: Token, units: Uint16Array, start: number, end: number): void {
  addGrams(token, units, start, end, 1, 4, gramsWeight * Math.sqrt(Math.max(1, (end - start) / 2)))
}

/** The shortest first; each is hashed from the one it begins with. All of them together weigh `together`, however many they are. */
function addGrams(
  token: Token,
  units: Uint16Array,
  start: number,
  end: number,
  shortest: number,
  longestOf: number,
  together: number,
): void {
  const { features, weights, count: first } = token
  const length = end - start
  const begun = seedOf(gramKind)
  let count = first
  for (let size = shortest; size <= longestOf && size <= length; size++) count += length - size + 1
  for (let from = start; from < end; from++) {
    let hash = begun
    let place = first + from - start
    const most = Math.min(longestOf, end - from)
    for (let size = 1; size <= most; size++) {
      hash = stepOf(hash, units[from + size - 1])
      if (size < shortest) continue
      features[place] = mixed(hash)
      place += length - size + 1
    }
  }
  const weight = together / Math.sqrt(count - first)
  for (let i = first; i < count; i++) weights[i] = weight
  token.count = count
}
