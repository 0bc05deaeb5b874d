import { useEffect } from 'react'
import { sayCard } from '#data/client/card.ts'
import type { Flow } from './flow.ts'

/**
 * Informs the engine when the import card is painted, so that its counting takes no time from that; and, with the function it returns,
 * that the file is given up. A file that will be added to a chat is counted with that chat.
 */
export function useCard(flow: Flow, isAdded: boolean, giveUp: () => void): () => void {
  const chosen = flow.step === 'chosen' && !isAdded ? flow.chosen : null
  useEffect(() => {
    if (!chosen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(sayCard, 0, 'painted')
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [chosen])
  return () => {
    giveUp()
    sayCard('put back')
  }
}
