import { useEffect, useState } from 'react'
import { createTurns } from './latest-only.ts'

/** What this component waits for: none of it counts once it is gone from the screen. */
export function useTurns(): ReturnType<typeof createTurns> {
  const [turns] = useState(createTurns)
  useEffect(() => turns.end, [turns])
  return turns
}
