import type { Progress } from '@convostat/api'
import type { Threads } from './colored.ts'

/** The messages that were read, and which part of the file that is. */
export interface ReadSoFar {
  slots: NonNullable<Progress['slots']>
  threads: Threads
  share: number
  /** It was read in one go. */
  isAtOnce: boolean
}

/**
 * What a ribbon shows after one more report; the same while there is nothing new. `isStill`: nothing should move, so it changes only with each
 * tenth of the file.
 */
export function readAfter(
  before: ReadSoFar | null,
  report: Pick<Progress, 'done' | 'total' | 'slots'> | undefined,
  isStill: boolean,
): ReadSoFar | null {
  if (!report?.slots || report.slots === before?.slots) return before
  const { slots, done, total } = report
  const share = total > 0 ? Math.min(1, done / total) : 1
  if (isStill && before && Math.floor(10 * share) === Math.floor(10 * before.share)) return before
  return { slots, threads: threadsRead(slots), share, isAtOnce: before === null && share === 1 }
}

/** A chat that was read and not opened yet: people's places are by their messages, as an open chat's are at first. */
export const threadsRead = ({ perDay, people, rest }: NonNullable<Progress['slots']>): Threads => ({
  slots_per_day: perDay,
  people: people.map(({ counts }, place) => ({ place, counts: Array.from(counts) })),
  rest: rest && { counts: Array.from(rest.counts) },
})
