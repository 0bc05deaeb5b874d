import type { KeptPeople } from '@convostat/api'
import type { Lending } from '@convostat/api/port'
import { useSyncExternalStore } from 'react'
import { database } from '#data/client/database.ts'
import { original } from '#data/masking/masking.ts'
import { keptList } from '#data/saved/kept-list.ts'
import { watchUnread } from '#data/saved/unreadable.ts'
import { mergePeople, peopleKind, readPeople, setPeople, takeBackPeople } from '#store/people.ts'
import { createShelf } from '#store/record-store.ts'

/**
 * What the reader said of the people of all chats that this browser reads: what they are called, who is one person, who is
 * hidden. It is kept in this browser and passed to its worker. Where a server reads the chats, its session keeps it.
 */
const shelf = createShelf(database, peopleKind)
const kept = keptList({ name: 'people', read: () => readPeople(shelf), clear: () => shelf.clear() })
watchUnread('people', { shelf, read: kept.known, changed: kept.changed })

/** Subscribes to every change from now on. */
export const hearPeople = kept.hear

/** What is kept, for the host that reads the chats. */
export const peopleHere = { known: kept.known, list: kept.now, state: kept.state }

/** What is kept as it is now; the same list as long as nothing of it changes. */
export const useKeptPeople = (): readonly KeptPeople[] => useSyncExternalStore(kept.hear, kept.now, kept.now)

/** What the worker of this page is passed: at every start of it, and at every change of the list. */
export const peopleLent: Lending = { value: () => (kept.state() === 'read' ? kept.now() : undefined), hear: kept.overhear }

/**
 * Edits the people in a chat. Returns an undo, which does nothing any more once something else was said of them, or
 * everything was deleted. Throws a Failure where it cannot be kept.
 */
export async function keepPeople(shown: KeptPeople): Promise<() => Promise<void>> {
  const said = original(shown)
  const before = await kept.changed(() => setPeople(shelf, said))
  return kept.wayBack(() => takeBackPeople(shelf, said, before))
}

/** Whether changes last only as long as this page. */
export const arePeopleInMemory = (): boolean => shelf.kind() === 'memory'

/** Adds what a backup has. Returns for how many chats. */
export const bringInPeople = (given: readonly KeptPeople[]): Promise<number> => kept.changed(() => mergePeople(shelf, given))

/** All changes, as they go into a backup. */
export const allPeople = kept.all

/** Forgets it all, with nothing to be had back. */
export const wipePeople = kept.wipe
