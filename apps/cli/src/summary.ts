import type { Asking, Client, Contract } from '@convostat/api'

type Api = Client<Contract>

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const mostPeople = 8

/** A name may hold what a terminal obeys, or what turns a line around. */
const plain = (name: string): string => name.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')

/** What a chat is, in a few lines. */
export async function summary({ overview, charts }: Api, asking: Asking, shown: (text: string) => string): Promise<string> {
  const { overview: figures, latency, import: facts } = await overview.get({}, asking)
  const { remark } = await charts.timeseries({}, asking)
  const { remark: week } = await charts.heatmap({}, asking)
  const [{ x: names, y: counts }] = (await charts.messageShare({}, asking)).data
  const people = names.slice(0, mostPeople).map((name, i) => `${plain(shown(name))} ${number.format(counts[i])}`)
  const others = names.length - people.length
  const lines: [string, string | null][] = [
    ['Messages', number.format(figures.total_messages)],
    ['Words', number.format(figures.total_words)],
    ['People', [...people, ...(others > 0 ? [`and ${number.format(others)} more`] : [])].join(', ')],
    ['Period', `${figures.start_date} to ${figures.end_date} (${days(figures.total_days)})`],
    ['A day', `${number.format(figures.avg_daily_messages)} messages on average`],
    ['Busiest', remark && `${remark.busiest_day} with ${number.format(remark.messages)}`],
    ['Mostly', week && `${weekdays[week.busiest_time.weekday]} ${week.busiest_time.part}s`],
    ['Replies', latency.p50 === null ? null : `half of them within ${duration(latency.p50)}`],
    ['Not read', facts.unread_lines === 0 ? null : `${number.format(facts.unread_lines)} lines`],
  ]
  const told = lines.flatMap(([label, value]) => (value === null ? [] : [`${label.padEnd(10)}${value}`]))
  return `${told.join('\n')}\n`
}

const days = (count: number): string => `${number.format(count)} ${count === 1 ? 'day' : 'days'}`

function duration(seconds: number): string {
  if (seconds < 120) return `${number.format(seconds)} s`
  if (seconds < 2 * 3600) return `${number.format(seconds / 60)} min`
  return seconds < 2 * 86_400 ? `${number.format(seconds / 3600)} h` : days(Math.round((10 * seconds) / 86_400) / 10)
}
