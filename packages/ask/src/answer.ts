import type { Unit } from './plan.ts'
import type { Refused } from './refusal-kinds.ts'

/** How an answer came about: counted by the engine, written by a model from messages it was shown, or the best passages. */
export type Method = 'computed' | 'model' | 'search'

/** What links to the messages that an answer rests on, where they are many: as the search of the API takes it. */
export interface AnswerSearch {
  query?: string
  /** Names as shown: any of these. */
  senders?: readonly string[]
  /** `2021-03-04`, inclusive. */
  from?: string
  to?: string
  /** 0 for Monday to 6 for Sunday; 0 to 23. */
  weekday?: number
  hour?: number
  kind?: string
  has_link?: boolean
  has_question?: boolean
  has_emoji?: boolean
  role?: 'opener' | 'closer' | 'burst'
  sentiment?: 'positive' | 'negative'
}

/** The figure of a computed answer. */
export interface Figure {
  /** What was counted, as docs/metrics.md names it. */
  metric: string
  /** A number; a day as `2021-03-04`, a month as `2021-03`; a name, a word, an emoji. Null where the chat has none. */
  value: number | string | null
  unit: Unit
  /** One sentence of docs/metrics.md: how it is counted. */
  definition: string
  /** Of several that were compared, each: by name, or by day, month, year, weekday and hour. Best first. */
  parts?: readonly { of: string; value: number | null }[]
}

export interface Answer {
  /** Words of the chat are in quotation marks. */
  text: string
  method: Method
  /** Ids of the messages it rests on, at most 20. */
  citations: readonly number[]
  /** Ids of the messages around the first one found, itself among them, as they follow one another. */
  around?: readonly number[]
  figure?: Figure
  /** What must be known with it, each a sentence: which days "last year" was taken for, that the chat does not say. */
  notes: readonly string[]
  /** How many messages a model was shown for it; computing and searching look at all of them. */
  readMessages?: number
  /** Why it is none: a chat cannot know that, or nothing was understood and found. */
  refused?: Refused
  /** It can be answered once the reader has said who in the chat they are. */
  asksMe?: true
  /** Questions that can be answered, where this one was not. */
  near?: readonly string[]
  /** Finds all messages behind it, where the citations are only some of them. */
  search?: AnswerSearch
}

/** This many messages at most are behind an answer by their ids. */
export const MOST_CITATIONS = 20
