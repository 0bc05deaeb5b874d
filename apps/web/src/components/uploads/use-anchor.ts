import { useEffect } from 'react'

/** What a reader does themselves; from then on the page stays where it is. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
const longEnough = 5000

/** Scrolls to this element if the address names it, and again while what is above it is still growing. */
export function useAnchor(id: string, block: ScrollLogicalPosition): void {
  useEffect(() => {
    if (location.hash !== `#${id}`) return
    const growing = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView({ block }))
    growing.observe(document.body)
    const stop = () => {
      growing.disconnect()
      clearTimeout(timer)
      for (const act of acts) removeEventListener(act, stop, true)
    }
    const timer = setTimeout(stop, longEnough)
    for (const act of acts) addEventListener(act, stop, { capture: true, passive: true })
    return stop
  }, [id, block])
}
