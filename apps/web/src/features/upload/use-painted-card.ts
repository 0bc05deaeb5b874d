import { useEffect } from 'react'
import { sayCard } from '#data/client/card.ts'
import type { Flow } from './flow.ts'

/** Says when the import card is painted: what the engine does from then on takes no time from it. */
export function usePaintedCard(flow: Flow): void {
  const chosen = flow.step === 'chosen' ? flow.chosen : null
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
}
