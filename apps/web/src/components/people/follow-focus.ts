/** Milliseconds a change of the people may take until it is on the screen. */
const patience = 10_000

const screen = () => document.getElementById('content')

/** Where a person was named, and where they are named by then, as a name that changes is drawn again; null where they are not, or not yet. */
export function whereNamed(from: HTMLElement): () => HTMLElement | null {
  const part = from.closest<HTMLElement>('section')
  const named = () =>
    Array.from((part?.isConnected ? part : screen())?.querySelectorAll<HTMLElement>(`[data-person="${from.dataset.person}"]`) ?? [])
  const at = Math.max(0, named().indexOf(from))
  return () => {
    if (from.isConnected) return from
    const all = named()
    return all[Math.min(at, all.length - 1)] ?? null
  }
}

/** To the name, or to the screen's start where there is none. */
export const focusName = (name: HTMLElement | null): void => (name ?? screen())?.focus({ preventScroll: true })

/** Whenever the change arrives, and card by card: the focus is not lost with the name that had it. */
export function followFocus(from: HTMLElement, now: () => HTMLElement | null): void {
  const watching = new MutationObserver(() => {
    if (from.isConnected) return
    const name = now()
    const isLost = document.activeElement === document.body || document.activeElement === screen()
    if (isLost) focusName(name)
    if (name || !isLost) stop()
  })
  const waiting = setTimeout(stop, patience)
  watching.observe(document.body, { childList: true, subtree: true })

  function stop(): void {
    watching.disconnect()
    clearTimeout(waiting)
  }
}
