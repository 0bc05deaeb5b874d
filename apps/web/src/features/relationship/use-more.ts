import { useState } from 'react'

/** How many of a list are asked for: the first ones, until one wants as many as there are. */
export function useMore(shown: number, most: number): { top_n: number; onMore?: () => void } {
  const [hasMore, setMore] = useState(false)
  return hasMore ? { top_n: most } : { top_n: shown, onMore: () => setMore(true) }
}
