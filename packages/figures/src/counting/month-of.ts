/** `2021-03`. */
export const monthOf = ({ year, month }: { year: number; month: number | null }): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
