const pauseMilliseconds = 500

export interface Pause {
  now: (typed: string) => void
  soon: (typed: string) => void
  close: () => void
}

/**
 * What is typed is taken when one stops typing, leaves, or closes what it stands in. `where` says on which screen one is:
 * what was typed on another one is dropped when it closes.
 */
export function createPause(take: (typed: string) => void, where: () => string): Pause {
  let pending: { typed: string; at: string; timer: ReturnType<typeof setTimeout> } | null = null
  const forget = () => {
    if (pending) clearTimeout(pending.timer)
    pending = null
  }
  const now = (typed: string) => {
    forget()
    take(typed)
  }
  return {
    now,
    soon(typed) {
      forget()
      pending = { typed, at: where(), timer: setTimeout(() => now(typed), pauseMilliseconds) }
    },
    close() {
      if (pending?.at === where()) now(pending.typed)
      forget()
    },
  }
}
