/** What opened the conversation, and in which history entry, so that the keyboard is there again after Back. */
interface Opener {
  index: number
  name: string
  /** Which of the buttons with this name. */
  place: number
}

let opener: Opener | null = null

const buttons = () => [...document.querySelectorAll<HTMLElement>('button, a')]
const nameOf = (button: HTMLElement): string => button.getAttribute('aria-label') ?? button.textContent ?? ''

/** Remembers what has the focus now. */
export function noteOpener(index: number): void {
  const { activeElement } = document
  const button = activeElement instanceof HTMLElement ? activeElement : document.body
  const name = button === document.body ? '' : nameOf(button)
  const place = buttons()
    .filter((each) => nameOf(each) === name)
    .indexOf(button)
  opener = { index, name, place }
}

/** A screen whose answers are there is drawn within a few frames. */
const longestWait = 2000

/**
 * Focuses the link to the message that was looked at last, or else what opened the conversation, if the reader is back where it was; gives
 * the way to stop waiting for it.
 */
export function focusOpener(index: number, linked: number | null): () => void {
  if (opener?.index !== index) return () => undefined
  const { name, place } = opener
  opener = null
  const since = performance.now()
  let frame = 0
  const look = () => {
    // Someone pressed or focused something meanwhile.
    if (document.activeElement?.id !== 'content' && document.activeElement !== document.body) return
    const found =
      document.querySelector<HTMLElement>(`[data-result="${linked}"] [data-open]`) ??
      (place < 0 ? undefined : buttons().filter((each) => nameOf(each) === name)[place])
    if (found) {
      found.focus({ preventScroll: true })
      found.scrollIntoView?.({ block: 'nearest' })
    } else if (performance.now() - since < longestWait) frame = requestAnimationFrame(look)
  }
  look()
  return () => cancelAnimationFrame(frame)
}
