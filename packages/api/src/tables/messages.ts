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
  /** What a name is written as, and a text. */
  nameOf: (name: string) => string
  textOf: (text: string) => string
}

/** So many rows are written at a time: other calls are answered in between, and whoever gave up is heard. */
export const SLICE = 1000

const encoder = new TextEncoder()

/** The table of messages piece by piece, never whole; after each piece, how many rows of the selection were gone through. */
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
  const names = chat.participants.map((name) => csvCell(nameOf(name)))
  const emotionless = ','.repeat(EMOTIONS)
  let day = -1
  let date = ''
  for (let start = from; start < to; start += SLICE) {
    const end = Math.min(to, start + SLICE)
    let text = ''
    for (let row = start; row < end; row++) {
      const author = chat.author[row]
      if (authors !== null && authors[author] === 0) continue
      const seconds = chat.time[row]
      const today = Math.floor(seconds / 86_400)
      if (today !== day) {
        day = today
        date = isoDay(day)
      }
      const said = features[row]
      const label = feelings === null ? null : sentimentAt(feelings, row)
      text += `${chat.id[row]},${names[author]},${date},${clockOf(seconds - today * 86_400)},${kinds[chat.kind[row]]},`
      text += `${csvCell(textOf(messageText(chat, row)))},${lengths[row]},${wordCount[row]},`
      if (feelings === null || label === null) text += `,${emotionless},`
      else {
        text += `${label},${rounded(feelings.score[row])}`
        for (let i = row * EMOTIONS; i < (row + 1) * EMOTIONS; i++)
          text += `,${hundredths[Math.round((feelings.emotion[i] / CERTAIN) * 100)]}`
        text += ','
      }
      text += `${(said & feature.hasLink) !== 0},${(said & feature.hasQuestion) !== 0},${(said & feature.hasEmoji) !== 0},`
      text += `${chat.kind[row] === kindIndex.media},${(chat.flags[row] & flag.edited) !== 0},`
      text += `${conversations[row]},${Number.isNaN(took[row]) ? '' : took[row]}\r\n`
    }
    yield { bytes: encoder.encode(text), done: end - from }
  }
}

const two = Array.from({ length: 60 }, (_, n) => `${n}`.padStart(2, '0'))
const clockOf = (seconds: number): string => `${two[Math.floor(seconds / 3600)]}:${two[Math.floor(seconds / 60) % 60]}:${two[seconds % 60]}`

/** What two digits after the point are written as, and what three are. */
const hundredths = Array.from({ length: 101 }, (_, n) => `${n / 100}`)
const thousandths = Array.from({ length: 1001 }, (_, n) => `${n / 1000}`)
const rounded = (score: number): string =>
  score < 0 ? minus(thousandths[Math.round(-score * 1000)]) : thousandths[Math.round(score * 1000)]
const minus = (digits: string): string => (digits === '0' ? digits : `-${digits}`)
