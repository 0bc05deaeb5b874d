/**
 * Makes probabilities of what was learned (Platt, 1999; Guo et al., 2017): one temperature and three shifts for the
 * sentiments, a slope and a shift for each inner label, fitted on held-back samples that are mixed as chats are.
 */
import { outputs } from '@convostat/emotion/model'
import type { Gathered } from './gather.ts'
import { type Learned, logitsOf } from './learn.ts'

/**
 * Shares of positive, neutral and negative among the messages it is calibrated to. Most lines in a chat are neutral, and
 * plain enough to be seen as such even so; with more neutral in the mix half of what is felt goes unseen.
 */
const mix = [0.345, 0.305, 0.35]

/**
 * The same for the inner labels, whose probabilities are summed over a chat: there most messages are plain, and what
 * they are taken to feel by mistake must not outweigh what is felt in the others.
 */
const labelMix = [0.2, 0.65, 0.15]

/** Made of word lists: they are not messages anyone wrote. */
const madeUp = ['carriers', 'negations', 'emoji']
/** Films are further from chats than comments are. */
const sourceWeight = (source: string): number => (source.startsWith('xed') ? 0.5 : source === 'seeds' ? 3 : 1)

/** The same model with head and bias so that its probabilities are to be believed. */
export function calibrated(
  learned: Learned,
  { corpus, dev, source }: Pick<Gathered, 'corpus' | 'dev' | 'source'>,
  log: (text: string) => void,
): Learned {
  const samples = dev.filter((sample) => !madeUp.includes(source[sample]))
  const perSource = new Map<string, number>()
  for (const sample of samples) perSource.set(source[sample], (perSource.get(source[sample]) ?? 0) + 1)
  // No set outweighs the others by its size alone.
  const weights = Float64Array.from(samples, (sample) => sourceWeight(source[sample]) / Math.sqrt(perSource.get(source[sample]) as number))
  const logits = new Float64Array(samples.length * outputs)
  const one = new Float64Array(outputs)
  for (const [i, sample] of samples.entries()) {
    logitsOf(learned, corpus, sample, one)
    logits.set(one, i * outputs)
  }
  const target = (i: number, output: number): number => corpus.target.values[samples[i] * outputs + output]

  const chatWeights = mixed(weights, target, labelMix)
  const head = learned.head.slice()
  const bias = learned.bias.slice()
  const { slope, shifts } = sentimentFit(samples.length, logits, weights, target)
  log(`sentiment: temperature ${(1 / slope).toFixed(3)}, shifts ${shifts.map((shift) => shift.toFixed(3)).join(' ')}`)
  for (let o = 0; o < 3; o++) scaleOutput(head, bias, learned.dims, o, slope, shifts[o])
  for (let o = 3; o < outputs; o++) {
    const { slope, shift } = labelFit(samples.length, logits, chatWeights, o, target)
    scaleOutput(head, bias, learned.dims, o, slope, shift)
    log(`label ${o - 3}: slope ${slope.toFixed(3)}, shift ${shift.toFixed(3)}`)
  }
  return { ...learned, head, bias }
}

/** Weights by which the sentiments come in these shares; where none is known a sample weighs what it did. */
function mixed(weights: Float64Array, target: (i: number, output: number) => number, shares: readonly number[]): Float64Array {
  const classWeight = [0, 0, 0]
  let all = 0
  for (const [i, weight] of weights.entries()) {
    if (Number.isNaN(target(i, 0))) continue
    all += weight
    for (let o = 0; o < 3; o++) classWeight[o] += weight * target(i, o)
  }
  const factor = shares.map((share, o) => (share * all) / classWeight[o])
  return weights.map((weight, i) =>
    Number.isNaN(target(i, 0)) ? weight : weight * (factor[0] * target(i, 0) + factor[1] * target(i, 1) + factor[2] * target(i, 2)),
  )
}

function scaleOutput(head: Float32Array, bias: Float32Array, dims: number, output: number, slope: number, shift: number): void {
  for (let k = 0; k < dims; k++) head[output * dims + k] *= slope
  bias[output] = bias[output] * slope + shift
}

/** Gradient descent on the mean log loss; it is convex in slope and shifts. */
function sentimentFit(
  count: number,
  logits: Float64Array,
  weights: Float64Array,
  target: (i: number, output: number) => number,
): { slope: number; shifts: number[] } {
  const classWeight = [0, 0, 0]
  for (let i = 0; i < count; i++) if (!Number.isNaN(target(i, 0))) for (let o = 0; o < 3; o++) classWeight[o] += weights[i] * target(i, o)
  const factor = classWeight.map((of, o) => mix[o] / of)
  let slope = 1
  const shifts = [0, 0, 0]
  for (let round = 0; round < 400; round++) {
    let slopeSlope = 0
    const shiftSlopes = [0, 0, 0]
    for (let i = 0; i < count; i++) {
      if (Number.isNaN(target(i, 0))) continue
      const weight = weights[i] * (factor[0] * target(i, 0) + factor[1] * target(i, 1) + factor[2] * target(i, 2))
      const at = i * outputs
      const [a, b, c] = [0, 1, 2].map((o) => Math.exp(slope * logits[at + o] + shifts[o]))
      const all = a + b + c
      const errors = [a / all - target(i, 0), b / all - target(i, 1), c / all - target(i, 2)]
      for (let o = 0; o < 3; o++) {
        slopeSlope += weight * errors[o] * logits[at + o]
        shiftSlopes[o] += weight * errors[o]
      }
    }
    slope -= 0.5 * slopeSlope
    for (let o = 0; o < 3; o++) shifts[o] -= 1.5 * shiftSlopes[o]
  }
  return { slope, shifts }
}

function labelFit(
  count: number,
  logits: Float64Array,
  weights: Float64Array,
  output: number,
  target: (i: number, output: number) => number,
): { slope: number; shift: number } {
  let slope = 1
  let shift = 0
  // Newton's method: two unknowns.
  for (let round = 0; round < 30; round++) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-6, 0, 1e-6]
    for (let i = 0; i < count; i++) {
      const truth = target(i, output)
      if (Number.isNaN(truth)) continue
      const logit = logits[i * outputs + output]
      const p = 1 / (1 + Math.exp(-(slope * logit + shift)))
      const curve = weights[i] * p * (1 - p)
      g0 += weights[i] * (p - truth) * logit
      g1 += weights[i] * (p - truth)
      h00 += curve * logit * logit
      h01 += curve * logit
      h11 += curve
    }
    const determinant = h00 * h11 - h01 * h01
    if (!(determinant > 1e-9)) break
    slope -= Math.max(-0.5, Math.min(0.5, (h11 * g0 - h01 * g1) / determinant))
    shift -= Math.max(-1, Math.min(1, (h00 * g1 - h01 * g0) / determinant))
  }
  return { slope: Math.max(0.2, slope), shift }
}
