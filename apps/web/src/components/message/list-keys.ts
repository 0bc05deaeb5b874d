/** What a key does in a list of messages: it moves to the one at a place, saves the one it is pressed in, or leads out. */
export type ListAct = { to: number } | 'save' | 'out'

/**
 * The key as the hints name it: a letter with Caps Lock on is the same letter, and on a keyboard of another script the key counts that
 * has the letter in its place.
 */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length > 1) return key
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  return key > '\u007f' && /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key
}

const letters: ReadonlyMap<string, 1 | -1> = new Map([
  ['j', 1],
  ['k', -1],
])
const arrows: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

/**
 * What a key means to a list; null where it means nothing. `at` is the place of the message in which the keyboard is,
 * null outside of the list: there, only the letters are handled, arrows scroll the page.
 */
export function listAct(key: string, at: number | null): ListAct | null {
  if (at === null) return letters.has(key) ? { to: 0 } : null
  const step = letters.get(key) ?? arrows.get(key)
  if (step !== undefined) return at + step < 0 ? 'out' : { to: at + step }
  return key === 's' ? 'save' : key === 'Escape' ? 'out' : null
}
