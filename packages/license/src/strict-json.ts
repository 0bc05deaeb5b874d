/**
 * An object of JSON in which no key is twice, or null. `JSON.parse` takes the last of two, other readers the first,
 * so one signed text could mean two things. No value may be an object: then every key of the text is one of this object.
 */
export function parseFlatObject(text: string): Record<string, unknown> | null {
  const value = parse(text)
  if (!isFlatObject(value)) return null
  return keysWritten(text) === Object.keys(value).length ? value : null
}

/** Whether it is an object as JSON has them, containing no other except in lists of plain values. */
export function isFlatObject(value: unknown): value is Record<string, unknown> {
  return isObject(value) && Object.values(value).every((item) => (Array.isArray(item) ? item.every(isPlain) : isPlain(item)))
}

const isPlain = (value: unknown) => value === null || typeof value !== 'object'
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** How many strings of a valid JSON text are followed by a colon. Each string is taken whole, so that a colon inside one counts for nothing. */
function keysWritten(text: string): number {
  let count = 0
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"([ \t\n\r]*:)?/g)) if (colon) count++
  return count
}
