/** From the sums of a message's features to what it feels: everything before the last step is linear. */
import { type EmotionModel, lengthFloor, outputs } from './model.ts'
import { groups } from './text/scanner.ts'

/** Turns the sums of all groups (groups x dims) into one, over the length of the message, in `hidden`. */
export function gatherGroups(model: EmotionModel, sums: Float32Array, used: number, square: number, hidden: Float64Array): void {
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
  const most = Math.max(into[0], into[1], into[2])
  const positive = Math.exp(into[0] - most)
  const neutral = Math.exp(into[1] - most)
  const negative = Math.exp(into[2] - most)
  const all = positive + neutral + negative
  into[0] = positive / all
  into[1] = neutral / all
  into[2] = negative / all
  for (let o = 3; o < outputs; o++) into[o] = 1 / (1 + Math.exp(-into[o]))
}
