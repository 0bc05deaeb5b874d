/** How people write a keyword. */

import { type Chat, messageText } from '#chat/chat.ts'
import { largest } from '#stats/extremes.ts'
import { fold, foldWithOrigin } from '#words/fold.ts'
import { withoutDirection } from './direction.ts'
import type { Keyword } from './keyword.ts'

/** At most this many messages decide the commonest spelling, and this many characters of each. */
export const MOST_LOOKED_AT = 50
const UNITS = 2000

/**
 * The commonest spelling of a keyword in these rows that contain it, of equal ones the earliest; as it was given where none has it. Without
 * marks of direction. Of many rows every second counts, or every fourth and so on, so that a scan can forget the others.
 */
export function written(chat: Chat, rows: ArrayLike<number>, { text, words }: Keyword): string {
  const folded = words.join(' ')
  const spellings = new Map<string, number>()
  let step = 1
  while (rows.length > step * MOST_LOOKED_AT) step *= 2
  for (let i = 0; i < rows.length; i += step) {
    const spelling = spellingIn(messageText(chat, rows[i]).slice(0, UNITS), folded)
    if (spelling === null) continue
    const shown = withoutDirection(spelling)
    spellings.set(shown, (spellings.get(shown) ?? 0) + 1)
  }
  const most = largest(spellings.values(), 0)
  return [...spellings].find(([, count]) => count === most)?.[0] ?? text
}

/** The first place where a message has these words, nothing but single spaces between its words; null where it is not plain. */
function spellingIn(message: string, wanted: string): string | null {
  const folded = fold(message)
  // Where folding gave or took letters, places in the two no longer agree.
  if (folded.length !== message.length) return spellingByLetters(message, wanted)
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const end = at + wanted.length
    if (LETTER.test(folded[at - 1] ?? '') || LETTER.test(folded[end] ?? '')) continue
    const spelling = message.slice(at, end)
    if (fold(spelling) === wanted) return spelling
  }
  return null
}

function spellingByLetters(message: string, wanted: string): string | null {
  const { text, origin } = foldWithOrigin(message)
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length
    if (LETTER.test(text[at - 1] ?? '') || LETTER.test(text[end] ?? '')) continue
    const spelling = message.slice(origin[at], origin[end])
    if (fold(spelling) === wanted) return spelling
  }
  return null
}

const LETTER = /[\p{L}\p{N}\p{M}]/u
