import { secondsBefore } from '@convostat/engine/analyses/gaps'
import { longestGap, slots } from '@convostat/engine/analyses/slots'
import { activeDays, busiestDay, timeseries } from '@convostat/engine/analyses/timeseries'
import type { Chat } from '@convostat/engine/chat/chat'
import { isoDay } from '@convostat/engine/chat/civil'
import type { Selection } from '@convostat/engine/chat/selection'
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
      remark: remarkOn(series, chat, selection),
    }
  },
  public: none,
  report: { plan: 'free', asked: {} },
  // The days are in days.csv, the people in message_share.csv.
  tables: none,
  ask: { by: ['count', 'busiest'], tool: none },
})

function remarkOn(series: ReturnType<typeof timeseries>, chat: Chat, selection: Selection): Ribbon['remark'] {
  const fullest = busiestDay(series)
  if (!fullest) return null
  // While some are left out, they may have written in a gap of the others.
  const gap = selection.authors === null ? longestGap(series, leastGapDays, (day) => secondsBefore(chat, selection, day)) : null
  return {
    active_days: activeDays(series),
    total_days: series.days.length,
    fullest_day: { day: isoDay(fullest.day), messages: fullest.count },
    longest_gap: gap && { from: isoDay(gap.from), to: isoDay(gap.to), seconds: secondsBefore(chat, selection, gap.to) },
  }
}
