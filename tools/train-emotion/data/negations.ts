import type { Lexicons } from './lexicons.ts'
import type { Row, Split } from './row.ts'
import { hash, splitOf } from './split.ts'
import { labelsOfValence } from './valence.ts'
import { denyingLines, everydayWords, type Negation, negations, neverSoLines } from './word-tables.ts'

const WEIGHT = 0.6
/** Weaker words are not news, negated or not. */
const LEAST_VALENCE = 0.35
/** What is not good is rather bad; what is not bad is only a little good. */
const NEGATED_GOOD = -0.6
const NEGATED_BAD = -0.25
/** Of clear words, one in this many was never so true. */
const NEVER_SO = 3
const LEAST_NEVER_SO = 0.55

/**
 * Each clear word of a language after its negators (or before them), with and without a word between; in a sentence
 * that denies it, where the language has some (the commonest words in all of these); and some in sentences that only
 * seem to.
 */
export function* negationRows({ words }: Lexicons): Iterable<Row> {
  for (const [language, negation] of Object.entries(negations)) {
    const everyday = everydayWords(language)
    for (const [word, valence] of words.get(language) ?? []) {
      if (Math.abs(valence) < LEAST_VALENCE || word.includes(' ')) continue
      const of = valence > 0 ? -0.15 + NEGATED_GOOD * valence : NEGATED_BAD * valence
      const texts = [0, 1].map((k) => negated(word, language, negation, hash(`${word}${k}`)))
      const denying = denyingLines[language] ?? []
      if (everyday.has(word)) texts.push(...denying.map((line) => inLine(line, word)))
      else if (denying.length > 0) texts.push(inOneOf(denying, word))
      const split = everyday.has(word) ? 'train' : splitOf(word)
      for (const text of new Set(texts)) yield rowOf(text, split, language, of)
      if (neverSoLines[language] && Math.abs(valence) >= LEAST_NEVER_SO && hash(`${word} so`) % NEVER_SO === 0)
        yield rowOf(inOneOf(neverSoLines[language], word), split, language, Math.sign(valence))
    }
  }
}

function rowOf(text: string, split: Split, language: string, valence: number): Row {
  return { text, language, source: 'negations', split, weight: WEIGHT, ...labelsOfValence(valence) }
}

function inOneOf(lines: readonly string[], word: string): string {
  return inLine(lines[hash(`${word} in`) % lines.length], word)
}

function inLine(line: string, word: string): string {
  return line.replace('_', () => word)
}

function negated(word: string, language: string, { negators, fillers, isAfter, joint = ' ' }: Negation, at: number): string {
  if (language === 'ja' && isAdjective(word)) return word.slice(0, -1) + deniedEndings[at % deniedEndings.length]
  const negator = negators[at % negators.length]
  const filler = fillers[Math.floor(at / negators.length) % fillers.length]
  const parts = isAfter ? [filler, word, negator] : [negator, filler, word]
  return parts.filter(Boolean).join(joint)
}

/** Japanese adjectives take the negator into their ending: 楽しい, 楽しくない. */
const deniedEndings = ['くない', 'くなかった', 'くないよ', 'くないし', 'くなかったです', 'くありません']

const isAdjective = (word: string): boolean => word.length > 1 && /(?<!きれ|嫌|ぐら|みた)い$/u.test(word)
