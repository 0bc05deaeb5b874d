/** Where a mark is: the parts of the page around it from the innermost, and its place among the marks of each. */
export interface MarkPosition {
  mark: HTMLElement
  around: readonly { part: HTMLElement; at: number }[]
}

export const markSelector = '[data-why]'
const headings = 'h1, h2, h3, h4'

/** To be asked while the mark is on the page: later nothing shows where it was. */
export function standingOf(mark: HTMLElement): MarkPosition {
  const around: { part: HTMLElement; at: number }[] = []
  for (let part = mark.closest<HTMLElement>('section'); part; part = part.parentElement?.closest<HTMLElement>('section') ?? null) {
    around.push({ part, at: marksIn(part).indexOf(mark) })
  }
  return { mark, around }
}

/**
 * Where the keyboard goes back to: the mark; where a correction took it off its list the one that took its place, or the last;
 * where no other is left the heading of that part, rather one that is seen. Null where nothing of it is left.
 */
export function wayBack({ mark, around }: MarkPosition): HTMLElement | null {
  if (mark.isConnected) return mark
  const left = around.find(({ part }) => part.isConnected)
  if (!left) return null
  const marks = marksIn(left.part)
  if (marks.length > 0) return marks[Math.min(Math.max(left.at, 0), marks.length - 1)]
  const titles = Array.from(left.part.querySelectorAll<HTMLElement>(headings))
  return titles.find((title) => !title.classList.contains('sr-only')) ?? titles[0] ?? null
}

/** Puts the keyboard there; a heading can have the focus from then on. */
export function goBack(to: HTMLElement | null): void {
  if (to?.matches(headings)) to.tabIndex = -1
  to?.focus()
}

const marksIn = (part: HTMLElement): HTMLElement[] => Array.from(part.querySelectorAll<HTMLElement>(markSelector))
