import type { Chat } from '#chat/chat.ts'
import { column } from '#chat/column.ts'
import { classicFirsts } from '#languages/classic-firsts.ts'
import { wishes } from '#languages/wishes.ts'
import { commonestWords, everydayIn } from './everyday.ts'
import { languagesHere } from './everyday-here.ts'
import { joined, keywordFrom } from './keyword.ts'

/**
 * Says whether a phrase is a chat's own: that a word of it is in no table of what people say elsewhere, that it neither
 * begins nor ends with one that every sentence needs, and that it is not a wish and no other classic first. Null where no table
 * has what people say elsewhere in the chat's language.
 */
export const ownPhrasesOf: (chat: Chat) => ((phrase: string) => boolean) | null = column((chat) => {
  const languages = languagesHere(chat)
  const everyday = everydayIn(languages)
  if (!everyday) return null
  const needed = commonestWords(languages)
  return (phrase) => {
    const { words } = keywordFrom(phrase)
    const isPlain = [words[0], words[words.length - 1]].every((word) => !needed.has(word))
    return isPlain && words.some((word) => everyday.of(word) === null) && !isWish(words)
  }
})

/** Whether folded words are a wish or another classic first, in any language. */
export const isWish = (words: readonly string[]): boolean => everybodys().has(joined(words))

let known: ReadonlySet<string> | null = null

/** What people say everywhere, in any language. */
function everybodys(): ReadonlySet<string> {
  known ??= new Set(
    [...Object.values(classicFirsts), ...Object.values(wishes).flatMap((of) => Object.values(of))]
      .flat()
      .map((phrase) => joined(keywordFrom(phrase).words)),
  )
  return known
}
