const reasons = new Set<object>()
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** From now on closing, reloading or leaving the page asks first, until the returned function is called and nobody else needs it. */
export function askBeforeLeaving(): () => void {
  const reason = {}
  reasons.add(reason)
  // Firefox keeps no page for going back to that has such a listener, so it is there only while it is needed.
  globalThis.addEventListener?.('beforeunload', ask)
  return () => {
    reasons.delete(reason)
    if (reasons.size === 0) globalThis.removeEventListener?.('beforeunload', ask)
  }
}

/** Asks before leaving until this is over, however it ends. */
export function askingWhile<T>(work: Promise<T>): Promise<T> {
  return work.finally(askBeforeLeaving())
}
