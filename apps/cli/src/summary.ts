import type { Asking, Client, Contract } from '@convostat/api'
import { type Clock, english, within } from '@convostat/format'

type Api = Client<Contract>

const { count, day, decimal } = english
const mostPeople = 8

/** A name may hold what a terminal obeys, or what turns a line around. */
const plain = (name: string): string => name.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')

/** A terminal may show a space that breaks no line as a box. */
export const inPlainSpaces = (text: string): string => text.replace(/[\u00a0\u2009\u202f]/g, ' ')

/** What a chat is, in a few lines. */
export async function summary({ overview, charts }: Api, asking: Asking, shown: (text: string) => string): Promise<string> {
  const { overview: figures, latency, import: facts } = await overview.get({}, asking)
  const { remark } = await charts.timeseries({}, asking)
  const { remark: week } = await charts.heatmap({}, asking)
  const [{ x: names, y: counts }] = (await charts.messageShare({}, asking)).data
  const people = names.slice(0, mostPeople).map((name, i) => `${plain(shown(name))} ${count(counts[i])}`)
  const others = names.length - people.length
  const clock: Clock = facts.has_seconds ? 'seconds' : 'minutes'
  const lines: [string, string | null][] = [
    ['Messages', count(figures.total_messages)],
    ['Words', count(figures.total_words)],
    ['People', [...people, ...(others > 0 ? [`and ${count(others)} more`] : [])].join(', ')],
    ['Period', period(figures)],
    ['A day', `${decimal(figures.avg_daily_messages)} messages on average`],
    ['Busiest', remark && `${day(remark.busiest_day)} with ${count(remark.messages)}`],
    ['Mostly', week && `${english.weekdays.long[week.busiest_time.weekday]} ${week.busiest_time.part}s`],
    ['Replies', latency.p50 === null ? null : `half of them ${within(inPlainSpaces(english.latency(latency.p50, clock)))}`],
    ['Not read', facts.unread_lines === 0 ? null : `${count(facts.unread_lines)} lines`],
  ]
  const told = lines.flatMap(([label, value]) => (value === null ? [] : [`${label.padEnd(10)}${value}`]))
  return `${told.join('\n')}\n`
}

/** `Mar 4, 2021 to Jun 6, 2021 (95 days)` */
function period({
  start_date: from,
  end_date: to,
  total_days: total,
}: {
  start_date: string | null
  end_date: string | null
  total_days: number
}) {
  if (from === null || to === null) return null
  return `${day(from)} to ${day(to)} (${count(total)} ${total === 1 ? 'day' : 'days'})`
}
