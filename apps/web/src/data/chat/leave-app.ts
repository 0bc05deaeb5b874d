import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isLostWhenOpenedAgain, wouldBeLost } from '#data/client/language.ts'
import { leaveChatsKnowingly } from '#platform/ask-before-leaving.ts'

/** A way out of the page that waits for an answer, and where the focus was as that was asked for: a menu has given it back by then. */
interface WayOut {
  go: () => void
  from: Element | null
  press: number
}

let asked: WayOut | null = null
/** How often a way out was taken, or the reader went on instead. */
let press = 0
const hearing = new Set<() => void>()

function change(to: WayOut | null): void {
  asked = to
  for (const hear of hearing) hear()
}

/**
 * Goes where this page ends: to the site, or to the same page again. Where a chat would be lost by it, the reader is asked first. Safari on
 * a phone never asks.
 */
export function leaveApp(queries: QueryClient, go: () => void): void {
  const mine = ++press
  if (!isLostWhenOpenedAgain(queries)) {
    go()
    return
  }
  // It may be kept by now.
  void wouldBeLost(queries).then((isLost) => {
    // The answer takes a while: what the reader did since counts.
    if (mine !== press) return
    if (isLost) change({ go, from: document.activeElement, press })
    else leaveBy(go)
  })
}

function leaveBy(go: () => void): void {
  leaveChatsKnowingly()
  go()
}

/** The reader leaves all the same. */
export function confirmLeaving(): void {
  const way = asked
  change(null)
  if (way) leaveBy(way.go)
}

/** The reader stays, or has gone on to another screen. */
export function stay(): void {
  press++
  change(null)
}

function listen(hear: () => void): () => void {
  hearing.add(hear)
  return () => hearing.delete(hear)
}

/** The way out that the reader is asked about. */
export const useWayOut = (): WayOut | null => useSyncExternalStore(listen, () => asked)
