import { local } from '#platform/local.ts'

/**
 * When the page is left there is no time to write to the database, so the ids of what is deleted for good are noted in local storage,
 * each with the number of its exports. Version 1.0 noted ids alone.
 */
const key = 'deleting-uploads'
/** The ids of chats that were given back: a page that has not been notified of it yet may still note their deletion. */
const undoneKey = 'undone-uploads'
const entry = /^(upload_\d+)(?::(\d+))?$/

/** Those that are still to be carried out. Undone in any tab, a deletion is not, whenever it was noted. */
export function notedDeletions(): Map<string, number | null> {
  const undone = new Set(undoneIds())
  return new Map([...allNoted()].filter(([id]) => !undone.has(id)))
}

function allNoted(): Map<string, number | null> {
  const noted = new Map<string, number | null>()
  for (const each of (local.get(key) ?? '').split(' ')) {
    const found = entry.exec(each)
    if (found) noted.set(found[1], found[2] === undefined ? null : Number(found[2]))
  }
  return noted
}

export const noteDeletions = (given: Iterable<[string, number | null]>): void => keep(new Map([...allNoted(), ...given]))

export function forgetNoted(ids: Iterable<string>): void {
  const gone = new Set(ids)
  if (gone.size > 0) keep(new Map([...allNoted()].filter(([id]) => !gone.has(id))))
}

function keep(noted: Map<string, number | null>): void {
  if (noted.size === 0) local.remove(key)
  else local.set(key, Array.from(noted, ([id, exports]) => (exports === null ? id : `${id}:${exports}`)).join(' '))
}

const undoneIds = (): string[] => (local.get(undoneKey) ?? '').split(' ').filter((id) => entry.test(id))

/** More than anyone undoes before every page has been notified of it. */
const mostUndone = 50

/** Remembers that a chat's deletion was undone, until the chat is deleted again. */
export const noteUndone = (id: string): void => {
  local.set(undoneKey, [...undoneIds().filter((each) => each !== id), id].slice(-mostUndone).join(' '))
}

export function forgetUndone(id: string): void {
  const before = undoneIds()
  if (!before.includes(id)) return
  const left = before.filter((each) => each !== id)
  if (left.length > 0) local.set(undoneKey, left.join(' '))
  else local.remove(undoneKey)
}
