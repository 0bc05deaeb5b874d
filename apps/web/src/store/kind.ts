/** One kind of small records: where they are stored, what identifies one, and how it is read. */
export interface Kind<R extends object = object> {
  /** Its object store. */
  name: string
  keyOf(record: object): Key
  /** The record as the app uses it; null where it cannot be used at all. */
  read(value: unknown): ReadRecord<R> | null
  /** Fields that are fetched again by themselves: replacing a damaged one needs no copy. */
  passing?: readonly string[]
  /** Saves records again that were moved aside while this build, or an older one, could not read them. */
  bringIn?(shelf: Shelf<R>, records: readonly R[]): Promise<unknown>
}

export interface ReadRecord<R> {
  record: R
  /** False where a field was damaged and something else is used in its place. */
  isWhole: boolean
}

/** Why a record cannot be read as it was saved: damaged, written by a newer version of the app, or damaged in part and shown all the same. */
type Trouble = 'damaged' | 'newer' | 'partly'

/** A record that is there and cannot be read as it was saved. */
export interface Unread {
  kind: string
  trouble: Trouble
  /** Exactly as it is stored. */
  record: unknown
  /** Its id among the records that were moved aside; null where it is still in its own place. */
  asideId: string | null
}

/** A record that was moved aside, because something else was saved under its key. */
export interface Aside {
  id: string
  kind: string
  record: unknown
}

/** The version that this build writes, of every kind. */
const version = 1

export function isNewer(value: unknown): boolean {
  const { v } = Object(value) as Record<string, unknown>
  return typeof v === 'number' && v > version
}

/** What is wrong with a stored record; null where nothing is. */
function troubleOf<R extends object>(kind: Kind<R>, value: unknown): Trouble | null {
  const reading = kind.read(value)
  if (reading?.isWhole) return null
  if (isNewer(value)) return 'newer'
  return reading ? 'partly' : 'damaged'
}

/** What can be read of these, and what cannot. Nothing is in neither. */
export function split<R extends object>(
  kind: Kind<R>,
  there: readonly unknown[],
  aside: readonly Aside[],
): { records: R[]; unread: Unread[] } {
  const records: R[] = []
  const unread: Unread[] = []
  const add = (record: unknown, asideId: string | null, trouble: Trouble | null) => {
    if (trouble) unread.push({ kind: kind.name, trouble, record, asideId })
  }
  for (const value of there) {
    const reading = kind.read(value)
    if (reading) records.push(reading.record)
    if (!reading?.isWhole) add(value, null, troubleOf(kind, value))
  }
  // One that is whole and could not be saved again waits, and is not hidden.
  for (const { id, record } of aside) add(record, id, troubleOf(kind, record) ?? 'damaged')
  return { records, unread }
}

/** The strict reading of a record, and if that fails the one that does without fields that are only shown. */
export const wholeOr = <R>(whole: R | undefined, inPart: () => R | undefined): ReadRecord<R> | null => {
  if (whole !== undefined) return { record: whole, isWhole: true }
  const record = inPart()
  return record === undefined ? null : { record, isWhole: false }
}

/** A kind whose records are all taken as they are. */
export const asItIs = (name: string, keyOf: (record: object) => Key): Kind => ({
  name,
  keyOf,
  read: (value) => ({ record: Object(value) as object, isWhole: true }),
})

export type Key = string | string[]

/** What should be written after a look at what is there, and what the caller is answered. */
interface Rewriting<T> {
  put?: readonly object[]
  drop?: readonly Key[]
  answer: T
}

/**
 * Small records of one kind, each under its own key. Records that cannot be read are never dropped and never overwritten by a change;
 * `overwriting.ts` says how. Callers that get records also have what they are checked with (`checks`).
 */
export interface Shelf<R extends object = object> {
  /** Whether they outlast this page; known once something was asked of them. */
  kind(): 'device' | 'memory'
  /** Every record that can be read. */
  all(): Promise<R[]>
  /**
   * Gives what can be read under these keys, in their order, or all of it, and writes what follows from it. All of it or nothing is
   * written, and nothing else writes in between. `work` may be called twice.
   */
  change<T>(keys: readonly Key[] | 'all', work: (now: readonly (R | undefined)[]) => Rewriting<T>): Promise<T>
  /** Forgets them all, readable or not. */
  clear(): Promise<void>
  /** What could not be read the last time all were read. */
  unread(): readonly Unread[]
  /** Calls back whenever that is different. */
  hearUnread(hear: () => void): () => void
  /** Deletes unreadable records for good; of one that is damaged in part, what can be read stays. */
  forgetUnread(given: readonly Unread[]): Promise<void>
  /** Keeps raw records from a backup aside, each once; those that can be read come back with the next reading. Returns how many are new. */
  keepAside(records: readonly unknown[]): Promise<number>
}
