import { longestGap, slots } from '@convostat/engine/analyses/slots'
import { activeDays, busiestDay, timeseries } from '@convostat/engine/analyses/timeseries'
import { isoDay } from '@convostat/engine/chat/civil'
import { countedFace } from '#counted-face.ts'
import { sum } from '#counting/sum.ts'
import { none } from '#figure.ts'
import type { Ribbon } from './shape.ts'

/** A shorter pause is everyday life. */
const leastGapDays = 3

export const ribbon = countedFace<'ribbon'>()({
  asked: {},
  feelings: none,
  count: (chat, selection) => {
    const { first, perDay, people, rest } = slots(chat, selection)
    const series = timeseries(chat, selection)
    return {
      from: first === null ? null : isoDay(first),
      to: first === null ? null : isoDay(first + series.days.length - 1),
      slots_per_day: perDay,
      people: people.map(({ person, counts }) => ({ person, counts: [...counts] })),
      rest: rest && { people: rest.people, counts: [...rest.counts] },
      messages: sum(series.counts),
      remark: remarkOn(series, selection.authors === null),
    }
  },
  public: none,
  report: none,
  // The days are in days.csv, the people in message_share.csv.
  tables: none,
  ask: { by: ['count', 'busiest'], tool: none },
})

/** `isEveryone`: while some are left out, they may have written in a gap of the others. */
function remarkOn(series: ReturnType<typeof timeseries>, isEveryone: boolean): Ribbon['remark'] {
  const fullest = busiestDay(series)
  if (!fullest) return null
  const gap = isEveryone ? longestGap(series, leastGapDays) : null
  return {
    active_days: activeDays(series),
    total_days: series.days.length,
    fullest_day: { day: isoDay(fullest.day), messages: fullest.count },
    longest_gap: gap && { from: isoDay(gap.from), to: isoDay(gap.to) },
  }
}
