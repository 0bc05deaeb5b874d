import { Children, type ReactNode, useLayoutEffect, useState } from 'react'
import { takeTurn } from '#ui/turns.ts'

/**
 * A long screen from its top: the first part comes with the screen, each other in its turn. All in one task would hold up a press or a
 * scroll, for what is far below the window.
 */
export function PartByPart({ children }: { children: ReactNode }) {
  const parts = Children.count(children)
  const [drawn, setDrawn] = useState(1)
  useLayoutEffect(() => {
    if (drawn < parts) return takeTurn(() => setDrawn(drawn + 1))
    return undefined
  }, [drawn, parts])
  return (
    <>
      {Children.map(children, (part, place) => (place < drawn ? part : null))}
      {/* No shorter than what is not there yet: the footer stays below the window, and the page where it was scrolled to, by no anchor in it. */}
      {drawn < parts && <div aria-hidden="true" className="h-[500rem] [overflow-anchor:none]" />}
    </>
  )
}
