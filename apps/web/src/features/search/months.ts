/** How many messages of a month, `2021-03`. */
export interface MonthCount {
  month: string
  messages: number
}

interface YearCount {
  year: string
  messages: number
  /** All twelve; those without messages, and those before and after, have none. */
  months: MonthCount[]
}

/** Months as whole years, in order. Years without any message are left out. */
export function inYears(months: readonly MonthCount[]): YearCount[] {
  const counts = new Map(months.map(({ month, messages }) => [month, messages]))
  const years = new Set(months.filter(({ messages }) => messages > 0).map(({ month }) => month.slice(0, 4)))
  return [...years].map((year) => {
    const all = Array.from({ length: 12 }, (_, i) => {
      const month = `${year}-${String(i + 1).padStart(2, '0')}`
      return { month, messages: counts.get(month) ?? 0 }
    })
    return { year, messages: all.reduce((sum, { messages }) => sum + messages, 0), months: all }
  })
}
