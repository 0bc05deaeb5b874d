import type { AskAnswer, UploadAnswer } from '@convostat/api'
import { largest } from '@convostat/api/extremes'
import { clockOf } from '#data/chat/clock.ts'
import { format } from '#format/index.ts'
import { Bar } from '#ui/bar.tsx'
import { Person } from '#ui/person.tsx'
import { usePlaces } from '#ui/person-places.ts'
import { figureOf } from './sentences.ts'

type Figure = NonNullable<(AskAnswer & { method: 'computed' | 'search' })['figure']>

/** More of them are a table, not a glance. */
const most = 6

/** Those that can be drawn as lengths; none where they say nothing. */
function shownOf(parts: NonNullable<Figure['parts']>): { of: string; value: number }[] {
  const shown = parts.flatMap(({ of, value }) => (value === null || value < 0 ? [] : [{ of, value }])).slice(0, most)
  return shown.length < 2 || shown.every(({ value }) => value === 0) ? [] : shown
}

export const hasParts = ({ parts = [] }: Figure): boolean => shownOf(parts).length > 0

/** What was compared, each as a bar of its own length: people in their colors. */
export function Parts({ chat, figure: { parts = [], unit } }: { chat: UploadAnswer; figure: Figure }) {
  const placeOf = usePlaces()
  const shown = shownOf(parts)
  if (shown.length === 0) return null
  // A share is part of everything, whichever is the largest of them.
  const longest = unit === 'share' ? 1 : largest(shown.map(({ value }) => value))
  const people = new Set(chat.people.map(({ name }) => name))
  return (
    <ul className="max-w-2xl space-y-3">
      {shown.map(({ of, value }) => {
        const written = figureOf({ value, unit }, clockOf(chat))
        return (
          <li key={of}>
            <span className="flex items-baseline justify-between gap-4">
              {people.has(of) ? <Person name={of} className="min-w-0" /> : <span dir="auto">{partName(of)}</span>}
              <span className="figures shrink-0 text-ink-soft">{written ? written.value : format.decimal(value)}</span>
            </span>
            <Bar part={value / longest} place={people.has(of) ? placeOf(of) : undefined} className="mt-1 h-2" />
          </li>
        )
      })}
    </ul>
  )
}

/** A day and a month as they are read; whatever else it is called. */
function partName(of: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(of)) return format.day(of)
  return /^\d{4}-\d{2}$/.test(of) ? format.month(of) : of
}
