/** A line on the page, and how far below the top of the list it is. */
export interface Place {
  id: number
  top: number
}

const linesIn = (scroller: HTMLElement) => scroller.querySelectorAll<HTMLElement>('[data-message]')
const idOf = (line: HTMLElement): number => Number(line.dataset.message)

export const lineOf = (scroller: HTMLElement, id: number) => scroller.querySelector<HTMLElement>(`[data-message="${id}"]`)

/** The first line that ends below a height of the window. */
function firstBelow(lines: ArrayLike<HTMLElement>, height: number): HTMLElement | undefined {
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (lines[middle].getBoundingClientRect().bottom <= height) low = middle + 1
    else high = middle
  }
  return lines[Math.min(low, lines.length - 1)]
}

/** The first line in sight, so that it can be put back where it was again is above it. */
export function placeIn(scroller: HTMLElement): Place | null {
  const { top } = scroller.getBoundingClientRect()
  const line = firstBelow(linesIn(scroller), top)
  return line ? { id: idOf(line), top: line.getBoundingClientRect().top - top } : null
}

/**
 * The line one reads at: near the top of what is in sight. Within a screen of the end of everything it moves down, so that the last line
 * is read as well; `isFirst`, `isLast`: the page has the beginning, the end.
 */
export function lineAt(scroller: HTMLElement, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): number | null {
  const { top, height } = scroller.getBoundingClientRect()
  const below = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
  const isAtTop = isFirst && scroller.scrollTop < 2
  const down = isLast && below < height ? height - below : 0
  const line = firstBelow(linesIn(scroller), top + (isAtTop ? 0 : Math.max(Math.min(96, height / 4), down - 48)))
  return line ? idOf(line) : null
}
