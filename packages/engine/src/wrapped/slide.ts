import type { Heatmap } from '#analyses/heatmap.ts'
import type { Moment } from '#moments/moment.ts'

/** What a slide is about. */
export type SlideKind =
  | 'opening'
  | 'firsts'
  | 'people'
  | 'balance'
  | 'busiest_day'
  | 'top_emoji'
  | 'busiest_hour'
  | 'reply_speed'
  | 'streak'
  | 'top_words'
  | 'longest_conversation'
  | 'own_words'
  | 'night_owl'
  | 'openers'
  | 'mood'
  | 'busiest_weekday'
  | 'busiest_month'
  | 'phrase'
  | 'burst'
  | 'media'
  | 'brightest_day'
  | 'reunion'
  | 'links'
  | 'longest_message'
  | 'love'
  | 'words_written'
  | 'moments'
  | 'closing'

/** What a slide's number counts, or what its word is. */
export type SlideUnit =
  | 'messages'
  | 'words'
  | 'characters'
  | 'days'
  | 'seconds'
  | 'links'
  | 'conversations'
  | 'moments'
  | 'people'
  | 'ratio'
  | 'share'
  | 'hour'
  | 'weekday'
  | 'day'
  | 'word'
  | 'emoji'
  | 'phrase'
  | 'emotion'

/** The figures of docs/metrics.md that slides show. */
export type SlideMetric =
  | 'total_messages'
  | 'total_days'
  | 'total_words'
  | 'media_messages'
  | 'date_range_start'
  | 'message_share'
  | 'timeseries'
  | 'heatmap'
  | 'ratio'
  | 'reply_discipline'
  | 'latency.p50'
  | 'streaks'
  | 'conversations'
  | 'bursts'
  | 'cold_streaks'
  | 'words'
  | 'emojis'
  | 'phrases'
  | 'compare'
  | 'links'
  | 'style'
  | 'emotions'
  | 'peaks'
  | 'moments'

/** The step between the points of a slide's series. */
export type SeriesStep = 'year' | 'month' | 'hour' | 'weekday' | 'emotion'

/** What a sentence about a slide may use besides its figure; which of them a slide has depends on its kind. */
export interface SlideFacts {
  /** Messages behind the figure, and as a share (0 to 1) of all counted. */
  messages?: number
  share?: number
  /** What is usual of the figure in this chat: a median or a mean, in the same unit. */
  usual?: number
  /** Calendar days from the first to the last message counted, and those with a message. */
  days?: number
  activeDays?: number
  /** How many people there are in all, where `people` names the first of them. */
  people?: number
  words?: number
  /** From the first message to the last. */
  seconds?: number
  /** How many there are in all: conversations, bursts, gaps, links, different words or emoji, replies. */
  total?: number
  /** Of a day, −1 to 1. */
  sentiment?: number
}

/** A message that a slide may open on, and the one that answers it, where it is an exchange. */
export interface Quote {
  row: number
  reply?: number
}

/** One idea of a story: a figure, the facts behind it, and where it can be looked up. */
export interface Slide {
  kind: SlideKind
  figure: number | string
  unit: SlideUnit
  /** The figure of docs/metrics.md it is, over the days of `period`, as days since 1970-01-01, both included. */
  metric: SlideMetric
  period: { fromDay: number; toDay: number }
  /** At most eight names, the first first. */
  people?: readonly { name: string; value: number }[]
  /** What the values of `people` count, where that is not the slide's unit. */
  peopleUnit?: SlideUnit
  /** With `person`, of that one. */
  words?: readonly { word: string; count: number; person?: string }[]
  emojis?: readonly { emoji: string; count: number }[]
  /** `at`: `2024`, `2024-03`, an hour from 0, a weekday from 0 for Monday, an emotion. */
  series?: readonly { at: string; value: number; isPartial?: true }[]
  seriesStep?: SeriesStep
  /** The messages of each day that it shows, ascending. */
  days?: readonly { day: number; messages: number }[]
  /** Messages by weekday and hour. */
  cells?: Heatmap
  /** Replies of each person by how long they took, in the order of `replySpeeds`. */
  speeds?: readonly { name: string; counts: readonly number[] }[]
  /** Messages in equal steps of a conversation, or the characters of each message in a row. */
  steps?: readonly number[]
  /** The share of the emotion that it is about, by month. */
  course?: readonly { at: string; value: number }[]
  /** What it may open on, the best to read first: a handful of messages of what it counts, all fit to be put on show. */
  quotes?: readonly Quote[]
  /** The special moments, most significant first. */
  moments?: readonly Moment[]
  /** The day it is about, and the last one where there are several, as days since 1970-01-01. */
  day?: number
  lastDay?: number
  /** The message it is about or begins with, and the one it ends with. */
  row?: number
  lastRow?: number
  facts?: SlideFacts
}

export interface Wrapped {
  /** Null for all time. */
  year: number | null
  /** Those with a message, ascending. */
  years: number[]
  /** Messages counted. */
  messages: number
  /** Everyone who wrote one of them, those with most first. */
  people: string[]
  slides: Slide[]
}
