import type { LeftOutWord } from '@convostat/api'
import { useSyncExternalStore } from 'react'
import { database } from '#data/client/database.ts'
import { original, shownText } from '#data/masking/masking.ts'
import { whileMasked } from '#data/masking/remembered.ts'
import { bringBack, leaveOut, leftOutKey, leftOutKind, readLeftOut } from '#store/left-out-words.ts'
import { createShelf } from '#store/record-store.ts'
import { keptList } from './kept-list.ts'
import { watchUnread } from './unreadable.ts'

/** The words that the reader leaves out of every count of words, in all chats. They are kept in this browser whichever host reads the chats. */
const shelf = createShelf(database, leftOutKind)
const kept = keptList({ name: 'left-out-words', read: () => readLeftOut(shelf), clear: () => shelf.clear() })
watchUnread('left-out-words', { shelf, read: kept.known, changed: kept.changed })

const shown = whileMasked((all: readonly LeftOutWord[]): readonly string[] => all.map(({ word }) => shownText(word)))
const now = () => shown(kept.now())
const there = (word: string) => kept.now().filter((each) => leftOutKey(each.word) === leftOutKey(word))

/** Leaves a word out; gives the way back. Throws where it cannot be kept, as where too many are. */
export async function leaveWordOut(shown: string): Promise<() => Promise<void>> {
  const word = original(shown)
  await kept.changed(() => leaveOut(shelf, [{ word, savedOn: new Date().toISOString() }]))
  if (there(word).length === 0) throw new Error('no room for another word')
  return kept.wayBack(() => bringBack(shelf, word))
}

/** Counts a word again; gives the way to have it left out again, in its old place. */
export async function bringWordBack(shown: string): Promise<() => Promise<void>> {
  const word = original(shown)
  const before = there(word)
  await kept.changed(() => bringBack(shelf, word))
  return kept.wayBack(() => leaveOut(shelf, before))
}

/** The words that are left out, the one left out first first; the same list as long as nothing of it changes. */
export const useLeftOutWords = (): readonly string[] => useSyncExternalStore(kept.hearShown, now, now)

/** Adds words, from a backup or an undo. Returns how many were new. */
export const bringInLeftOut = (given: readonly LeftOutWord[]): Promise<number> => kept.changed(() => leaveOut(shelf, given))

/** Everything that is left out, as it goes into a backup. */
export const allLeftOut = kept.all

/** Forgets them all. */
export const wipeLeftOut = kept.wipe
