import { original } from '#data/masking/masking.ts'
import type { Range } from '#data/search/message-parts.ts'

/**
 * A text as it is compared: without case, without accents, width and ligatures undone. `at` has, for every unit of it,
 * where in the text it comes from.
 */
function folded(text: string): { fold: string; at: number[] } {
  let fold = ''
  const at: number[] = []
  let from = 0
  for (const character of text) {
    const plain = foldOf(character)
    for (let i = 0; i < plain.length; i++) at.push(from)
    fold += plain
    from += character.length
  }
  return { fold, at }
}

/** The same without the places, in one step. */
export const foldOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')

/** The words to look for: each must be somewhere, even within another. */
export const wordsOf = (query: string): string[] => [...new Set(foldOf(query).split(/\s+/))].filter((word) => word !== '')

/** Where in a text these words are, in UTF-16 units, in order and apart from one another. */
export function rangesOf(text: string, words: readonly string[]): Range[] {
  if (words.length === 0) return []
  // A covered text has its own units.
  const { fold, at } = folded(original(text))
  const found: Range[] = []
  for (const word of words) {
    for (let i = fold.indexOf(word); i >= 0; i = fold.indexOf(word, i + word.length)) {
      found.push([at[i], endOf(original(text), at[i + word.length - 1])])
    }
  }
  return joined(found.sort((a, b) => a[0] - b[0] || a[1] - b[1]))
}

/** The end of the character that begins here, with the marks that stand on it. */
function endOf(text: string, start: number): number {
  const [character] = /^.\p{M}*/su.exec(text.slice(start)) ?? ['']
  return start + Math.max(1, character.length)
}

function joined(ranges: readonly Range[]): Range[] {
  const apart: Range[] = []
  for (const [from, to] of ranges) {
    const last = apart.at(-1)
    if (last && from <= last[1]) apart[apart.length - 1] = [last[0], Math.max(last[1], to)]
    else apart.push([from, to])
  }
  return apart
}
