import { reported } from '#languages/reported.ts'
import { type Wishes, wishes } from '#languages/wishes.ts'
import { holds, spaced } from './spaced-phrases.ts'

/** What ends a part of a sentence. */
const PARTS = /[\n.,;:!?\u2026\u061f\u060c\u061b\u0964\u3001\u3002\uff01\uff0c\uff1f\uff1b\uff1a()\u2014\u2013]|\p{Extended_Pictographic}/u

/**
 * Says whether a message that contains wishes speaks of them only: wherever one is, that part of the sentence says that
 * someone said or sang it, or that it is for someone who is not here. Sentences are read in the language of the wish.
 */
export function reportedIn(languages: readonly string[], kinds: readonly (keyof Wishes)[]): (message: string) => boolean {
  const spoken = languages.flatMap((language) => {
    const phrases = kinds.flatMap((kind) => wishes[language]?.[kind] ?? []).map(spaced)
    // What is written so in any language is English, and may be in a sentence of another.
    const marks = language === 'und' ? [...new Set(['en', ...languages])].flatMap(marksOf) : marksOf(language)
    return phrases.length === 0 ? [] : [{ phrases, marks }]
  })
  return (message) => {
    const parts = message.split(PARTS).map(spaced)
    let isWished = false
    let isReported = false
    for (const { phrases, marks } of spoken) {
      for (const part of parts) {
        if (!phrases.some((phrase) => holds(part, phrase))) continue
        if (marks.some((mark) => holds(part, mark))) isReported = true
        else isWished = true
      }
    }
    return isReported && !isWished
  }
}

const marksOf = (language: string): string[] => (reported[language] ?? []).map(spaced)
