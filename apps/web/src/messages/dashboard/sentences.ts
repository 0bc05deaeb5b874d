import { format } from '#format/index.ts'
import { sayDashboard } from './index.ts'

const { timeseries, heatmap, calendar } = sayDashboard.charts

/** Of whom a sentence speaks: of the whole chat, of one person by name, or of some of several. */
export type Writers = { who: 'all' } | { who: 'one'; name: string } | { who: 'some' }

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** An hour of one weekday, Monday as 0. */
interface HourOfWeek {
  weekday: number
  hour: number
}

export function heatmapSentence({ weekday, hour, writers }: HourOfWeek & { writers: Writers }): string {
  const when = { weekday: weekdays[weekday], hour: format.hour(hour) }
  return writers.who === 'one' ? heatmap.sentence.one({ name: writers.name, ...when }) : heatmap.sentence[writers.who](when)
}

/** What the frame in the drawing means. */
export const framedHour = ({ weekday, hour, messages }: HourOfWeek & { messages: number }): string =>
  heatmap.framed({ weekday: weekdays[weekday], hour: format.hour(hour), messages })

export function timeseriesSentence({ month, busiest, writers }: { month: string; busiest: string; writers: Writers }): string {
  const { sentence } = timeseries
  return writers.who === 'one' ? sentence.one({ name: writers.name, month, busiest }) : sentence[writers.who]({ month, busiest })
}

/** For a chat within one month. */
export const oneMonthSentence = ({ busiest, writers }: { busiest: string; writers: Writers }): string =>
  writers.who === 'one' ? timeseries.oneMonth.one({ name: writers.name, busiest }) : timeseries.oneMonth[writers.who]({ busiest })

interface Days {
  active: number
  total: number
  /** The longest row of days with messages. */
  streak: number
  from: string
  to: string
  writers: Writers
}

export function calendarSentence({ active, total, streak, from, to, writers }: Days): string {
  const { every, sentence } = calendar
  if (active === total) return writers.who === 'one' ? every.one({ name: writers.name, total }) : every[writers.who]({ total })
  const days = { active, total, streak, when: [from, to] } as const
  return writers.who === 'one' ? sentence.one({ name: writers.name, ...days }) : sentence[writers.who](days)
}
