import type { Key, Kind, ReadRecord } from './kind.ts'

/** What a change writes, once nothing unreadable is lost by it. */
export interface Guarded {
  put: object[]
  drop: Key[]
  /** Records to be kept aside, as they were stored. */
  aside: unknown[]
}

/**
 * Makes a change harmless for what cannot be read. A record that is unreadable is moved aside before another takes its key, and
 * is never deleted by key: it is not shown, so the reader cannot have meant it. Of a record that is readable, fields this build does not
 * know stay, and so do damaged ones that the change does not touch; where it replaces a damaged field, a copy goes aside.
 */
export function guarded<R extends object>(
  kind: Kind<R>,
  under: (key: Key) => unknown,
  put: readonly object[],
  drop: readonly Key[],
): Guarded {
  const aside: unknown[] = []
  const safe = put.map((record) => {
    const there = under(kind.keyOf(record))
    if (there === undefined) return record
    const reading = kind.read(there)
    if (!reading) {
      aside.push(there)
      return record
    }
    const { next, isReplaced } = over(Object(there), reading, record, kind.passing)
    if (isReplaced) aside.push(there)
    return next
  })
  return { put: safe, drop: drop.filter((key) => isReadable(kind, under(key))), aside }
}

const isReadable = (kind: Kind, there: unknown): boolean => there === undefined || kind.read(there) !== null

function over(
  there: Record<string, unknown>,
  { record: read, isWhole }: ReadRecord<object>,
  record: object,
  passing: readonly string[] = [],
): { next: object; isReplaced: boolean } {
  const [known, given] = [fieldsOf(read), fieldsOf(record)]
  const next: Record<string, unknown> = { ...given }
  let isReplaced = false
  for (const [field, value] of Object.entries(there)) {
    // What a whole record says is understood, however it is written.
    if (isWhole ? field in known : isSame(value, known[field])) continue
    if (isSame(given[field], known[field])) next[field] = value
    else if (!passing.includes(field)) isReplaced = true
  }
  return { next, isReplaced }
}

const fieldsOf = (record: object) => record as Record<string, unknown>

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  try {
    return typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b)
  } catch {
    // What JSON cannot write is nothing that this build wrote.
    return false
  }
}
