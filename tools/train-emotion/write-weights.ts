/** The weights file of src/weights-file.ts, written. */
import type { LanguageFacts } from '@convostat/emotion/model'
import { outputs } from '@convostat/emotion/model'
import { modelVersion } from '@convostat/emotion/model-version'
import { buckets } from '@convostat/emotion/text/hash'
import { checksumOf, type Description, magic, prefixBytes } from '@convostat/emotion/weights-file'
import type { Learned } from './learn.ts'
import type { Quantised } from './quantise.ts'

export function weightsFile(
  { dims, rowOf, rowCount, head, bias, turns }: Learned,
  { scale, step }: Quantised,
  languages: Record<string, LanguageFacts>,
): Uint8Array {
  const order: number[] = []
  const gaps: number[] = []
  let last = -1
  for (let bucket = 0; bucket < buckets; bucket++) {
    if (rowOf[bucket] < 0) continue
    order.push(rowOf[bucket])
    let gap = bucket - last
    for (; gap >= 0x80; gap >>>= 7) gaps.push((gap & 0x7f) | 0x80)
    gaps.push(gap)
    last = bucket
  }
  const nibbles = new Uint8Array((rowCount * dims) / 2)
  for (let k = 0, at = 0; k < dims; k += 2)
    for (const row of order) nibbles[at++] = (step[row * dims + k] + 8) | ((step[row * dims + k + 1] + 8) << 4)
  const description: Description = { version: 1, model: modelVersion, dims, rows: rowCount, gapBytes: gaps.length, languages }
  const text = new TextEncoder().encode(JSON.stringify(description))
  const floats = [head.subarray(0, outputs * dims), bias, turns]
  const size = prefixBytes + text.length + gaps.length + rowCount + nibbles.length + floats.reduce((sum, { length }) => sum + 4 * length, 0)
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  let at = prefixBytes
  for (const part of [text, gaps, order.map((row) => scale[row]), nibbles]) {
    bytes.set(part, at)
    at += part.length
  }
  for (const part of floats)
    for (const value of part) {
      view.setFloat32(at, value, true)
      at += 4
    }
  view.setUint32(0, magic, true)
  view.setUint32(4, text.length, true)
  view.setUint32(8, checksumOf(bytes.subarray(prefixBytes)), true)
  return bytes
}
