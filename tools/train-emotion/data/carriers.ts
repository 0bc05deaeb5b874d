import type { Lexicon, Lexicons } from './lexicons.ts'
import type { Row } from './row.ts'
import { hash, splitOf } from './split.ts'
import { labelsOfValence } from './valence.ts'
import { carrierLines, everydayWords, judgingLines, plainWords } from './word-tables.ts'

const WEIGHT = 0.5
const unspaced = new Set(['ja', 'th', 'zh'])
/** Weaker words judge nothing. */
const LEAST_JUDGING = 0.3

/** How often each judging word is in a list of three. */
const LISTS = 3

/**
 * The words of a language's list, each set into some of its sentences: a word alone would teach the model that a person who
 * says few words feels strongly. Languages that are written most have sentences that judge as well, and more for a word;
 * the commonest words are in all of them.
 * A few sentences are without a word that feels.
 */
export function* carriers({ words }: Lexicons): Iterable<Row> {
  for (const [language, plain] of Object.entries(carrierLines)) {
    for (const word of plainWords[language] ?? [''])
      for (const line of plain) yield rowOf(inLine(line, word).trim(), word || line, language, 0)
    const judging = judgingLines[language] ?? []
    const everyday = everydayWords(language)
    for (const [word, valence] of words.get(language) ?? []) {
      const at = hash(word)
      const lines = everyday.has(word) ? [...plain, ...judging] : [plain[at % plain.length]]
      if (!everyday.has(word) && judging.length > 0 && Math.abs(valence) >= LEAST_JUDGING) {
        const first = (at >>> 8) % judging.length
        lines.push(judging[first], judging[(first + 1 + ((at >>> 16) % (judging.length - 1))) % judging.length])
      }
      for (const line of lines)
        yield { ...rowOf(inLine(line, word), word, language, valence), ...(everyday.has(word) && { split: 'train' }) }
    }
    yield* lists(words.get(language) ?? new Map(), language)
  }
}

/** "awful, boring, cheated": words of one sign, so that each is met often enough to be kept. */
function* lists(words: Lexicon, language: string): Iterable<Row> {
  const joint = unspaced.has(language) ? '、' : ', '
  for (const sign of [1, -1])
    for (let k = 0; k < LISTS; k++) {
      const shuffled = [...words]
        .filter(([word, valence]) => valence * sign >= LEAST_JUDGING && splitOf(word) === 'train')
        .map(([word, valence]) => ({ word, valence, at: hash(`${word} ${k}`) }))
        .sort((a, b) => a.at - b.at)
      for (let i = 0; i + 2 < shuffled.length; i += 3) {
        const three = shuffled.slice(i, i + 3)
        const mean = three.reduce((sum, { valence }) => sum + valence, 0) / 3
        const text = three.map(({ word }) => word).join(joint)
        yield { ...rowOf(text, text, language, mean), split: 'train' }
      }
    }
}

function inLine(line: string, word: string): string {
  return line.replace('_', () => word)
}

function rowOf(text: string, word: string, language: string, valence: number): Row {
  return { text, language, source: 'carriers', split: splitOf(word), weight: WEIGHT, ...labelsOfValence(valence) }
}
