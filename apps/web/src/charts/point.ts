import type { Lead } from '#data/search/search-links.ts'

/** The place of a clicked point on the axes. */
export interface Picked {
  x: unknown
  y: unknown
}

/** A point of a drawing: what is said of it, and the way to the messages it counts. */
export interface Point {
  said: string
  messages: number
  lead: Lead
}
