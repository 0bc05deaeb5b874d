import type { Asking, Client, Contract } from '@convostat/api'
import { type Clock, english } from '@convostat/format'
import { sayCli } from './messages/index.ts'

type Api = Client<Contract>

const { count } = english
const { summary: say } = sayCli
const mostPeople = 8

/** A name may contain what a terminal obeys, or what turns a line around. */
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
    [say.messages, count(figures.total_messages)],
    [say.words, count(figures.total_words)],
    [say.people, [...people, ...(others > 0 ? [say.more({ n: others })] : [])].join(', ')],
    [say.period, period(figures)],
    [say.daily, say.dailyOf({ n: figures.avg_daily_messages })],
    [say.busiest, remark && say.busiestOf({ day: remark.busiest_day, messages: remark.messages })],
    [say.mostly, week && say.mostlyOf({ day: english.weekdays.long[week.busiest_time.weekday], part: week.busiest_time.part })],
    [say.replies, latency.p50 === null ? null : repliesIn(inPlainSpaces(english.latency(latency.p50, clock)))],
    [say.unread, facts.unread_lines === 0 ? null : say.unreadOf({ n: facts.unread_lines })],
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
  return say.periodOf({ from, to, days: total })
}

/** `under a minute` is not within it, but in it. */
const repliesIn = (time: string): string => say.repliesOf({ time, isUnder: time.startsWith('under') })
