/** Where in a found message the query's terms are. */
import { foldWithOrigin } from '#words/fold.ts'
import type { Term } from './query.ts'
import { occurrences } from './substring.ts'
import { finderOf, looseFinderOf, type Place, type WordTerm } from './words-in.ts'

/** Start and end in UTF-16 units. */
export type Range = [start: number, end: number]

/** No more of a message than this is marked: nobody reads on, and marks cost far more than the text. */
const MARKED_UNITS = 20_000

/** The ranges of all that the query asked for, in order, overlapping ones joined. */
export function highlights(message: string, terms: readonly Term[]): Range[] {
  const wanted = terms.filter(({ isExcluded }) => !isExcluded)
  if (wanted.length === 0) return []
  const { text, origin } = foldWithOrigin(message.slice(0, MARKED_UNITS))
  const ranges: Range[] = []
  for (const term of wanted) {
    for (const [at, size] of term.kind === 'words'
      ? wordsIn(text, term.words)
      : occurrences(text, term.text).map((at): Place => [at, term.text.length]))
      ranges.push([origin[at], endOf(origin, at + size)])
  }
  return joined(ranges)
}

function wordsIn(text: string, words: readonly WordTerm[]): Place[] {
  for (const finder of [finderOf, looseFinderOf]) {
    const found = finder(words)(text)
    if (found.length > 0) return found
  }
  // A phrase that runs into a link, where other words are between.
  return words.length > 1 ? words.flatMap((word) => wordsIn(text, [word])) : []
}

/** The end of the letter that the unit before `at` came from. */
function endOf(origin: readonly number[], at: number): number {
  const last = origin[at - 1]
  let next = at
  while (next < origin.length - 1 && origin[next] === last) next++
  return origin[next]
}

function joined(ranges: Range[]): Range[] {
  const result: Range[] = []
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const before = result.at(-1)
    if (before && start <= before[1]) before[1] = Math.max(before[1], end)
    else result.push([start, end])
  }
  return result
}
