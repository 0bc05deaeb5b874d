/** How much the words of the whole chat weigh beside a person's own, in words. */
const PRIOR = 500

/**
 * How much more often a person says a word than others do, in standard deviations: the z of the log-odds ratio with the
 * whole chat as an informative Dirichlet prior (Monroe, Colaresi and Quinn 2008, "Fightin' Words", equations 16 to 22).
 * `own` of the person's `ownWords` words are this one, `others` of the others' `othersWords`.
 */
export function leaning(own: number, ownWords: number, others: number, othersWords: number): number {
  const prior = (PRIOR * (own + others)) / (ownWords + othersWords)
  const odds = (count: number, total: number): number => (count + prior) / (total + PRIOR - count - prior)
  const ratio = Math.log(odds(own, ownWords) / odds(others, othersWords))
  return ratio / Math.sqrt(1 / (own + prior) + 1 / (others + prior))
}
