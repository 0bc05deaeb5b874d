import type { Chat } from '#chat/chat.ts'
import { asWritten } from '#chat/column.ts'
import { languagesWritten } from './author-languages.ts'
import type { Feelings, LanguageRead } from './feelings.ts'

/** The language of a message, and how well the model reads it: null where that is not stated. */
export interface HowWellRead {
  readonly language: string
  readonly quality: LanguageRead['quality'] | null
}

/** Says it of each row. */
export function howWellRead(chat: Chat, { languages }: Feelings): (row: number) => HowWellRead {
  const qualities = new Map(languages.map(({ language, quality }) => [language, quality]))
  const { codes, languageAt } = languagesWritten(asWritten(chat))
  return (row) => {
    const language = codes[languageAt(row)]
    return { language, quality: qualities.get(language) ?? null }
  }
}
