import type { Searching } from '#data/search/searching.ts'

/** A point of a drawing: what is said of it, and which messages it counts. */
export interface Point {
  said: string
  messages: number
  wanted: Partial<Searching>
}
