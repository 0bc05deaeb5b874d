import { Failure, type KeptPeople } from '@convostat/api'
import type { Lending } from '@convostat/api/port'
import { useSyncExternalStore } from 'react'
import { original } from '../masked/masking.ts'
import { talkOfSaved } from '../store/changes.ts'
import { people } from '../store/database.ts'
import { mergePeople, peopleKey, readPeople, setPeople, takeBackPeople } from '../store/people.ts'
import { createShelf } from '../store/shelf.ts'
import { database } from './database.ts'

/**
 * What the reader said of the people of all chats that this browser reads: what they are called, who is one person, who is
 * hidden. It lives in this browser, and its worker is lent it. Where a server reads the chats, its session keeps it.
 */
const shelf = createShelf(database, people, peopleKey)

let list: readonly KeptPeople[] = []
let isRead = false
let tell: ReturnType<typeof talkOfSaved> | null = null
const hearing = new Set<() => void>()

/** The list is another one only where something in it is: whoever hears of it asks anew for all that is shown. */
function change(next: readonly KeptPeople[]): void {
  const isSame = JSON.stringify(next) === JSON.stringify(list)
  if (isSame && isRead) return
  isRead = true
  list = next
  for (const hear of hearing) hear()
}

/** What cannot be read now stays as it was last seen. */
const read = (): Promise<void> => readPeople(shelf).then(change, () => undefined)

/** Done when what is kept was read, or it takes too long: then everything goes on without. */
let known: Promise<void> | null = null
const longEnough = () => new Promise<void>((resolve) => setTimeout(resolve, 2000))

function start(): Promise<void> {
  tell ??= talkOfSaved((change) => {
    if (change === 'everything') wipes++
    if (change === 'people' || change === 'everything') void read()
  })
  known ??= Promise.race([read(), longEnough()])
  return known
}

/** How often everything was deleted since this page is there: what was said before cannot be had back. */
let wipes = 0

/** Hears of every change from now on. */
export function hearPeople(hear: () => void): () => void {
  hearing.add(hear)
  void start()
  return () => hearing.delete(hear)
}

/** What is kept, for whoever reads the chats. */
export const peopleHere = { known: start, list: () => list }

/** What is kept as it is now; the same list as long as nothing of it changes. */
export const useKeptPeople = (): readonly KeptPeople[] => useSyncExternalStore(hearPeople, peopleHere.list, peopleHere.list)

/** What the worker of this page is lent: at every start of it, and whenever the list is another. */
export const peopleLent: Lending = {
  value: () => (isRead ? list : undefined),
  hear: (changed) => void hearing.add(changed),
}

/** Writes, shows what lies there then, and tells the other tabs. */
async function changed<T>(write: () => Promise<T>): Promise<T> {
  void start()
  try {
    const answer = await write()
    tell?.('people')
    await read()
    return answer
  } catch (error) {
    throw Failure.from(error)
  }
}

/**
 * Says who the people of a chat are. Gives the way back, which does nothing any more once something else was said of them, or
 * everything was deleted. Throws a Failure where it cannot be kept.
 */
export async function keepPeople(shown: KeptPeople): Promise<() => Promise<void>> {
  const said = original(shown)
  const before = await changed(() => setPeople(shelf, said))
  const wipesBefore = wipes
  return async () => {
    if (wipes === wipesBefore) await changed(() => takeBackPeople(shelf, said, before))
  }
}

/** Brings in what a backup has. Tells of how many chats. */
export const bringInPeople = (given: readonly KeptPeople[]): Promise<number> => changed(() => mergePeople(shelf, given))

/** Everything that was said, as it goes into a backup. */
export const allPeople = (): Promise<KeptPeople[]> => readPeople(shelf)

/** Forgets it all, with nothing to be had back. */
export const wipePeople = (): Promise<void> =>
  changed(async () => {
    wipes++
    await shelf.clear()
  })
