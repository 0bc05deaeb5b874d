import { useSyncExternalStore } from 'react'

/** Smaller differences are the browser's own bars, which come and go. */
const least = 120

/** How much of the page a phone's keyboard covers, in CSS pixels; 0 while there is none, or where the page was zoomed. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(hear, covered)
}

function hear(changed: () => void): () => void {
  const view = window.visualViewport
  view?.addEventListener('resize', changed)
  view?.addEventListener('scroll', changed)
  return () => {
    view?.removeEventListener('resize', changed)
    view?.removeEventListener('scroll', changed)
  }
}

function covered(): number {
  const view = window.visualViewport
  if (!view || view.scale > 1.01) return 0
  const hidden = Math.round(window.innerHeight - view.height - view.offsetTop)
  return hidden < least ? 0 : hidden
}
