/** From the sums of a message's features to what it feels: everything before the last step is linear. */
import { type EmotionModel, lengthFloor, outputs } from './model.ts'
import { groups } from './text/scanner.ts'

/** Turns the sums of all groups (groups x dims) into one, over the length of the message, in `hidden`. */
export function gatherGroups(model: EmotionModel, sums: Float64Array, used: number, square: number, hidden: Float64Array): void {
  const { dims, turns } = model
  for (let k = 0; k < dims; k++) hidden[k] = sums[k]
  for (let g = 1; g < groups; g++)
    if ((used & (1 << g)) !== 0)
      for (let k = 0; k < dims; k++) {
        let sum = 0
        for (let j = 0, from = (g * dims + k) * dims; j < dims; j++) sum += turns[from + j] * sums[g * dims + j]
        hidden[k] += sum
      }
  const scale = 1 / Math.sqrt(square + lengthFloor)
  for (let k = 0; k < dims; k++) hidden[k] *= scale
}

/** Calibrated probabilities: the first three sum to 1, each of the others is its own. */
export function probabilities(model: EmotionModel, hidden: Float64Array, into: Float64Array): void {
  const { dims, head, bias } = model
  for (let o = 0, from = 0; o < outputs; o++) {
    let sum = bias[o]
    for (let k = 0; k < dims; k++) sum += head[from++] * hidden[k]
    into[o] = sum
  }
  normalise(into)
}

/** Logits to probabilities, in place. */
export function normalise(logits: Float64Array): void {
  const most = Math.max(logits[0], logits[1], logits[2])
  const positive = expOfMinus(most - logits[0])
  const neutral = expOfMinus(most - logits[1])
  const negative = expOfMinus(most - logits[2])
  const share = 1 / (positive + neutral + negative)
  logits[0] = positive * share
  logits[1] = neutral * share
  logits[2] = negative * share
  // Fetched once for all: a bundle makes variables of what is constant here.
  const [entries, end, perUnit] = [table, tableEnd, steps]
  for (let o = 3; o < outputs; o++) {
    const value = logits[o]
    const at = value > -end ? (value < end ? (value + end) * perUnit : 2 * end * perUnit) : 0
    const entry = at | 0
    const below = entries[entry]
    logits[o] = below + (at - entry) * (entries[entry + 1] - below)
  }
}

// Sigmoids are read from a table, between two of whose entries it is a line: off by less than 0.00002, and five times as fast. Its 12 KB
// leave room beside them in the memory nearest to the processor.
const tableEnd = 12
const steps = 64
const table = Float64Array.from({ length: 2 * tableEnd * steps + 2 }, (_, i) => 1 / (1 + Math.exp(tableEnd - i / steps)))

// Powers of e from a table, and between two of its entries the first terms of their series: off by less than a twentieth of
// a millionth of itself (1/24 of the fourth power of a step). What is beyond the table is nothing.
const expSteps = 32
const expEnd = 30
const powers = Float64Array.from({ length: expEnd * expSteps }, (_, i) => Math.exp(-i / expSteps))

/** e to the power of minus `value`, which is not a negative number. */
function expOfMinus(value: number): number {
  if (value >= expEnd) return 0
  const entry = (value * expSteps) | 0
  const rest = value - entry / expSteps
  return powers[entry] * (1 - rest * (1 - rest * (1 / 2 - rest * (1 / 6))))
}

/** groups x outputs x dims: from the sum of a group's rows straight to the logits. */
export function projections({ dims, head, turns }: EmotionModel): Float64Array {
  const all = new Float64Array(groups * outputs * dims)
  for (let g = 0; g < groups; g++)
    for (let o = 0; o < outputs; o++)
      for (let j = 0; j < dims; j++) {
        let sum = 0
        for (let k = 0; k < dims; k++) sum += head[o * dims + k] * (g === 0 ? (k === j ? 1 : 0) : turns[(g * dims + k) * dims + j])
        all[(g * outputs + o) * dims + j] = sum
      }
  return all
}

/** The inner product of a line of `a` and the whole of `b`, a multiple of eight numbers: four sums do not wait for each other. */
export function dot(a: Float64Array, from: number, b: Float64Array): number {
  let first = 0
  let second = 0
  let third = 0
  let fourth = 0
  for (let k = 0; k < b.length; k += 4, from += 4) {
    first += a[from] * b[k]
    second += a[from + 1] * b[k + 1]
    third += a[from + 2] * b[k + 2]
    fourth += a[from + 3] * b[k + 3]
  }
  return first + second + (third + fourth)
}
