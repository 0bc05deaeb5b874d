import { largest } from '#stats/extremes.ts'
import { factorize } from './factorize.ts'
import { evidence, type FoundTopic, foundTopics, type WordFacts, worthTelling } from './found-topics.ts'
import { type Dense, type Sparse, transposed } from './matrix.ts'
import { shuffled } from './shuffled.ts'
import { singularVectors } from './singular-vectors.ts'

/** This many topics are tried ... */
export const TRIED: readonly number[] = [2, 3, 4, 6, 8, 11, 15, 20]
/** ... and this many of what chance makes of it. */
const BY_CHANCE: readonly number[] = [3, 6, 11, 20]
/** So much more than a shuffled chat's topics a topic's words have to say for it. */
const MARGIN = 1.25

export interface Learned {
  /** The vocabulary's words by the factorization's topics, of which some are worth telling. */
  readonly ofWords: Dense
  readonly found: readonly FoundTopic[]
}

/** What is called as it continues: between small steps, and with each number of topics. */
export interface Steps {
  step(): Promise<void>
  next(): Promise<void>
}

/**
 * The topics of windows as their words weigh. Of the numbers tried the one is taken whose topics are worth telling and cover
 * most windows most coherently: the sum of windows times coherence. Null where no number has any.
 */
export async function learn(matrix: Sparse, facts: Omit<WordFacts, 'byWord'>, { step, next }: Steps): Promise<Learned | null> {
  const bar = MARGIN * (await byChance(matrix, facts, step))
  const byWord = transposed(matrix)
  const vectors = await singularVectors(matrix, byWord, TRIED[TRIED.length - 1], step)
  let best: Learned | null = null
  let most = 0
  for (const number of TRIED) {
    await next()
    if (number > vectors.sigma.length) break
    const { ofWindows, ofWords } = await factorize(matrix, byWord, vectors, number, step)
    const found = worthTelling(foundTopics({ ofWindows, ofWords }, { ...facts, byWord }), bar, byWord)
    const covered = found.reduce((sum, { windows, coherence }) => sum + windows * coherence, 0)
    if (covered <= most) continue
    most = covered
    best = { ofWords, found }
  }
  return best
}

/** Chance varies more where there are fewer windows: it is asked once with this many, and at most so often with fewer. */
const ENOUGH_WINDOWS = 800
const MOST_SHUFFLES = 8
/** What chance makes is never steady, and after this many rounds says no more for itself. */
const ROUNDS_OF_CHANCE = 8

/** What the words of a topic say for it at most where who meets whom is left to chance (as Horn 1965 does for factors). */
async function byChance(matrix: Sparse, facts: Omit<WordFacts, 'byWord'>, step: () => Promise<void>): Promise<number> {
  const shuffles = Math.min(MOST_SHUFFLES, Math.ceil(ENOUGH_WINDOWS / matrix.rows))
  let most = 0
  for (let seed = 1; seed <= shuffles; seed++) {
    const random = shuffled(matrix, seed)
    const byWord = transposed(random)
    const vectors = await singularVectors(random, byWord, BY_CHANCE[BY_CHANCE.length - 1], step)
    for (const number of BY_CHANCE) {
      if (number > vectors.sigma.length) break
      most = largest(
        foundTopics(await factorize(random, byWord, vectors, number, step, ROUNDS_OF_CHANCE), { ...facts, byWord }).map(evidence),
        most,
      )
    }
  }
  return most
}
