import { type Chat, flag, kindIndex, kinds, messageText } from '@convostat/engine/chat/chat'
import { isoDay } from '@convostat/engine/chat/civil'
import type { Selection } from '@convostat/engine/chat/selection'
import { conversationStarts } from '@convostat/engine/columns/conversation'
import { lengths } from '@convostat/engine/columns/length'
import { replySeconds } from '@convostat/engine/columns/response-time'
import { CERTAIN, EMOTIONS, type Feelings, sentimentAt } from '@convostat/engine/sentiment/feelings'
import { emotionsFitting } from '@convostat/engine/sentiment/felt'
import { feature } from '@convostat/engine/words/features'
import { words } from '@convostat/engine/words/words'
import { emotion } from '@convostat/figures/schema'
import { DAY } from '@convostat/format/seconds'
import { csv, csvCell } from '../csv.ts'
import { setNumber, setStamp, setText, sheetOf, stampsOf, textRoom, withRoom } from './csv-bytes.ts'

export const messagesFile = 'messages.csv'
export const messagesAbout = 'Every message counted, in order of time.'
export const messageColumns = {
  id: "The message's place in the file, from 0",
  author: 'Who wrote it',
  date: 'Day (YYYY-MM-DD)',
  time: 'Time of day (HH:MM:SS)',
  kind: kinds.join(', '),
  text: 'What was written; of media without a caption the placeholder of the export',
  length: 'Characters as a reader counts them',
  words: 'Words',
  sentiment: 'positive, neutral or negative; empty where nothing can be scored',
  sentiment_score: '-1 to 1, three digits',
  ...(Object.fromEntries(
    emotion.options.map((name) => [
      name,
      `Probability of ${name}, 0 to 1, two digits${name === 'surprise' ? '' : '; 0 where the sentiment is not of its sign'}`,
    ]),
  ) as Record<(typeof emotion.options)[number], string>),
  has_link: 'Whether there is a link in it',
  has_question: 'Whether it asks something',
  has_emoji: 'Whether there is an emoji in it',
  is_media: 'Whether it is a file, a picture, a voice message',
  is_edited: 'Whether it was edited',
  conversation: 'Number of its conversation, from 1: a silence of more than six hours ends one',
  response_seconds: 'Seconds that it took as a reply; empty where it is none',
}

export interface MessageRows {
  chat: Chat
  selection: Selection
  feelings: Feelings | null
  /** What a name is written as, and a text; null for texts as they are. */
  nameOf: (name: string) => string
  textOf: ((text: string) => string) | null
}

/** About this many bytes are written at a time: other calls are answered in between, and a cancellation is noticed. */
const PIECE = 1 << 19
/** A row beside its author and its text is shorter than this, with what may change behind it. */
const ROW = 512

const encoder = new TextEncoder()

/**
 * The table of messages piece by piece, never whole, each in memory that the next one uses again; with each piece, how many
 * rows of the selection were gone through. Texts go from the chat's bytes to the table's as bytes.
 */
export function* messagesCsv({
  chat,
  selection,
  feelings,
  nameOf,
  textOf,
}: MessageRows): Generator<{ bytes: Uint8Array<ArrayBuffer>; done: number }> {
  yield { bytes: encoder.encode(csv([Object.keys(messageColumns)])), done: 0 }
  const { from, to, authors } = selection
  if (from >= to) return
  const { wordCount, features } = words(chat)
  const lengthAt = lengths(chat)
  const opening = conversationStarts(chat)
  let conversation = 0
  const names = stampsOf(chat.participants.map((name) => `,${csvCell(nameOf(name))},`))
  let sheet = sheetOf(2 * PIECE)
  let at = 0
  let day = -1
  let date = stampsOf([''])
  for (let row = from; row < to; row++) {
    const author = chat.author[row]
    if (authors !== null && authors[author] === 0) continue
    const seconds = chat.time[row]
    const today = Math.floor(seconds / DAY)
    if (today !== day) {
      day = today
      date = stampsOf([`${isoDay(day)},`])
    }
    const start = chat.start[row]
    const end = chat.end[row]
    const cell = textOf === null ? null : encoder.encode(csvCell(textOf(messageText(chat, row))))
    sheet = withRoom(sheet, at, ROW + names.sizes[author] + (cell === null ? textRoom(end - start) : cell.length))
    const { bytes } = sheet
    at = setNumber(sheet, at, chat.id[row])
    at = setStamp(sheet, at, names, author)
    at = setStamp(sheet, at, date)
    at = setClock(bytes, at, seconds - today * DAY)
    at = setStamp(sheet, at, kindsOf, chat.kind[row])
    if (cell === null) at = setText(sheet, at, chat.bytes, start, end)
    else {
      bytes.set(cell, at)
      at += cell.length
    }
    bytes[at++] = COMMA
    at = setNumber(sheet, at, lengthAt(row))
    bytes[at++] = COMMA
    at = setNumber(sheet, at, wordCount[row])
    const label = feelings === null ? null : sentimentAt(feelings, row)
    if (feelings === null || label === null) at = setStamp(sheet, at, feelingless)
    else {
      const score = feelings.score[row]
      at = setStamp(sheet, at, labels, labelPlace[label])
      at = setStamp(sheet, at, thousandths, 1000 + Math.sign(score) * Math.round(Math.abs(score) * 1000))
      const fits = emotionsFitting(score)
      for (let i = 0; i < EMOTIONS; i++) at = setStamp(sheet, at, hundredths, hundredthOf[fits[i] * feelings.emotion[row * EMOTIONS + i]])
    }
    const said = features[row]
    at = setStamp(
      sheet,
      at,
      signs,
      ((said & feature.hasLink) !== 0 ? 16 : 0) |
        ((said & feature.hasQuestion) !== 0 ? 8 : 0) |
        ((said & feature.hasEmoji) !== 0 ? 4 : 0) |
        (chat.kind[row] === kindIndex.media ? 2 : 0) |
        ((chat.flags[row] & flag.edited) !== 0 ? 1 : 0),
    )
    while (opening[conversation] <= row) conversation++
    at = setNumber(sheet, at, conversation)
    bytes[at++] = COMMA
    const took = replySeconds(chat, row)
    if (!Number.isNaN(took)) at = setNumber(sheet, at, took)
    at = setStamp(sheet, at, lineEnd)
    if (at >= PIECE) {
      yield { bytes: bytes.subarray(0, at), done: row + 1 - from }
      at = 0
    }
  }
  yield { bytes: sheet.bytes.subarray(0, at), done: to - from }
}

const COMMA = 0x2c
const COLON = 0x3a
const lineEnd = stampsOf(['\r\n'])
const kindsOf = stampsOf(kinds.map((kind) => `,${kind},`))
const feelingless = stampsOf([`,,${','.repeat(EMOTIONS)}`])
const labels = stampsOf([',positive', ',neutral', ',negative'])
const labelPlace = { positive: 0, neutral: 1, negative: 2 }

/** What scores of three digits are written as, from -1 on; and how many hundredths a probability is. */
const thousandths = stampsOf(Array.from({ length: 2001 }, (_, n) => `,${(n - 1000) / 1000}`))
const hundredths = stampsOf(Array.from({ length: 101 }, (_, n) => `,${n / 100}`))
const hundredthOf = Uint8Array.from({ length: CERTAIN + 1 }, (_, n) => Math.round((n / CERTAIN) * 100))

/** What the five signs of a message are written as, by their bits. */
const signs = stampsOf(Array.from({ length: 32 }, (_, bits) => `,${[16, 8, 4, 2, 1].map((bit) => (bits & bit) !== 0).join(',')},`))

/** HH:MM:SS. */
function setClock(bytes: Uint8Array, at: number, seconds: number): number {
  setTwo(bytes, at, (seconds / 3600) | 0)
  bytes[at + 2] = COLON
  setTwo(bytes, at + 3, ((seconds / 60) | 0) % 60)
  bytes[at + 5] = COLON
  setTwo(bytes, at + 6, seconds % 60)
  return at + 8
}

function setTwo(bytes: Uint8Array, at: number, value: number): void {
  bytes[at] = 48 + ((value / 10) | 0)
  bytes[at + 1] = 48 + (value % 10)
}
