/** What somebody did on the start screen that the document held, before the app was there. */
interface Begun {
  /** Files that were chosen, or let go on the page. */
  files: readonly File[]
}

/** The first screen as the document held it (public/start.js); null where there is none, or the app has taken over. */
const startHere = (): HTMLElement | null => document.getElementById('start')

/** Whether the reader looks at a screen already that is none of the app's. */
export const isStartHere = (): boolean => startHere() !== null

/**
 * The app has drawn its own screen: that of the document goes. What was opened in it is open, what the keyboard stood at it stands at, and
 * what was pressed is pressed. Gives what else was begun; null where the document held
 * none.
 */
export function takeOver(): Begun | null {
  const start = startHere()
  const root = document.getElementById('root')
  if (!start || !root) return null
  const ours = (theirs: Element) =>
    [...root.querySelectorAll<HTMLElement>(theirs.tagName)].find((each) => nameOf(each) === nameOf(theirs)) ?? null
  const files = Array.from(start.querySelector<HTMLInputElement>('input[type="file"]')?.files ?? [])
  const focused = start.contains(document.activeElement) ? document.activeElement : null
  const pressed = start.querySelector('[data-pressed]')
  const open = [...start.querySelectorAll('details[open]')].map(ours)
  const [focus, press] = [focused && ours(focused), pressed && ours(pressed)]
  start.remove()
  for (const each of open) each?.setAttribute('open', '')
  focus?.focus({ preventScroll: true })
  press?.click()
  return { files }
}

/** What tells one control of a screen from the others. */
const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? (element.getAttribute('type') === 'file' ? element.id : (element.textContent ?? ''))
