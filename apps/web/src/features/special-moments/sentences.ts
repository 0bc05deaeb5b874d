import { saySpecialMoments } from '#messages/special-moments/index.ts'

const { counts, card } = saySpecialMoments

/** How the engine chooses moments, as it is told. */
const [days, high, certain] = [14, 0.9, 1]

export const momentsMeaning = counts.momentsMeaning({ days, high })
export const averageMeaning = counts.averageMeaning({ high })
export const significanceMeaning = card.significanceMeaning({ high, certain })
