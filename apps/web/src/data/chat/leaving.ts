import type { QueryClient } from '@tanstack/react-query'
import { askBeforeLeaving } from '#platform/ask-before-leaving.ts'
import { whenLeft, whileShown } from '#platform/left.ts'

/**
 * The worker of a page that was left and is kept ends: WebKit keeps its open transactions, and they lock their records for all other
 * pages. A page that comes back is loaded again. `isLost`: whether a chat is open that would be gone by that; such a page stays as it
 * is.
 */
export function endsWhenLeft(end: () => void, isLost: () => boolean): void {
  whenLeft(() => {
    if (isLost()) return
    end()
    void whileShown().then(() => location.reload())
  })
}

/** As long as a chat is open that only this page has, leaving it asks first, by whichever way: a link, Back, a reload, closing it. */
export function asksWhileLost(queries: QueryClient, isLost: () => boolean): void {
  let stopAsking: (() => void) | null = null
  const look = () => {
    if (isLost()) stopAsking ??= askBeforeLeaving('chat')
    else {
      stopAsking?.()
      stopAsking = null
    }
  }
  queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'removed') look()
  })
  look()
}
