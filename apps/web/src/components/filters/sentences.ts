import type { Preset } from '#data/search/filters.ts'
import { sayFilters } from './messages/index.ts'

const { presets, presetMeans } = sayFilters

/** How many the preset of the last days contains. */
const days = 90
const yearOf = (day: string): number => Number(day.slice(0, 4))

/** A span of days to choose, by the last day of the chat. */
export function presetName({ preset, last }: { preset: Preset; last: string }): string {
  if (preset === 'thisYear') return presets.thisYear({ year: yearOf(last) })
  return preset === 'last90Days' ? presets.last90Days({ days }) : presets.all
}

/** What it means in this chat. */
export function presetMeaning({ preset, last }: { preset: Preset; last: string }): string {
  if (preset === 'thisYear') return presetMeans.thisYear({ year: yearOf(last) })
  return preset === 'last90Days' ? presetMeans.last90Days({ days, last }) : presetMeans.all
}

/** What the presets go by. */
export const presetsGoBy = (last: string): string => sayFilters.goBy({ days, last })
