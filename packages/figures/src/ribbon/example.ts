import type { Ribbon } from './shape.ts'

/** Two people nobody could take for their own, and how much each writes. */
const writing = [
  { person: 'Juliet C.', usual: 7, part: 0.9 },
  { person: 'Romeo M.', usual: 6, part: 0.7 },
]
/** From Monday, 3 April 2023, to Thursday, 31 August; the gap in it, as its first and last day. */
const [from, to, days] = ['2023-04-03', '2023-08-31', 151]
const gap = [5, 12]

/** More in some weeks than in others, as people write: two waves that never meet. */
const countOn = (day: number, usual: number, part: number): number =>
  day >= gap[0] && day <= gap[1] ? 0 : Math.round(usual * (1 + part * Math.sin(day / 9 + usual) + 0.4 * Math.sin(day * 1.7)))

const people = writing.map(({ person, usual, part }) => ({
  person,
  counts: Array.from({ length: 4 * days }, (_, slot) => {
    const all = Math.max(0, countOn(Math.floor(slot / 4), usual, part))
    // Nothing at night, and most in the evening.
    const evening = Math.ceil(all / 2)
    const noon = Math.floor((all - evening) / 2)
    return [0, all - evening - noon, noon, evening][slot % 4]
  }),
}))
const byDay = Array.from({ length: days }, (_, day) =>
  people.flatMap(({ counts }) => counts.slice(4 * day, 4 * day + 4)).reduce((sum, n) => sum + n, 0),
)
const fullest = byDay.reduce((most, n, day) => (n > byDay[most] ? day : most), 0)
const dayAt = (day: number): string => new Date(Date.parse(from) + day * 86_400_000).toISOString().slice(0, 10)

export const ribbon: Ribbon = {
  from,
  to,
  slots_per_day: 4,
  people,
  rest: null,
  messages: byDay.reduce((sum, n) => sum + n, 0),
  remark: {
    active_days: byDay.filter((n) => n > 0).length,
    total_days: days,
    fullest_day: { day: dayAt(fullest), messages: byDay[fullest] },
    longest_gap: { from: dayAt(gap[0] - 1), to: dayAt(gap[1] + 1), seconds: (gap[1] - gap[0] + 1.6) * 86_400 },
  },
}
