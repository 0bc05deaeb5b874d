/** Reads the feeling of messages, one after another. */
import { dot, normalise, projections } from './forward.ts'
import { emotions } from './labels.ts'
import { addRow, type EmotionModel, extraWeight, lengthFloor, outputs, rowOf } from './model.ts'
import { caringPlace, neutralPlace, shownEmotions } from './shown.ts'
import { feels } from './text/roles.ts'
import { groups, mostTokens, Scanner } from './text/scanner.ts'
import { Vocabulary } from './text/vocabulary.ts'

/** Tokens kept with what they add to a message; the next one clears them. All that is kept takes about 12 MB. */
const mostKept = 50_000
/** A message needs a place for each of its tokens, and for what two of them or a denied one add: three at most a token. */
const placesAMessage = 3 * mostTokens

export class TextReader {
  /** Calibrated probabilities of positive, neutral, negative; they sum to 1. */
  readonly sentiment = new Float32Array(3)
  /** Calibrated probabilities of the nine emotions shown, each 0..1. */
  readonly emotion = new Float32Array(emotions.length)
  /** The calibrated probability of care for the other, 0..1. */
  caring = 0
  /** The calibrated probability that a message carries no emotion, 0..1. */
  neutral = 0
  private readonly model: EmotionModel
  private readonly bytes: Uint8Array
  private readonly vocabulary: Vocabulary
  private readonly scanner: Scanner
  private readonly projection: Float64Array
  /** Of token i: the sum of its rows, and the squared length of its features. */
  private readonly sumOf: Float32Array
  private readonly squareOf: Float32Array
  /** What is added to the logits, 16 numbers a place: the place of token i in group g is placeOf[i * groups + g], 0 where it has none yet. */
  private readonly added: Float32Array
  private places = 1
  private readonly placeOf: Int32Array
  /** The same for features of several tokens: row and group, and beside them the place. */
  private readonly extras: Int32Array
  private readonly sum: Float64Array
  private readonly rows = new Int32Array(2 * mostTokens)
  /** Where in `added` is what this message's tokens add. */
  private readonly parts = new Int32Array(placesAMessage)
  private readonly output = new Float64Array(outputs)

  /** The bytes are valid UTF-8, with at least 64 zero bytes after the last message. */
  constructor(model: EmotionModel, bytes: Uint8Array, kept = mostKept) {
    const { dims } = model
    this.model = model
    this.bytes = bytes
    this.projection = projections(model)
    this.sumOf = new Float32Array(kept * dims)
    this.squareOf = new Float32Array(kept)
    this.added = new Float32Array((kept + placesAMessage) * outputs)
    this.placeOf = new Int32Array(kept * groups)
    const keys = 2 ** Math.ceil(Math.log2(2 * (kept + placesAMessage)))
    this.extras = new Int32Array(2 * keys)
    this.sum = new Float64Array(dims)
    const { sumOf, squareOf, sum, rows } = this
    this.vocabulary = new Vocabulary(kept, (id, { count, features, weights }) => {
      // All rows are looked up before one is added: no look-up waits for another's memory.
      for (let i = 0; i < count; i++) rows[i] = rowOf(model, features[i])
      for (let k = 0; k < dims; k++) sum[k] = 0
      let square = 0
      for (let i = 0; i < count; i++) {
        square += weights[i] * weights[i]
        if (rows[i] >= 0) addRow(model, rows[i], weights[i], sum, 0)
      }
      squareOf[id] = square
      for (let k = 0, to = id * dims; k < dims; k++) sumOf[to + k] = sum[k]
    })
    this.scanner = new Scanner(this.vocabulary)
  }

  /**
   * Reads the message in bytes[start..end). False where nothing in it can be scored: it has no word with a letter, no
   * emoji and no emoticon (so it is empty, a link, numbers, `!!!`).
   */
  read(start: number, end: number): boolean {
    const { model, scanner, output, placeOf, squareOf, sentiment, rows, parts } = this
    if (this.added.length < (this.places + placesAMessage) * outputs || !this.vocabulary.hasRoom(mostTokens)) this.forget()
    scanner.scan(this.bytes, start, end)
    if ((scanner.roles & feels) === 0) return false
    const { count, id, group, extraCount, extraHash, extraGroup } = scanner
    for (let e = 0; e < extraCount; e++) rows[e] = rowOf(model, extraHash[e])
    let square = lengthFloor + extraCount * extraWeight * extraWeight
    let partCount = 0
    for (let i = 0; i < count; i++) {
      const of = id[i]
      square += squareOf[of]
      parts[partCount++] = (placeOf[of * groups + group[i]] || this.placeToken(of, group[i])) * outputs
    }
    for (let e = 0; e < extraCount; e++) if (rows[e] >= 0) parts[partCount++] = this.placeOfExtra(rows[e], extraGroup[e]) * outputs
    const scale = 1 / Math.sqrt(square)
    addEight(this.added, parts, partCount, 0, scale, model.bias, output)
    addEight(this.added, parts, partCount, 8, scale, model.bias, output)
    normalise(output)
    for (let i = 0; i < 3; i++) sentiment[i] = output[i]
    shownEmotions(output, this.emotion)
    this.caring = output[caringPlace]
    this.neutral = output[neutralPlace]
    return true
  }

  /** Calibrated probabilities of the labels inside, of which those shown are made, each 0..1. */
  get inner(): Float32Array {
    return Float32Array.from(this.output.subarray(3))
  }

  private forget(): void {
    this.vocabulary.clear()
    this.placeOf.fill(0)
    this.extras.fill(0)
    this.places = 1
  }

  private placeToken(id: number, group: number): number {
    const { sum, sumOf, placeOf } = this
    for (let k = 0, from = id * sum.length; k < sum.length; k++) sum[k] = sumOf[from + k]
    placeOf[id * groups + group] = this.project(group)
    return placeOf[id * groups + group]
  }

  private placeOfExtra(row: number, group: number): number {
    const { extras, sum } = this
    const key = row * groups + group
    const mask = extras.length - 2
    const mixed = Math.imul(key, 0x9e3779b1)
    let slot = ((mixed ^ (mixed >>> 15)) << 1) & mask
    for (; extras[slot + 1] !== 0; slot = (slot + 2) & mask) if (extras[slot] === key) return extras[slot + 1]
    sum.fill(0)
    addRow(this.model, row, extraWeight, sum, 0)
    extras[slot] = key
    extras[slot + 1] = this.project(group)
    return extras[slot + 1]
  }

  /** Keeps what `sum` adds to the logits, in a new place. */
  private project(group: number): number {
    const { added, projection, sum } = this
    const dims = sum.length
    const to = this.places * outputs
    for (let o = 0, from = group * outputs * dims; o < outputs; o++, from += dims) added[to + o] = dot(projection, from, sum)
    return this.places++
  }
}

/**
 * Eight of the outputs, from `first` on: the sums of what is in all places, scaled, and the bias. Eight sums are as many
 * as stay in the processor's registers, and nothing is done more often.
 */
function addEight(
  added: Float32Array,
  places: Int32Array,
  count: number,
  first: number,
  scale: number,
  bias: Float64Array,
  output: Float64Array,
): void {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  let e = 0
  let f = 0
  let g = 0
  let h = 0
  for (let i = 0; i < count; i++) {
    const from = places[i] + first
    a += added[from]
    b += added[from + 1]
    c += added[from + 2]
    d += added[from + 3]
    e += added[from + 4]
    f += added[from + 5]
    g += added[from + 6]
    h += added[from + 7]
  }
  output[first] = a * scale + bias[first]
  output[first + 1] = b * scale + bias[first + 1]
  output[first + 2] = c * scale + bias[first + 2]
  output[first + 3] = d * scale + bias[first + 3]
  output[first + 4] = e * scale + bias[first + 4]
  output[first + 5] = f * scale + bias[first + 5]
  output[first + 6] = g * scale + bias[first + 6]
  output[first + 7] = h * scale + bias[first + 7]
}
