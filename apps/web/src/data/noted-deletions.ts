import { local } from '../platform/local.ts'

/**
 * When the page is left there is no time to write to the database, so the ids of what is deleted for good are noted in local storage,
 * each with the number of its exports. Version 1.0 noted ids alone.
 */
const key = 'deleting-uploads'
const entry = /^(upload_\d+)(?::(\d+))?$/

export function notedDeletions(): Map<string, number | null> {
  const noted = new Map<string, number | null>()
  for (const each of (local.get(key) ?? '').split(' ')) {
    const found = entry.exec(each)
    if (found) noted.set(found[1], found[2] === undefined ? null : Number(found[2]))
  }
  return noted
}

export const noteDeletions = (given: Iterable<[string, number | null]>): void => keep(new Map([...notedDeletions(), ...given]))

export function forgetNoted(ids: Iterable<string>): void {
  const gone = new Set(ids)
  if (gone.size > 0) keep(new Map([...notedDeletions()].filter(([id]) => !gone.has(id))))
}

function keep(noted: Map<string, number | null>): void {
  if (noted.size === 0) local.remove(key)
  else local.set(key, Array.from(noted, ([id, exports]) => (exports === null ? id : `${id}:${exports}`)).join(' '))
}
