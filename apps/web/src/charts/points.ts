import type { Picked, Point } from '#charts/point.ts'
import type { LeadTo } from '#data/search/search-links.ts'
import type { Answer } from './answers.ts'
import { dayAfter, hintOfDay } from './calendar.ts'
import { hintOfHour } from './heatmap.ts'

// What stands where a chart was clicked. Each counts what the search finds there.

/** A day of the activity chart, whose axis is made of days. */
export function dayAt({ days, counts }: Answer<'timeseries'>, picked: Picked, leadTo: LeadTo): Point | null {
  const day = String(picked.x).slice(0, 10)
  const place = days.indexOf(day)
  return place < 0 ? null : dayPoint(day, counts[place], leadTo)
}

/** A cell of the heatmap: hours to the right, weekdays down. */
export function hourAt({ counts }: Answer<'heatmap'>, picked: Picked, leadTo: LeadTo): Point | null {
  const [weekday, hour] = [Number(picked.y), Number(picked.x)]
  const messages = counts[weekday]?.[hour]
  return messages === undefined ? null : { said: hintOfHour(weekday, hour, messages), messages, lead: leadTo({ weekday, hour }) }
}

/** A day of the calendar: weeks to the right, weekdays down. */
export function dayOfCalendarAt({ mondays, counts }: Answer<'calendar'>, picked: Picked, leadTo: LeadTo): Point | null {
  const [weekday, week] = [Number(picked.y), Number(picked.x)]
  const messages = counts[weekday]?.[week] ?? null
  return messages === null ? null : dayPoint(dayAfter(mondays[week], weekday), messages, leadTo)
}

const dayPoint = (day: string, messages: number, leadTo: LeadTo): Point => ({
  said: hintOfDay(day, messages),
  messages,
  lead: leadTo({ from: day, to: day }),
})
