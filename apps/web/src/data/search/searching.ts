import type { Asked, Contract, SearchHit, Sentiment, UploadAnswer } from '@convostat/api'
import type { HistoryState } from '@tanstack/react-router'
import { original } from '#data/masking/masking.ts'
import { namesAt, type Places, placesOf } from '#data/people/places.ts'
import { isDay } from './filters.ts'
import { texts } from './searching-texts.ts'

export type Kind = SearchHit['kind']
export const kinds = ['text', 'media', 'deleted', 'poll', 'location', 'contact', 'call'] as const satisfies readonly Kind[]

/** What a message sounds like. */
export const sounds = ['positive', 'neutral', 'negative'] as const satisfies readonly Sentiment[]

/** What a message does in the talk, and the part of the day it was written in. */
const roles = ['opener', 'closer', 'burst'] as const satisfies readonly NonNullable<SearchAsked['role']>[]
type Role = (typeof roles)[number]
const daytimes = ['day', 'night'] as const satisfies readonly NonNullable<SearchAsked['daytime']>[]
type Daytime = (typeof daytimes)[number]

export type SortBy = NonNullable<Asked<Contract['search']['run']>['sort_by']>
export const sorts = ['relevance', 'date_desc', 'date_asc', 'length'] as const satisfies readonly SortBy[]

/** Results a page, as the specification says. */
export const pageSize = 20

/** What one looks for: words, conditions, an order, a page. Null and false are not a condition; nobody named is everyone. */
export interface Searching {
  query: string
  /** While one types, the last word may be the beginning of one. */
  isTyping: boolean
  from: string | null
  to: string | null
  authors: readonly string[]
  media: boolean
  link: boolean
  question: boolean
  emoji: boolean
  /** What the message sounds like. */
  sentiment: Sentiment | null
  /** Whether each result shows what it sounds like in any search. */
  showsSentiment: boolean
  /** Letters, as a reader counts them. */
  minLength: number | null
  maxLength: number | null
  /** 0 for Monday to 6 for Sunday. */
  weekday: number | null
  hour: number | null
  kind: Kind | null
  /** Seconds that the message took as a reply. */
  replyMin: number | null
  replyMax: number | null
  /** Whom the message replied to. */
  replyTo: string | null
  /** Opens or closes a conversation, or begins a burst. */
  role: Role | null
  /** From 6:00 to 21:59, or the night. */
  daytime: Daytime | null
  /** Null: by relevance with a query, newest first without. */
  sort: SortBy | null
  /** How many results come before the page. */
  offset: number
}

export const noSearch: Searching = {
  query: '',
  isTyping: false,
  from: null,
  to: null,
  authors: [],
  media: false,
  link: false,
  question: false,
  emoji: false,
  sentiment: null,
  showsSentiment: false,
  minLength: null,
  maxLength: null,
  weekday: null,
  hour: null,
  kind: null,
  replyMin: null,
  replyMax: null,
  replyTo: null,
  role: null,
  daytime: null,
  sort: null,
  offset: 0,
}

/** The search without any condition; its words, order, what one is typing and how results are shown stay. */
export const withoutFilters = ({ query, isTyping, sort, showsSentiment }: Searching): Searching => ({
  ...noSearch,
  query,
  isTyping,
  sort,
  showsSentiment,
})

/** How many conditions there are; both ends of a span are one. */
export const filterCount = (now: Searching): number =>
  [
    now.from !== null || now.to !== null,
    now.media,
    now.link,
    now.question,
    now.emoji,
    now.sentiment !== null,
    now.minLength !== null || now.maxLength !== null,
    now.weekday !== null,
    now.hour !== null,
    now.kind !== null,
    now.replyMin !== null || now.replyMax !== null,
    now.replyTo !== null,
    now.role !== null,
    now.daytime !== null,
  ].filter(Boolean).length + now.authors.length

/** Whether nothing is looked for yet. */
export const isBlank = (now: Searching): boolean => now.query.trim() === '' && filterCount(now) === 0

/** A query is its beginning, as the engine reads it. */
export const mostTyped = 10_000

export type SearchAsked = Asked<Contract['search']['run']>

/** The same as the API takes it: what is empty is left out, and everyone named is nobody left out. */
export function asked(now: Searching, people: number): SearchAsked {
  const query = (now.isTyping ? asBeginning(now.query) : now.query).trim()
  const { from, to, authors, media, link, question, emoji, minLength, maxLength, weekday, hour, kind, replyMin, replyMax } = now
  return {
    ...(query !== '' && { query }),
    ...(from !== null && { start_date: from }),
    ...(to !== null && { end_date: to }),
    ...(authors.length === 1 && people > 1 && { sender: authors[0] }),
    ...(authors.length > 1 && authors.length < people && { senders: [...authors] }),
    ...(media && { has_media: true }),
    ...(link && { has_link: true }),
    ...(question && { has_question: true }),
    ...(emoji && { has_emoji: true }),
    ...(now.sentiment !== null && { sentiment: now.sentiment }),
    ...(minLength !== null && { min_length: minLength }),
    ...(maxLength !== null && { max_length: maxLength }),
    ...(weekday !== null && { weekday }),
    ...(hour !== null && { hour }),
    ...(kind !== null && { kind }),
    ...(replyMin !== null && { reply_min_seconds: replyMin }),
    ...(replyMax !== null && { reply_max_seconds: replyMax }),
    ...(now.replyTo !== null && { reply_to: now.replyTo }),
    ...(now.role !== null && { role: now.role }),
    ...(now.daytime !== null && { daytime: now.daytime }),
    ...(now.sort !== null && { sort_by: now.sort }),
    limit: pageSize,
    offset: now.offset,
  }
}

/** What decides how many messages are found, and not which of them are on the page, or in which order. */
export function askedOfCounts(now: Searching, people: number): SearchAsked {
  const { limit: _, offset: __, sort_by: ___, ...conditions } = asked(now, people)
  return conditions
}

/** The last word with a star, which is to say any word that begins so; not in what is excluded: `-a` would exclude half the chat. */
export function asBeginning(query: string): string {
  const isExcluded = /(?:^|\s)-[^\s"“„]*$/.test(query)
  return !isExcluded && /[\p{L}\p{M}\p{N}]$/u.test(query) ? `${query}*` : query
}

/** The form in which a search is in a history entry; another form is another number, and the older is passed over. */
const version = 1

/**
 * As it is kept in a history entry, which a browser writes to the disk, outside of the storage that one can delete: no
 * name and no word is in it. `query` is the key of the words in IndexedDB.
 */
export interface KeptSearching extends Omit<Searching, 'query' | 'authors' | 'replyTo'>, Places {
  version: typeof version
  upload_id: string
  visit: string | null
  query: string | null
  /** Whom the message replied to, by place; at most one. */
  repliedTo: number[]
}

/** `query` is the key under which the words are. */
export const kept = (
  { authors, replyTo, ...now }: Searching,
  query: string | null,
  uploadId: string,
  visit: string | null,
  people: readonly string[],
): KeptSearching => ({
  ...now,
  version,
  upload_id: uploadId,
  visit,
  query,
  repliedTo: placesOf(replyTo === null ? [] : [replyTo], people).places,
  ...placesOf(authors, people),
})

/** What the search needs to know about a chat: nobody, where nobody is named. */
interface Searched extends Pick<UploadAnswer, 'upload_id'> {
  overview: { participants: readonly string[] }
}

/**
 * The state with which one comes to the search: `<Link to="/search" state={searchEntry(chat, { weekday: 6, hour: 21 })}>`.
 * Its words are whole; what is not named is not a condition.
 */
export function searchEntry({ upload_id: id, overview }: Searched, wanted: Partial<Searching>): HistoryState {
  const query = wanted.query ? texts.keyFor(original(wanted.query).slice(0, mostTyped), id) : null
  return { searching: kept({ ...noSearch, ...wanted }, query, id, null, overview.participants) }
}

/** Where the words of a history entry are, if it is of a search in this upload; null where there are none. */
export const queryKeyIn = (entry: unknown, uploadId: string): string | null =>
  isOf(entry, uploadId) && typeof entry.query === 'string' ? entry.query : null

/**
 * What a history entry says of a search in this upload, whose words are `query`. An entry may be years old, or written by
 * hand: what cannot be read is nothing.
 */
export function readSearching(entry: unknown, uploadId: string, people: readonly string[], query: string): Searching {
  if (!isOf(entry, uploadId)) return noSearch
  const day = (value: unknown) => (isDay(value) ? value : null)
  const [from, to] = [day(entry.from), day(entry.to)]
  const isInOrder = from === null || to === null || from <= to
  const offset = wholeUpTo(entry.offset, Number.MAX_SAFE_INTEGER) ?? 0
  return {
    query,
    isTyping: entry.isTyping === true,
    from: isInOrder ? from : null,
    to: isInOrder ? to : null,
    authors: Array.isArray(entry.places) ? namesAt(entry.places, entry.people, people) : [],
    media: entry.media === true,
    link: entry.link === true,
    question: entry.question === true,
    emoji: entry.emoji === true,
    sentiment: sounds.find((sentiment) => sentiment === entry.sentiment) ?? null,
    showsSentiment: entry.showsSentiment === true,
    minLength: wholeUpTo(entry.minLength, Number.MAX_SAFE_INTEGER),
    maxLength: wholeUpTo(entry.maxLength, Number.MAX_SAFE_INTEGER),
    weekday: wholeUpTo(entry.weekday, 6),
    hour: wholeUpTo(entry.hour, 23),
    kind: kinds.find((kind) => kind === entry.kind) ?? null,
    replyMin: wholeUpTo(entry.replyMin, Number.MAX_SAFE_INTEGER),
    replyMax: wholeUpTo(entry.replyMax, Number.MAX_SAFE_INTEGER),
    replyTo: (Array.isArray(entry.repliedTo) ? namesAt(entry.repliedTo, entry.people, people)[0] : undefined) ?? null,
    role: roles.find((role) => role === entry.role) ?? null,
    daytime: daytimes.find((daytime) => daytime === entry.daytime) ?? null,
    sort: sorts.find((sort) => sort === entry.sort) ?? null,
    offset: offset - (offset % pageSize),
  }
}

const wholeUpTo = (value: unknown, most: number): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : null

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether an entry is of a search in this upload, in the form that is read here. */
const isOf = (entry: unknown, uploadId: string): entry is Record<string, unknown> =>
  isRecord(entry) && entry.version === version && entry.upload_id === uploadId
