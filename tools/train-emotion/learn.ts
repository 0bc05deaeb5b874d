/**
 * The learner: a bag of features, each a row of `dims` numbers, summed by group, each group turned by a matrix of its
 * own (what a "not" does to a feeling is the same in every language), divided by the length of all features, and one
 * linear head: softmax over three sentiments, a sigmoid for each inner label. AdaGrad (Duchi et al., 2011) with one
 * accumulator a row.
 */
import { extraWeight, lengthFloor, outputs } from '@convostat/emotion/model'
import { buckets } from '@convostat/emotion/text/hash'
import { groups } from '@convostat/emotion/text/scanner'
import { emojiWeight } from '@convostat/emotion/text/token'
import type { Corpus } from './corpus.ts'
import { kernels } from './kernels.ts'
import { Random } from './random.ts'

export interface Options {
  dims: number
  epochs: number
  rate: number
  /** Share of features left out at random while learning; signs of feeling never are. */
  dropout: number
  /** Share of samples that get their domain. */
  domainShare: number
  seed: number
}

export const usual: Options = { dims: 16, epochs: 4, rate: 0.1, dropout: 0.4, domainShare: 0.7, seed: 1 }

export interface Learned {
  dims: number
  /** The row of a bucket, or -1. */
  rowOf: Int32Array
  rowCount: number
  rows: Float32Array
  /** outputs x dims, and one bias an output. */
  head: Float32Array
  bias: Float32Array
  /** groups x dims x dims; the first is not used. */
  turns: Float32Array
}

/** How a group's feelings are taken before anything is learned. */
const firstTurn = [1, 0.3, 0.7, 0.3, 0.8, 0.2, 0.8]

/**
 * Rows for the buckets given. A sample's weight is how often it is visited in a round, on average: AdaGrad would make
 * little of a larger step, and a sample that weighs little costs little time.
 */
export function learn(corpus: Corpus, samples: Int32Array, kept: Int32Array, options: Options, frozen?: Learned): Learned {
  const { dims, epochs, dropout, domainShare } = options
  const random = new Random(options.seed)
  const learned = frozen ?? beginning(kept, dims, random)
  const { rowOf, rowCount, rows, head, bias, turns } = learned
  const areRowsFixed = frozen !== undefined
  const domainRows = new Float32Array(corpus.domains.length * dims)

  const mostActive = 1 << 17
  const rowBytes = dims * 4
  const align = (bytes: number): number => (bytes + 63) & ~63
  const rowsAt = 0
  const sumsAt = align(rowsAt + rowCount * rowBytes)
  const activeAt = align(sumsAt + rowCount * 4)
  const weightAt = activeAt + mostActive * 4
  const hiddenAt = weightAt + mostActive * 4
  const gradientAt = align(hiddenAt + groups * rowBytes)
  const { memory, sum, update } = kernels(gradientAt + groups * rowBytes)
  const rowsIn = new Float32Array(memory.buffer, rowsAt, rowCount * dims)
  rowsIn.set(rows)
  const sumHead = new Float32Array(outputs * dims)
  const sumBias = new Float32Array(outputs)
  const sumTurns = new Float32Array(groups * dims * dims)
  const sumDomains = new Float32Array(corpus.domains.length * dims)

  const order = new Int32Array(samples.reduce((sum, sample) => sum + Math.ceil(corpus.weight.values[sample]), 0))
  const activeRow = new Int32Array(memory.buffer, activeAt, mostActive)
  const activeWeight = new Float32Array(memory.buffer, weightAt, mostActive)
  const hiddenOf = new Float32Array(memory.buffer, hiddenAt, groups * dims)
  const gradientOf = new Float32Array(memory.buffer, gradientAt, groups * dims)
  // Runs of active rows of one group: where each begins, and its group.
  const runFrom = new Int32Array(1 << 14)
  const runGroup = new Uint8Array(1 << 14)
  const squareOf = new Float64Array(groups)
  const hasGroup = new Uint8Array(groups)
  const hidden = new Float64Array(dims)
  const backward = new Float64Array(dims)
  const error = new Float64Array(outputs)

  const firstToken = corpus.firstToken.values
  const firstExtra = corpus.firstExtra.values
  const token = corpus.token.values
  const tokenGroup = corpus.tokenGroup.values
  const extra = corpus.extra.values
  const extraGroup = corpus.extraGroup.values
  const firstFeature = corpus.firstFeature.values
  const featureWeight = corpus.featureWeight.values
  // Rows in the order of the features, so that the inner loop looks up once.
  const featureRow = Int32Array.from(corpus.feature.values.subarray(0, corpus.feature.length), (bucket) => rowOf[bucket])
  const target = corpus.target.values
  const dropBelow = Math.round(dropout * 0x10000)
  const undropped = 1 / (1 - dropout)
  const epsilon = 1e-8

  for (let epoch = 0; epoch < epochs; epoch++) {
    let visits = 0
    for (const sample of samples)
      for (let left = corpus.weight.values[sample]; left > 0; left--) if (left >= 1 || random.next() < left) order[visits++] = sample
    random.shuffle(order.subarray(0, visits))
    for (let at = 0; at < visits; at++) {
      const sample = order[at]
      const rate = options.rate * (1 - (epoch + at / visits) / epochs)
      hiddenOf.fill(0)
      hasGroup.fill(0)
      let active = 0
      let runs = 0
      let bits = 0
      let bitsLeft = 0
      for (let t = firstToken[sample]; t < firstToken[sample + 1]; t++) {
        const id = token[t]
        const group = tokenGroup[t]
        if (runs === 0 || runGroup[runs - 1] !== group) {
          runFrom[runs] = active
          runGroup[runs++] = group
        }
        hasGroup[group] = 1
        for (let f = firstFeature[id], last = firstFeature[id + 1]; f < last; f++) {
          const row = featureRow[f]
          if (row < 0) continue
          if (featureWeight[f] >= emojiWeight) {
            // Alone it has no other feature: nothing would be left of it, or it would be learned as more than it is when read.
            activeRow[active] = row
            activeWeight[active++] = featureWeight[f]
            continue
          }
          if (bitsLeft === 0) {
            bits = random.bits()
            bitsLeft = 2
          }
          const isDropped = (bits & 0xffff) < dropBelow
          bits >>>= 16
          bitsLeft--
          if (isDropped) continue
          activeRow[active] = row
          activeWeight[active++] = featureWeight[f] * undropped
        }
      }
      for (let e = firstExtra[sample]; e < firstExtra[sample + 1]; e++) {
        const row = rowOf[extra[e]]
        if (row < 0 || (random.bits() & 0xffff) < dropBelow) continue
        const group = extraGroup[e]
        hasGroup[group] = 1
        if (runs === 0 || runGroup[runs - 1] !== group) {
          runFrom[runs] = active
          runGroup[runs++] = group
        }
        activeRow[active] = row
        activeWeight[active++] = extraWeight * undropped
      }
      runFrom[runs] = active
      for (let r = 0; r < runs; r++)
        sum(
          activeAt + 4 * runFrom[r],
          weightAt + 4 * runFrom[r],
          activeAt + 4 * runFrom[r + 1],
          rowsAt,
          rowBytes,
          hiddenAt + runGroup[r] * rowBytes,
        )
      const scale = 1 / Math.sqrt(corpus.square.values[sample] + lengthFloor)
      for (let k = 0; k < groups * dims; k++) hiddenOf[k] *= scale
      for (let k = 0; k < dims; k++) hidden[k] = hiddenOf[k]
      for (let g = 1; g < groups; g++)
        if (hasGroup[g] !== 0)
          for (let k = 0; k < dims; k++) {
            const from = (g * dims + k) * dims
            let turned = 0
            for (let j = 0; j < dims; j++) turned += turns[from + j] * hiddenOf[g * dims + j]
            hidden[k] += turned
          }
      const domain = random.next() < domainShare ? corpus.domain.values[sample] * dims : -1
      if (domain >= 0) for (let k = 0; k < dims; k++) hidden[k] += domainRows[domain + k]

      errorsOf(hidden, head, bias, dims, target, sample * outputs, error)
      backward.fill(0)
      for (let o = 0; o < outputs; o++) {
        const of = error[o]
        if (of === 0) continue
        sumBias[o] += of * of
        bias[o] -= (rate * of) / Math.sqrt(sumBias[o] + epsilon)
        for (let k = 0, from = o * dims; k < dims; k++) {
          backward[k] += of * head[from + k]
          const slope = of * hidden[k]
          sumHead[from + k] += slope * slope
          head[from + k] -= (0.3 * rate * slope) / Math.sqrt(sumHead[from + k] + epsilon)
        }
      }
      if (domain >= 0)
        for (let k = 0; k < dims; k++) {
          sumDomains[domain + k] += backward[k] * backward[k]
          domainRows[domain + k] -= (rate * backward[k]) / Math.sqrt(sumDomains[domain + k] + epsilon)
        }
      let square = 0
      for (let k = 0; k < dims; k++) {
        gradientOf[k] = backward[k] * scale
        square += gradientOf[k] * gradientOf[k]
      }
      squareOf[0] = square / dims
      for (let g = 1; g < groups; g++) {
        if (hasGroup[g] === 0) continue
        let squareHere = 0
        for (let j = 0; j < dims; j++) {
          let turned = 0
          for (let k = 0; k < dims; k++) turned += turns[(g * dims + k) * dims + j] * backward[k]
          gradientOf[g * dims + j] = turned * scale
          squareHere += turned * scale * turned * scale
        }
        squareOf[g] = squareHere / dims
        for (let k = 0; k < dims; k++)
          for (let j = 0, from = (g * dims + k) * dims; j < dims; j++) {
            const slope = backward[k] * hiddenOf[g * dims + j]
            sumTurns[from + j] += slope * slope
            turns[from + j] -= (0.1 * rate * slope) / Math.sqrt(sumTurns[from + j] + epsilon)
          }
      }
      if (areRowsFixed) continue
      for (let r = 0; r < runs; r++)
        update(
          activeAt + 4 * runFrom[r],
          weightAt + 4 * runFrom[r],
          activeAt + 4 * runFrom[r + 1],
          rowsAt,
          rowBytes,
          sumsAt,
          gradientAt + runGroup[r] * rowBytes,
          squareOf[runGroup[r]],
          rate,
        )
    }
  }
  rows.set(rowsIn)
  return learned
}

/** Softmax and sigmoids minus their targets; 0 where the target is unknown. */
function errorsOf(
  hidden: Float64Array,
  head: Float32Array,
  bias: Float32Array,
  dims: number,
  target: Float32Array,
  at: number,
  error: Float64Array,
): void {
  for (let o = 0; o < outputs; o++) {
    let sum = bias[o]
    for (let k = 0, from = o * dims; k < dims; k++) sum += head[from + k] * hidden[k]
    error[o] = sum
  }
  if (Number.isNaN(target[at])) error.fill(0, 0, 3)
  else {
    const most = Math.max(error[0], error[1], error[2])
    const [a, b, c] = [Math.exp(error[0] - most), Math.exp(error[1] - most), Math.exp(error[2] - most)]
    const all = a + b + c
    error[0] = a / all - target[at]
    error[1] = b / all - target[at + 1]
    error[2] = c / all - target[at + 2]
  }
  for (let o = 3; o < outputs; o++) error[o] = Number.isNaN(target[at + o]) ? 0 : 1 / (1 + Math.exp(-error[o])) - target[at + o]
}

/** The buckets met at least so often, most often first: rows used together are together, which is twice as quick. */
export function bucketsOf(counts: Int32Array, fewest: number): Int32Array {
  const kept = new Int32Array(counts.length)
  let count = 0
  for (let bucket = 0; bucket < counts.length; bucket++) if (counts[bucket] >= fewest) kept[count++] = bucket
  return kept.subarray(0, count).sort((a, b) => counts[b] - counts[a] || a - b)
}

function beginning(kept: Int32Array, dims: number, random: Random): Learned {
  const rowOf = new Int32Array(buckets).fill(-1)
  const rowCount = kept.length
  for (const [row, bucket] of kept.entries()) rowOf[bucket] = row
  const head = new Float32Array(outputs * dims)
  for (let o = 0; o < outputs; o++) for (let k = 0; k < dims; k++) head[o * dims + k] = (o === k ? 1 : 0) + 0.2 * (random.next() - 0.5)
  const turns = new Float32Array(groups * dims * dims)
  for (let g = 0; g < groups; g++) for (let k = 0; k < dims; k++) turns[(g * dims + k) * dims + k] = firstTurn[g]
  return { dims, rowOf, rowCount, rows: new Float32Array(rowCount * dims), head, bias: new Float32Array(outputs), turns }
}

/** The 16 logits of a sample, into `into`. */
export function logitsOf({ dims, rowOf, rows, head, bias, turns }: Learned, corpus: Corpus, sample: number, into: Float64Array): void {
  const hiddenOf = new Float64Array(groups * dims)
  const firsts = corpus.firstFeature.values
  const add = (bucket: number, group: number, weight: number): void => {
    const row = rowOf[bucket]
    if (row >= 0) for (let k = 0; k < dims; k++) hiddenOf[group * dims + k] += weight * rows[row * dims + k]
  }
  for (let t = corpus.firstToken.values[sample]; t < corpus.firstToken.values[sample + 1]; t++) {
    const id = corpus.token.values[t]
    for (let f = firsts[id]; f < firsts[id + 1]; f++)
      add(corpus.feature.values[f], corpus.tokenGroup.values[t], corpus.featureWeight.values[f])
  }
  for (let e = corpus.firstExtra.values[sample]; e < corpus.firstExtra.values[sample + 1]; e++)
    add(corpus.extra.values[e], corpus.extraGroup.values[e], extraWeight)
  const scale = 1 / Math.sqrt(corpus.square.values[sample] + lengthFloor)
  const hidden = new Float64Array(dims)
  for (let k = 0; k < dims; k++) {
    let sum = hiddenOf[k]
    for (let g = 1; g < groups; g++) for (let j = 0; j < dims; j++) sum += turns[(g * dims + k) * dims + j] * hiddenOf[g * dims + j]
    hidden[k] = sum * scale
  }
  for (let o = 0; o < outputs; o++) {
    let sum = bias[o]
    for (let k = 0; k < dims; k++) sum += head[o * dims + k] * hidden[k]
    into[o] = sum
  }
}
