export const yearId = (year: string): string => `year-${year}`

/** The keyboard and the eye go to a year. */
export const toYear = (year: string): void => to(document.getElementById(yearId(year)))

/** The same to a moment: no address names one. */
export const toMoment = (id: string): void => to(document.querySelector<HTMLElement>(`[data-moment="${CSS.escape(id)}"]`))

function to(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'start' })
  part?.focus({ preventScroll: true })
}
