import { type Heatmap, heatmap } from '#analyses/heatmap.ts'
import { messageShare, type PersonShare } from '#analyses/message-share.ts'
import { type Overview, overview } from '#analyses/overview.ts'
import { type Timeseries, timeseries } from '#analyses/timeseries.ts'
import type { Chat } from '#chat/chat.ts'
import type { Selection } from '#chat/selection.ts'
import type { Host } from '#import/read-failure.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import type { Slide } from './slide.ts'

/** What a story is about, and what several slides need of it. */
export interface Scope {
  readonly chat: Chat
  readonly selection: Selection
  /** Null where they cannot be had. */
  readonly feelings: Feelings | null
  /** Words that the reader does not want to see. */
  readonly without: readonly string[]
  /** A year of the chat, not all of it. */
  readonly isYear: boolean
  readonly overview: Overview
  readonly series: Timeseries
  /** Messages by weekday and hour. */
  readonly heat: Heatmap
  /** Everyone with a message counted, most first. */
  readonly shares: readonly PersonShare[]
  readonly host: Host
}

export function scopeOf(asked: Omit<Scope, 'overview' | 'series' | 'heat' | 'shares'>): Scope {
  const { chat, selection } = asked
  return {
    ...asked,
    overview: overview(chat, selection),
    series: timeseries(chat, selection),
    heat: heatmap(chat, selection),
    shares: messageShare(chat, selection),
  }
}

/** What a slide says; the period it counts is that of the whole story. */
export type Content = Omit<Slide, 'period'>

/** Each further slide of a theme is worth a little less. */
export type Theme = 'people' | 'time' | 'talk' | 'words' | 'feelings' | 'sent' | 'memory'

/** A candidate slide. */
export interface Candidate {
  content: Content
  theme: Theme
  /** The messages that it counts, where they do not follow from its content. */
  quotable?: readonly number[]
  /** 0 to 1: how much it is worth telling. 0 where it says nothing of this chat. */
  score: number
}

/** Looks for one kind of slide; null where the chat has nothing of it. */
export type Finder = (scope: Scope) => Candidate | null | Promise<Candidate | null>

/** This many names stand on a slide at most. */
export const MOST_NAMES = 8
