import { calendar, messageShare, sentimentDistribution, timeseries } from '@convostat/engine'
import type { Answering } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { calendarFigure } from '../figures/calendar.ts'
import { messageShareFigure } from '../figures/message-share.ts'
import { sentimentFigure } from '../figures/sentiment.ts'
import { timeseriesFigure } from '../figures/timeseries.ts'
import type { Chats } from './chats.ts'
import type { ChatFeelings } from './feelings.ts'
import { figureHandlers } from './figure-handlers.ts'
import { selectionOf } from './selection-of.ts'

export const chartHandlers = (chats: Chats, feelings: ChatFeelings): Answering<Contract['charts']> => ({
  timeseries: async (filter, context) => {
    const { chat } = await chats.current(context)
    return timeseriesFigure(timeseries(chat, selectionOf(chat, filter)))
  },
  ...figureHandlers('charts', chats, feelings),
  messageShare: async (filter, context) => {
    const { chat } = await chats.current(context)
    return messageShareFigure(messageShare(chat, selectionOf(chat, filter)))
  },
  calendar: async (filter, context) => {
    const { chat } = await chats.current(context)
    const selection = selectionOf(chat, filter)
    return calendarFigure(calendar(chat, selection), timeseries(chat, selection))
  },
  sentiment: async (filter, context) => {
    const { chat } = await chats.current(context)
    return sentimentFigure(sentimentDistribution(chat, await feelings.of(chat, context), selectionOf(chat, filter)))
  },
})
