import { Failure, type Favorite, type FavoriteSource } from '@convostat/api'
import { DAY } from '@convostat/format/seconds'
import { useSyncExternalStore } from 'react'
import { database } from '#data/client/database.ts'
import { type Loadable, loadable } from '#data/client/loadable.ts'
import { hearMasked } from '#data/masking/masked.ts'
import { original, shownFavorites, writtenOver } from '#data/masking/masking.ts'
import { whileMasked } from '#data/masking/remembered.ts'
import { type SavedChange, talkOfSaved } from '#store/changes.ts'
import {
  favoriteKind,
  forgetRemoved,
  type Message,
  mergeFavorites,
  noteFavorite,
  placeOf,
  type Removed,
  readFavorites,
  removeFavorites,
  rewritten,
  saveFavorite,
} from '#store/favorites.ts'
import { randomKey } from '#store/random-key.ts'
import { createShelf } from '#store/record-store.ts'
import { type FoundNow, foundFavorites } from './found-again.ts'
import { watchUnread } from './unreadable.ts'

export type { Favorite } from '@convostat/api'
export type { Message } from '#store/favorites.ts'

/**
 * The messages that were saved, of all chats. They are kept in this browser whichever host reads the chats, and are read whole,
 * once: every screen with a button to save knows what is saved already.
 */
const shelf = createShelf(database, favoriteKind)
watchUnread('favorites', { shelf, read: () => start(), changed: (write) => written(write) })

type State = { saved?: readonly Favorite[]; error?: unknown }
let state: State = {}
/** Their places: what identifies a message. */
let places: ReadonlyMap<string, Favorite> = new Map()
/** The same as the open chat has them, which may be read with other dates than when they were saved. */
let shownPlaces: ReadonlyMap<string, Favorite> = new Map()
const hearing = new Set<() => void>()

function change(next: State): void {
  state = next
  places = new Map(next.saved?.map((each) => [placeOf(each), each]))
  shownPlaces = new Map(next.saved?.map((each) => [placeOf(asShown(each)), each]))
  for (const hear of hearing) hear()
}
foundFavorites.hear(() => change({ ...state }))

const foundNow = ({ author, originalDate: date, text: message }: Message) => foundFavorites.now().nowOf({ author, date, message })

function asShown(each: Favorite): Message {
  const { date: originalDate = each.originalDate, message: text = each.text } = foundNow(each) ?? {}
  return { author: each.author, originalDate, text }
}

const showing = (work: (saved: readonly Favorite[]) => readonly Favorite[]): void => {
  if (state.saved) change({ saved: work(state.saved) })
}

let reading: Promise<void> | null = null
let isStale = false
let tell: ReturnType<typeof talkOfSaved> | null = null
/** What an earlier page removed and had no time to delete; returned once. */
let leftovers: readonly Favorite[] = []

/** Reads them again; calls that come meanwhile are answered by one more reading after this one. */
function read(): Promise<void> {
  if (reading) isStale = true
  reading ??= readOnce().finally(() => {
    reading = null
    if (!isStale) return
    isStale = false
    return read()
  })
  return reading
}

async function readOnce(): Promise<void> {
  const wipesBefore = wipes
  try {
    const { saved, removed } = await readFavorites(shelf)
    if (state.saved === undefined && wipes === wipesBefore) sortOut(removed)
    change({ saved: saved.sort(newestFirst) })
  } catch (error) {
    // What is known already stays in view.
    if (state.saved === undefined) change({ error })
  }
}

/** What earlier pages took away can be had back for a day. */
function sortOut(removed: readonly Removed[]): void {
  const yesterday = new Date(Date.now() - day).toISOString()
  const [recent, old] = [true, false].map((is) => removed.filter(({ removedOn }) => removedOn > yesterday === is))
  leftovers = recent.map(({ favorite }) => favorite)
  if (old.length > 0) void forget(old.map(({ favorite }) => favorite)).catch(() => undefined)
}
const day = DAY * 1000

const newestFirst = (a: Favorite, b: Favorite): number => (a.savedOn < b.savedOn ? 1 : a.savedOn > b.savedOn ? -1 : 0)

/** Subscribes to every change, from now on; what is known is read first. */
export function hearFavorites(hear: () => void): () => void {
  hearing.add(hear)
  const deaf = hearMasked(hear)
  start()
  return () => {
    deaf()
    hearing.delete(hear)
  }
}

function start(): void {
  if (tell) return
  tell = talkOfSaved((change) => {
    if (change === 'everything') wiped()
    if (change === 'favorites' || change === 'everything') void read()
  })
  void read()
}

let wipes = 0
/** How often everything was deleted since this page is there: what was removed before cannot be had back. */
export const countOfWipes = (): number => wipes

function wiped(): void {
  wipes++
  leftovers = []
}

/** Every saved message, the one saved last first. */
export function useFavorites(): Loadable<readonly Favorite[]> {
  const { saved, error } = useSyncExternalStore(hearFavorites, knownFavorites, knownFavorites)
  return loadable({ plan: 'free', isEmpty: (all) => all.length === 0 }, 'free', { data: saved, error, again })
}

/** What is known now, as it may be shown, and why not, where it could not be read. */
export const knownFavorites = (): State => shownState(state)
const shownState = whileMasked((now: State): State => (now.saved ? { ...now, saved: shownFavorites(now.saved) } : now))

function again(): void {
  change({})
  void read()
}

/** All that is saved as it was written down; none while that is not known. */
export const savedFavorites = (): readonly Favorite[] => state.saved ?? nothingSaved
const nothingSaved: readonly Favorite[] = []

/** Whether a message of the open chat is saved; false while that is not known. */
export const isFavorite = (message: Message): boolean => shownPlaces.has(placeOf(original(message)))

/** A saved message as the open chat has it; null where it has none such, undefined where that is not known. */
export function useFoundFavorite(shown: Message): FoundNow | null | undefined {
  const found = () => foundNow(original(shown))
  return useSyncExternalStore(hearFavorites, found, found)
}

/** The same as it changes, of a message whose author may have several names. */
export const useIsFavorite = ({ text, originalDate }: Omit<Message, 'author'>, authors: readonly string[]): boolean => {
  const isThere = () => authors.some((author) => isFavorite({ author, text, originalDate }))
  return useSyncExternalStore(hearFavorites, isThere, isThere)
}

/** Whether saved messages last only as long as this page. */
export const areInMemory = (): boolean => shelf.kind() === 'memory'

/** What is known of a message when it is saved. */
export type ToSave = Message & Pick<Favorite, 'uploadId' | 'uploadTitle'> & { source: FavoriteSource }

/** Saves a message, once; throws where there is no room. */
export async function save(given: ToSave): Promise<'saved' | 'already'> {
  start()
  const there = shownPlaces.get(placeOf(original(given)))
  // It is saved under the date that it had then.
  if (there && !places.has(placeOf(original(given)))) return 'already'
  const fresh: Favorite = { ...original(given), id: randomKey(), savedOn: new Date().toISOString(), note: '', notedOn: null }
  const answer = await saveFavorite(shelf, fresh)
  if (answer === 'already') void read()
  else showing((saved) => [fresh, ...saved])
  told()
  return answer
}

/** Takes messages away; they can be had back. */
export async function takeAway(shown: readonly Favorite[]): Promise<void> {
  const given = original(shown)
  const gone = new Set(given.map(placeOf))
  await changed(
    () => removeFavorites(shelf, given, new Date().toISOString()),
    (saved) => saved.filter((each) => !gone.has(placeOf(each))),
  )
}

/** Brings back what was taken away. */
export async function bringBack(shown: readonly Favorite[]): Promise<void> {
  const given = original(shown)
  const isPartlyThere = given.some((each) => places.has(placeOf(each)))
  await changed(
    async () => void (await mergeFavorites(shelf, given)),
    (saved) => [...saved, ...given.filter((each) => !places.has(placeOf(each)))].sort(newestFirst),
  )
  // What was saved again meanwhile has its old note now as well.
  if (isPartlyThere) await read()
}

/** Adds what a backup has. Returns how many came or changed. */
export async function bringIn(given: readonly Favorite[]): Promise<number> {
  start()
  const brought = await mergeFavorites(shelf, given)
  told()
  await read()
  return brought
}

/** Forgets what was taken away, for good. */
export const forget = (given: readonly Message[]): Promise<void> => forgetRemoved(shelf, original(given))

/** Writes a note beside a message, from the one that was there; an empty one is none. What another tab wrote meanwhile stays. */
export async function setNote(shown: Message, written: string, before: string): Promise<void> {
  const [given, note, from] = [original(shown), writtenOver(written), original(before)]
  const notedOn = new Date().toISOString()
  const place = placeOf(given)
  let now = note
  await changed(
    async () => {
      now = await noteFavorite(shelf, given, note, from, notedOn)
    },
    (saved) => saved.map((each) => (placeOf(each) === place ? rewritten(each, note, from, notedOn) : each)),
  )
  // This tab might not know yet what the other tab wrote.
  if (places.get(place)?.note !== now) await read()
}

/** What an earlier page removed before its undo was over, and nobody restored since; returned once. */
export function takeLeftovers(): readonly Favorite[] {
  const taken = leftovers.filter((each) => !places.has(placeOf(each)))
  leftovers = []
  return shownFavorites(taken)
}

/** Something was written: a reading that began before does not know of it, nor do the other tabs. */
function told(change: SavedChange = 'favorites'): void {
  isStale = reading !== null
  tell?.(change)
}

/** Writes, and shows what is there then. */
async function written(write: () => Promise<void>): Promise<void> {
  start()
  await write()
  told()
  await read()
}

/** Everything that is saved, as it goes into a backup. */
export const allFavorites = async (): Promise<Favorite[]> => (await readFavorites(shelf)).saved.sort(newestFirst)

/** Deletes them all, with nothing to be had back. */
export async function wipeFavorites(): Promise<void> {
  start()
  await shelf.clear()
  wiped()
  showing(() => [])
  told('everything')
}

/** Shows a change immediately, and writes it; where it cannot be written, it is as it was. */
async function changed(write: () => Promise<void>, show: (saved: readonly Favorite[]) => readonly Favorite[]): Promise<void> {
  start()
  const before = state
  showing(show)
  try {
    await write()
    told()
  } catch (error) {
    change(before)
    void read()
    throw Failure.from(error)
  }
}
