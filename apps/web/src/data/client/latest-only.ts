import { useEffect, useState } from 'react'

/**
 * Of several things that are waited for the last one counts: `begin` gives what to ask after the wait, and it says no once
 * another was begun, or all were ended.
 */
export function createTurns() {
  let latest = 0
  return {
    begin(): () => boolean {
      const mine = ++latest
      return () => mine === latest
    },
    end(): void {
      latest++
    },
  }
}

/** What this component waits for: none of it counts once it is gone from the screen. */
export function useTurns(): ReturnType<typeof createTurns> {
  const [turns] = useState(createTurns)
  useEffect(() => turns.end, [turns])
  return turns
}
