import type { Searching } from '#data/search/searching.ts'

/** The place of a clicked point on the axes. */
export interface Picked {
  x: unknown
  y: unknown
}

/** A point of a drawing: what is said of it, and which messages it counts. */
export interface Point {
  said: string
  messages: number
  wanted: Partial<Searching>
}
