/**
 * How far beyond chance this many are: twice the log-likelihood ratio against the expected number, of a Poisson count
 * (Dunning 1993, "Accurate Methods for the Statistics of Surprise and Coincidence"). 0 where chance alone gives as many.
 */
export const surprise = (observed: number, expected: number): number =>
  observed > expected ? 2 * (observed * Math.log(observed / expected) - (observed - expected)) : 0
