/** Where in a found message the query's terms stand. */
import { fold, foldWithOrigin } from './fold.ts'
import { pieces, type Term, type WordTerm } from './query.ts'

/** Start and end in UTF-16 units. */
export type Range = [start: number, end: number]

/** The ranges of all that the query asked for, in order, overlapping ones joined. */
export function highlights(message: string, terms: readonly Term[]): Range[] {
  const ranges: Range[] = []
  const found = [...pieces(message)]
  const means = ({ text, isPrefix, isEmoji }: WordTerm, piece: (typeof found)[number]): boolean =>
    isEmoji === piece.isEmoji && (isPrefix ? piece.text.startsWith(text) : piece.text === text)
  for (const term of terms) {
    if (term.isExcluded) continue
    if (term.kind === 'words')
      for (let i = 0; i + term.words.length <= found.length; i++) {
        if (term.words.every((word, step) => means(word, found[i + step])))
          ranges.push([found[i].start, found[i + term.words.length - 1].end])
      }
    if (term.kind === 'substring' || (ranges.length === 0 && fold(message).includes(term.text)))
      ranges.push(...substringRanges(message, term.text))
  }
  return joined(ranges)
}

function substringRanges(message: string, text: string): Range[] {
  const { text: folded, origin } = foldWithOrigin(message)
  const ranges: Range[] = []
  for (let at = folded.indexOf(text); at >= 0 && text !== ''; at = folded.indexOf(text, at + text.length)) {
    ranges.push([origin[at], endOf(origin, at + text.length)])
  }
  return ranges
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
