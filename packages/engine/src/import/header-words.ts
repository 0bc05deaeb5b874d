/** The words that a header may be made of beside its numbers. They are from public tables and say nothing about anyone. */
import { DAY } from '@convostat/format/seconds'
import { hourOf } from '#languages/day-periods.ts'
import { languages } from '#languages/index.ts'
import { monthOf } from '#whatsapp/month-names.ts'

/** `at`, `o'clock`, units of time and of dates, eras, endings of ordinal numbers. */
const small = new Set(
  `at à às a as klo kl plkst u um o в во om alle ore la las ob στις בשעה ساعت lúc pukul pk de of di del do da den dne the
   st nd rd th er h hr hrs min mn s sec sek std uhr г гр р ч мин с 年 月 日 時 时 点 點 分 秒 년 월 일 시 분 초 号 號
   t z
   令和 平成 昭和 民國 民国 西元 BE AP AD CE พ.ศ ค.ศ هـ م هجري ميلادي น โมง นาที`
    .split(/\s+/)
    .map(normal),
)

/** Whether a word, or a few in a row, is one of a header's own: a month, a weekday, a part of the day, a joint. */
export function isHeaderWord(words: string): boolean {
  const word = normal(words)
  if (word === '') return false
  return small.has(word) || monthOf(words) !== null || isPartOfDay(words) || weekdays().has(word)
}

/** What a word can be in a header. A capital at the beginning only makes it a name: no part of the day (`Dan`), no joint (`Do`). */
export function partOf(words: string): 'month' | 'weekday' | 'day period' | 'joint' | null {
  const isNameLike = /^\p{Lu}\p{Ll}/u.test(words)
  if (monthOf(words) !== null) return 'month'
  if (!isNameLike && small.has(normal(words))) return 'joint'
  if (weekdays().has(normal(words))) return 'weekday'
  return !isNameLike && isPartOfDay(words) ? 'day period' : null
}

/** Some parts of the day have only some of its hours. */
const isPartOfDay = (words: string): boolean => hours.some((hour) => hourOf(words, hour) !== null)
const hours = Array.from({ length: 12 }, (_, i) => i + 1)

let days: Set<string> | null = null

/** Weekdays as CLDR names them, asked of the runtime's own tables once. */
function weekdays(): ReadonlySet<string> {
  days ??= new Set(
    languages.flatMap(({ language }) =>
      (['long', 'short'] as const).flatMap((weekday) => {
        const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
        return Array.from({ length: 7 }, (_, day) => normal(format.format(day * DAY * 1000)))
      }),
    ),
  )
  return days
}

function normal(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.·'’"”״׳]/gu, '')
}
