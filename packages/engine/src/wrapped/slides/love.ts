import { monthIndex } from '#analyses/sentiment-timeline.ts'
import type { Chat } from '#chat/chat.ts'
import { day } from '#columns/day.ts'
import { isBitter } from '#moments/love.ts'
import { whatIsSaid } from '#moments/moments.ts'
import { top } from '#stats/top.ts'
import { monthName } from '../months.ts'
import { type Finder, MOST_NAMES, type Scope } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** One message in this many is no more than people say anyhow; said once, it is a moment. */
const ONE_IN = 1000

/** "Love you", in the chat's own languages: the messages that say it, and whose they are. */
export const love: Finder = async (scope) => {
  const { chat, overview } = scope
  const rows = await rowsOf(scope)
  if (rows.length === 0) return null
  const counts = new Uint32Array(chat.participants.length)
  for (const row of rows) counts[chat.author[row]]++
  return {
    content: {
      kind: 'love',
      figure: rows.length,
      unit: 'messages',
      metric: 'moments',
      people: Array.from(top(counts, MOST_NAMES), (person) => ({ name: chat.participants[person], value: counts[person] })),
      day: day(chat)[rows[0]],
      row: rows[0],
      series: byMonth(chat, rows),
      seriesStep: 'month',
    },
    quotable: rows,
    theme: 'feelings',
    score: 0.8 * standsOut(rows.length, Math.max(1, overview.totalMessages / ONE_IN)),
  }
}

async function rowsOf({ chat, selection: { from, to, authors }, feelings, host: { pause, signal } }: Scope): Promise<number[]> {
  const said = await whatIsSaid(chat, async () => {
    await pause?.()
    signal?.throwIfAborted()
  })
  const counts = (row: number): boolean => row >= from && row < to && (authors === null || authors[chat.author[row]] === 1)
  return said.love.filter((row) => counts(row) && !isBitter(feelings, row))
}

/** How many of the rows are in each month, from the first to the last. */
function byMonth(chat: Chat, rows: readonly number[]): { at: string; value: number }[] {
  const months = rows.map((row) => monthIndex(day(chat)[row]))
  const first = months[0]
  const counts = Array.from({ length: months[months.length - 1] - first + 1 }, () => 0)
  for (const month of months) counts[month - first]++
  return counts.map((value, i) => ({ at: monthName(first + i), value }))
}
