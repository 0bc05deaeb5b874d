import type { Chat } from '#chat/chat.ts'
import { asWritten } from '#chat/column.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { top } from '#stats/top.ts'
import { type LanguagesWritten, languagesWritten } from './author-languages.ts'
import type { Feelings, LanguageRead } from './feelings.ts'

/** The languages that scored messages are in, most messages first, and who writes them. */
export function languagesRead(
  chat: Chat,
  isScored: (row: number) => boolean,
  { codes, languageAt }: LanguagesWritten,
  quality: (language: string) => LanguageRead['quality'],
  { from, to, authors }: Selection = everything(chat),
): LanguageRead[] {
  const { author, participants } = chat
  const messages = codes.map(() => new Uint32Array(participants.length))
  for (let row = from; row < to; row++) {
    if (authors !== null && authors[author[row]] === 0) continue
    if (isScored(row)) messages[languageAt(row)][author[row]]++
  }
  return codes
    .map((language, place) => ({
      language,
      authors: Array.from(top(messages[place]), (person) => participants[person]),
      messages: messages[place].reduce((sum, each) => sum + each, 0),
      quality: quality(language),
    }))
    .filter((language) => language.messages > 0)
    .sort((a, b) => b.messages - a.messages || (a.language < b.language ? -1 : 1))
}

/** Those of a part of the chat. The language of a message is judged by all that its author writes, by the names in the file. */
export function languagesWithin(chat: Chat, { score, languages }: Feelings, selection: Selection): LanguageRead[] {
  const isAll = selection.authors === null && selection.from === 0 && selection.to === chat.count
  // What was read as a whole names the people of the file.
  if (isAll && asWritten(chat) === chat) return [...languages]
  const qualities = new Map(languages.map(({ language, quality }) => [language, quality]))
  const quality = (language: string): LanguageRead['quality'] => qualities.get(language) ?? 'unknown'
  return languagesRead(chat, (row) => !Number.isNaN(score[row]), languagesWritten(asWritten(chat)), quality, selection)
}
