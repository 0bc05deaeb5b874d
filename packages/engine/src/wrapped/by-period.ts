import type { Heatmap } from '#analyses/heatmap.ts'
import type { Timeseries } from '#analyses/timeseries.ts'
import { isoDay } from '#chat/civil.ts'
import { day } from '#columns/day.ts'
import type { Scope } from './scope.ts'
import type { Slide } from './slide.ts'

/** Messages of each year (`2024`) or month (`2024-03`) from the first to the last, empty ones too. */
export function byPeriod(
  scope: Pick<Scope, 'chat' | 'selection' | 'series'>,
  seriesStep: 'year' | 'month',
): Pick<Slide, 'series' | 'seriesStep'> {
  const { days, counts } = scope.series
  const values = new Map<string, number>()
  for (const [i, day] of days.entries()) {
    const at = periodOf(day, seriesStep)
    values.set(at, (values.get(at) ?? 0) + counts[i])
  }
  const partial = partialOf(covered(scope), seriesStep)
  return { series: Array.from(values, ([at, value]) => ({ at, value, ...(partial.has(at) && { isPartial: true as const }) })), seriesStep }
}

const periodOf = (day: number, step: 'year' | 'month'): string => isoDay(day).slice(0, step === 'year' ? 4 : 7)

/** The days of which every message is selected. Silent days at both ends are among them, as long as the chat continues after them. */
function covered({ chat, selection: { from, to } }: Pick<Scope, 'chat' | 'selection'>): [number, number] {
  const dayOfRow = day(chat)
  const first = from === 0 ? dayOfRow[0] : Math.min(dayOfRow[from], dayOfRow[from - 1] + 1)
  const last = to === dayOfRow.length ? dayOfRow[to - 1] : Math.max(dayOfRow[to - 1], dayOfRow[to] - 1)
  return [first, last]
}

/** The years or months at both ends of which only a part is covered: beside whole ones they would lose by that. */
function partialOf([first, last]: [number, number], step: 'year' | 'month'): Set<string> {
  const isCut = (outside: number, inside: number): boolean => periodOf(outside, step) === periodOf(inside, step)
  return new Set([...(isCut(first - 1, first) ? [periodOf(first, step)] : []), ...(isCut(last + 1, last) ? [periodOf(last, step)] : [])])
}

/** Messages of each hour of the day. */
export const byHour = (heat: Heatmap): Pick<Slide, 'series' | 'seriesStep'> => ({
  series: heat[0].map((_, at) => ({ at: String(at), value: heat.reduce((sum, hours) => sum + hours[at], 0) })),
  seriesStep: 'hour',
})

/** Messages of each day from one to another, without those before the first and after the last message. */
export const daysBetween = ({ days, counts }: Timeseries, from: number, to: number): { day: number; messages: number }[] => {
  const [first, last] = [Math.max(0, from - days[0]), Math.min(days.length - 1, to - days[0])]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => ({ day: days[first + i], messages: counts[first + i] }))
}
