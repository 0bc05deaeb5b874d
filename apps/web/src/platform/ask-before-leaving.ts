/** What would be lost, or interrupted, by leaving the page. */
type AtStake = 'chat' | 'analysis' | 'draft'

const reasons = new Map<object, AtStake>()
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** The reader has answered that chats may be lost. */
let isLeaving = false

function update(): void {
  const isAsking = [...reasons.values()].some((atStake) => atStake !== 'chat' || !isLeaving)
  // Firefox keeps no page for going back to that has such a listener, so it is there only while it is needed.
  if (isAsking) globalThis.addEventListener?.('beforeunload', ask)
  else globalThis.removeEventListener?.('beforeunload', ask)
}

/** From now on closing, reloading or leaving the page asks first, until the returned function is called and nobody else needs it. */
export function askBeforeLeaving(atStake: AtStake): () => void {
  const reason = {}
  reasons.set(reason, atStake)
  update()
  return () => {
    reasons.delete(reason)
    update()
  }
}

/** Asks before leaving until this is over, however it ends. */
export function askingWhile<T>(atStake: AtStake, work: Promise<T>): Promise<T> {
  return work.finally(askBeforeLeaving(atStake))
}

/** The page came back, or the reader does something else in it: it was not left after all. */
const signsOfStaying = ['pageshow', 'pointerdown', 'keydown'] as const

/**
 * The reader was asked, and loses the chats knowingly: until the page is left the browser does not ask again on their account. The page
 * may take a while to end, as a new version is let in first.
 */
export function leaveChatsKnowingly(): void {
  isLeaving = true
  update()
  for (const sign of signsOfStaying) globalThis.addEventListener?.(sign, stays, { capture: true })
}

function stays(event: Event): void {
  // Enter, held down on the button that leaves.
  if ('repeat' in event && event.repeat === true) return
  isLeaving = false
  update()
  for (const sign of signsOfStaying) globalThis.removeEventListener?.(sign, stays, { capture: true })
}
