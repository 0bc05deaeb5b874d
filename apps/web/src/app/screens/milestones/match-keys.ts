import type { KeyboardEvent } from 'react'

/** How far a key moves through the matches. */
const steps: ReadonlyMap<string, 1 | -1> = new Map([
  ['j', 1],
  ['ArrowDown', 1],
  ['k', -1],
  ['ArrowUp', -1],
])

/** The keys of the list of matches: up and down from date to date, `s` saves the one the keyboard stands in. */
export function onMatchKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const matches = Array.from(event.currentTarget.children)
  const at = matches.findIndex((match) => match.contains(document.activeElement))
  const step = steps.get(event.key)
  if (step !== undefined) {
    const next = matches[at + step]
    next?.querySelector<HTMLElement>('[data-open]')?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'nearest' })
  } else if (event.key === 's') matches[at]?.querySelector<HTMLElement>('[data-save] button')?.click()
  else return
  event.preventDefault()
}
