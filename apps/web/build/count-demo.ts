import { readFileSync } from 'node:fs'
import { heatmap, rhythm } from '@convostat/engine/analyses/heatmap'
import { responseTimes } from '@convostat/engine/analyses/response-times'
import { slots } from '@convostat/engine/analyses/slots'
import { busiestDay, busiestMonth, timeseries } from '@convostat/engine/analyses/timeseries'
import type { Chat } from '@convostat/engine/chat/chat'
import { dateOf, isoDay } from '@convostat/engine/chat/civil'
import { select } from '@convostat/engine/chat/selection'
import { openText } from '@convostat/engine/import/open-export'
import { readChat } from '@convostat/engine/import/read-chat'
import type { Threads } from '../src/charts/ribbon/colored.ts'
import type { DemoFigures, DemoPerson } from '../src/site/demo/figures.ts'

/** The demo chat, as the engine reads it. */
export async function readDemo(path: string): Promise<Chat> {
  const { chat } = await readChat(await openText(padded(readFileSync(path)), 'demo-chat.txt'))
  return chat
}

/** The demo chat's figures, counted by the engine itself. */
export const demoFiguresOf = (chat: Chat): DemoFigures => ({ people: [null, ...chat.participants].map((name) => personOf(chat, name)) })

/** The demo chat's ribbon, with three of its days in a slot: it is drawn out of focus. */
export function demoRibbonOf(chat: Chat): Threads {
  const { perDay, people } = slots(chat)
  const size = 3 * perDay
  const inSlots = (counts: Uint32Array): number[] =>
    Array.from({ length: Math.ceil(counts.length / size) }, (_, slot) =>
      counts.subarray(slot * size, (slot + 1) * size).reduce((sum, count) => sum + count, 0),
    )
  return { slots_per_day: 1, people: people.map(({ counts }, place) => ({ place, counts: inSlots(counts) })), rest: null }
}

function personOf(chat: Chat, name: string | null): DemoPerson {
  const chosen = select(chat, name === null ? {} : { authors: [name] })
  const hours = heatmap(chat, chosen)
  const days = timeseries(chat, chosen)
  const [busiest, month, cell, reply] = [busiestDay(days), busiestMonth(days), rhythm(hours)?.cell, responseTimes(chat, chosen).p50]
  if (!busiest || !month || !cell || reply === null) throw new Error('the demo chat holds nothing of somebody')
  return {
    name,
    messages: days.counts.reduce((sum, count) => sum + count, 0),
    replySeconds: Math.round(reply),
    busiestDay: isoDay(busiest.day),
    busiestMonth: monthOf(month),
    busiestHour: { weekday: cell.weekday, hour: cell.hour, messages: cell.count },
    hours,
    months: monthly(timeseries(chat).days, days),
  }
}

/** Messages in each month of `span`, days since 1970. */
function monthly(span: readonly number[], { days, counts }: { days: readonly number[]; counts: readonly number[] }) {
  const sums = new Map(span.map((day) => [monthOf(dateOf(day)), 0]))
  for (const [i, day] of days.entries()) {
    const month = monthOf(dateOf(day))
    sums.set(month, (sums.get(month) ?? 0) + counts[i])
  }
  return [...sums].map(([month, messages]) => ({ month, messages }))
}

const monthOf = ({ year, month }: { year: number; month: number }) => `${year}-${String(month).padStart(2, '0')}`

/** Text as the engine reads it: with room behind it. */
function padded(bytes: Uint8Array) {
  const roomy = new Uint8Array(bytes.length + 64)
  roomy.set(bytes)
  return { bytes: roomy, size: bytes.length }
}
