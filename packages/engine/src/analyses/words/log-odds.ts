/** How much the words of the whole chat weigh beside a person's own, in words; in a small chat a tenth of them. */
const PRIOR = 500
const MOST_OF_ALL = 0.1

/**
 * How much more often a person says a word than others do, in standard deviations: the z of the log-odds ratio with the
 * whole chat as an informative Dirichlet prior (Monroe, Colaresi and Quinn 2008, "Fightin' Words", equations 16 to 22).
 * `own` of the person's `ownWords` words are this one, `others` of the others' `othersWords`.
 */
export function leaning(own: number, ownWords: number, others: number, othersWords: number): number {
  const all = ownWords + othersWords
  const weight = Math.min(PRIOR, MOST_OF_ALL * all)
  const prior = (weight * (own + others)) / all
  const odds = (count: number, total: number): number => (count + prior) / (total + weight - count - prior)
  const ratio = Math.log(odds(own, ownWords) / odds(others, othersWords))
  return ratio / Math.sqrt(1 / (own + prior) + 1 / (others + prior))
}
