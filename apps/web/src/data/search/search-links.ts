import type { UploadAnswer } from '@convostat/api'
import type { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { Filters } from './filters.ts'
import { isBlank, noSearch, type Searching, searchEntry } from './searching.ts'

/** Where a figure leads: to the messages it counts. */
type Lead = Pick<ComponentProps<typeof Link>, 'to' | 'state'>

/** From a figure of a screen to the search that finds what it counts: `leadTo({ weekday: 6, hour: 21 })`. */
export type LeadTo = (wanted?: Partial<Searching>) => Lead

/** Leads from figures of this part of the chat: what is wanted besides narrows it further. */
export const leadsWithin =
  (chat: UploadAnswer, filters: Filters): LeadTo =>
  (wanted = {}) => ({ to: '/search', state: searchEntry(chat, within(chat, filters, wanted)) })

/** The search for what is wanted within a part of the chat. The whole chat is its days from the first to the last: no condition at all finds nothing. */
export function within({ overview }: UploadAnswer, { from, to, authors }: Filters, wanted: Partial<Searching>): Partial<Searching> {
  const all = { authors, ...wanted, from: latest(from, wanted.from), to: earliest(to, wanted.to) }
  return isBlank({ ...noSearch, ...all }) ? { ...all, from: overview.start_date, to: overview.end_date } : all
}

type Day = string | null | undefined
const latest = (one: Day, other: Day): string | null =>
  [one, other].reduce<string | null>((day, each) => (each && (!day || each > day) ? each : day), null)
const earliest = (one: Day, other: Day): string | null =>
  [one, other].reduce<string | null>((day, each) => (each && (!day || each < day) ? each : day), null)

/** The first and the last day of a month, `2021-03`. */
export function monthDays(month: string): { from: string; to: string } {
  const [year, number] = month.split('-').map(Number)
  const last = new Date(0)
  // Day 0 of the month after.
  last.setUTCFullYear(year, number, 0)
  return { from: `${month}-01`, to: `${month}-${String(last.getUTCDate()).padStart(2, '0')}` }
}
