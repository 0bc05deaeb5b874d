import type { Asked, CalledName, Contract, UploadAnswer } from '@convostat/api'
import type { GivenOf, PlainOf } from '@convostat/figures/shapes'
import { createContext, useContext } from 'react'
import type { Snapshot } from '#data/chat/snapshot.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { type Filters, noFilters } from '#data/search/filters.ts'
import type { LeadTo } from '#data/search/search-links.ts'
import type { ChangeFilters } from '#data/search/use-filters.ts'

/** What a figure is asked beside people and days. */
export type Besides<N extends CalledName> = Partial<GivenOf<N>>

/** What cards know of the screen they are on. */
export interface Screen {
  /** Whose messages can be saved; null where the chat is an invented one. */
  chat: UploadAnswer | null
  filters: Filters
  change: ChangeFilters
  /** The filters as the API takes them. */
  part: Asked<Contract['overview']['get']>
  hasFilters: boolean
  /** How many the chat has. */
  people: number
  /** What the dashboard showed last, until the answers are there. */
  snapshot: Snapshot | null
  /** Whether the chat itself is the snapshot's: it has not been opened yet. */
  isRefreshing: boolean
  /** From a figure to the messages it counts. Within a card it is from what the card shows, which may still be the part before. */
  leadTo: LeadTo
  /** Opens the conversation around a message. */
  open: (id: number) => void
  /** Answers a figure: a call about the chat, or an example. */
  useAnswer: <N extends CalledName>(name: N, besides: Besides<N>) => Loadable<PlainOf<N>>
}

const nowhere = () => undefined

/** No chat, and nothing to choose or to open. */
export const noScreen: Screen = {
  chat: null,
  filters: noFilters,
  change: nowhere,
  part: {},
  hasFilters: false,
  people: 0,
  snapshot: null,
  isRefreshing: false,
  leadTo: () => ({ to: '/search' }),
  open: nowhere,
  useAnswer: () => ({ state: 'loading' }),
}

export const ScreenContext = createContext(noScreen)

export const useScreen = (): Screen => useContext(ScreenContext)

/** One figure of what the screen shows. */
export const useFigure = <N extends CalledName>(name: N, besides: Besides<N> = {}): Loadable<PlainOf<N>> =>
  useScreen().useAnswer(name, besides)
