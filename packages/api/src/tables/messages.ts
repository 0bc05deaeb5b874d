import {
  CERTAIN,
  type Chat,
  conversationNumber,
  EMOTIONS,
  type Feelings,
  feature,
  flag,
  isoDay,
  kindIndex,
  kinds,
  length,
  messageText,
  responseTime,
  type Selection,
  sentimentAt,
  words,
} from '@convostat/engine'
import { csv, csvCell } from '../csv.ts'
import { emotion } from '../shapes/index.ts'
import { csvBytes, textRoom } from './csv-bytes.ts'

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
  ...(Object.fromEntries(emotion.options.map((name) => [name, `Probability of ${name}, 0 to 1, two digits`])) as Record<
    (typeof emotion.options)[number],
    string
  >),
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

/** About so many bytes are written at a time: other calls are answered in between, and whoever gave up is heard. */
const PIECE = 1 << 18
/** A row beside its author and its text is shorter than this. */
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
  const lengths = length(chat)
  const took = responseTime(chat)
  const conversations = conversationNumber(chat)
  const names = chat.participants.map((name) => encoder.encode(`,${csvCell(nameOf(name))},`))
  const kindsOf = kinds.map((kind) => encoder.encode(`,${kind},`))
  const clock = new Uint8Array(8).fill(COLON)
  const out = csvBytes()
  let day = -1
  let date = encoder.encode('')
  for (let row = from; row < to; row++) {
    const author = chat.author[row]
    if (authors !== null && authors[author] === 0) continue
    const seconds = chat.time[row]
    const today = Math.floor(seconds / 86_400)
    if (today !== day) {
      day = today
      date = encoder.encode(`${isoDay(day)},`)
    }
    const start = chat.start[row]
    const end = chat.end[row]
    out.room(ROW + names[author].length + (textOf === null ? textRoom(end - start) : 0))
    out.number(chat.id[row])
    out.put(names[author])
    out.put(date)
    setClock(clock, seconds - today * 86_400)
    out.put(clock)
    out.put(kindsOf[chat.kind[row]])
    if (textOf === null) out.text(chat.bytes, start, end)
    else {
      const cell = encoder.encode(csvCell(textOf(messageText(chat, row))))
      out.room(ROW + cell.length)
      out.put(cell)
    }
    out.put(comma)
    out.number(lengths[row])
    out.put(comma)
    out.number(wordCount[row])
    const label = feelings === null ? null : sentimentAt(feelings, row)
    if (feelings === null || label === null) out.put(feelingless)
    else {
      out.put(labels[label])
      const score = feelings.score[row]
      out.put(thousandths[1000 + Math.sign(score) * Math.round(Math.abs(score) * 1000)])
      for (let i = row * EMOTIONS; i < (row + 1) * EMOTIONS; i++) out.share(hundredthOf[feelings.emotion[i]])
    }
    const said = features[row]
    out.put(
      signs[
        ((said & feature.hasLink) !== 0 ? 16 : 0) |
          ((said & feature.hasQuestion) !== 0 ? 8 : 0) |
          ((said & feature.hasEmoji) !== 0 ? 4 : 0) |
          (chat.kind[row] === kindIndex.media ? 2 : 0) |
          ((chat.flags[row] & flag.edited) !== 0 ? 1 : 0)
      ],
    )
    out.number(conversations[row])
    out.put(comma)
    if (!Number.isNaN(took[row])) out.number(took[row])
    out.put(lineEnd)
    if (out.size >= PIECE) yield { bytes: out.take(), done: row + 1 - from }
  }
  yield { bytes: out.take(), done: to - from }
}

const COLON = 0x3a
const comma = encoder.encode(',')
const lineEnd = encoder.encode('\r\n')
const feelingless = encoder.encode(`,,${','.repeat(EMOTIONS)}`)
const labels = { positive: encoder.encode(',positive'), neutral: encoder.encode(',neutral'), negative: encoder.encode(',negative') }

/** What scores of three digits are written as, from -1 on; and how many hundredths a probability is. */
const thousandths = Array.from({ length: 2001 }, (_, n) => encoder.encode(`,${(n - 1000) / 1000}`))
const hundredthOf = Uint8Array.from({ length: CERTAIN + 1 }, (_, n) => Math.round((n / CERTAIN) * 100))

/** What the five signs of a message are written as, by their bits. */
const signs = Array.from({ length: 32 }, (_, bits) => encoder.encode(`,${[16, 8, 4, 2, 1].map((bit) => (bits & bit) !== 0).join(',')},`))

/** HH:MM:SS, of which the colons stand already. */
function setClock(clock: Uint8Array, seconds: number): void {
  setTwo(clock, 0, (seconds / 3600) | 0)
  setTwo(clock, 3, ((seconds / 60) | 0) % 60)
  setTwo(clock, 6, seconds % 60)
}

function setTwo(digits: Uint8Array, at: number, value: number): void {
  digits[at] = 48 + ((value / 10) | 0)
  digits[at + 1] = 48 + (value % 10)
}
