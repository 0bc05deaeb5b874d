import { DAY } from '@convostat/format/seconds'
import type { UploadRecord } from './store.ts'

type Dated = Pick<UploadRecord, 'id' | 'uploadDate'>

/** The number in `upload_1763700000000`: ids count up. */
export const numberOf = ({ id }: Pick<Dated, 'id'>): number => Number(id.slice('upload_'.length))

/** How far ahead a clock may have been. Beyond that an id says nothing about when an upload was made, and no later id follows it. */
export const mostAheadMs = 366 * DAY * 1000

/**
 * When an upload was made, added to or analyzed again, epoch milliseconds. Its date says so; where the clock was set back
 * since, its id is a little later than that and counts. An id that is more than a year later came from a wrong clock.
 */
export function lastTouched(record: Dated): number {
  const [number, date] = [numberOf(record), Date.parse(record.uploadDate)]
  return number - date > mostAheadMs ? date : Math.max(number, date)
}

/** The order of the history, in every store: what was touched last comes first, and what comes last is forgotten first. */
export const newestFirst = (a: Dated, b: Dated): number => lastTouched(b) - lastTouched(a) || numberOf(b) - numberOf(a)
