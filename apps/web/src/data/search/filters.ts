import type { Asked, Contract } from '@convostat/api'
import { DAY } from '@convostat/format/seconds'
import { namesAt, type Places, placesOf } from '#data/people/places.ts'

/** Which part of the chat is shown: days, both included, null where open, and people by name; nobody named is everyone. */
export interface Filters {
  from: string | null
  to: string | null
  authors: readonly string[]
}

export const noFilters: Filters = { from: null, to: null, authors: [] }
export const isFiltered = ({ from, to, authors }: Filters): boolean => from !== null || to !== null || authors.length > 0

/** The filters that leave anything out, in a chat with these days and people: days before its first or everyone named leave out nothing. */
export function narrowing(
  { from, to, authors }: Filters,
  { first, last, people }: { first: string; last: string; people: number },
): Filters {
  return {
    from: from !== null && from > first ? from : null,
    to: to !== null && to < last ? to : null,
    authors: authors.length < people ? authors : [],
  }
}

/** The same as the API takes it. Everyone named is nobody left out. */
export function asked({ from, to, authors }: Filters, people: number): Asked<Contract['overview']['get']> {
  return {
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(authors.length > 0 && authors.length < people && { author: [...authors] }),
  }
}

export const withAuthor = (filters: Filters, name: string, isChosen: boolean): Filters => {
  const others = filters.authors.filter((each) => each !== name)
  return { ...filters, authors: isChosen ? [...others, name] : others }
}

/** Of two days the wrong way round the one chosen last stays, and the other end opens. */
export const withFrom = (filters: Filters, from: string | null): Filters => ({
  ...filters,
  from,
  to: from !== null && filters.to !== null && from > filters.to ? null : filters.to,
})
export const withTo = (filters: Filters, to: string | null): Filters => ({
  ...filters,
  to,
  from: to !== null && filters.from !== null && filters.from > to ? null : filters.from,
})

/** Spans one taps. An old chat has nothing this year, so they go by its last day. */
export const presets = {
  all: () => ({ from: null, to: null }),
  thisYear: (last: string) => ({ from: `${last.slice(0, 4)}-01-01`, to: last }),
  last90Days: (last: string) => ({ from: daysBefore(last, 89), to: last }),
} as const satisfies Record<string, (last: string) => Pick<Filters, 'from' | 'to'>>
export type Preset = keyof typeof presets
export const presetNames = Object.keys(presets) as Preset[]

/** Which of them these days are, if any. */
export const presetOf = ({ from, to }: Filters, last: string): Preset | null =>
  presetNames.find((name) => {
    const days = presets[name](last)
    return days.from === from && days.to === to
  }) ?? null

/** The form in which filters are in a history entry; another form is another number, and the older is passed over. */
const version = 2

/**
 * As it is kept in a history entry. A browser writes its entries to the disk, outside of the storage that one can delete:
 * people are there by their place in the alphabet of the chat's names, never by name. `visit` names the time a control
 * was open: what is changed meanwhile is one entry.
 */
export interface KeptFilters extends Pick<Filters, 'from' | 'to'>, Places {
  version: typeof version
  upload_id: string
  visit: string | null
}

export const kept = ({ from, to, authors }: Filters, upload_id: string, visit: string | null, people: readonly string[]): KeptFilters => ({
  version,
  upload_id,
  visit,
  from,
  to,
  ...placesOf(authors, people),
})

/**
 * What a history entry says of this upload's filters. An entry may be years old, or written by hand: what cannot be
 * read is nothing, and people who are not in the chat are left out.
 */
export function readFilters(entry: unknown, uploadId: string, people: readonly string[]): Filters {
  if (!isRecord(entry) || entry.version !== version || entry.upload_id !== uploadId) return noFilters
  const { from, to, places } = entry
  if (!isDayOrOpen(from) || !isDayOrOpen(to) || !Array.isArray(places)) return noFilters
  if (from !== null && to !== null && from > to) return noFilters
  return { from, to, authors: namesAt(places, entry.people, people) }
}

/** Whether the entry was written during this visit, and may be written again. */
export const isOfVisit = (entry: unknown, uploadId: string, visit: string | null): boolean =>
  visit !== null && isRecord(entry) && entry.upload_id === uploadId && entry.visit === visit

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isDayOrOpen = (value: unknown): value is string | null => value === null || isDay(value)

/** `2021-03-04`, a real day. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const instant = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(instant) && isoDay(instant) === value
}

/** Days as instants of UTC, where every day is as long: no zone is applied. */
const daysBefore = (day: string, days: number): string => isoDay(Date.parse(`${day}T00:00:00Z`) - days * DAY * 1000)
const isoDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10)
