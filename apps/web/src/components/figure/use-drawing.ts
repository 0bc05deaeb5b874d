import { useLayoutEffect, useState } from 'react'
import type { Drawing } from '#charts/marks.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import { takeTurn } from '#ui/turns.ts'

/** An answer, and how it is drawn. */
export interface Drawn<T, D = Drawing> {
  answer: T
  draw: (answer: T, tokens: ChartTokens, width: number) => D
}

/**
 * A drawing, and how wide its place was. The last one stays until the next has had its turn. What it throws is thrown where the chart is
 * rendered, for its boundary.
 */
export function useDrawing<T, D = Drawing>({ answer, draw }: Drawn<T, D>, tokens: ChartTokens, place: { current: HTMLElement | null }) {
  const [drawn, setDrawn] = useState<{ drawing: () => D | null; width: number }>({ drawing: () => null, width: 0 })
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    let drawnAt = 0
    let takeBack: () => void
    const plan = () => {
      takeBack = takeTurn(() => {
        // Asked for here, the page is laid out already.
        const width = Math.floor(element.clientWidth)
        if (width === 0 || width === drawnAt) return
        drawnAt = width
        setDrawn({ drawing: settled(() => draw(answer, tokens, width)), width })
      })
    }
    plan()
    const watcher = new ResizeObserver(([entry]) => {
      if (Math.floor(entry.contentRect.width) === drawnAt) return
      takeBack()
      plan()
    })
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      takeBack()
    }
  }, [draw, answer, tokens, place])
  return { drawing: drawn.drawing(), width: drawn.width }
}

/** Has the work done, and returns what brings its result, or what throws its error again. */
function settled<R>(work: () => R): () => R {
  try {
    const result = work()
    return () => result
  } catch (error) {
    return () => {
      throw error
    }
  }
}
