/** What an opened weights file holds. */
import type { Quality } from './labels.ts'
import { bucketOf } from './text/hash.ts'

export interface LanguageFacts {
  quality: Quality
  /** Of three sentiments, on messages of this language the model was not trained on; null where none had such labels. */
  macroF1: number | null
}

export interface EmotionModel {
  /** By BCP 47 code: the languages the model was judged on. */
  readonly languages: Readonly<Record<string, LanguageFacts>>
  /** Numbers a row has. */
  readonly dims: number
  /** Which of the 2^22 buckets have a row: 32 of them an entry, and how many rows lie before each entry. */
  readonly bits: Uint32Array
  readonly before: Int32Array
  /** Rows: what a step is worth in each, and two 4-bit numbers a byte, 8 meaning 0, row by row. */
  readonly scale: Float32Array
  readonly nibbles: Uint8Array
  /** outputs x dims and a bias each, calibration included: three sentiments, then the inner labels. */
  readonly head: Float32Array
  readonly bias: Float32Array
  /** groups x dims x dims: what being denied, asked, mocked and so on does to a feeling. The first is not used. */
  readonly turns: Float32Array
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

/** Adds the row of a feature, if it has one, to into[at..at + dims). */
export function addRow(model: EmotionModel, hash: number, weight: number, into: Float32Array, at: number): void {
  const row = rowOf(model, hash)
  if (row < 0) return
  const { dims, nibbles, scale } = model
  const size = weight * scale[row]
  for (let k = 0, from = (row * dims) >>> 1; k < dims; k += 2) {
    const both = nibbles[from++]
    into[at + k] += size * ((both & 15) - 8)
    into[at + k + 1] += size * ((both >> 4) - 8)
  }
}

/** The row of a feature, -1 where it has none. */
export function rowOf({ bits, before }: EmotionModel, hash: number): number {
  const bucket = bucketOf(hash)
  const entry = bits[bucket >>> 5]
  const bit = 1 << (bucket & 31)
  if ((entry & bit) === 0) return -1
  return before[bucket >>> 5] + ones(entry & (bit - 1))
}

/** The number of bits set (Hacker's Delight, figure 5-2). */
export function ones(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
