/** Texts read one by one as the product reads a message, without anything a chat would add. */
import { openModel } from '@convostat/emotion/open-model'
import { TextReader } from '@convostat/emotion/reader'
import { labelOf, scoreOf } from '@convostat/emotion/score'

export interface Reading {
  /** False where nothing in the text can be scored; it is then neutral. */
  isRead: boolean
  score: number
  /** 0 positive, 1 neutral, 2 negative. */
  found: number
  sentiment: Float32Array
  /** Of the nine emotions shown. */
  emotion: Float32Array
  /** Of the thirteen labels inside. */
  inner: Float32Array
  neutral: number
}

export type Read = (text: string) => Reading

/** A text in UTF-16 has at most three bytes a unit; the reader wants 64 empty ones behind it. */
const LONGEST = 1 << 16
const BEHIND = 64

export function readerOf(weights: Uint8Array): Read {
  const bytes = new Uint8Array(3 * LONGEST + BEHIND)
  const reader = new TextReader(openModel(weights), bytes)
  const encoder = new TextEncoder()
  return (text) => {
    const { written } = encoder.encodeInto(text.slice(0, LONGEST), bytes)
    bytes.fill(0, written, written + BEHIND)
    const isRead = reader.read(0, written)
    if (!isRead) return unread()
    const sentiment = reader.sentiment.slice()
    const score = scoreOf(sentiment[0], sentiment[1], sentiment[2])
    const found = { positive: 0, neutral: 1, negative: 2 }[labelOf(score)]
    return { isRead, score, found, sentiment, emotion: reader.emotion.slice(), inner: reader.inner.slice(), neutral: reader.neutral }
  }
}

function unread(): Reading {
  const inner = new Float32Array(13)
  inner[12] = 1
  return { isRead: false, score: 0, found: 1, sentiment: Float32Array.of(0, 1, 0), emotion: new Float32Array(9), inner, neutral: 1 }
}
