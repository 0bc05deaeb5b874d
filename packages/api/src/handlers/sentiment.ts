import {
  type Chat,
  type FeltDay,
  isoDay,
  isoTime,
  languagesWithin,
  messageText,
  peaksAndValleys,
  reasonsOf,
  type SentimentPeriod,
  sentimentDistribution,
  sentimentTimeline,
  sentimentTrend,
} from '@convostat/engine'
import type { Answering, HandlerContext } from '../answer.ts'
import type { Contract } from '../contract.ts'
import type { Chats } from './chats.ts'
import type { ChatFeelings } from './feelings.ts'
import { monthOf } from './month-of.ts'
import { rowOf } from './row-of.ts'
import { selectionOf } from './selection-of.ts'

export function sentimentHandlers(chats: Chats, feelings: ChatFeelings): Answering<Contract['sentiment']> {
  const felt = async (context: HandlerContext) => {
    const { chat } = await chats.current(context)
    return { chat, feelings: await feelings.of(chat, context) }
  }
  return {
    monthly: async (filter, context) => {
      const { chat, feelings } = await felt(context)
      const months = sentimentTimeline(chat, feelings, selectionOf(chat, filter), 'month')
      return { monthly_sentiment: months.map((period) => ({ month: monthOf(period), ...counted(period) })) }
    },
    yearly: async (filter, context) => {
      const { chat, feelings } = await felt(context)
      const years = sentimentTimeline(chat, feelings, selectionOf(chat, filter), 'year')
      return { yearly_sentiment: years.map((period) => ({ year: period.year, ...counted(period) })) }
    },
    trend: async (filter, context) => {
      const { chat, feelings } = await felt(context)
      const found = sentimentTrend(chat, feelings, selectionOf(chat, filter))
      return {
        overall_trend: found.trend,
        average_sentiment: found.average,
        first_half: found.firstHalf,
        second_half: found.secondHalf,
        first_half_messages: found.firstScored,
        second_half_messages: found.secondScored,
        messages: found.scored,
      }
    },
    distribution: async (filter, context) => {
      const { chat, feelings } = await felt(context)
      return sentimentDistribution(chat, feelings, selectionOf(chat, filter))
    },
    peaksValleys: async ({ top_n, ...filter }, context) => {
      const { chat, feelings } = await felt(context)
      const { peaks, valleys } = peaksAndValleys(chat, feelings, selectionOf(chat, filter), top_n)
      const shown = (day: FeltDay) => dayShown(chat, day)
      return { peaks: peaks.map(shown), valleys: valleys.map(shown) }
    },
    languages: async (filter, context) => {
      const { chat, feelings } = await felt(context)
      const languages = languagesWithin(chat, feelings, selectionOf(chat, filter))
      return {
        languages: languages.map(({ authors, ...language }) => ({ ...language, authors: [...authors] })),
        messages: languages.reduce((sum, { messages }) => sum + messages, 0),
      }
    },
    why: async ({ id }, context) => {
      const { chat } = await chats.current(context)
      const row = rowOf(chat, id, 'id')
      const [read, model] = [await feelings.of(chat, context), await feelings.model()]
      const message = messageText(chat, row)
      const { reasons, ...said } = reasonsOf(chat, read, model, row)
      return {
        id,
        author: chat.participants[chat.author[row]],
        date: isoTime(chat.time[row]),
        message,
        ...said,
        reasons: reasons.map(({ start, end, weight }) => ({ start, end, text: message.slice(start, end), weight })),
      }
    },
  }
}

const counted = <S>({ sentiment, scored, messages }: Pick<SentimentPeriod, 'scored' | 'messages'> & { sentiment: S }) => ({
  sentiment,
  messages: scored,
  all_messages: messages,
})

const dayShown = (chat: Chat, felt: FeltDay) => ({
  date: isoDay(felt.day),
  ...counted(felt),
  context: felt.context,
  id: chat.id[felt.row],
  author: chat.participants[chat.author[felt.row]],
})
