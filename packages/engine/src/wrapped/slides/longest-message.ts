import { writingStyle } from '../../analyses/words/writing-style.ts'
import { day } from '../../columns/day.ts'
import type { Finder } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** A message of so many characters, or so many median ones, is long. */
const LONG = 160
const MEDIANS = 4

/** The longest message, against the median one. */
export const longestMessage: Finder = ({ chat, selection }) => {
  const { longest, medianLength, texts } = writingStyle(chat, selection).everyone
  if (longest === null || medianLength === null) return null
  const { row, length } = longest
  return {
    content: {
      kind: 'longest_message',
      figure: length,
      unit: 'characters',
      metric: 'style',
      people: [{ name: chat.participants[chat.author[row]], value: length }],
      day: day(chat)[row],
      row,
      facts: { usual: medianLength, messages: texts },
    },
    theme: 'words',
    score: 0.45 * standsOut(length, Math.max(LONG, MEDIANS * medianLength)),
  }
}
