import type { LeftOutWord } from '@convostat/api'
import { useSyncExternalStore } from 'react'
import { hearMasked } from '../masked/masked.ts'
import { original, shownText } from '../masked/masking.ts'
import { whileMasked } from '../masked/remembered.ts'
import { talkOfSaved } from '../store/changes.ts'
import { leftOutWords } from '../store/database.ts'
import { bringBack, leaveOut, leftOutKey, readLeftOut } from '../store/left-out-words.ts'
import { createShelf } from '../store/shelf.ts'
import { database } from './database.ts'

/** The words that the reader leaves out of every count of words, in all chats. They live in this browser whoever reads the chats. */
const shelf = createShelf(database, leftOutWords, (record) => (record as { key: string }).key)

let kept: readonly LeftOutWord[] = []
let list: readonly string[] = []
let tell: ReturnType<typeof talkOfSaved> | null = null
const hearing = new Set<() => void>()

function change(next: readonly LeftOutWord[]): void {
  if (JSON.stringify(next) === JSON.stringify(kept)) return
  kept = next
  list = next.map(({ word }) => word)
  for (const hear of hearing) hear()
}

/** What cannot be read now stays as it was last seen. */
const read = (): Promise<void> => readLeftOut(shelf).then(change, () => undefined)

function start(): void {
  if (tell) return
  tell = talkOfSaved((change) => {
    if (change === 'everything') wipes++
    if (change === 'left-out-words' || change === 'everything') void read()
  })
  void read()
}

/** How often everything was deleted since this page is there: what was left out before cannot be had back. */
let wipes = 0

function listen(hear: () => void): () => void {
  hearing.add(hear)
  const deaf = hearMasked(hear)
  start()
  return () => {
    deaf()
    hearing.delete(hear)
  }
}

const shown = whileMasked((words: readonly string[]): readonly string[] => words.map(shownText))
const now = () => shown(list)

/** Writes, shows what lies there then, and tells the other tabs. */
async function changed<T>(write: () => Promise<T>): Promise<T> {
  start()
  const answer = await write()
  tell?.('left-out-words')
  await read()
  return answer
}

/** Leaves a word out; gives the way back. Throws where it cannot be kept, as where too many are. */
export async function leaveWordOut(shown: string): Promise<() => Promise<void>> {
  const word = original(shown)
  const isThere = () => kept.some((each) => leftOutKey(each.word) === leftOutKey(word))
  await changed(() => leaveOut(shelf, [{ word, savedOn: new Date().toISOString() }]))
  if (!isThere()) throw new Error('no room for another word')
  return () => changed(() => bringBack(shelf, word))
}

/** Counts a word again; gives the way to have it left out again, in its old place. */
export async function bringWordBack(shown: string): Promise<() => Promise<void>> {
  const word = original(shown)
  const before = kept.filter((each) => leftOutKey(each.word) === leftOutKey(word))
  await changed(() => bringBack(shelf, word))
  const wipesBefore = wipes
  return async () => {
    if (wipes === wipesBefore) await bringInLeftOut(before)
  }
}

/** The words that are left out, the one left out first first; the same list as long as nothing of it changes. */
export const useLeftOutWords = (): readonly string[] => useSyncExternalStore(listen, now, now)

/** Brings words in, from a backup or back again. Tells how many were not left out. */
export const bringInLeftOut = (given: readonly LeftOutWord[]): Promise<number> => changed(() => leaveOut(shelf, given))

/** Everything that is left out, as it goes into a backup. */
export const allLeftOut = (): Promise<LeftOutWord[]> => readLeftOut(shelf)

/** Forgets them all. */
export const wipeLeftOut = (): Promise<void> =>
  changed(async () => {
    wipes++
    await shelf.clear()
  })
