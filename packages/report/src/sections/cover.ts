import { DAY } from '@convostat/format/seconds'
import { sayReport } from '#messages/index.ts'
import type { Facts } from '../facts.ts'
import { day } from '../format.ts'
import type { Cover, Ribbon, Tick } from '../model.ts'
import { colorOf, framed, joined, names, who } from './parts.ts'

const { cover: say } = sayReport

/** As many discs as are told apart beside each other. */
const mostPeople = 4

/** Whose chat it is, and its ribbon. `people`: those with most messages first. */
export function coverOf(facts: Facts, kind: Cover['kind'], people: readonly string[], isOfPeople: boolean): Cover {
  const shown = people.length > mostPeople + 1 ? people.slice(0, mostPeople) : people
  const first = kind === 'page' ? framed(facts, facts.messagesOnShow?.first) : null
  return {
    kind,
    people: shown.map((person) => ({ name: who(person), color: colorOf(facts, person) })),
    others: people.length - shown.length,
    isOfPeople,
    ribbon: ribbonOf(facts),
    framed: first && {
      line: facts.overview.was_truncated ? say.firstAnalyzed : say.first({ messages: facts.overview.overview.total_messages }),
      message: first,
    },
  }
}

function ribbonOf(facts: Facts): Ribbon | null {
  const { ribbon, overview } = facts
  if (!ribbon?.remark || ribbon.from === null || ribbon.to === null) return null
  const { from, to, remark } = ribbon
  const { active_days: active, total_days: total, fullest_day: fullest, longest_gap: gap } = remark
  const people = ribbon.people.map(({ person }) => person)
  const along = (of: string, days: number): number => (daysBetween(from, of) + days) / total
  const pins: Tick[] = []
  // A single day is the busiest of none.
  if (active > 1) {
    if (!overview.was_truncated) pins.push({ at: 0, label: say.pins.first })
    pins.push({ at: along(fullest.day, 0.5), label: say.pins.fullest({ messages: fullest.messages }) })
    if (gap) {
      const silent = daysBetween(gap.from, gap.to) - 1
      pins.push({ at: along(gap.from, 1 + silent / 2), label: say.pins.gap({ gap: gap.seconds }) })
    }
  }
  const label = say.ribbon({ people: () => names(people, 9), messages: ribbon.messages, active, total, from, to, fullest: fullest.day })
  return {
    slots_per_day: ribbon.slots_per_day,
    people: ribbon.people.map(({ person, counts }, place) => ({ place: facts.colors[person] ?? place, counts })),
    rest: ribbon.rest,
    alt: joined(gap ? [...label, ' ', say.gap(gap)] : label),
    ticks: ribbonTicks(from, to, total),
    pins: pins.toSorted((a, b) => a.at - b.at),
  }
}

/** Its first and last day, and years or months between them where they have room. */
function ribbonTicks(from: string, to: string, total: number): Tick[] {
  const ends =
    total === 1
      ? [{ at: 0, label: day(from) }]
      : [
          { at: 0, label: day(from) },
          { at: 1, label: day(to) },
        ]
  const years: Tick[] = []
  for (let year = Number(from.slice(0, 4)) + 1; year <= Number(to.slice(0, 4)); year++) {
    const at = daysBetween(from, `${String(year).padStart(4, '0')}-01-01`) / total
    if (at > 0.16 && at < 0.84) years.push({ at, label: String(year) })
  }
  const every = Math.max(1, Math.ceil(years.length / 6))
  return [...ends, ...years.filter((_, i) => i % every === 0)]
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / (1000 * DAY)
