import { monthDays } from '#data/search/search-links.ts'
import { format } from '#format/index.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import type { Answer } from './answers.ts'
import { dayAfter } from './calendar.ts'
import { countCell, messagesCell, type Table, text } from './table.ts'

const { timeseries, heatmap, calendar, share } = sayDashboard.charts

export const timeseriesTable = ({ days, counts }: Answer<'timeseries'>): Table => ({
  columns: timeseries.columns.map(text),
  rows: days.map((day, i) => [{ value: day, shown: format.day(day) }, messagesCell(counts[i], { from: day, to: day })]),
})

/** A row an hour, a column a weekday. */
export const heatmapTable = ({ counts }: Answer<'heatmap'>): Table => ({
  columns: [text(heatmap.hour), ...format.weekdays.long.map((value, day) => ({ value, shown: format.weekdays.short[day] }))],
  rows: Array.from({ length: 24 }, (_, hour) => [
    { value: hour, shown: format.hour(hour) },
    ...counts.map((row, weekday) => messagesCell(row[hour], { weekday, hour })),
  ]),
})

/** A row a month: its days with messages, and all its messages. */
export function calendarTable({ mondays, counts }: Answer<'calendar'>): Table {
  const months = new Map<string, { days: number; messages: number }>()
  mondays.forEach((monday, week) => {
    for (let weekday = 0; weekday < 7; weekday++) {
      const messages = counts[weekday][week]
      if (messages === null) continue
      const month = dayAfter(monday, weekday).slice(0, 7)
      const total = months.get(month) ?? { days: 0, messages: 0 }
      if (messages > 0) total.days++
      total.messages += messages
      months.set(month, total)
    }
  })
  return {
    columns: calendar.columns.map(text),
    rows: Array.from(months, ([month, { days, messages }]) => [
      { value: month, shown: format.month(month) },
      countCell(days),
      messagesCell(messages, monthDays(month)),
    ]),
  }
}

export const shareTable = ({ people, messages: all }: Answer<'messageShare'>): Table => ({
  columns: share.columns.map(text),
  rows: people.map(({ person, messages }) => [
    text(person),
    messagesCell(messages, { authors: [person] }),
    { value: messages / all, shown: format.percent(messages / all) },
  ]),
  people: true,
})
