/** Why a text has its score: the words that weighed. */
import { gatherGroups, probabilities } from './forward.ts'
import { type Emotion, emotions, type Sentiment } from './labels.ts'
import { addRow, type EmotionModel, extraWeight, lengthFloor, outputs, rowOf } from './model.ts'
import { scoreOf } from './score.ts'
import { shownEmotions } from './shown.ts'
import { feels } from './text/roles.ts'
import { groups, mostTokens, Scanner } from './text/scanner.ts'
import { Vocabulary } from './text/vocabulary.ts'

/** Characters start..end of the text (UTF-16), and what they weigh towards positive (above 0) or negative. */
export interface Reason {
  start: number
  end: number
  weight: number
}

export interface Explanation {
  /** Null where nothing in the text can be scored. */
  score: number | null
  sentiment: Record<Sentiment, number>
  emotions: Record<Emotion, number>
  /** Those that weigh most first; together with a constant of the model they are the logit of positive over negative. */
  reasons: Reason[]
}

/** What weighs less says nothing to a reader. */
const leastWeight = 0.02

export function explain(model: EmotionModel, text: string): Explanation {
  const { dims } = model
  const encoded = new TextEncoder().encode(text)
  const bytes = new Uint8Array(encoded.length + 64)
  bytes.set(encoded)
  const sumOf = new Float64Array(mostTokens * dims)
  const squareOf = new Float64Array(mostTokens)
  const vocabulary = new Vocabulary(mostTokens, (id, { count, features, weights }) => {
    for (let i = 0; i < count; i++) {
      squareOf[id] += weights[i] * weights[i]
      const row = rowOf(model, features[i])
      if (row >= 0) addRow(model, row, weights[i], sumOf, id * dims)
    }
  })
  const scanner = new Scanner(vocabulary)
  scanner.scan(bytes, 0, encoded.length)

  const sums = new Float64Array(groups * dims)
  const lean = leanings(model)
  const weight = new Float64Array(scanner.count)
  let square = 0
  const add = (part: Float64Array, at: number, group: number): number => {
    let toPositive = 0
    for (let k = 0; k < dims; k++) {
      sums[group * dims + k] += part[at + k]
      toPositive += part[at + k] * lean[group * dims + k]
    }
    return toPositive
  }
  for (let i = 0; i < scanner.count; i++) {
    square += squareOf[scanner.id[i]]
    weight[i] += add(sumOf, scanner.id[i] * dims, scanner.group[i])
  }
  const part = new Float64Array(dims)
  for (let e = 0; e < scanner.extraCount; e++) {
    square += extraWeight * extraWeight
    const row = rowOf(model, scanner.extraHash[e])
    if (row < 0) continue
    part.fill(0)
    addRow(model, row, extraWeight, part, 0)
    const of = scanner.extraOf[e]
    const both = add(part, 0, scanner.extraGroup[e])
    // A pair weighs on both its words.
    const isPair = scanner.extraIsPair[e] !== 0
    weight[of] += isPair ? both / 2 : both
    if (isPair) weight[of - 1] += both / 2
  }

  const hidden = new Float64Array(dims)
  const output = new Float64Array(outputs)
  gatherGroups(model, sums, (1 << groups) - 1, square, hidden)
  probabilities(model, hidden, output)
  const shown = new Float32Array(emotions.length)
  shownEmotions(output, shown)
  const isScored = (scanner.roles & feels) !== 0
  const length = Math.sqrt(square + lengthFloor)
  const at = utf16(text)
  const reasons = Array.from(weight, (of, i) => ({ start: at(scanner.start[i]), end: at(scanner.end[i]), weight: of / length }))
  return {
    score: isScored ? scoreOf(output[0], output[1], output[2]) : null,
    sentiment: { positive: output[0], neutral: output[1], negative: output[2] },
    emotions: Object.fromEntries(emotions.map((emotion, i) => [emotion, shown[i]])) as Record<Emotion, number>,
    reasons: isScored
      ? reasons.filter((reason) => Math.abs(reason.weight) >= leastWeight).sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
      : [],
  }
}

/** groups x dims: what each number of a sum adds to the logit of positive over that of negative. */
function leanings({ dims, head, turns }: EmotionModel): Float64Array {
  const lean = new Float64Array(groups * dims)
  for (let k = 0; k < dims; k++) lean[k] = head[k] - head[2 * dims + k]
  for (let g = 1; g < groups; g++)
    for (let j = 0; j < dims; j++) for (let k = 0; k < dims; k++) lean[g * dims + j] += lean[k] * turns[(g * dims + k) * dims + j]
  return lean
}

/** From places in the bytes, asked in rising order, to places in the text. */
function utf16(text: string): (byte: number) => number {
  let bytes = 0
  let units = 0
  return (byte) => {
    while (bytes < byte && units < text.length) {
      const code = text.codePointAt(units) as number
      bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
      units += code < 0x10000 ? 1 : 2
    }
    return units
  }
}
