import { type Correction, Failure, type FeelingLabel } from '@convostat/api'
import type { Lending } from '@convostat/api/port'
import { useSyncExternalStore } from 'react'
import { talkOfSaved } from '../store/changes.ts'
import { type CorrectedMessage, correctionKey, mergeCorrections, placeOf, readCorrections, setCorrection } from '../store/corrections.ts'
import { corrections } from '../store/database.ts'
import { createShelf } from '../store/shelf.ts'
import { database } from './database.ts'

export type { CorrectedMessage } from '../store/corrections.ts'

/**
 * What the reader said that messages are, in all chats. It lives in this browser whoever reads the chats, which is told it:
 * a worker is lent the list, a server is sent it with what rests on it.
 */
const shelf = createShelf(database, corrections, correctionKey)

let list: readonly Correction[] = []
/** The same by message. */
let said: ReadonlyMap<string, FeelingLabel> = new Map()
let isRead = false
let tell: ReturnType<typeof talkOfSaved> | null = null
const hearing = new Set<() => void>()

/** The list is another one only where something in it is: whoever hears of it reads chats anew. */
function change(next: readonly Correction[]): void {
  const isSame = JSON.stringify(next) === JSON.stringify(list)
  if (isSame && isRead) return
  isRead = true
  list = next
  said = new Map(next.map((each) => [placeOf(each), each.label]))
  for (const hear of hearing) hear()
}

/** What cannot be read now stays as it was last seen. */
const read = (): Promise<void> => readCorrections(shelf).then(change, () => undefined)

/** Done when what is kept was read, or it takes too long: then everything goes on without. */
let known: Promise<void> | null = null
const longEnough = () => new Promise<void>((resolve) => setTimeout(resolve, 2000))

function start(): Promise<void> {
  tell ??= talkOfSaved((change) => {
    if (change === 'everything') wipes++
    if (change === 'corrections' || change === 'everything') void read()
  })
  known ??= Promise.race([read(), longEnough()])
  return known
}

/** How often everything was deleted since this page is there: what was said before cannot be had back. */
let wipes = 0

/** Hears of every change from now on. */
export function hearCorrections(hear: () => void): () => void {
  hearing.add(hear)
  void start()
  return () => hearing.delete(hear)
}

/** What is said of messages as it is now; the same list as long as nothing of it changes. */
const now = () => list
export const useCorrections = (): readonly Correction[] => useSyncExternalStore(hearCorrections, now, now)

/** What a message was said to be; null where nothing was said of it, or there is none. */
export function useCorrection(message: CorrectedMessage | null): FeelingLabel | null {
  const label = () => (message && said.get(placeOf(message))) ?? null
  return useSyncExternalStore(hearCorrections, label, label)
}

/** What is kept, for whoever reads the chats. */
export const correctionsHere = { known: start, list: now, hear: hearCorrections }

/** What the worker of this page is lent: at every start of it, and whenever the list is another. */
export const correctionsLent: Lending = {
  value: () => (isRead ? list : undefined),
  hear: (changed) => void hearing.add(changed),
}

/** Writes, shows what lies there then, and tells the other tabs. */
async function changed<T>(write: () => Promise<T>): Promise<T> {
  void start()
  try {
    const answer = await write()
    tell?.('corrections')
    await read()
    return answer
  } catch (error) {
    throw Failure.from(error)
  }
}

/**
 * Says what a message is, or with null that the model's word counts again; the chat's figures follow. Gives the way back,
 * which does nothing any more once something else was said of it, or everything was deleted. Throws a Failure where it cannot
 * be kept.
 */
export async function correct({ author, date, message }: CorrectedMessage, label: FeelingLabel | null): Promise<() => Promise<void>> {
  const of = { author, date, message }
  const before = await changed(() => setCorrection(shelf, of, label))
  const wipesBefore = wipes
  return async () => {
    if (wipes === wipesBefore) await changed(() => setCorrection(shelf, of, before, label))
  }
}

/** Whether what is said lasts as long as this page only. */
export const areCorrectionsInMemory = (): boolean => shelf.kind() === 'memory'

/** Brings corrections in from a backup. Tells how many came. */
export const bringInCorrections = (given: readonly Correction[]): Promise<number> => changed(() => mergeCorrections(shelf, given))

/** Every correction, as it goes into a backup. */
export const allCorrections = (): Promise<Correction[]> => readCorrections(shelf)

/** Forgets them all, with nothing to be had back. */
export const wipeCorrections = (): Promise<void> =>
  changed(async () => {
    wipes++
    await shelf.clear()
  })
