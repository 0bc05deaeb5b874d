import type { Range } from '#data/search/message-parts.ts'

/** A longer message is not shown whole in its frame, and has nothing marked. */
const mostUnits = 280
const mostLines = 6

const letter = '[\\p{L}\\p{M}\\p{N}]'

/** Where a word is in a message, in either case and never within another word; undefined where it is not, or the message is long. */
export function rangesOfWord(message: string, word: string): Range[] | undefined {
  if (message.length > mostUnits || message.split('\n').length > mostLines) return undefined
  const written = word.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&')
  const found = message.matchAll(new RegExp(`(?<!${letter}['’-]?)${written}(?!['’-]?${letter})`, 'giu'))
  const ranges = Array.from(found, ({ index, 0: { length } }): Range => [index, index + length])
  return ranges.length > 0 ? ranges : undefined
}
