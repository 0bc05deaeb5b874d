import { fold } from '@convostat/engine/words/fold'
import { questionWordsOf, type Spoken, spoken } from './words/question-words.ts'

/** The language that most of a question's own words are of; English where none is. */
export function questionLanguage(question: string): Spoken {
  const words = fold(question).match(/[\p{L}\p{M}']+/gu) ?? []
  let [best, most]: [Spoken, number] = ['en', 0]
  for (const language of spoken) {
    const known = questionWordsOf(language)
    const count = words.filter((word) => known.has(word)).length
    if (count > most) [best, most] = [language, count]
  }
  return best
}
