import { DAY } from '@convostat/format/seconds'
import type { Answer } from '#charts/answers.ts'
import { instantOf } from '#charts/time-axis.ts'

/** The days that a scrubber runs over. */
export interface Days {
  /** The first one. */
  from: string
  /** Whether anyone wrote on each of them. */
  isActive: readonly boolean[]
}

/** Where a key leads: to a day by its place, or to an end of the conversation. */
export type Step = { to: number } | 'beginning' | 'end'

/** The days of a ribbon; null where it has none. */
export function scrubbedDays({ from, people, rest, slots_per_day: perDay }: Answer<'ribbon'>): Days | null {
  const rows = [...people, ...(rest ? [rest] : [])].map(({ counts }) => counts)
  const slots = rows[0]?.length ?? 0
  if (from === null || slots === 0) return null
  const isActive = Array.from({ length: slots / perDay }, () => false)
  for (const row of rows) for (let slot = 0; slot < slots; slot++) if (row[slot] > 0) isActive[Math.floor(slot / perDay)] = true
  return { from, isActive }
}

export const dayAt = ({ from }: Pick<Days, 'from'>, place: number): string =>
  new Date(instantOf(from) + 1000 * DAY * place).toISOString().slice(0, 10)

/** The place of a day, or the nearest to one before or after them all. */
export const placeOfDay = ({ from, isActive }: Days, day: string): number =>
  within(Math.round((instantOf(day) - instantOf(from)) / (1000 * DAY)), isActive.length)

/** The day under a pointer, which is `along` the ribbon (0 to 1 in the direction of time). */
export const placeAlong = ({ isActive }: Days, along: number): number => within(Math.floor(along * isActive.length), isActive.length)

const within = (place: number, days: number): number => Math.max(0, Math.min(days - 1, place))

/** Where a key leads from the day at a place; null for other keys. Days on which nobody wrote are passed over. */
export function stepped(days: Days, place: number, key: string, isRightToLeft: boolean): Step | null {
  const [onward, back] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  switch (key) {
    case onward:
    case 'ArrowUp':
      return nearestActive(days, place + 1, 1)
    case back:
    case 'ArrowDown':
      return nearestActive(days, place - 1, -1)
    case 'PageUp':
      return nearestActive(days, monthFrom(days, place, 1), 1)
    case 'PageDown':
      return nearestActive(days, monthFrom(days, place, -1), -1)
    case 'Home':
      return 'beginning'
    case 'End':
      return 'end'
    default:
      return null
  }
}

/** The first day with a message from a place on, in a direction; the end where there is none. */
function nearestActive({ isActive }: Days, from: number, direction: 1 | -1): Step {
  for (let place = from; place >= 0 && place < isActive.length; place += direction) if (isActive[place]) return { to: place }
  return direction === 1 ? 'end' : 'beginning'
}

/** The place of the same day a month later or earlier, or of that month's last day. */
function monthFrom(days: Days, place: number, months: 1 | -1): number {
  const date = new Date(instantOf(dayAt(days, place)))
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0)
  date.setUTCDate(Math.min(day, date.getUTCDate()))
  return Math.round((date.getTime() - instantOf(days.from)) / (1000 * DAY))
}
