import { ReadFailure, type ReadFailureCode } from './read-failure.ts'

/** Zero bytes every text is followed by, so that a reader may look ahead without asking where the text ends. */
const PADDING_BYTES = 64

/** A text with at least 64 zero bytes behind its `size`. */
export interface PaddedText {
  bytes: Uint8Array<ArrayBuffer>
  size: number
}

/** A short text with its padding. */
export function padded(text: Uint8Array): PaddedText {
  const bytes = new Uint8Array(text.length + PADDING_BYTES)
  bytes.set(text)
  return { bytes, size: text.length }
}

/** Room for `size` bytes and the padding; a machine that has not this much memory answers as if the limit were passed. */
export function roomFor(size: number, code: ReadFailureCode): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(size + PADDING_BYTES)
  } catch (cause) {
    throw new ReadFailure(code, { cause })
  }
}

/** Collects a text whose length is not known, or not believed, beforehand. */
export class ByteSink {
  size = 0
  #bytes: Uint8Array<ArrayBuffer>
  readonly #code: ReadFailureCode

  /** `expected` bytes are reserved at once; more room is made as they come. `code` is thrown when there is no memory. */
  constructor(expected: number, code: ReadFailureCode) {
    this.#bytes = roomFor(expected, code)
    this.#code = code
  }

  append(chunk: Uint8Array): void {
    this.#reserve(this.size + chunk.length)
    this.#bytes.set(chunk, this.size)
    this.size += chunk.length
  }

  /** Appends the UTF-8 of a string. */
  appendText(text: string): void {
    this.#reserve(this.size + text.length * 3) // three bytes at most for each UTF-16 unit
    this.size += encoder.encodeInto(text, this.#bytes.subarray(this.size)).written
  }

  /** What was collected, with its padding; the sink is not to be used afterwards. */
  finish(): { bytes: Uint8Array<ArrayBuffer>; size: number } {
    const { size } = this
    const spare = this.#bytes.length - PADDING_BYTES - size
    const bytes = spare > size >> 2 ? this.#bytes.slice(0, size + PADDING_BYTES) : this.#bytes
    bytes.fill(0, size)
    return { bytes, size }
  }

  #reserve(size: number): void {
    if (size + PADDING_BYTES <= this.#bytes.length) return
    const larger = roomFor(Math.max(size, this.#bytes.length * 2), this.#code)
    larger.set(this.#bytes.subarray(0, this.size))
    this.#bytes = larger
  }
}

const encoder = new TextEncoder()
