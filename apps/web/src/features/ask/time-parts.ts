import { evenTicks, type Tick, ticksOfMonths, ticksOfYears } from '#charts/ticks.ts'
import { monthDays } from '#data/search/search-links.ts'
import type { Searching } from '#data/search/searching.ts'
import { format } from '#format/index.ts'

/** What a question was counted by, in order of time. */
export interface TimeParts {
  parts: readonly TimePart[]
  ticks: (inner: number) => readonly Tick[]
}

interface TimePart {
  /** As the API names it: `2021`, `2021-03`, 0 for Monday, 0 to 23. */
  of: string
  name: string
  value: number
  wanted: Partial<Searching>
}

/** Two are compared side by side. */
const fewest = 3

/** The parts of a figure that are years, months, weekdays or hours, all of them; null for any others. `people` are never times. */
export function timePartsOf(parts: readonly { of: string; value: number | null }[], people: ReadonlySet<string>): TimeParts | null {
  const counted = parts.flatMap(({ of, value }) => (value === null || value < 0 ? [] : [{ of, value }]))
  if (counted.length < Math.max(fewest, parts.length) || counted.some(({ of }) => people.has(of))) return null
  if (counted.every(({ value }) => value === 0)) return null
  const names = counted.map(({ of }) => of)
  const unit = units.find(({ is }) => is(names))
  if (!unit) return null
  const { name, wanted, ticks } = unit
  return {
    parts: counted.map((part) => ({ ...part, name: name(part.of), wanted: wanted(part.of) })),
    ticks: (inner) => ticks(names, inner),
  }
}

interface TimeUnit {
  is: (names: readonly string[]) => boolean
  name: (of: string) => string
  wanted: (of: string) => Partial<Searching>
  ticks: (names: readonly string[], inner: number) => readonly Tick[]
}

const isCountedUp = (names: readonly string[], to: number) => names.length === to && names.every((name, i) => name === String(i))
const isInOrder = (names: readonly string[]) => names.every((name, i) => i === 0 || names[i - 1] < name)

const units: readonly TimeUnit[] = [
  {
    is: (names) => isCountedUp(names, 7),
    name: (of) => format.weekdays.long[Number(of)],
    wanted: (of) => ({ weekday: Number(of) }),
    ticks: (names, inner) =>
      evenTicks(
        names.map((of) => format.weekdays.short[Number(of)]),
        inner,
      ),
  },
  {
    is: (names) => isCountedUp(names, 24),
    name: (of) => format.hour(Number(of)),
    wanted: (of) => ({ hour: Number(of) }),
    ticks: (names, inner) =>
      evenTicks(
        names.map((of) => format.hour(Number(of))),
        inner,
      ),
  },
  {
    is: (names) => names.every((name) => /^\d{4}$/.test(name)) && isInOrder(names),
    name: (of) => format.year(of),
    wanted: (of) => ({ from: `${of}-01-01`, to: `${of}-12-31` }),
    ticks: ticksOfYears,
  },
  {
    is: (names) => names.every((name) => /^\d{4}-\d{2}$/.test(name)) && isInOrder(names),
    name: (of) => format.month(of),
    wanted: monthDays,
    ticks: ticksOfMonths,
  },
]
