import { carrierLines, plainWords } from './carrier-lines.ts'
import { judgingLines } from './judging-lines.ts'
import type { Lexicons } from './lexicons.ts'
import type { Row } from './row.ts'
import { hash, splitOf } from './split.ts'
import { labelsOfValence } from './valence.ts'

const WEIGHT = 0.5
/** Weaker words judge nothing. */
const LEAST_JUDGING = 0.3

/**
 * The words of a language's list, each set into some of its sentences: a word alone would teach the model that whoever
 * says few words feels strongly. Languages that are written most have sentences that judge as well, and more for a word.
 * A few sentences stand without a word that feels.
 */
export function* carriers({ words }: Lexicons): Iterable<Row> {
  for (const [language, plain] of Object.entries(carrierLines)) {
    for (const word of plainWords[language] ?? [''])
      for (const line of plain) yield rowOf(line.replace('_', word).trim(), word || line, language, 0)
    const judging = judgingLines[language] ?? []
    for (const [word, valence] of words.get(language) ?? []) {
      const at = hash(word)
      const lines = [plain[at % plain.length]]
      if (judging.length > 0 && Math.abs(valence) >= LEAST_JUDGING) {
        const first = (at >>> 8) % judging.length
        lines.push(judging[first], judging[(first + 1 + ((at >>> 16) % (judging.length - 1))) % judging.length])
      }
      for (const line of lines)
        yield rowOf(
          line.replace('_', () => word),
          word,
          language,
          valence,
        )
    }
  }
}

function rowOf(text: string, word: string, language: string, valence: number): Row {
  return { text, language, source: 'carriers', split: splitOf(word), weight: WEIGHT, ...labelsOfValence(valence) }
}
