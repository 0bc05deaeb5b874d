import type { Tried, Way } from './try-to-reach.ts'

/** What the page asks the engine's worker about itself: to try an address, or what it has asked for so far. */
export type WorkerAsked = { way: Way; address: string } | { requests: true }

/** What it says: what became of it, or how many requests it made. */
export type WorkerSaid = { tried: Tried } | { requests: number }
