import type { Picked, Point } from '#charts/point.ts'
import type { Answer } from './answers.ts'
import { dayAfter, hintOfDay } from './calendar.ts'
import { hintOfHour } from './heatmap.ts'

// What a click on a chart hits. Each counts what the search finds there.

/** A day of the activity chart, whose axis is made of days. */
export function dayAt({ days, counts }: Answer<'timeseries'>, picked: Picked): Point | null {
  const day = String(picked.x).slice(0, 10)
  const place = days.indexOf(day)
  return place < 0 ? null : dayPoint(day, counts[place])
}

/** A cell of the heatmap: hours to the right, weekdays down. */
export function hourAt({ counts }: Answer<'heatmap'>, picked: Picked): Point | null {
  const [weekday, hour] = [Number(picked.y), Number(picked.x)]
  const messages = counts[weekday]?.[hour]
  return messages === undefined ? null : { said: hintOfHour(weekday, hour, messages), messages, wanted: { weekday, hour } }
}

/** A day of the calendar: weeks to the right, weekdays down. */
export function dayOfCalendarAt({ mondays, counts }: Answer<'calendar'>, picked: Picked): Point | null {
  const [weekday, week] = [Number(picked.y), Number(picked.x)]
  const messages = counts[weekday]?.[week] ?? null
  return messages === null ? null : dayPoint(dayAfter(mondays[week], weekday), messages)
}

const dayPoint = (day: string, messages: number): Point => ({
  said: hintOfDay(day, messages),
  messages,
  wanted: { from: day, to: day },
})
