import { type RefObject, useEffect, useRef } from 'react'

/** Where the focus was when the switch was pressed, which redraws everything. */
let wanted: string | null = null

export const focusAfter = (place: string): void => {
  wanted = place
}

/** Takes the keyboard if it was wanted there. */
export function useFocusAfter<T extends HTMLElement>(place: string): RefObject<T | null> {
  const there = useRef<T>(null)
  useEffect(() => {
    if (wanted !== place || there.current === null) return
    wanted = null
    there.current.focus({ preventScroll: true })
  })
  return there
}
