import { type EmotionModel, labelOf, languageQuality, scoreOf, TextReader } from '@convostat/emotion'
import { type Chat, flag, kindIndex } from '#chat/chat.ts'
import type { Host } from '#import/read-failure.ts'
import { type LanguagesWritten, languagesWritten } from './author-languages.ts'
import { CERTAIN, EMOTIONS, type Feelings, type LanguageRead } from './feelings.ts'
import { priorWeights } from './language-prior.ts'
import { languagesRead } from './languages-read.ts'
import { SaidBefore } from './repeated-texts.ts'
import { type Correction, withCorrections } from './with-corrections.ts'

/** What a host passes, and what a person has corrected in this chat before. */
export interface FeelingsHost extends Host {
  corrections?: readonly Correction[]
}

/** What reads the feeling of one text after another. */
type FeelingReader = Pick<TextReader, 'sentiment' | 'emotion' | 'caring' | 'neutral' | 'read'>

/** Opens a text to be read, and knows how well a language is. */
export interface FeelingSource {
  open(bytes: Uint8Array): FeelingReader
  quality(language: string): LanguageRead['quality']
}

/** Reads a chat's feelings; `throwIfAborted` of the host's signal may reject. Progress counts messages. */
export const readFeelings = (chat: Chat, model: EmotionModel, host: FeelingsHost = {}): Promise<Feelings> =>
  feelingsFrom(chat, sourceOf(model), host)

const sourceOf = (model: EmotionModel): FeelingSource => ({
  open: (bytes) => new TextReader(model, bytes),
  // What is judged of a language says nothing of the same written in another script.
  quality: (language) =>
    language === 'und' || (language.endsWith('-Latn') && !(language in model.languages)) ? 'unknown' : languageQuality(model, language),
})

/** Rows and bytes of text between two pauses: some hundredths of a second. */
const SLICE = 1 << 13
const SLICE_BYTES = 1 << 19

/** Which kinds contain words of a person. A place and a card are in the service's words, a deleted message and a call in nobody's. */
const isRead = new Uint8Array(kindIndex.call + 1)
for (const kind of ['text', 'media', 'poll'] as const) isRead[kindIndex[kind]] = 1

/** The same for every caller. The slices do not change the result. */
export async function feelingsFrom(chat: Chat, source: FeelingSource, { corrections, ...host }: FeelingsHost = {}): Promise<Feelings> {
  const { report, signal, pause } = host
  const { count } = chat
  const look = async (done: number): Promise<void> => {
    report?.({ stage: 'feeling', done, total: count })
    await pause?.()
    signal?.throwIfAborted()
  }
  const reading = new Reading(chat, source)
  for (let row = 0; row < count; ) {
    await look(row)
    const end = sliceEnd(chat, row)
    reading.read(row, end)
    row = end
  }
  await look(count)
  const written = languagesWritten(chat)
  await look(count)
  const feelings = {
    ...reading.scored(written, source.quality),
    corrected: new Map(),
    languages: languagesRead(chat, reading.isScored, written, source.quality),
  }
  return corrections && corrections.length > 0 ? withCorrections(chat, feelings, corrections) : feelings
}

function sliceEnd({ count, start, end }: Chat, from: number): number {
  const last = Math.min(from + SLICE, count)
  let row = from
  for (let bytes = 0; row < last && bytes < SLICE_BYTES; row++) bytes += end[row] - start[row]
  return row
}

/** The columns while they are filled. Of the sentiment the probabilities are kept until the languages' mixes are known. */
class Reading {
  private readonly chat: Chat
  private readonly reader: FeelingReader
  private readonly said: SaidBefore
  /** Positive and neutral of each row; −1 where nothing could be scored. */
  private readonly positive: Float32Array
  private readonly balanced: Float32Array
  private readonly emotion: Uint16Array
  private readonly caring: Uint16Array
  private readonly neutral: Uint16Array

  constructor(chat: Chat, source: FeelingSource) {
    this.chat = chat
    this.reader = source.open(chat.bytes)
    this.said = new SaidBefore(chat)
    this.positive = new Float32Array(chat.count).fill(-1)
    this.balanced = new Float32Array(chat.count)
    this.emotion = new Uint16Array(chat.count * EMOTIONS)
    this.caring = new Uint16Array(chat.count)
    this.neutral = new Uint16Array(chat.count)
  }

  readonly isScored = (row: number): boolean => this.positive[row] >= 0

  read(from: number, to: number): void {
    const { reader, said, positive, balanced, emotion, caring, neutral } = this
    const { kind, flags, start, end } = this.chat
    const { sentiment, emotion: felt } = reader
    for (let row = from; row < to; row++) {
      if (isRead[kind[row]] === 0 || (flags[row] & flag.bare) !== 0) continue
      const other = said.rowLike(row)
      if (other >= 0) {
        this.copy(other, row)
        continue
      }
      if (!reader.read(start[row], end[row])) continue
      positive[row] = sentiment[0]
      balanced[row] = sentiment[1]
      for (let i = 0, at = row * EMOTIONS; i < felt.length; i++) emotion[at + i] = felt[i] * CERTAIN + 0.5
      caring[row] = reader.caring * CERTAIN + 0.5
      neutral[row] = reader.neutral * CERTAIN + 0.5
    }
  }

  private copy(from: number, to: number): void {
    const { positive, balanced, emotion, caring, neutral } = this
    positive[to] = positive[from]
    balanced[to] = balanced[from]
    emotion.copyWithin(to * EMOTIONS, from * EMOTIONS, (from + 1) * EMOTIONS)
    caring[to] = caring[from]
    neutral[to] = neutral[from]
  }

  /** The columns; the mix of a language that is read badly is put right where it cannot be. */
  scored(written: LanguagesWritten, quality: FeelingSource['quality']): Pick<Feelings, 'score' | 'emotion' | 'caring' | 'neutral'> {
    const { positive, balanced, emotion, caring, neutral } = this
    const weights = this.weights(written, quality)
    const score = new Float32Array(this.chat.count)
    for (let row = 0; row < score.length; row++) {
      if (positive[row] < 0) {
        score[row] = Number.NaN
        continue
      }
      const of = weights[written.languageAt(row)]
      const p = positive[row] * of[0]
      const o = balanced[row] * of[1]
      const n = Math.max(0, 1 - positive[row] - balanced[row]) * of[2]
      const sum = p + o + n
      score[row] = storable(scoreOf(p / sum, o / sum, n / sum))
    }
    return { score, emotion, caring, neutral }
  }

  private weights({ codes, languageAt }: LanguagesWritten, quality: FeelingSource['quality']): [number, number, number][] {
    const { positive, balanced } = this
    const mixes = codes.map(() => ({ messages: 0, positive: 0, neutral: 0 }))
    let scored = 0
    for (let row = 0; row < positive.length; row++) {
      if (positive[row] < 0) continue
      scored++
      const mix = mixes[languageAt(row)]
      mix.messages++
      mix.positive += positive[row]
      mix.neutral += balanced[row]
    }
    return mixes.map(({ positive, neutral, messages }, i) =>
      isBelieved(quality(codes[i])) ? [1, 1, 1] : priorWeights([positive, neutral, messages - positive - neutral], messages, scored),
    )
  }
}

/** In a language that is read well or fairly, a chat of nothing but love or grief is one: its mix is not a bias of the model. */
const isBelieved = (quality: LanguageRead['quality']): boolean => quality === 'well' || quality === 'fair'

/** A score as a column can hold it: rounding to 32 bits must not carry it across a label's border. */
function storable(score: number): number {
  const stored = Math.fround(score)
  return labelOf(stored) === labelOf(score) ? stored : stored * (1 - 2 ** -23)
}
