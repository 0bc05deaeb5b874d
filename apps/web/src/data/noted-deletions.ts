/**
 * When the page is left there is no time to write to the database, so the ids of what is deleted for good are noted in local storage,
 * each with the number of its exports. Version 1.0 noted ids alone.
 */
const key = 'deleting-uploads'
const entry = /^(upload_\d+)(?::(\d+))?$/

/** Where storage is denied they last as long as the page. */
let unstored = new Map<string, number | null>()

export function notedDeletions(): Map<string, number | null> {
  const noted = new Map(unstored)
  try {
    for (const each of (localStorage.getItem(key) ?? '').split(' ')) {
      const found = entry.exec(each)
      if (found) noted.set(found[1], found[2] === undefined ? null : Number(found[2]))
    }
  } catch {
    // They are known to this page at least.
  }
  return noted
}

export const noteDeletions = (given: Iterable<[string, number | null]>): void => keep(new Map([...notedDeletions(), ...given]))

export function forgetNoted(ids: Iterable<string>): void {
  const gone = new Set(ids)
  if (gone.size > 0) keep(new Map([...notedDeletions()].filter(([id]) => !gone.has(id))))
}

function keep(noted: Map<string, number | null>): void {
  try {
    if (noted.size === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, Array.from(noted, ([id, exports]) => (exports === null ? id : `${id}:${exports}`)).join(' '))
    unstored = new Map()
  } catch {
    unstored = noted
  }
}
