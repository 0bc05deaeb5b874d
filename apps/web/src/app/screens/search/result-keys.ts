/** The list of results, and what opens each of them. */
export const resultsId = 'search-results'
const openers = (): HTMLElement[] => Array.from(document.querySelectorAll<HTMLElement>(`#${resultsId} [data-open]`))

/** Puts the keyboard on a result of the page; false where there is none at that place. */
export function focusResult(place: number): boolean {
  const opener = openers()[place]
  opener?.focus({ preventScroll: true })
  opener?.closest('li')?.scrollIntoView({ block: 'nearest' })
  return opener !== undefined
}

/** The place of the result in which the keyboard stands; -1 where it stands in none. */
export const focusedPlace = (): number => openers().findIndex((opener) => opener.closest('li')?.contains(document.activeElement))

/** How far a key moves through the results; undefined where it does not. */
export const steps: ReadonlyMap<string, 1 | -1> = new Map([
  ['j', 1],
  ['ArrowDown', 1],
  ['k', -1],
  ['ArrowUp', -1],
])
