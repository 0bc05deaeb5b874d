import type { Key, Shelf } from './shelf.ts'

/** One kind of small records: where they are stored, what identifies one, and how it is read. */
export interface Kind<R extends object = object> {
  /** Its object store. */
  name: string
  keyOf(record: object): Key
  /** The record as the app uses it; null where it cannot be used at all. */
  read(value: unknown): Reading<R> | null
  /** Fields that are fetched again by themselves: replacing a damaged one needs no copy. */
  passing?: readonly string[]
  /** Saves records again that were moved aside while this build, or an older one, could not read them. */
  bringIn?(shelf: Shelf<R>, records: readonly R[]): Promise<unknown>
}

export interface Reading<R> {
  record: R
  /** False where a field was damaged and something else is used in its place. */
  isWhole: boolean
}

/** Why a record cannot be read as it was saved: damaged, written by a newer version of the app, or damaged in part and shown all the same. */
export type Trouble = 'damaged' | 'newer' | 'partly'

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
export function troubleOf<R extends object>(kind: Kind<R>, value: unknown): Trouble | null {
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
export const wholeOr = <R>(whole: R | undefined, inPart: () => R | undefined): Reading<R> | null => {
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
