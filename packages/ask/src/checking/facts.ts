import { dayOf, weekdayOf } from '@convostat/engine/chat/civil'
import { type AllowedFigures, capitalFigures, figuresIn, groupedIn, valuesOf } from './figures.ts'
import { type Moment, momentOf, momentsIn } from './moments.ts'
import { languagesOf } from './number-words.ts'
import { comparable, upright, WORD } from './text.ts'

/** What may be cited: a message, or what a tool answered. */
export interface Source {
  /** Folded: its text, and of a message who wrote it. */
  readonly text: string
  /** Wall-clock seconds; null for what a tool answered. */
  readonly time: number | null
  /** Folded words that a tool was asked to look for: the model's own, which may be quoted and prove nothing. */
  readonly soughtFor?: string
}

/** Everything that a source says, as it is compared. */
export interface Facts extends AllowedFigures {
  readonly moments: readonly Moment[]
  readonly soughtFor: string
}

const known = new WeakMap<Source, Facts>()

export function factsOf(source: Source): Facts {
  const before = known.get(source)
  if (before) return before
  const text = comparable(source.text)
  const words = wordsOf(text)
  const figures = [...figuresIn(text, languagesOf(words)), ...capitalFigures(upright(source.text))]
  const values = valuesOf(figures)
  for (const { value } of groupedIn(text)) values.add(value)
  const sent = source.time === null ? [] : [momentOf(source.time)]
  const moments = [...sent, ...momentsIn(text).flatMap(({ may }) => may)]
  const facts = { text, words, values, moments, soughtFor: comparable(source.soughtFor ?? '') }
  known.set(source, facts)
  return facts
}

/** The words of a comparable text, whole and in their parts. */
export const wordsOf = (text: string): Set<string> =>
  new Set((text.match(WORD) ?? []).flatMap((word) => [word, word.replace(/'s$/, ''), ...word.split(/['’.-]/)]))

/** Whether one of these moments is of this month or weekday. */
export const isCalled = (
  moments: readonly Moment[],
  { months, weekdays }: { months: readonly number[]; weekdays: readonly number[] },
): boolean =>
  moments.some(({ year, month, day }) => {
    if (month !== undefined && months.includes(month - 1)) return true
    if (year === undefined || month === undefined || day === undefined || weekdays.length === 0) return false
    return weekdays.includes(weekdayOf(dayOf(year, month, day)))
  })
