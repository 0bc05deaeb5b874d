/** Weekdays by name, which some phones set before the date; from the runtime's own tables, on first use. */
import { DAY } from '@convostat/format/seconds'
import { LANGUAGES } from './month-names.ts'

let table: Set<string> | null = null

/** Whether a word is a weekday or its abbreviation in any of our languages. */
export function isWeekday(name: string): boolean {
  table ??= weekdays()
  return table.has(normal(name))
}

function weekdays(): Set<string> {
  const found = new Set<string>()
  for (const language of LANGUAGES)
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
      for (let day = 0; day < 7; day++) found.add(normal(format.format(day * DAY * 1000)))
    }
  return found
}

const normal = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[.,\s]/gu, '')
