import type { AskAnswer, Emotion } from '@convostat/api'
import { largest } from '@convostat/api/extremes'
import type { Clock } from '@convostat/format'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { figureOf } from './sentences.ts'

export type Figure = NonNullable<(AskAnswer & { method: 'computed' | 'search' })['figure']>

/** One of what an answer compared. */
export interface Compared {
  of: string
  name: string
  /** Its value as it is read. */
  written: string
  /** Of the longest bar, 0 to 1. */
  length: number
}

/** More of them are a table, not a glance. */
const most = 6

function shownOf({ parts = [] }: Figure): { of: string; value: number }[] {
  const shown = parts.flatMap(({ of, value }) => (value === null || value < 0 ? [] : [{ of, value }])).slice(0, most)
  return shown.length < 2 || shown.every(({ value }) => value === 0) ? [] : shown
}

/** Whether anything was compared that can be drawn. */
export const hasParts = (figure: Figure): boolean => shownOf(figure).length > 0

/** Those that can be drawn as lengths; none where they say nothing. */
export function comparedOf(figure: Figure, { people, clock }: { people: ReadonlySet<string>; clock: Clock }): Compared[] {
  const shown = shownOf(figure)
  const { unit } = figure
  // A share is part of everything, whichever is the largest of them.
  const longest = unit === 'share' ? 1 : largest(shown.map(({ value }) => value))
  return shown.map(({ of, value }) => ({
    of,
    name: people.has(of) ? of : partName(of, figure),
    written: figureOf({ value, unit }, clock)?.value ?? format.decimal(value),
    length: value / longest,
  }))
}

const { emotions } = sayEmotionalInsights
const isEmotion = (name: string): name is Emotion => Object.hasOwn(emotions, name)

/** A day, a month and an emotion as they are read; all else by its name. A chat's words may be those of emotions. */
export function partName(of: string, { unit }: Pick<Figure, 'unit'>): string {
  if ((unit === 'emotion' || unit === 'share') && isEmotion(of)) return emotions[of]
  if (/^\d{4}-\d{2}-\d{2}$/.test(of)) return format.day(of)
  return /^\d{4}-\d{2}$/.test(of) ? format.month(of) : of
}
