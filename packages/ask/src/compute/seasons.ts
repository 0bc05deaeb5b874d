/** Seasons as people in the north have them, by whole months. */
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

export const seasons: readonly { readonly name: Season; readonly months: readonly number[] }[] = [
  { name: 'spring', months: [3, 4, 5] },
  { name: 'summer', months: [6, 7, 8] },
  { name: 'autumn', months: [9, 10, 11] },
  { name: 'winter', months: [12, 1, 2] },
]

/** The place of the season that a month is in. */
export const seasonOf = (month: number): number => seasons.findIndex(({ months }) => months.includes(month))

/** The seasons that some months are; null where they are others. */
export function seasonsOf(months: readonly number[]): Season[] | null {
  const whole = seasons.filter((season) => season.months.every((month) => months.includes(month)))
  return whole.length * 3 === months.length ? whole.map(({ name }) => name) : null
}
