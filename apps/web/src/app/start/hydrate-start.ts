/** The first screen as the document contained it (public/start.js); null where there is none, or the app has taken over. */
const startHere = (): HTMLElement | null => document.getElementById('start')

/** Whether the reader looks at a screen already that is none of the app's. */
export const isStartHere = (): boolean => startHere() !== null

/** The picker of the screen that went: a chooser of files that was opened from it may still be open. */
let pickerBefore: HTMLInputElement | null = null

/**
 * The app has drawn its own screen: that of the document goes. What was opened in it is open, the focus is where it was,
 * and what was pressed is pressed. `choose` is called with files that were chosen in it, also of those that come later. False where the
 * document contained none.
 */
export function takeOver(choose: (files: readonly File[]) => void): boolean {
  const start = startHere()
  const root = document.getElementById('root')
  if (!start || !root) return false
  const ours = (theirs: Element | null) => theirs && twinOf(theirs, start, root)
  const open = [...start.querySelectorAll('details[open]')].map(ours)
  const focus = start.contains(document.activeElement) ? ours(document.activeElement) : null
  const press = ours(start.querySelector('[data-pressed]'))
  pickerBefore = start.querySelector('input[type="file"]')
  const chosen = () => {
    const files = Array.from(pickerBefore?.files ?? [])
    if (files.length > 0) choose(files)
    return files.length > 0
  }
  pickerBefore?.addEventListener('change', chosen)
  start.remove()
  for (const [i, key] of pressedKeys(start).entries()) {
    document.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: i === 0, bubbles: true, cancelable: true }))
  }
  for (const each of open) each?.setAttribute('open', '')
  focus?.focus({ preventScroll: true })
  // A visitor who has chosen a file wants it read, even if something else was pressed before or after.
  if (!chosen() && press) {
    // Some controls react when the button goes down, not to a click.
    press.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
    press.click()
  }
  return true
}

/** The keys pressed for the palette: the shortcut, then the text. */
const pressedKeys = ({ dataset }: HTMLElement): string[] => JSON.parse(dataset.keys ?? '[]')

/** What is on the app's screen for a control of the other one: some are there twice, above and below. */
function twinOf(theirs: Element, start: Element, root: Element): HTMLElement | null {
  const among = (place: Element) =>
    [...place.querySelectorAll<HTMLElement>(theirs.tagName)].filter((each) => nameOf(each) === nameOf(theirs))
  return among(root)[among(start).indexOf(theirs as HTMLElement)] ?? null
}

/** What identifies a control of a screen. */
const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? (element.getAttribute('type') === 'file' ? element.id : (element.textContent ?? ''))
