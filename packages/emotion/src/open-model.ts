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
  const { model, dims, rows, gapBytes, languages, length } = descriptionIn(weights, view.getUint32(4, true))
  const floats = outputs * dims + outputs + groups * dims * dims
  const size = length + gapBytes + rows + (rows * dims) / 2 + floats * 4
  if (size !== weights.length) throw new WeightsError(`The weights file holds ${weights.length} bytes, its parts ${size}`)

  let at = length
  const { places, before } = placesOf(weights.subarray(at, at + gapBytes), rows)
  at += gapBytes
  const stepOf = weights.subarray(at, at + rows)
  at += rows
  const nibbles = weights.subarray(at, at + (rows * dims) / 2)
  at += nibbles.length
  const take = (count: number): Float32Array => {
    const values = Float32Array.from({ length: count }, (_, i) => view.getFloat32(at + 4 * i, true))
    if (values.some((value) => !Number.isFinite(value))) throw new WeightsError('The weights file holds what is no number')
    at += 4 * count
    return values
  }
  const [head, bias, turns] = [take(outputs * dims), take(outputs), take(groups * dims * dims)]
  const wide = Math.ceil(dims / 8) * 8
  return {
    version: model,
    languages,
    dims: wide,
    rowCount: rows,
    places,
    before,
    ...rowByRow(stepOf, nibbles, dims, wide),
    head: widened(head, dims, wide),
    bias: Float64Array.from(bias),
    turns: inGroups(widened(turns, dims, wide), dims, wide),
  }
}

/** Neighbours in memory are read together: each row's numbers one after another, two's complement instead of 8 more. */
function rowByRow(stepOf: Uint8Array, nibbles: Uint8Array, dims: number, wide: number): Pick<EmotionModel, 'rows' | 'steps'> {
  const count = stepOf.length
  const perRow = 1 + wide / 8
  const rows = new Int32Array(count * perRow)
  const steps = new Float32Array(rows.buffer)
  const sizes = Float32Array.from({ length: 256 }, (_, byte) => scaleOf(byte))
  for (let row = 0; row < count; row++) steps[row * perRow] = sizes[stepOf[row]]
  for (let k = 0; k < dims; k += 2) {
    const shift = (k & 7) * 4
    for (let row = 0, from = (k / 2) * count, to = 1 + (k >>> 3); row < count; row++, to += perRow)
      rows[to] |= (nibbles[from + row] ^ 0x88) << shift
  }
  return { rows, steps }
}

/** Lines of `dims` numbers as lines of `wide`, zeros at their ends. */
function widened(values: Float32Array, dims: number, wide: number): Float64Array {
  const result = new Float64Array((values.length / dims) * wide)
  for (let i = 0; i < values.length; i++) result[Math.floor(i / dims) * wide + (i % dims)] = values[i]
  return result
}

/** Squares of `dims` lines as squares of `wide`. */
function inGroups(lines: Float64Array, dims: number, wide: number): Float64Array {
  const result = new Float64Array(groups * wide * wide)
  for (let g = 0; g < groups; g++) result.set(lines.subarray(g * dims * wide, (g + 1) * dims * wide), g * wide * wide)
  return result
}

function descriptionIn(weights: Uint8Array, length: number): Description & { length: number } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(weights.subarray(prefixBytes, prefixBytes + length))
    const found = JSON.parse(text) as Description
    const { version, model, dims, rows, gapBytes, languages } = found
    if (version !== 1) throw new WeightsError(`The weights file is of version ${version}, this reads 1`)
    const areCounts = [model, dims, rows, gapBytes].every((count) => Number.isSafeInteger(count) && count >= 0 && count < 1 << 26)
    if (!areCounts || dims % 2 !== 0 || languages === null || typeof languages !== 'object') throw new Error('counts')
    return { ...found, length: prefixBytes + length }
  } catch (cause) {
    if (cause instanceof WeightsError) throw cause
    throw new WeightsError('The weights file has no description', { cause })
  }
}

/** Gaps between buckets, 7 bits a byte, the last byte of a gap without its highest bit. */
function placesOf(gaps: Uint8Array, rows: number): Pick<EmotionModel, 'places' | 'before'> {
  const places = new Int32Array(buckets >>> 5)
  const before = new Int32Array(places.length)
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
    places[bucket >>> 5] |= 1 << (bucket & 31)
    found++
  }
  if (found !== rows) throw new WeightsError(`The weights file names ${found} buckets for ${rows} rows`)
  for (let i = 1; i < places.length; i++) before[i] = before[i - 1] + ones(places[i - 1])
  return { places, before }
}
