import type { Correction, FeelingLabel } from '@convostat/api'
import type { Lending } from '@convostat/api/port'
import { useSyncExternalStore } from 'react'
import { database } from '#data/client/database.ts'
import { type CorrectedMessage, correctionKind, mergeCorrections, readCorrections, setCorrection } from '#store/corrections.ts'
import { createShelf } from '#store/record-store.ts'
import { keptList } from './kept-list.ts'
import { watchUnread } from './unreadable.ts'

export type { CorrectedMessage } from '#store/corrections.ts'

/**
 * What the reader said that messages are, in all chats. It is kept in this browser whichever host reads the chats:
 * a worker is passed the list, a server is sent it with what rests on it.
 */
const shelf = createShelf(database, correctionKind)
const kept = keptList({ name: 'corrections', read: () => readCorrections(shelf), clear: () => shelf.clear() })
watchUnread('corrections', { shelf, read: kept.known, changed: kept.changed })

/** Subscribes to every change from now on. */
export const hearCorrections = kept.hear

/** The corrections of messages as they are now; the same list as long as nothing in it changes. */
export const useCorrections = (): readonly Correction[] => useSyncExternalStore(kept.hear, kept.now, kept.now)

/** What is kept, for the host that reads the chats. */
export const correctionsHere = { known: kept.known, list: kept.now, state: kept.state, hear: kept.hear }

/** What the worker of this page is passed: at every start of it, and at every change of the list. */
export const correctionsLent: Lending = { value: () => (kept.state() === 'read' ? kept.now() : undefined), hear: kept.overhear }

/**
 * Says what a message is, or with null that the model's word counts again; the chat's figures follow. Gives the way back,
 * which does nothing any more once something else was said of it, or everything was deleted. Throws a Failure where it cannot
 * be kept.
 */
export async function correct({ author, date, message }: CorrectedMessage, label: FeelingLabel | null): Promise<() => Promise<void>> {
  const of = { author, date, message }
  const before = await kept.changed(() => setCorrection(shelf, of, label))
  return kept.wayBack(() => setCorrection(shelf, of, before, label))
}

/** Adds corrections from a backup. Returns how many came. */
export const bringInCorrections = (given: readonly Correction[]): Promise<number> => kept.changed(() => mergeCorrections(shelf, given))

/** Every correction, as it goes into a backup. */
export const allCorrections = kept.all

/** Forgets them all, with nothing to be had back. */
export const wipeCorrections = kept.wipe
