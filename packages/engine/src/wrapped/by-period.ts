import type { Timeseries } from '#analyses/timeseries.ts'
import { isoDay } from '#chat/civil.ts'
import type { Slide } from './slide.ts'

/** Messages of each year (`2024`) or month (`2024-03`) from the first to the last, empty ones too. */
export function byPeriod({ days, counts }: Timeseries, seriesStep: 'year' | 'month'): Pick<Slide, 'series' | 'seriesStep'> {
  const values = new Map<string, number>()
  for (const [i, day] of days.entries()) {
    const at = isoDay(day).slice(0, seriesStep === 'year' ? 4 : 7)
    values.set(at, (values.get(at) ?? 0) + counts[i])
  }
  return { series: Array.from(values, ([at, value]) => ({ at, value })), seriesStep }
}
