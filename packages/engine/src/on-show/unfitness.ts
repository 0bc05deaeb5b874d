/**
 * How unfit a message is for being shown, as a linear model reads it: what no list of words has, "two plates again, out of habit", is
 * still like lines that are known to be unfit. `tools/train-on-show` learns its weights.
 */
import { wordsOf } from './plain-text.ts'
import weights from './unfitness.json' with { type: 'json' }

/** What the model of feelings reads in a message; without it only the words count. */
export interface Mood {
  readonly score: number
  readonly grave: number
}

/** Places that features are hashed to. */
export const PLACES = 1 << 17
/** A weight is a letter from a to e, this one for 0. */
const ZERO = 'c'.charCodeAt(0)

/**
 * The log odds that a text of `plainText` is unfit: logistic regression over its words, pairs and triples of words, and letters in a
 * row, divided by the root of their number, and over how it feels.
 */
export function unfitness(plain: string, mood: Mood | null): number {
  learned ??= Int8Array.from(weights.words, (letter) => letter.charCodeAt(0) - ZERO)
  const places = placesOf(plain)
  let sum = 0
  for (const place of places) sum += learned[place]
  const ofWords = places.length > 0 ? (weights.step * sum) / Math.sqrt(places.length) : 0
  return weights.bias + ofWords + moodOf(mood).reduce((all, value, i) => all + value * weights.mood[i], 0)
}

let learned: Int8Array | null = null

/** What the model reads of how a message feels: bad, grave, very bad, very grave; nothing where nobody has read it. */
export const moodOf = (mood: Mood | null): readonly number[] =>
  mood === null ? [0, 0, 0, 0] : [-mood.score, mood.grave, 2 * Math.max(0, -mood.score - 0.4), mood.grave > 0.3 ? 1 : 0]

/** The features of a text, each once. */
export function placesOf(plain: string): number[] {
  const words = wordsOf(plain).map((word) => word.replace(/\d/g, '0'))
  const places = new Set<number>()
  for (const [i, word] of words.entries()) {
    places.add(placeOf(`w${word}`))
    if (i > 0) places.add(placeOf(`b${words[i - 1]} ${word}`))
    if (i > 1) places.add(placeOf(`t${words[i - 2]} ${words[i - 1]} ${word}`))
    const whole = `<${word}>`
    for (const size of [3, 4, 5])
      for (let from = 0; from + size <= whole.length; from++) places.add(placeOf(`c${whole.slice(from, from + size)}`))
  }
  return [...places]
}

/** FNV-1a, its bits mixed as in MurmurHash3. */
function placeOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return ((hash ^ (hash >>> 13)) >>> 0) % PLACES
}
