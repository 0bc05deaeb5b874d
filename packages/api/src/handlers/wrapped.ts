import { type Chat, messageText } from '@convostat/engine/chat/chat'
import { isoDay, isoTime } from '@convostat/engine/chat/civil'
import type { Quote, Slide, SlideFacts } from '@convostat/engine/wrapped/slide'
import { wrapped } from '@convostat/engine/wrapped/wrapped'
import { titles } from '#wrapped/titles.ts'
import type { Answering } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { hostOf } from './host-of.ts'
import { shown as shownMoment } from './moments.ts'
import type { OpenChat } from './open-chat.ts'
import { selectionOf } from './selection-of.ts'
import type { SessionParts } from './session-parts.ts'

export const wrappedHandlers = ({ chats, feelings }: Pick<SessionParts, 'chats' | 'feelings'>): Answering<Contract['wrapped']> => ({
  get: async ({ year, without, ...filter }, context) => {
    const open = await chats.current(context)
    const { chat } = open
    const felt = await feelings.ifThere(chat, context)
    const { slides, ...story } = await wrapped(chat, felt, selectionOf(chat, filter), { year, without }, hostOf(context))
    return { ...story, slides: slides.map((slide) => shown(open, slide)), without_feelings: felt === null }
  },
})

const shown = (open: OpenChat, slide: Slide) => {
  const { chat } = open
  const { kind, figure, unit, metric, period, people, peopleUnit, words, emojis, series, seriesStep } = slide
  const { moments, day, lastDay, row, lastRow, days, cells, speeds, steps, course, quotes, facts = {} } = slide
  return {
    kind,
    title: titles[kind],
    figure,
    unit,
    metric,
    period: { from: isoDay(period.fromDay), to: isoDay(period.toDay) },
    ...(people && { people: [...people] }),
    ...(peopleUnit && { people_unit: peopleUnit }),
    ...(words && { words: [...words] }),
    ...(emojis && { emojis: [...emojis] }),
    ...(series && {
      series: series.map(({ isPartial, ...each }) => ({ ...each, ...(isPartial && { partial: isPartial }) })),
      series_step: seriesStep,
    }),
    ...(days && { days: days.map(({ day, messages }) => ({ date: isoDay(day), messages })) }),
    ...(cells && { cells }),
    ...(speeds && { speeds: speeds.map(({ name, counts }) => ({ name, counts: [...counts] })) }),
    ...(steps && { steps: [...steps] }),
    ...(course && { course: [...course] }),
    ...(quotes && { quotes: quotes.map((quote) => quoted(chat, quote)) }),
    ...(moments && { moments: moments.map((moment) => shownMoment(open, moment)) }),
    ...(day !== undefined && { date: isoDay(day) }),
    ...(lastDay !== undefined && { last_date: isoDay(lastDay) }),
    ...(row !== undefined && { message_id: chat.id[row] }),
    ...(lastRow !== undefined && { last_message_id: chat.id[lastRow] }),
    facts: factsOf(facts),
  }
}

const quoted = (chat: Chat, { row, reply }: Quote) => ({
  ...messageAt(chat, row),
  ...(reply !== undefined && { reply: messageAt(chat, reply) }),
})

const messageAt = (chat: Chat, row: number) => ({
  id: chat.id[row],
  author: chat.participants[chat.author[row]],
  date: isoTime(chat.time[row]),
  message: messageText(chat, row),
})

const factsOf = ({ activeDays, ...facts }: SlideFacts) => ({ ...facts, ...(activeDays !== undefined && { active_days: activeDays }) })
