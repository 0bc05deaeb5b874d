/** Reads the feeling of messages, one after another. */
import { gatherGroups, probabilities } from './forward.ts'
import { emotions, innerLabels } from './labels.ts'
import { addRow, type EmotionModel, extraWeight, outputs } from './model.ts'
import { caringPlace, neutralPlace, shownEmotions } from './shown.ts'
import { feels } from './text/roles.ts'
import { groups, Scanner } from './text/scanner.ts'
import { Vocabulary } from './text/vocabulary.ts'

/** Tokens kept with what they add to a message; the next one begins anew. With 16 dims they take about 6 MB. */
const mostKept = 50_000

export class TextReader {
  /** Calibrated probabilities of positive, neutral, negative; they sum to 1. */
  readonly sentiment = new Float32Array(3)
  /** Calibrated probabilities of the nine emotions shown, each 0..1. */
  readonly emotion = new Float32Array(emotions.length)
  /** The same of the labels inside, of which those shown are made. */
  readonly inner = new Float32Array(innerLabels.length)
  /** The calibrated probability of care for the other, 0..1. */
  caring = 0
  /** The calibrated probability that a message carries no emotion, 0..1. */
  neutral = 0
  private readonly model: EmotionModel
  private readonly bytes: Uint8Array
  private readonly scanner: Scanner
  private readonly sumOf: Float32Array
  private readonly squareOf: Float32Array
  private readonly sums: Float32Array
  private readonly hidden: Float64Array
  private readonly output = new Float64Array(outputs)

  /** The bytes are valid UTF-8, with at least 64 zero bytes after the last message. */
  constructor(model: EmotionModel, bytes: Uint8Array, kept = mostKept) {
    const { dims } = model
    this.model = model
    this.bytes = bytes
    this.sumOf = new Float32Array(kept * dims)
    this.squareOf = new Float32Array(kept)
    this.sums = new Float32Array(groups * dims)
    this.hidden = new Float64Array(dims)
    const { sumOf, squareOf } = this
    const vocabulary = new Vocabulary(kept, (id, { features, weights }) => {
      sumOf.fill(0, id * dims, (id + 1) * dims)
      let square = 0
      for (let i = 0; i < features.length; i++) {
        square += weights[i] * weights[i]
        addRow(model, features[i], weights[i], sumOf, id * dims)
      }
      squareOf[id] = square
    })
    this.scanner = new Scanner(vocabulary)
  }

  /**
   * Reads the message in bytes[start..end). False where nothing in it can be scored: it has no word with a letter, no
   * emoji and no emoticon (so it is empty, a link, numbers, `!!!`).
   */
  read(start: number, end: number): boolean {
    const { model, scanner, sums, sumOf, squareOf, hidden, inner, output } = this
    scanner.scan(this.bytes, start, end)
    if ((scanner.roles & feels) === 0) return false
    const { dims } = model
    const { count, id, group } = scanner
    sums.fill(0)
    let square = 0
    let used = 0
    for (let i = 0; i < count; i++) {
      const of = id[i]
      const to = group[i] * dims
      used |= 1 << group[i]
      square += squareOf[of]
      for (let k = 0, from = of * dims; k < dims; k++) sums[to + k] += sumOf[from + k]
    }
    const { extraCount, extraHash, extraGroup } = scanner
    for (let e = 0; e < extraCount; e++) {
      square += extraWeight * extraWeight
      used |= 1 << extraGroup[e]
      addRow(model, extraHash[e], extraWeight, sums, extraGroup[e] * dims)
    }
    gatherGroups(model, sums, used, square, hidden)
    probabilities(model, hidden, output)
    for (let i = 0; i < 3; i++) this.sentiment[i] = output[i]
    for (let i = 0; i < inner.length; i++) inner[i] = output[3 + i]
    shownEmotions(inner, this.emotion)
    this.caring = inner[caringPlace]
    this.neutral = inner[neutralPlace]
    return true
  }
}
