/** Where system lines are among the messages. */

import { firstAtOrAfter } from '#stats/sorted.ts'
import type { Chat } from './chat.ts'

/**
 * How many events are before a row: those of an earlier time, and of its own time those that the file has
 * before it. Both tables are in time order, so that between two rows that follow on one another are the events from
 * the one's count up to the other's.
 */
export function eventsBefore({ events, time, id }: Chat, row: number): number {
  const from = firstAtOrAfter(events.time, time[row])
  const to = firstAtOrAfter(events.time, time[row] + 1, from)
  // Of one time they are in the order of the file.
  return firstAtOrAfter(events.before, id[row] + 1, from, to)
}
