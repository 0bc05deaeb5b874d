import { carrierLines, plainWords } from './carrier-lines.ts'
import type { Lexicons } from './lexicons.ts'
import type { Row } from './row.ts'
import { hash, splitOf } from './split.ts'
import { labelsOfValence } from './valence.ts'

const WEIGHT = 0.5

/**
 * The words of a language's list, each set into two of its sentences: a word alone would teach the model that whoever
 * says few words feels strongly. A third of the sentences stands without a word that feels.
 */
export function* carriers({ words }: Lexicons): Iterable<Row> {
  for (const [language, lines] of Object.entries(carrierLines)) {
    for (const word of plainWords[language] ?? [''])
      for (const line of lines) yield rowOf(line.replace('_', word).trim(), word || line, language, 0)
    for (const [word, valence] of words.get(language) ?? []) {
      const first = hash(word)
      const step = 1 + (first % (lines.length - 1))
      for (const at of [first, first + step])
        yield rowOf(
          lines[at % lines.length].replace('_', () => word),
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
