/**
 * What is shown in place of what nobody is to see, and the way back. Each ends in its own number, written in variation
 * selectors, which are drawn nowhere: two texts that look alike when covered stay two, and what a screen hands back is known.
 * The number says nothing; what it stands for is in this memory alone.
 */
export interface StandIns {
  /** The same for the same kind, original and look, as often as it is asked for. */
  standIn: (kind: string, original: string, look: string) => string
  /** The same value, with the originals in place of all that stands for them in its strings, keys of records included. */
  original: <T>(value: T) => T
}

/** Of U+FE00 to U+FE0D; the two after them choose between text and emoji, and are in texts. */
const first = 0xfe00
const base = 14
/** No font knows so many in a row. */
const digits = 6
const number = new RegExp(`[\\ufe00-\\ufe0d]{${digits}}`, 'g')

/** Numbers begin anywhere, so that those of another page, which someone may paste, mean nothing here. */
const anywhere = (): number => Math.floor((Math.random() * base ** digits) / 2)

export function createStandIns(start = anywhere()): StandIns {
  const known: { original: string; look: string }[] = []
  const byOriginal = new Map<string, string>()

  function standIn(kind: string, original: string, look: string): string {
    const key = `${kind}\0${look}\0${original}`
    let shown = byOriginal.get(key)
    if (shown === undefined) {
      shown = look + written(start + known.length)
      known.push({ original, look })
      byOriginal.set(key, shown)
    }
    return shown
  }

  function originalText(text: string): string {
    if (text.search(number) < 0) return text
    let whole = ''
    let from = 0
    for (const { 0: mark, index } of text.matchAll(number)) {
      const there = known[read(mark) - start]
      const begin = index - (there?.look.length ?? 0)
      // What was cut off or typed into stands for nothing.
      if (there === undefined || begin < from || !text.startsWith(there.look, begin)) continue
      whole += text.slice(from, begin) + there.original
      from = index + mark.length
    }
    return whole + text.slice(from)
  }

  function original<T>(value: T): T {
    if (typeof value === 'string') return originalText(value) as T
    if (Array.isArray(value)) return value.map(original) as T
    if (!isPlain(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [originalText(key), original(each)])) as T
  }

  return { standIn, original }
}

/** Files and the like pass as they are. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value))

function written(n: number): string {
  let mark = ''
  for (let i = 0, rest = n; i < digits; i++, rest = Math.floor(rest / base)) mark = String.fromCharCode(first + (rest % base)) + mark
  return mark
}

const read = (mark: string): number => [...mark].reduce((n, digit) => n * base + digit.charCodeAt(0) - first, 0)

/** What is shown, without the numbers: for files, which nobody hands back. */
export const withoutNumbers = (text: string): string => text.replace(number, '')
