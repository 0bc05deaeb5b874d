import { flushSync } from 'react-dom'

/** The drawings that wait for their turn, in the order in which they came. */
const waiting = new Set<() => void>()
let isPlanned = false

/**
 * Draws one after the other, once the screen around them is painted, each in its own task: between two of them a click is handled. Before a
 * print all are drawn. Returns a function that takes the turn back.
 */
export function takeTurn(draw: () => void): () => void {
  waiting.add(draw)
  if (!isPlanned) {
    isPlanned = true
    if (document.hidden) setTimeout(nextTurn)
    else requestAnimationFrame(() => setTimeout(nextTurn))
  }
  return () => void waiting.delete(draw)
}

function nextTurn(): void {
  const [draw] = waiting
  waiting.delete(draw)
  isPlanned = waiting.size > 0
  if (isPlanned) setTimeout(nextTurn)
  // Else React would wait, and draw several turns in one task.
  if (draw) flushSync(draw)
}

/** Everything that waits, immediately, and what comes to wait by that. */
export function drawAll(): void {
  while (waiting.size > 0) {
    const all = [...waiting]
    waiting.clear()
    flushSync(() => {
      for (const draw of all) draw()
    })
  }
}

// Some of what uses this is tested outside of a browser.
globalThis.addEventListener?.('beforeprint', drawAll)
