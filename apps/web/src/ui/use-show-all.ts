import { type RefCallback, useCallback, useState } from 'react'

/** A list of which the first ones stand there until one asks for all; the keyboard then goes to the first that came. */
export function useShowAll(shownFirst: number) {
  const [isWhole, setWhole] = useState(false)
  const list: RefCallback<HTMLElement> = useCallback(
    (list) => {
      if (isWhole) list?.children[shownFirst]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    },
    [isWhole, shownFirst],
  )
  return { isWhole, list, showAll: () => setWhole(true) }
}
