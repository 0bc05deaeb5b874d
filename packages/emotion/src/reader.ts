/** Reads the feeling of messages, one after another. */
import { normalise, projections } from './forward.ts'
import { emotions, innerLabels } from './labels.ts'
import { addRow, type EmotionModel, extraWeight, lengthFloor, outputs, rowOf } from './model.ts'
import { caringPlace, neutralPlace, shownEmotions } from './shown.ts'
import { feels } from './text/roles.ts'
import { groups, mostTokens, Scanner } from './text/scanner.ts'
import { Vocabulary } from './text/vocabulary.ts'

/** Tokens kept with what they add to a message; the next one begins anew. All that is kept takes about 12 MB. */
const mostKept = 50_000
/** A message needs a place for each of its tokens, and for what two of them or a denied one add: three at most a token. */
const placesAMessage = 3 * mostTokens

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
  /** The same for features of several tokens, by row and group. */
  private readonly extraKey: Int32Array
  private readonly extraPlace: Int32Array
  private readonly row: Float32Array
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
    this.extraKey = new Int32Array(keys)
    this.extraPlace = new Int32Array(keys)
    this.row = new Float32Array(dims)
    const { sumOf, squareOf } = this
    this.vocabulary = new Vocabulary(kept, (id, { features, weights }) => {
      sumOf.fill(0, id * dims, (id + 1) * dims)
      let square = 0
      for (let i = 0; i < features.length; i++) {
        square += weights[i] * weights[i]
        addRow(model, features[i], weights[i], sumOf, id * dims)
      }
      squareOf[id] = square
    })
    this.scanner = new Scanner(this.vocabulary)
  }

  /**
   * Reads the message in bytes[start..end). False where nothing in it can be scored: it has no word with a letter, no
   * emoji and no emoticon (so it is empty, a link, numbers, `!!!`).
   */
  read(start: number, end: number): boolean {
    const { model, scanner, output, added, placeOf, squareOf, inner, sentiment } = this
    if (this.added.length < (this.places + placesAMessage) * outputs || !this.vocabulary.hasRoom(mostTokens)) this.forget()
    scanner.scan(this.bytes, start, end)
    if ((scanner.roles & feels) === 0) return false
    const { count, id, group } = scanner
    output.fill(0)
    let square = lengthFloor
    for (let i = 0; i < count; i++) {
      const of = id[i]
      square += squareOf[of]
      let place = placeOf[of * groups + group[i]]
      if (place === 0) place = this.placeToken(of, group[i])
      for (let o = 0, from = place * outputs; o < outputs; o++) output[o] += added[from + o]
    }
    const { extraCount, extraHash, extraGroup } = scanner
    square += extraCount * extraWeight * extraWeight
    for (let e = 0; e < extraCount; e++) {
      const row = rowOf(model, extraHash[e])
      if (row < 0) continue
      const from = this.placeOfExtra(extraHash[e], row * groups + extraGroup[e]) * outputs
      for (let o = 0; o < outputs; o++) output[o] += added[from + o]
    }
    const scale = 1 / Math.sqrt(square)
    const { bias } = model
    for (let o = 0; o < outputs; o++) output[o] = output[o] * scale + bias[o]
    normalise(output)
    for (let i = 0; i < 3; i++) sentiment[i] = output[i]
    for (let i = 0; i < inner.length; i++) inner[i] = output[3 + i]
    shownEmotions(inner, this.emotion)
    this.caring = inner[caringPlace]
    this.neutral = inner[neutralPlace]
    return true
  }

  private forget(): void {
    this.vocabulary.clear()
    this.placeOf.fill(0)
    this.extraPlace.fill(0)
    this.places = 1
  }

  private placeToken(id: number, group: number): number {
    const place = this.project(this.sumOf, id * this.model.dims, group)
    this.placeOf[id * groups + group] = place
    return place
  }

  /** The key is of its row and its group. */
  private placeOfExtra(hash: number, key: number): number {
    const { extraKey, extraPlace, row } = this
    const mask = extraKey.length - 1
    const mixed = Math.imul(key, 0x9e3779b1)
    let slot = (mixed ^ (mixed >>> 15)) & mask
    for (; extraPlace[slot] !== 0; slot = (slot + 1) & mask) if (extraKey[slot] === key) return extraPlace[slot]
    row.fill(0)
    addRow(this.model, hash, extraWeight, row, 0)
    extraKey[slot] = key
    extraPlace[slot] = this.project(row, 0, key % groups)
    return extraPlace[slot]
  }

  /** Keeps what a sum of rows adds to the logits, in a new place. */
  private project(sums: Float32Array, at: number, group: number): number {
    const { added, projection } = this
    const { dims } = this.model
    const to = this.places * outputs
    for (let o = 0, from = group * outputs * dims; o < outputs; o++) {
      let sum = 0
      for (let k = 0; k < dims; k++) sum += projection[from++] * sums[at + k]
      added[to + o] = sum
    }
    return this.places++
  }
}
