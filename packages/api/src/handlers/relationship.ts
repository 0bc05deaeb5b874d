import {
  type Burst,
  balance,
  burstFigures,
  type CaringMoment,
  type Chat,
  type Conversation,
  caringMoments,
  conversations,
  isoDay,
  isoTime,
  kinds,
  lengthOf,
  messageText,
  type ReplyDiscipline,
  replyDiscipline,
  responseMatrix,
  round,
  type Streak,
  streaks,
  variedCaringMoments,
  type Waits,
} from '@convostat/engine'
import type { Answering } from '../answer.ts'
import type { Contract } from '../contract.ts'
import type { Chats } from './chats.ts'
import type { ChatFeelings } from './feelings.ts'
import { figureHandlers } from './figure-handlers.ts'
import { selectionOf } from './selection-of.ts'

export const relationshipHandlers = (chats: Chats, feelings: ChatFeelings): Answering<Contract['relationship']> => ({
  balance: async (filter, context) => {
    const { chat } = await chats.current(context)
    const { shares, ratio, balanced } = balance(chat, selectionOf(chat, filter))
    return {
      balanced,
      ratio,
      message_counts: Object.fromEntries(shares.map(({ person, count }) => [person, count])),
      people: shares.map(({ person }) => person),
    }
  },
  caringMoments: async ({ top_n, varied, ...filter }, context) => {
    const { chat } = await chats.current(context)
    const most = varied ? variedCaringMoments : caringMoments
    const moments = most(chat, await feelings.of(chat, context), selectionOf(chat, filter), top_n)
    return { caring_moments: moments.map((moment) => caring(chat, moment)) }
  },
  ...figureHandlers('relationship', chats, feelings),
  replyDiscipline: async (filter, context) => {
    const { chat } = await chats.current(context)
    const people = replyDiscipline(chat, selectionOf(chat, filter))
    return {
      reply_discipline: Object.fromEntries(people.map((each) => [each.person, discipline(each)])),
      people: people.map(({ person }) => person),
    }
  },
  responseMatrix: async (filter, context) => {
    const { chat } = await chats.current(context)
    const { people, pairs, totalPairs } = responseMatrix(chat, selectionOf(chat, filter))
    return { people, pairs: pairs.map((pair) => ({ from: pair.from, to: pair.to, ...waits(pair) })), total_pairs: totalPairs }
  },
  conversations: async (filter, context) => {
    const { chat } = await chats.current(context)
    const { conversations: number, medianMessages, medianSeconds, longest, people } = conversations(chat, selectionOf(chat, filter))
    return {
      conversations: number,
      median_messages: medianMessages,
      median_seconds: medianSeconds,
      longest: longest && conversation(chat, longest),
      people,
    }
  },
  bursts: async ({ top_n, ...filter }, context) => {
    const { chat } = await chats.current(context)
    const { bursts, people, longest } = burstFigures(chat, selectionOf(chat, filter), top_n)
    return {
      bursts,
      people: people.map(({ person, bursts, longest }) => ({
        person,
        bursts,
        longest: longest && longest.end - longest.start,
        longest_id: longest && chat.id[longest.start],
      })),
      longest: longest.map((each) => burst(chat, each)),
    }
  },
  streaks: async ({ top_n, ...filter }, context) => {
    const { chat } = await chats.current(context)
    const { streaks: all, current } = streaks(chat, selectionOf(chat, filter))
    return {
      streaks: all.slice(0, top_n).map((each) => streak(chat, each)),
      current: current && streak(chat, current),
      total_streaks: all.length,
    }
  },
})

const caring = (chat: Chat, { row, care }: CaringMoment) => ({
  id: chat.id[row],
  author: chat.participants[chat.author[row]],
  date: isoTime(chat.time[row]),
  text: messageText(chat, row),
  care_score: care,
})

const conversation = (chat: Chat, { start, end, people }: Conversation) => ({
  ...from(chat, start, end),
  start: isoTime(chat.time[start]),
  end: isoTime(chat.time[end - 1]),
  people,
  first: messageAt(chat, start),
  last: messageAt(chat, lastShown(chat, end)),
})

/** Nothing of what hidden people wrote is told, also where it stands beside what others did. */
const isHidden = (chat: Chat, row: number): boolean => chat.hidden?.[chat.author[row]] === 1

/** The last row before `end` that may be told; who opened the conversation is never hidden. */
function lastShown(chat: Chat, end: number): number {
  let row = end - 1
  while (isHidden(chat, row)) row--
  return row
}

const burst = (chat: Chat, { start, end }: Burst) => ({ ...messageAt(chat, start), ...from(chat, start, end) })

/** Rows from `start` up to `end`. */
const from = (chat: Chat, start: number, end: number) => ({
  id: chat.id[start],
  last_id: chat.id[end - 1],
  messages: end - start,
  seconds: chat.time[end - 1] - chat.time[start],
})

const streak = (chat: Chat, { from, to, days, messages, row }: Streak) => ({
  start: isoDay(from),
  end: isoDay(to),
  days,
  messages,
  id: chat.id[row],
})

const messageAt = (chat: Chat, row: number) => ({
  id: chat.id[row],
  author: chat.participants[chat.author[row]],
  date: isoTime(chat.time[row]),
  message: messageText(chat, row),
  kind: kinds[chat.kind[row]],
  length: lengthOf(chat, row),
})

const discipline = ({ speeds, mean, within, opening, day, night, ...all }: ReplyDiscipline) => {
  const { replies, ...quantiles } = waits(all)
  return {
    ...speeds,
    total_replies: replies,
    avg_reply_time_minutes: mean === null ? null : round(mean / 60, 1),
    ...quantiles,
    within_conversation: waits(within),
    opening_conversation: waits(opening),
    day: waits(day),
    night: waits(night),
  }
}

const waits = ({ replies, median, p90 }: Waits) => ({ replies, median_seconds: median, p90_seconds: p90 })
