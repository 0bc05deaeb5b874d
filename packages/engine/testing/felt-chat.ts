import { emotions } from '@convostat/emotion'
import fc from 'fast-check'
import type { Chat } from '#chat/chat.ts'
import type { Filter } from '#chat/selection.ts'
import { byEmotion, CERTAIN, EMOTIONS, type Feelings } from '#sentiment/feelings.ts'
import { LEAST_FELT } from '#sentiment/felt.ts'
import { type FeelingSource, feelingsFrom } from '#sentiment/read-feelings.ts'
import { chatOf } from './chat-of.ts'
import { anyFilteredChat, type Message, messagesOf, type PlainFilter } from './messages-of.ts'
import { randomNumbers } from './random-chat.ts'

/** Columns written by hand, a row each: the score (null where unscored), and probabilities 0 to 1 of what it contains. */
export type ScoredRow = { score: number | null } & Partial<Record<(typeof emotions)[number] | 'caring' | 'neutral', number>>

export function feelingsOf(rows: readonly ScoredRow[]): Feelings {
  const part = (probability = 0): number => Math.round(probability * CERTAIN)
  return {
    score: Float32Array.from(rows, ({ score }) => score ?? Number.NaN),
    emotion: Uint16Array.from(rows.flatMap((row) => emotions.map((emotion) => part(row[emotion])))),
    caring: Uint16Array.from(rows, ({ caring }) => part(caring)),
    neutral: Uint16Array.from(rows, ({ neutral }) => part(neutral)),
    corrected: new Map(),
    languages: [],
  }
}

/**
 * A chat as `chatOf` writes it, each text with what it feels like behind two slashes: `mon 09:00 Ana: hi // 0.4 joy 0.8`.
 * Without them a message is unscored.
 */
export function feltChatOf(text: string): { chat: Chat; feelings: Feelings } {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const chat = chatOf(lines.map((line) => line.split(' // ')[0]).join('\n'))
  const messages = lines.filter((line) => !/^\s*\S+ \S+ \* /.test(line))
  return { chat, feelings: feelingsOf(Array.from(chat.id, (id) => feltOf(messages[id].split(' // ')[1]))) }
}

function feltOf(marks: string | undefined): ScoredRow {
  const [score, ...rest] = marks?.trim().split(' ') ?? []
  if (score === undefined) return { score: null }
  return {
    score: Number(score),
    ...Object.fromEntries(rest.flatMap((name, i) => (i % 2 === 0 ? [[name, Number(rest[i + 1])]] : []))),
  }
}

/** Any feelings for a chat: some rows unscored, many scores and probabilities alike. They depend on nothing but the seed. */
export function randomFeelings({ count }: Pick<Chat, 'count'>, seed: number): Feelings {
  const random = randomNumbers(seed)
  return feelingsOf(
    Array.from({ length: count }, (): ScoredRow => {
      if (random() < 0.2) return { score: null }
      const coarse = (steps: number): number => Math.floor(random() * (steps + 1)) / steps
      return { score: coarse(8) * 2 - 1, ...byEmotion(() => coarse(4) ** 3), caring: coarse(4), neutral: coarse(4) }
    }),
  )
}

/** Any chat with any feelings and any filter on it. */
export const anyFeltChat = (): fc.Arbitrary<{ chat: Chat; feelings: Feelings; filter: Filter; asked: PlainFilter }> =>
  fc.tuple(anyFilteredChat(), fc.nat()).map(([filtered, seed]) => ({ ...filtered, feelings: randomFeelings(filtered.chat, seed) }))

/** A message with what it feels like: what slow, obvious twins work on. */
export interface FeltMessage extends Message {
  row: number
  score: number | null
  emotions: Record<(typeof emotions)[number], number>
  neutral: number
  caring: number
}

export const feltMessagesOf = (chat: Chat, feelings: Feelings): FeltMessage[] =>
  messagesOf(chat).map((message, row) => ({
    ...message,
    row,
    score: Number.isNaN(feelings.score[row]) ? null : feelings.score[row],
    emotions: byEmotion((i) => feelings.emotion[row * EMOTIONS + i] / CERTAIN),
    neutral: feelings.neutral[row] / CERTAIN,
    caring: feelings.caring[row] / CERTAIN,
  }))

const positive = ['joy', 'love', 'gratitude', 'amusement', 'admiration', 'surprise']
const negative = ['surprise', 'sadness', 'anger', 'fear']

/** What of a scored message counts where emotions are summed up: those of its sign, where one of them is felt. */
export function countedOf({ score, emotions: all }: FeltMessage): FeltMessage['emotions'] {
  const fitting = score === null ? [] : score > 0.05 ? positive : score < -0.05 ? negative : ['surprise']
  const isFelt = fitting.some((name) => all[name as keyof typeof all] >= LEAST_FELT)
  return byEmotion((place) => (isFelt && fitting.includes(emotions[place]) ? all[emotions[place]] : 0))
}

export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * A model of a few words, for tests: `good` is positive, `bad` negative, `lean` both a little, a text without letters nothing
 * at all, and everything else neutral. An emotion's name contains that emotion, `hug` care.
 */
export const wordModel: FeelingSource = {
  quality: (language) => (language === 'en' ? 'well' : 'unknown'),
  open: (bytes) => ({
    sentiment: new Float32Array(3),
    emotion: new Float32Array(EMOTIONS),
    caring: 0,
    neutral: 0,
    read(start, end) {
      const text = new TextDecoder().decode(bytes.subarray(start, end))
      if (!/\p{L}/u.test(text)) return false
      const holds = (word: string): number => Number(text.includes(word))
      const [positive, negative] = [0.1 + 0.8 * holds('good') + 0.35 * holds('lean'), 0.05 + 0.85 * holds('bad')]
      const sum = positive + negative + 0.7
      this.sentiment.set([positive / sum, 0.7 / sum, negative / sum])
      this.emotion.set(emotions.map((emotion) => 0.02 + 0.9 * holds(emotion)))
      this.caring = 0.01 + 0.9 * holds('hug')
      this.neutral = 0.9 - 0.6 * Math.max(holds('good'), holds('bad'))
      return true
    },
  }),
}

/** What the model of a few words reads in a chat. */
export const wordFeelings = (chat: Chat): Promise<Feelings> => feelingsFrom(chat, wordModel)
