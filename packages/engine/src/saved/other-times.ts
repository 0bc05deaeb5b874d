/** At what other times a reader may have placed a message, by the same header in the file. */
import { DAY } from '@convostat/format/seconds'
import { dateOf, dayOf, daysInMonth } from '#chat/civil.ts'

const HALF_DAY = DAY / 2
/** Years of two digits are of this century. */
const CENTURY = 2000

/**
 * The times that another reading of the same header gives: its numbers for day, month and year in another order, likelier
 * ones first, or the other half of the day. In wall-clock seconds, and to the second: no reader changes a minute.
 */
export function otherTimes(time: number): number[] {
  const dayNumber = Math.floor(time / DAY)
  const clock = time - dayNumber * DAY
  const { year, month, day } = dateOf(dayNumber)
  const others: Numbers[] = [[year, day, month]]
  const short = year - CENTURY
  if (short >= 1 && short <= 31)
    others.push([CENTURY + day, month, short], [CENTURY + month, day, short], [CENTURY + day, short, month], [CENTURY + month, short, day])
  const days = others.filter(isRealDay).map(([y, m, d]) => dayOf(y, m, d))
  const times = days.filter((other) => other !== dayNumber).map((other) => other * DAY + clock)
  return [...new Set(times), clock < HALF_DAY ? time + HALF_DAY : time - HALF_DAY]
}

type Numbers = readonly [year: number, month: number, day: number]

const isRealDay = ([year, month, day]: Numbers): boolean => month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
