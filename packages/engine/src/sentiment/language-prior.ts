/**
 * A model may lean to one side in a language: the whole chat then looks a little happier, or sadder, than it is. This takes
 * back half of what no chat can be, and leaves alone what a chat may well be.
 *
 * Equalizing priors by Bayes' rule: what is said of a class is weighed by (expected share / share found) to a power (Saerens,
 * Latinne and Decaestecker 2002, "Adjusting the outputs of a classifier to new a priori probabilities"; the power 0.5 damps
 * it). There is no one expected share, as there is no one kind of chat: a couple in love and a team in trouble are both
 * real. So the share expected of a class is the one found, moved no further than into the range in which real chats are. A
 * mix within all three ranges is not touched at all.
 */

/** Shares of positive, neutral and negative messages between which real chats are, happy and sad ones. */
const PLAUSIBLE: readonly (readonly [least: number, most: number])[] = [
  [0.03, 0.5],
  [0.4, 0.95],
  [0.01, 0.35],
]
const POWER = 0.5
/** In a chat of no more scored messages a mix says nothing, and all of it from this many on; between them the power grows evenly. */
const FEW = 500
const ENOUGH = 1000
/** No class weighs more than this many times another against what the model says. */
const MOST = 2
/** Of few messages in a language the mix says little: so many more are thought to be as expected. */
const AS_EXPECTED = 250

/**
 * What to multiply the probabilities of positive, neutral and negative with, given their sums over the `messages` of a
 * language in a chat with this many scored ones in all; all 1 within the ranges.
 */
export function priorWeights(sums: readonly number[], messages: number, scored: number): [number, number, number] {
  const power = POWER * Math.min(1, Math.max(0, (scored - FEW) / (ENOUGH - FEW)))
  if (messages === 0 || power === 0) return [1, 1, 1]
  const expected = intoRanges(sums.map((sum) => sum / messages))
  const weights = sums.map((sum, i) => {
    const found = (sum + AS_EXPECTED * expected[i]) / (messages + AS_EXPECTED)
    return (expected[i] / found) ** power
  })
  // Only ratios count: the middle one is 1, so that none is further than the square root of MOST from it.
  const middle = [...weights].sort((a, b) => a - b)[1]
  const bound = Math.sqrt(MOST)
  const [positive, neutral, negative] = weights.map((weight) => Math.min(bound, Math.max(1 / bound, weight / middle)))
  return [positive, neutral, negative]
}

/** The mix within all ranges that is nearest to one, and sums up to 1. */
function intoRanges(shares: readonly number[]): number[] {
  // Shares move together until they fit (the projection onto a box and a plane has this form); halving finds by how much.
  const moved = (by: number): number[] => shares.map((share, i) => Math.min(PLAUSIBLE[i][1], Math.max(PLAUSIBLE[i][0], share + by)))
  const total = (mix: readonly number[]): number => mix.reduce((sum, share) => sum + share, 0)
  if (shares.every((share, i) => share >= PLAUSIBLE[i][0] && share <= PLAUSIBLE[i][1])) return [...shares]
  let [low, high] = [-1, 1]
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    if (total(moved(middle)) < 1) low = middle
    else high = middle
  }
  return moved((low + high) / 2)
}
