import { isRightToLeft } from '#messages/language.ts'

/** Which of this many places in rows of `columns` a key moves to; null for a key that leads nowhere. */
export function placeAfter(key: string, place: number, count: number, columns: number, isMirrored = isRightToLeft): number | null {
  const on = isMirrored ? -1 : 1
  const steps = new Map([
    ['ArrowLeft', place - on],
    ['ArrowRight', place + on],
    ['ArrowUp', place - columns],
    ['ArrowDown', place + columns],
    ['Home', 0],
    ['End', count - 1],
  ])
  const next = steps.get(key)
  return next === undefined || next < 0 || next >= count || next === place ? null : next
}

/** How many of these elements are in the first row. */
export const columnsOf = (cards: readonly HTMLElement[]): number => {
  const top = cards[0]?.getBoundingClientRect().top
  return Math.max(1, cards.filter((card) => card.getBoundingClientRect().top === top).length)
}
