import { flushSync } from 'react-dom'

/** What waits for its turn to be drawn, in the order in which it came. */
const waiting = new Set<() => void>()
let isPlanned = false

/**
 * Draws what is expensive one after the other, once what came with it is painted, each in a task of its own: between two of them a click
 * is handled. What is printed is drawn before. Returns what takes the turn back.
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
  draw?.()
}

/** All who wait, at once. */
export function drawAll(): void {
  const all = [...waiting]
  waiting.clear()
  flushSync(() => {
    for (const draw of all) draw()
  })
}

addEventListener('beforeprint', drawAll)
