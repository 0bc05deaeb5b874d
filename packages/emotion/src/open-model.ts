/** Reads a weights file: what is damaged is refused. */
import { type EmotionModel, ones, outputs } from './model.ts'
import { buckets } from './text/hash.ts'
import { groups } from './text/scanner.ts'
import { checksumOf, type Description, magic, prefixBytes, scaleOf } from './weights-file.ts'

/** The bytes are not a whole weights file of this version. */
export class WeightsError extends Error {
  override name = 'WeightsError'
}

/** @throws {WeightsError} */
export function openModel(weights: Uint8Array): EmotionModel {
  const view = new DataView(weights.buffer, weights.byteOffset, weights.byteLength)
  if (weights.length < prefixBytes || view.getUint32(0, true) !== magic)
    throw new WeightsError(`The weights file of ${weights.length} bytes does not begin as one`)
  const sum = checksumOf(weights.subarray(prefixBytes))
  if (sum !== view.getUint32(8, true)) throw new WeightsError('The weights file is damaged: its checksum differs')
  const { dims, rows, gapBytes, languages, length } = descriptionIn(weights, view.getUint32(4, true))
  const floats = outputs * dims + outputs + groups * dims * dims
  const size = length + gapBytes + rows + (rows * dims) / 2 + floats * 4
  if (size !== weights.length) throw new WeightsError(`The weights file holds ${weights.length} bytes, its parts ${size}`)

  let at = length
  const bits = bitsOf(weights.subarray(at, at + gapBytes), rows)
  at += gapBytes
  const scale = Float32Array.from(weights.subarray(at, at + rows), scaleOf)
  at += rows
  const nibbles = rowByRow(weights.subarray(at, at + (rows * dims) / 2), rows)
  at += nibbles.length
  const take = (count: number): Float32Array => {
    const values = Float32Array.from({ length: count }, (_, i) => view.getFloat32(at + 4 * i, true))
    if (values.some((value) => !Number.isFinite(value))) throw new WeightsError('The weights file holds what is no number')
    at += 4 * count
    return values
  }
  const before = new Int32Array(bits.length)
  for (let i = 1; i < bits.length; i++) before[i] = before[i - 1] + ones(bits[i - 1])
  const [head, bias, turns] = [take(outputs * dims), take(outputs), take(groups * dims * dims)]
  return { languages, dims, bits, before, scale, nibbles, head, bias, turns }
}

function descriptionIn(weights: Uint8Array, length: number): Description & { length: number } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(weights.subarray(prefixBytes, prefixBytes + length))
    const found = JSON.parse(text) as Description
    const { version, dims, rows, gapBytes, languages } = found
    if (version !== 1) throw new WeightsError(`The weights file is of version ${version}, this reads 1`)
    const areCounts = [dims, rows, gapBytes].every((count) => Number.isSafeInteger(count) && count >= 0 && count < 1 << 26)
    if (!areCounts || dims % 2 !== 0 || languages === null || typeof languages !== 'object') throw new Error('counts')
    return { ...found, length: prefixBytes + length }
  } catch (cause) {
    if (cause instanceof WeightsError) throw cause
    throw new WeightsError('The weights file has no description', { cause })
  }
}

/** The file has columns, which compress better; a row that lies together is read eight times as fast. */
function rowByRow(columns: Uint8Array, rows: number): Uint8Array {
  const width = columns.length / Math.max(1, rows)
  const nibbles = new Uint8Array(columns.length)
  for (let column = 0, at = 0; column < width; column++) for (let row = 0; row < rows; row++) nibbles[row * width + column] = columns[at++]
  return nibbles
}

/** Gaps between buckets, 7 bits a byte, the last byte of a gap without its highest bit. */
function bitsOf(gaps: Uint8Array, rows: number): Uint32Array {
  const bits = new Uint32Array(buckets >>> 5)
  let bucket = -1
  let found = 0
  for (let i = 0; i < gaps.length; i++) {
    let gap = 0
    for (let shift = 0; ; shift += 7, i++) {
      gap |= (gaps[i] & 0x7f) << shift
      if (gaps[i] < 0x80 || i >= gaps.length) break
    }
    bucket += gap
    if (gap < 1 || bucket >= buckets) throw new WeightsError('The weights file names a bucket that there is not')
    bits[bucket >>> 5] |= 1 << (bucket & 31)
    found++
  }
  if (found !== rows) throw new WeightsError(`The weights file names ${found} buckets for ${rows} rows`)
  return bits
}
