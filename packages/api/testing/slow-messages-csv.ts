import { flag, kindIndex, kinds, messageText } from '@convostat/engine/chat/chat'
import { isoTime } from '@convostat/engine/chat/civil'
import { conversationNumber } from '@convostat/engine/columns/conversation'
import { length } from '@convostat/engine/columns/length'
import { responseTime } from '@convostat/engine/columns/response-time'
import { sentimentAt } from '@convostat/engine/sentiment/feelings'
import { emotionsAt } from '@convostat/engine/sentiment/felt'
import { feature } from '@convostat/engine/words/features'
import { words } from '@convostat/engine/words/words'
import { emotion } from '@convostat/figures/schema'
import { type CsvCell, csv } from '#csv.ts'
import { type MessageRows, messageColumns } from '#tables/messages.ts'

/** The table of messages cell by cell, as its columns are described: what is written quickly has to be the same. */
export function slowMessagesCsv({ chat, selection, feelings, nameOf, textOf }: MessageRows): string {
  const rows: CsvCell[][] = [Object.keys(messageColumns)]
  for (let row = selection.from; row < selection.to; row++) {
    if (selection.authors !== null && selection.authors[chat.author[row]] === 0) continue
    const [date, time] = isoTime(chat.time[row]).split('T')
    const text = messageText(chat, row)
    const felt = feelings === null ? null : emotionsAt(feelings, row)
    const { wordCount, features } = words(chat)
    const score = feelings === null || felt === null ? null : feelings.score[row]
    const seconds = responseTime(chat)[row]
    rows.push([
      chat.id[row],
      nameOf(chat.participants[chat.author[row]]),
      date,
      time,
      kinds[chat.kind[row]],
      textOf === null ? text : textOf(text),
      length(chat)[row],
      wordCount[row],
      feelings === null ? null : sentimentAt(feelings, row),
      score === null ? null : rounded(score, 1000),
      ...emotion.options.map((name) => (felt === null ? null : rounded(felt[name], 100))),
      (features[row] & feature.hasLink) !== 0,
      (features[row] & feature.hasQuestion) !== 0,
      (features[row] & feature.hasEmoji) !== 0,
      chat.kind[row] === kindIndex.media,
      (chat.flags[row] & flag.edited) !== 0,
      conversationNumber(chat)[row],
      Number.isNaN(seconds) ? null : seconds,
    ])
  }
  return csv(rows)
}

/** A half goes away from 0; there is no -0. */
const rounded = (value: number, steps: number): number => (Math.sign(value) * Math.round(Math.abs(value) * steps)) / steps || 0
