import type { History } from '@convostat/api'
import { local } from '#platform/local.ts'

/**
 * Which uploads should lie on this device: their ids, nothing else, where a browser that makes room does not look. What
 * is expected and not there was removed by the browser.
 */
const key = 'expected-uploads'

export const expectedIds = (): string[] => idsUnder(key)

/** Those that are known to be in the database, as they were listed while the browser's private files could not be reached. */
const inDatabaseKey = 'uploads-in-database'

const idsUnder = (name: string): string[] => (local.get(name) ?? '').split(' ').filter((id) => /^upload_\d+$/.test(id))

function keepIds(name: string, ids: readonly string[]): void {
  if (ids.length > 0) local.set(name, ids.join(' '))
  else local.remove(name)
}

export function expectIds(ids: Iterable<string>): void {
  const all = new Set([...expectedIds(), ...ids])
  if (all.size > 0) local.set(key, [...all].join(' '))
}

export function expectNoMore(ids: Iterable<string>): void {
  const gone = new Set(ids)
  for (const name of [key, inDatabaseKey]) {
    const before = idsUnder(name)
    const left = before.filter((id) => !gone.has(id))
    if (left.length < before.length) keepIds(name, left)
  }
}

/** Remembers which of the expected chats are in the database: those that are listed while nothing else can be reached. */
export function notePlaces({ uploads, damaged, storage }: History): void {
  const listed = [...uploads, ...damaged].map(({ id }) => id)
  const others = idsUnder(inDatabaseKey).filter((id) => !listed.includes(id))
  const next = storage.is_partial || storage.may_be_private ? [...others, ...listed] : others
  if (next.join(' ') !== idsUnder(inDatabaseKey).join(' ')) keepIds(inDatabaseKey, next)
}

/** Which of these chats may be kept where this page cannot look: that they are not listed does not say that they are gone. */
export function outOfReach(ids: readonly string[], { kind, is_partial: isPartial }: History['storage']): string[] {
  if (kind === 'memory') return [...ids]
  const inDatabase = idsUnder(inDatabaseKey)
  return isPartial ? ids.filter((id) => !inDatabase.includes(id)) : []
}
