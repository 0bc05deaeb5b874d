import type { KeptOffMessage } from '@convostat/api'
import { useSyncExternalStore } from 'react'
import { database } from '#data/client/database.ts'
import { original } from '#data/masking/masking.ts'
import { dropKeptOffOf, keepOff, keptOffAlsoIn, keptOffKey, keptOffKind, readKeptOff, showAgain } from '#store/kept-off.ts'
import { createShelf } from '#store/record-store.ts'
import { keptList } from './kept-list.ts'
import { watchUnread } from './unreadable.ts'

/** The messages that the reader never wants to see put on show. They are kept in this browser whichever host reads the chats, and deleted with their uploads. */
const shelf = createShelf(database, keptOffKind)
const kept = keptList({ name: 'kept-off', read: () => readKeptOff(shelf), clear: () => shelf.clear() })
watchUnread('kept-off', { shelf, read: kept.known, changed: kept.changed })

/** A message under every name that its author has in the file. */
export interface AnyAuthor {
  authors: readonly string[]
  message: string
}

/** By what identifies them; null until they are known, since until then any message may be one of them. */
export function useKeptOff(): ReadonlyMap<string, KeptOffMessage> | null {
  return useSyncExternalStore(kept.hearShown, byKey, byKey)
}

let last: { list: readonly KeptOffMessage[]; byKey: ReadonlyMap<string, KeptOffMessage> } = { list: [], byKey: new Map() }
function byKey(): ReadonlyMap<string, KeptOffMessage> | null {
  if (kept.state() !== 'read') return null
  const list = kept.now()
  if (list !== last.list) last = { list, byKey: new Map(list.map((each) => [keptOffKey(each), each])) }
  return last.byKey
}

/** The record by which a message is kept off. */
export function keptOffBy(all: ReadonlyMap<string, KeptOffMessage>, said: AnyAuthor): KeptOffMessage | undefined {
  const { authors, message } = original(said)
  for (const author of authors) {
    const found = all.get(keptOffKey({ author, message }))
    if (found) return found
  }
  return undefined
}

/** Never shows a message again; gives the way back. Throws where that cannot be kept. */
export async function neverShow(shown: AnyAuthor, uploadId: string): Promise<() => Promise<void>> {
  const { authors, message } = original(shown)
  const said = { author: authors[0], message }
  await kept.changed(() => keepOff(shelf, [{ ...said, uploadIds: [uploadId], savedOn: new Date().toISOString() }]))
  return kept.wayBack(() => showAgain(shelf, said))
}

/** The upload has messages in it that were kept off in another one, as a later export of the same chat has: they outlast that one. */
export const keptOffInToo = (records: readonly KeptOffMessage[], uploadId: string): Promise<void> =>
  kept.changed(() => keptOffAlsoIn(shelf, records, uploadId))

/** How many of all chats. */
export function useKeptOffCount(): number {
  const now = () => kept.now().length
  return useSyncExternalStore(kept.hear, now, now)
}

/** Forgets for good the messages kept off in an upload, with the upload. */
export const forgetKeptOffOf = (uploadId: string): Promise<void> => kept.changed(() => dropKeptOffOf(shelf, uploadId))

/** Adds what a backup has. Returns how many came. */
export const bringInKeptOff = (given: readonly KeptOffMessage[]): Promise<number> => kept.changed(() => keepOff(shelf, given))

/** All of it, as it goes into a backup. */
export const allKeptOff = kept.all

/** Forgets it all. */
export const wipeKeptOff = kept.wipe
