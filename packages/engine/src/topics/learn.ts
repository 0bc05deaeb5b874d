import { factorize } from './factorize.ts'
import { evidence, type FoundTopic, foundTopics, type WordFacts, worthTelling } from './found-topics.ts'
import { type Dense, type Sparse, transposed } from './matrix.ts'
import { shuffled } from './shuffled.ts'
import { singularVectors } from './singular-vectors.ts'
import { type Vocabulary, weighted } from './weighted.ts'

/** So many topics are tried. */
export const TRIED: readonly number[] = [2, 3, 4, 6, 8, 11, 15, 20]
/** So much more than a shuffled chat's topics a topic's words have to say for it. */
const MARGIN = 1.2

export interface Learned {
  /** The vocabulary's words by the factorization's topics, of which some are worth telling. */
  readonly ofWords: Dense
  readonly found: readonly FoundTopic[]
}

/** What is called as it goes on: between small steps, and with each number of topics. */
export interface Steps {
  step(): Promise<void>
  next(): Promise<void>
}

/**
 * The topics of some windows. Of the numbers tried the one is taken whose topics are worth telling and cover most windows
 * most coherently: the sum of windows times coherence. Null where no number has any.
 */
export async function learn(
  counts: Sparse,
  windows: Uint32Array,
  vocabulary: Vocabulary,
  facts: Omit<WordFacts, 'byWord'>,
  { step, next }: Steps,
): Promise<Learned | null> {
  const bar = MARGIN * (await byChance(counts, windows, vocabulary, facts, step))
  const matrix = weighted(counts, windows, vocabulary)
  const byWord = transposed(matrix)
  const vectors = await singularVectors(matrix, TRIED[TRIED.length - 1], step)
  let best: Learned | null = null
  let most = 0
  for (const number of TRIED) {
    await next()
    if (number > vectors.sigma.length) break
    const factors = await factorize(matrix, vectors, number, step)
    const found = worthTelling(foundTopics(factors, { ...facts, byWord }), bar, byWord)
    const covered = found.reduce((sum, topic) => sum + topic.windows * topic.coherence, 0)
    if (covered <= most) continue
    most = covered
    best = { ofWords: factors.ofWords, found }
  }
  return best
}

/** How much the words of a topic say for it at most where who meets whom is left to chance (as Horn 1965 does for factors). */
async function byChance(
  counts: Sparse,
  windows: Uint32Array,
  vocabulary: Vocabulary,
  facts: Omit<WordFacts, 'byWord'>,
  step: () => Promise<void>,
): Promise<number> {
  const matrix = shuffled(weighted(counts, windows, vocabulary))
  const byWord = transposed(matrix)
  const vectors = await singularVectors(matrix, TRIED[TRIED.length - 1], step)
  let most = 0
  for (const number of TRIED) {
    if (number > vectors.sigma.length) break
    most = Math.max(most, ...foundTopics(await factorize(matrix, vectors, number, step), { ...facts, byWord }).map(evidence))
  }
  return most
}
