/** What an opened weights file contains. */
import type { Quality } from './labels.ts'
import { bucketOf } from './text/hash.ts'

export interface LanguageFacts {
  quality: Quality
  /** Of three sentiments, on messages of this language the model was not trained on; null where none had such labels. */
  macroF1: number | null
}

export interface EmotionModel {
  /** Which of the shipped models it is; scores of another are not comparable. */
  readonly version: number
  /** By BCP 47 code: the languages the model was judged on. */
  readonly languages: Readonly<Record<string, LanguageFacts>>
  /** Numbers a row has: a multiple of eight, the last of them 0 where the file has fewer. */
  readonly dims: number
  readonly rowCount: number
  /** Which of the 2^22 buckets have a row: a bit each, 32 a number. Most of what is asked for has none, and looks no further. */
  readonly places: Int32Array
  /** How many rows are before each 32 buckets. */
  readonly before: Int32Array
  /** Rows one after another, each 1 + dims / 8 entries: what a step is worth (a float), and eight signed 4-bit numbers an entry. */
  readonly rows: Int32Array
  /** The same bytes as floats. */
  readonly steps: Float32Array
  /** outputs x dims and a bias each, calibration included: three sentiments, then the inner labels. */
  readonly head: Float64Array
  readonly bias: Float64Array
  /** groups x dims x dims: what being denied, asked or set before a "but" does to a feeling. The first is not used. */
  readonly turns: Float64Array
}

/** Three sentiments, then the inner labels. */
export const outputs = 16

/** Added to the squared length of a message: the fewer features, the less sure. */
export const lengthFloor = 10

/** What a feature made of several tokens weighs. */
export const extraWeight = 1.3

/** A language the model was never judged on is unknown; `pt-BR` is judged as `pt` where it has no entry of its own. */
export function languageQuality(model: EmotionModel, code: string): Quality | 'unknown' {
  const facts = Object.hasOwn(model.languages, code) ? model.languages[code] : model.languages[code.split('-')[0]]
  return facts?.quality ?? 'unknown'
}

/** Adds a row to into[at..at + dims). */
export function addRow({ dims, rows, steps }: EmotionModel, row: number, weight: number, into: Float64Array, at: number): void {
  let from = row * (1 + (dims >>> 3))
  const size = weight * steps[from]
  for (let k = at; k < at + dims; k += 8) {
    const eight = rows[++from]
    into[k] += size * ((eight << 28) >> 28)
    into[k + 1] += size * ((eight << 24) >> 28)
    into[k + 2] += size * ((eight << 20) >> 28)
    into[k + 3] += size * ((eight << 16) >> 28)
    into[k + 4] += size * ((eight << 12) >> 28)
    into[k + 5] += size * ((eight << 8) >> 28)
    into[k + 6] += size * ((eight << 4) >> 28)
    into[k + 7] += size * (eight >> 28)
  }
}

/** The row of a feature, -1 where it has none. */
export function rowOf({ places, before }: EmotionModel, hash: number): number {
  const bucket = bucketOf(hash)
  const entry = bucket >>> 5
  const bits = places[entry]
  const bit = 1 << (bucket & 31)
  return (bits & bit) === 0 ? -1 : before[entry] + ones(bits & (bit - 1))
}

/** The number of bits set (Hacker's Delight, figure 5-2). */
export function ones(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
