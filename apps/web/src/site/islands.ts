import { ThemeChoice } from '#ui/theme-choice.tsx'
import { Demo } from './demo/demo.tsx'
import { PlanCards } from './pricing/plan-cards.tsx'

/**
 * The parts of the site's pages that one can do something with. Everything else is read as it was sent: no script knows it. What
 * an island says it is handed with its place, so that none of them knows a catalogue.
 */
export const islands = { theme: ThemeChoice, plans: PlanCards, demo: Demo }

export type IslandName = keyof typeof islands

/** Ids in each island of a page begin otherwise, and the same when it is drawn and when it is taken up. */
export const prefixOf = (place: number): string => `i${place}`
