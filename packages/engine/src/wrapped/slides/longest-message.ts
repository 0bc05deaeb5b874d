import { isWritten } from '#analyses/words/counts.ts'
import { day } from '#columns/day.ts'
import { length } from '#columns/length.ts'
import { quantiles } from '#stats/quantile.ts'
import type { Finder, Scope } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** A message of this many characters, or this many median ones, is long. */
const LONG = 160
const MEDIANS = 4

/** The longest message, the earliest of several, against the median one. */
export const longestMessage: Finder = (scope) => {
  const { chat } = scope
  const { row, texts } = longestOf(scope)
  if (row < 0) return null
  const figure = length(chat)[row]
  const [usual] = quantiles(texts, [0.5])
  return {
    content: {
      kind: 'longest_message',
      figure,
      unit: 'characters',
      metric: 'style',
      people: [{ name: chat.participants[chat.author[row]], value: figure }],
      day: day(chat)[row],
      row,
      facts: { usual, messages: texts.length },
    },
    theme: 'words',
    score: 0.6 * standsOut(figure, Math.max(LONG, MEDIANS * usual)),
  }
}

/** The row of the longest text or caption, −1 without any, and how long each is: no more of its style is needed. */
function longestOf({ chat, selection: { from, to, authors } }: Scope): { row: number; texts: Uint32Array } {
  const { author, kind } = chat
  const lengths = length(chat)
  const texts = new Uint32Array(to - from)
  let size = 0
  let longest = -1
  for (let row = from; row < to; row++) {
    if (lengths[row] === 0 || isWritten[kind[row]] === 0 || (authors !== null && authors[author[row]] === 0)) continue
    texts[size++] = lengths[row]
    if (longest < 0 || lengths[row] > lengths[longest]) longest = row
  }
  return { row: longest, texts: texts.subarray(0, size) }
}
