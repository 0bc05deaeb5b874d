import type { Lexicons } from './lexicons.ts'
import { type Negation, negations } from './negator-words.ts'
import type { Row } from './row.ts'
import { hash, splitOf } from './split.ts'
import { labelsOfValence } from './valence.ts'

const WEIGHT = 0.6
/** Weaker words are no news, negated or not. */
const LEAST_VALENCE = 0.35
/** What is not good is rather bad; what is not bad is only a little good. */
const NEGATED_GOOD = -0.6
const NEGATED_BAD = -0.25

/** Each clear word of a language after its negators (or before them), with and without a word between. */
export function* negationRows({ words }: Lexicons): Iterable<Row> {
  for (const [language, negation] of Object.entries(negations))
    for (const [word, valence] of words.get(language) ?? []) {
      if (Math.abs(valence) < LEAST_VALENCE || word.includes(' ')) continue
      const of = valence > 0 ? -0.15 + NEGATED_GOOD * valence : NEGATED_BAD * valence
      for (const text of new Set([0, 1].map((k) => negated(word, negation, hash(`${word}${k}`)))))
        yield { text, language, source: 'negations', split: splitOf(word), weight: WEIGHT, ...labelsOfValence(of) }
    }
}

function negated(word: string, { negators, fillers, isAfter, joint = ' ' }: Negation, at: number): string {
  const negator = negators[at % negators.length]
  const filler = fillers[Math.floor(at / negators.length) % fillers.length]
  const parts = isAfter ? [filler, word, negator] : [negator, filler, word]
  return parts.filter(Boolean).join(joint)
}
