/**
 * A browser may keep a page that was left, to show it immediately on going back. None of its code runs while it is kept, so it must hold
 * nothing that other pages wait for. Workers receive nothing of it: the page ends them (data/chat/leaving.ts).
 */
const leaving = new Set<() => void>()
let times = 0
let back: { shown: Promise<void>; show: () => void } | null = null

// Some of what uses this is tested outside of a browser.
globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  if (!persisted || back) return
  let show: () => void = () => undefined
  const shown = new Promise<void>((resolve) => (show = resolve))
  back = { shown, show }
  times++
  for (const leave of [...leaving]) leave()
})
globalThis.addEventListener?.('pageshow', () => {
  back?.show()
  back = null
})

/** How often the page was left and kept. */
export const timesLeft = (): number => times

/** Whether it is left now: until it comes back, what still runs is the rest of its last task. */
export const isLeft = (): boolean => back !== null

/** Calls `leave` each time the page is left and kept. */
export function whenLeft(leave: () => void): () => void {
  leaving.add(leave)
  return () => void leaving.delete(leave)
}

/** Resolves while the page is shown: immediately, or when it comes back. */
export const whileShown = (): Promise<void> => back?.shown ?? Promise.resolve()
