const pauseMilliseconds = 500

export interface Pause {
  now: (typed: string) => void
  soon: (typed: string) => void
  close: () => void
}

/**
 * Text is taken when the reader stops typing, leaves, or closes its container. `where` is the screen:
 * what was typed on another one is dropped.
 */
export function createPause(take: (typed: string) => void, where: () => string): Pause {
  let pending: { typed: string; at: string; timer: ReturnType<typeof setTimeout> } | null = null
  const forget = () => {
    if (pending) clearTimeout(pending.timer)
    pending = null
  }
  const now = (typed: string) => {
    // The screen may still be drawn while one is on the way to another.
    const isElsewhere = pending !== null && pending.at !== where()
    forget()
    if (!isElsewhere) take(typed)
  }
  return {
    now,
    soon(typed) {
      forget()
      pending = { typed, at: where(), timer: setTimeout(() => now(typed), pauseMilliseconds) }
    },
    close: () => pending && now(pending.typed),
  }
}
