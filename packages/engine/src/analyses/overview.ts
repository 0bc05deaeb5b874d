import type { Chat } from '#chat/chat.ts'
import { kindIndex } from '#chat/chat.ts'
import type { Selection } from '#chat/selection.ts'
import { everything } from '#chat/selection.ts'
import { round } from '#stats/round.ts'
import { words } from '#words/words.ts'
import { messageShare } from './message-share.ts'
import { activeDays, timeseries } from './timeseries.ts'

/** A chat in a dozen figures. Without messages they are 0, and the times null. */
export interface Overview {
  /** Everyone with at least one message, most messages first, ties by first appearance in the file. */
  participants: string[]
  totalMessages: number
  /** Wall-clock seconds of the first and the last message. */
  firstTime: number | null
  lastTime: number | null
  /** Calendar days from the first to the last message, both included. */
  totalDays: number
  /** Days with at least one message. */
  activeDays: number
  /** Messages per calendar day, and per day with at least one message; 1 decimal. */
  avgDailyMessages: number
  messagesPerDay: number
  mediaMessages: number
  totalWords: number
}

export function overview(chat: Chat, selection: Selection = everything(chat)): Overview {
  const { totalMessages, firstTime, lastTime, mediaMessages, totalWords } = totals(chat, selection)
  const series = timeseries(chat, selection)
  const totalDays = series.days.length
  const active = activeDays(series)
  return {
    participants: messageShare(chat, selection).map(({ person }) => person),
    totalMessages,
    firstTime,
    lastTime,
    totalDays,
    activeDays: active,
    avgDailyMessages: totalDays === 0 ? 0 : round(totalMessages / totalDays, 1),
    messagesPerDay: active === 0 ? 0 : round(totalMessages / active, 1),
    mediaMessages,
    totalWords,
  }
}

function totals(chat: Chat, { from, to, authors }: Selection) {
  const { author, kind, time } = chat
  const { wordCount } = words(chat)
  let totalMessages = 0
  let mediaMessages = 0
  let totalWords = 0
  let first = -1
  let last = -1
  for (let row = from; row < to; row++) {
    if (authors !== null && authors[author[row]] === 0) continue
    if (first < 0) first = row
    last = row
    totalMessages++
    if (kind[row] === MEDIA) mediaMessages++
    totalWords += wordCount[row]
  }
  return {
    totalMessages,
    mediaMessages,
    totalWords,
    firstTime: first < 0 ? null : time[first],
    lastTime: last < 0 ? null : time[last],
  }
}

const MEDIA = kindIndex.media
