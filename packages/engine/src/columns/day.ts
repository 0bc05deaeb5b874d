import { DAY } from '@convostat/format/seconds'
import { textColumn } from '#chat/column.ts'

/** The calendar day of each message, as days since 1970-01-01. Times of 32 bits end in 2106, day 49,710. */
export const day = textColumn(({ time, count }) => {
  const days = new Uint16Array(count)
  for (let row = 0; row < count; row++) days[row] = time[row] / DAY
  return days
})
