/** Rules for figures in sentences, in every language. */

/** A score or a correlation to the hundredth that is shown: what is said must be true of that. */
export const asShown = (value: number): number => Math.round(100 * value) / 100

/** From which correlation on weeks are said to go together. */
export const closely = 0.3

/** A figure to the tenth that is shown: the noun beside it agrees with that. */
export const toTenth = (value: number): number => Math.round(10 * value) / 10
