/** What a factorization of windows by words says the topics are. */
import { coherence, type Holding } from './coherence.ts'
import type { Factors } from './factorize.ts'
import type { Dense, Sparse } from './matrix.ts'

/** A topic by columns of the vocabulary. */
export interface FoundTopic {
  /** Which column of the factors. */
  readonly place: number
  /** Most characteristic first. */
  readonly words: readonly number[]
  /** How characteristic each is: how much oftener it is in the topic's windows than by chance, and here than elsewhere. */
  readonly strength: readonly number[]
  readonly coherence: number
  /** Of the windows learned from, those about it. */
  readonly windows: number
}

/** A window is about the topic that it contains most of, where that is at least this much of the whole. */
const LEAST_PART = 0.2
const MOST_WORDS = 10
/** A word is of a topic where chance would have it so often in its windows less than one time in two hundred; in fewer it is none. */
const LEAST_SURPRISE = 8
const FEWEST_WINDOWS = 3

/** By window the topic it is about; -1 for none. */
export function leading({ rows, columns, value }: Dense): Int32Array {
  const topics = new Int32Array(rows).fill(-1)
  for (let i = 0; i < rows; i++) {
    let most = LEAST_PART
    for (let k = 0; k < columns; k++) {
      if (value[i * columns + k] <= most) continue
      most = value[i * columns + k]
      topics[i] = k
    }
  }
  return topics
}

/** What there is to know of the vocabulary's words, by column. */
export interface WordFacts {
  /** The windows that contain them: the matrix, transposed. */
  readonly byWord: Sparse
  /** From 0 to 1: how much oftener they are said here than elsewhere. */
  readonly importance: Float64Array
  /** Whether two are forms of one word, of which a topic has the first only. */
  areAlike(a: number, b: number): boolean
}

export function foundTopics({ ofWindows, ofWords }: Factors, { byWord, importance, areAlike }: WordFacts): FoundTopic[] {
  const topicOf = leading(ofWindows)
  const sizes = new Uint32Array(ofWords.columns)
  for (const topic of topicOf) if (topic >= 0) sizes[topic]++
  const together = new Uint32Array(ofWords.columns)
  const candidates = Array.from(sizes, () => [] as { word: number; strength: number }[])
  for (let word = 0; word < byWord.rows; word++) {
    together.fill(0)
    for (let e = byWord.start[word]; e < byWord.start[word + 1]; e++)
      if (topicOf[byWord.column[e]] >= 0) together[topicOf[byWord.column[e]]]++
    const holding = byWord.start[word + 1] - byWord.start[word]
    for (let topic = 0; topic < together.length; topic++) {
      const both = together[topic]
      if (both < FEWEST_WINDOWS || ofWords.value[word * ofWords.columns + topic] === 0) continue
      const surprise = surpriseOf(both, holding, sizes[topic], byWord.columns)
      if (surprise >= LEAST_SURPRISE) candidates[topic].push({ word, strength: surprise * Math.sqrt(importance[word]) })
    }
  }
  const holding = (word: number): Uint32Array => byWord.column.subarray(byWord.start[word], byWord.start[word + 1])
  return candidates.map((words, place) => {
    const taken: { word: number; strength: number }[] = []
    for (const each of words.sort((a, b) => b.strength - a.strength || a.word - b.word)) {
      if (taken.length === MOST_WORDS) break
      if (taken.some(({ word }) => areAlike(word, each.word))) continue
      if (
        taken.length === 0 ||
        meanWith(
          each.word,
          taken.map(({ word }) => word),
          holding,
          byWord.columns,
        ) >= LEAST_COHERENCE
      )
        taken.push(each)
    }
    const own = taken.map(({ word }) => word)
    return {
      place,
      words: own,
      strength: taken.map(({ strength }) => strength),
      coherence: coherence(own, holding, byWord.columns),
      windows: sizes[place],
    }
  })
}

/**
 * How much oftener than by chance a word is in a topic's windows: twice the log-likelihood ratio (Dunning 1993), 0 where it
 * is not oftener. `both` windows are the topic's and contain it, of `windows` in all.
 */
function surpriseOf(both: number, holding: number, size: number, windows: number): number {
  if (both * windows <= holding * size) return 0
  const cell = (observed: number, row: number, column: number): number =>
    observed === 0 ? 0 : observed * Math.log((observed * windows) / (row * column))
  return (
    2 *
    (cell(both, holding, size) +
      cell(holding - both, holding, windows - size) +
      cell(size - both, windows - holding, size) +
      cell(windows - holding - size + both, windows - holding, windows - size))
  )
}

/** How much the words beside its first one say for a topic: any word has windows, but only a topic's words share them. */
export const evidence = ({ strength, coherence }: FoundTopic): number =>
  strength.slice(1).reduce((sum, each) => sum + each, 0) * Math.max(0, coherence)

/** A topic has at least this many words ... */
const FEWEST_WORDS = 3
/** ... which come up together more than by chance. */
const LEAST_COHERENCE = 0.1
/** Two topics are one where the words of both come up together nearly as much as those of each. */
const NEARLY = 0.5

/** The topics that are more than chance, `bar` being what that has, each once, largest first. */
export function worthTelling(topics: readonly FoundTopic[], bar: number, byWord: Sparse): FoundTopic[] {
  const holding = (word: number): Uint32Array => byWord.column.subarray(byWord.start[word], byWord.start[word + 1])
  const kept: FoundTopic[] = []
  const clear = topics.filter((topic) => topic.words.length >= FEWEST_WORDS && topic.coherence >= LEAST_COHERENCE && evidence(topic) > bar)
  for (const topic of clear.sort((a, b) => b.windows - a.windows || a.place - b.place)) {
    const isKnown = kept.some(
      (other) => across(topic.words, other.words, holding, byWord.columns) >= NEARLY * Math.min(topic.coherence, other.coherence),
    )
    if (!isKnown) kept.push(topic)
  }
  return kept
}

const meanWith = (word: number, others: readonly number[], holding: Holding, windows: number): number =>
  others.reduce((sum, other) => sum + coherence([word, other], holding, windows), 0) / others.length

/** How much the words of two topics come up together. */
function across(a: readonly number[], b: readonly number[], holding: (word: number) => Uint32Array, windows: number): number {
  let sum = 0
  for (const one of a) for (const other of b) sum += one === other ? 1 : coherence([one, other], holding, windows)
  return sum / (a.length * b.length)
}
