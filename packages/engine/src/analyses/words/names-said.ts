/** Which words are people's names. */

import { withoutDirection } from '#analyses/suggestions/direction.ts'
import type { Chat } from '#chat/chat.ts'
import { wordsOfNames } from '#people/words-of-names.ts'

/** Scripts without spaces: of a name written in one, people say the half (`さくら` of `田中さくら`). */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{2,}$/u

/**
 * Says of a folded word whether it is someone's name, as it is shown or as in the file: the whole, a word of it, or of a
 * name without spaces how it begins or ends; also where an apostrophe joins something to it (`tom's`).
 */
export function nameTest(chat: Chat): (word: string) => boolean {
  const names = new Set(wordsOfNames(chat).map(withoutDirection))
  const unspaced = [...names].filter((name) => UNSPACED.test(name))
  return (word) =>
    names.has(word) ||
    (word.includes("'") && word.split("'").some((part) => part.length > 2 && names.has(part))) ||
    (UNSPACED.test(word) && unspaced.some((name) => name.startsWith(word) || name.endsWith(word)))
}
