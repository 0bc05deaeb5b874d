import { Failure } from './failure.ts'

/** How deep lists and objects may be in one another. */
const DEPTH = 32

/**
 * A JSON object as it arrived, read strictly: no key twice (which of the two counts would be a guess), nothing
 * nested deeper than 32, and nothing but an object. Everything else is `json_invalid`.
 */
export function parseJsonObject(text: string): Record<string, unknown> {
  const refuse = (detail?: string, cause?: unknown) => new Failure('json_invalid', { detail, cause })
  const problem = scan(text)
  if (problem) throw refuse(problem)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw refuse(undefined, cause)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse('The body of that request is not a JSON object.')
  return value as Record<string, unknown>
}

/**
 * What `JSON.parse` would let through, in one pass over the text; whether it is JSON at all is left to `JSON.parse`. Depth is looked at
 * first: of a million brackets `JSON.parse` makes a million lists. A license's own reader counts keys instead, and is in every page.
 */
function scan(text: string): string | undefined {
  /** The keys seen at each depth; null in a list. */
  const open: (Set<string> | null)[] = []
  let string = ''
  for (let i = 0; i < text.length; i++) {
    const character = text[i]
    if (character === '"') {
      const end = endOfString(text, i)
      string = text.slice(i, end)
      i = end - 1
    } else if (character === '{' || character === '[') {
      if (open.length === DEPTH) return `The body of that request is nested deeper than ${DEPTH}.`
      open.push(character === '{' ? new Set() : null)
    } else if (character === '}' || character === ']') {
      open.pop()
    } else if (character === ':') {
      const keys = open.at(-1)
      const key = unescaped(string)
      if (keys?.has(key)) return 'The body of that request names a value twice.'
      keys?.add(key)
    }
  }
  return undefined
}

/** The index after the quote that closes the string opened at `start`. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === '"') return i + 1
  }
  return text.length
}

/** Keys that are written differently may be the same: "\u0061" is "a". */
function unescaped(string: string): string {
  if (!string.includes('\\')) return string
  try {
    return JSON.stringify(JSON.parse(string))
  } catch {
    return string // no JSON string, as JSON.parse will say of the whole
  }
}
