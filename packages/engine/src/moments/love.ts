import { day } from '#columns/day.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import { tailBits } from '#stats/tail.ts'
import type { Moment } from './moment.ts'
import { counts, type Look, messagesBefore, writersOf } from './moment-context.ts'
import { significanceOf } from './significance.ts'

/** On fewer it is said no oftener than elsewhere. */
const FEWEST_OF_RECORD = 3
/** Who writes like this does not mean it so. */
const NEGATIVE = -0.05

/**
 * The first "love you", one of as many messages as there are, and the day on which it was most frequent, against the other days
 * on which it was. `said` are the rows that contain it; where feelings tell that one is bitter, it is left out.
 */
export function loveSaid(look: Look, said: readonly number[]): Moment[] {
  const { chat, feelings } = look
  const rows = said.filter((row) => counts(look, row) && !isBitter(feelings, row))
  if (rows.length === 0) return []
  const byDay = new Map<number, number[]>()
  const days = day(chat)
  for (const row of rows) byDay.set(days[row], [...(byDay.get(days[row]) ?? []), row])
  const momentAt = (of: readonly number[], bits: number, isFirst: boolean): Moment => ({
    kind: 'love',
    row: of[0],
    time: chat.time[of[0]],
    significance: significanceOf(bits),
    messages: of.length,
    firstDay: days[of[0]],
    lastDay: days[of[0]],
    participants: writersOf(look, of),
    facts: { isFirst, total: rows.length },
  })
  const first = messagesBefore(chat) > 0 ? [] : [momentAt([rows[0]], Math.log2(look.messages), true)]
  const all = [...byDay.values()]
  const record = all.reduce((most, each) => (each.length > most.length ? each : most))
  // Where it was most frequent on the very first day, that day is shown once.
  if (record.length < FEWEST_OF_RECORD || record[0] === rows[0]) return first
  const others = Float64Array.from(all.filter((each) => each !== record).map(({ length }) => length))
  return [...first, momentAt(record, tailBits(record.length, others), false)]
}

export const isBitter = (feelings: Feelings | null, row: number): boolean => feelings !== null && feelings.score[row] < NEGATIVE
