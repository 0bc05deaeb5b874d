import { largest } from '@convostat/api/extremes'
import type { Answer } from '#charts/answers.ts'
import { dayAfter } from '#charts/calendar.ts'
import type { SentimentShares } from '#charts/sentiment-share.ts'
import type { SentimentTimeline } from '#charts/sentiment-timeline.ts'
import type { Usage } from '#charts/usage-timeline.ts'

const firstDay = '2023-01-02'
const days = 400

/** The same numbers every time: waves upon waves. */
const messagesOn = (day: number): number =>
  Math.max(0, Math.round(9 + 8 * Math.sin(day / 23) + 5 * Math.sin(day / 3.7) + 6 * Math.cos(day * 2.3)))
const counts = Array.from({ length: days }, (_, day) => messagesOn(day))
const messages = counts.reduce((sum, count) => sum + count, 0)
const busiest = counts.indexOf(largest(counts))

export const series: Answer<'timeseries'> = {
  days: counts.map((_, day) => dayAfter(firstDay, day)),
  counts,
  messages,
  remark: {
    busiest_day: dayAfter(firstDay, busiest),
    messages: counts[busiest],
    busiest_month: { month: '2023-03', messages: 412 },
    quietest_weekday: null,
  },
  annotations: [
    { day: firstDay, kind: 'first', value: counts[0] },
    { day: dayAfter(firstDay, busiest), kind: 'busiest', value: counts[busiest] },
  ],
}

export const week: Answer<'heatmap'> = {
  counts: Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 24 }, (_, hour) => Math.max(0, Math.round(18 * Math.sin((hour - 6) / 5.5) + 6 * Math.cos(day * 1.4 + hour)))),
  ),
  messages,
  remark: {
    busiest_weekday: 6,
    busiest_hour: 21,
    busiest_cell: { weekday: 6, hour: 14, messages: 24 },
    busiest_time: { weekday: 6, part: 'evening', messages: 167 },
  },
}

const weeks = Array.from({ length: 57 }, (_, place) => dayAfter(firstDay, 7 * place))
export const calendar: Answer<'calendar'> = {
  mondays: weeks,
  counts: Array.from({ length: 7 }, (_, weekday) => weeks.map((_, place) => counts[7 * place + weekday] ?? null)),
  messages,
  remark: { active_days: 380, total_days: days, longest_streak: { days: 31, from: '2023-05-01', to: '2023-05-31' } },
  annotations: series.annotations,
}

/** Of people with these names, the first wrote most. Three weeks in autumn are without a message. */
export const ribbonOf = (names: readonly string[]): Answer<'ribbon'> => ({
  from: firstDay,
  to: dayAfter(firstDay, days - 1),
  slots_per_day: 1,
  people: names.map((person, place) => ({
    person,
    counts: counts.map((_, day) => (day > 270 && day < 292 ? 0 : Math.round(messagesOn(day + 17 * place) / (place + 1)))),
  })),
  rest: null,
  messages,
  remark: {
    active_days: 379,
    total_days: days,
    fullest_day: { day: dayAfter(firstDay, busiest), messages: counts[busiest] },
    longest_gap: { from: dayAfter(firstDay, 270), to: dayAfter(firstDay, 292), seconds: 22 * 86_400 },
  },
})

/** Of people with these names, the first wrote most. */
export const shareOf = (names: readonly string[]): Answer<'messageShare'> => {
  const people = names.map((person, place) => ({ person, messages: Math.round(2400 / (place + 1)) }))
  const messages = people.reduce((sum, each) => sum + each.messages, 0)
  return {
    people,
    messages,
    remark: { author: names[0], messages: people[0].messages, share: people[0].messages / messages, is_tied: false },
  }
}

export const shares: SentimentShares = { positive: 957, neutral: 3253, negative: 655, unscored: 120, messages: 4865 }

const months = Array.from({ length: 14 }, (_, place) => `${2023 + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`)
export const sounding: SentimentTimeline = {
  by: 'monthly',
  periods: months.map((period, place) => ({ period, sentiment: 0.12 * Math.sin(place / 2), scored: 300, messages: 310 })),
  messages: 4200,
}
export const usage: Usage = {
  months: months.map((month, place) => ({ month, count: Math.round(6 + 5 * Math.sin(place)) })),
  messages: 84,
}
