import { DAY, HOUR } from '@convostat/format/seconds'

/**
 * Months by name, for phones whose owner chose a date format with words. The names are CLDR's, asked of the
 * runtime's own tables once, on first use.
 */
export const LANGUAGES =
  'en es pt fr de it nl ru uk tr ar he fa ur hi bn id ms ja ko zh pl cs sk sv nb da fi ro hu el vi th hr sr sl bg ca et lv lt ga sw af az kk kn gu mr ml ta te pa mk sq uz'.split(
    ' ',
  )

let table: Map<string, number> | null = null

/** 1 to 12 for a month's name or abbreviation in any of our languages, else null. */
export function monthOf(name: string): number | null {
  table ??= months()
  return table.get(normal(name)) ?? null
}

function months(): Map<string, number> {
  const found = new Map<string, number>()
  for (const language of LANGUAGES)
    for (const style of ['long', 'short'] as const)
      for (const shape of [{ month: style }, { month: style, day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(language, { ...shape, timeZone: 'UTC', calendar: 'gregory' })
        for (let month = 1; month <= 12; month++) {
          const part = format.formatToParts((dayOfMonth(month) * DAY + 12 * HOUR) * 1000).find(({ type }) => type === 'month')
          const name = normal(part?.value ?? '')
          // The first language to claim a name keeps it; digits are not a name.
          if (name && !/\p{Nd}/u.test(name) && !found.has(name)) found.set(name, month)
        }
      }
  for (const [name, month] of [
    ['sept', 9],
    ['mär', 3],
    ['märz', 3],
    ['sep', 9],
  ] as const)
    found.set(name, month)
  return found
}

/** The day number of the fifth of a month in 2021. */
const dayOfMonth = (month: number): number => 18_628 + 4 + [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month - 1]
const normal = (name: string): string => name.normalize('NFC').toLowerCase().replace(/[.\s]/gu, '')
