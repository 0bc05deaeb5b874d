import { areAlike } from '#analyses/suggestions/keyword.ts'
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import type { Host } from '#import/read-failure.ts'
import { byMonth, type MonthShare, monthsOf } from './by-month.ts'
import { tellingWords, type WordChoice } from './candidate-words.ts'
import { fold } from './factorize.ts'
import { leading } from './found-topics.ts'
import { learn, TRIED } from './learn.ts'
import type { Sparse } from './matrix.ts'
import { ranked, spelled } from './typical.ts'
import { type Vocabulary, vocabularyOf, weighted } from './weighted.ts'
import { windowsOf } from './windows.ts'
import { countsOf, windowsSaying } from './word-counts.ts'

/** Something a chat comes back to. */
export interface Topic {
  /** Its two or three most characteristic words. */
  name: string
  /** Most characteristic first, each in its commonest spelling, with one form per word. */
  words: string[]
  /** Windows about it, and what part they are of all, 0 to 1. */
  windows: number
  share: number
  /** Mean normalized pointwise mutual information of its words, -1 to 1. */
  coherence: number
  /** Every month from the first window to the last. */
  byMonth: MonthShare[]
  /** Rows, each of another window, the most typical first: `typicalRows` chooses among them which to show. */
  ranked: Uint32Array
}

export interface Topics {
  /** Most windows first. */
  topics: Topic[]
  /** Windows with enough words to tell, and how many of them the topics were learned from. */
  windows: number
  learned: number
  /** Whose stop words were left out. */
  languages: readonly string[]
  /** Messages counted. */
  messages: number
}

/** Topics are learned from this many windows at most, at even distances. */
const MOST_LEARNED = 2000
/** With fewer there is nothing that a chat comes back to. */
const FEWEST_WINDOWS = 12
/** A window with fewer different words of the vocabulary is left out. */
const FEWEST_WORDS = 3
/** Topics are found in this many windows at a time: all of a long chat's as one matrix would take more memory than its words. */
const AT_ONCE = 4096
const WORDS_OF_NAME = 3
/** Steps before and after the numbers of topics that are tried. */
const OTHER_STEPS = 4

/**
 * What a chat is about. Windows of talk are compared by their telling words (tf-idf, times how much oftener a word is said
 * here than elsewhere), and the matrix of both is factorized into topics (`factorize`), of which there are as many as is
 * most coherent (`learn`). What a shuffled chat would have as well is not a topic. A long chat's topics are learned from some
 * of its windows, and found in all. The same chat always has the same topics.
 */
export async function topics(
  chat: Chat,
  selection: Selection = everything(chat),
  choice: WordChoice = {},
  host: Host = {},
): Promise<Topics> {
  const isPlain = !choice.all && (choice.without ?? []).length === 0
  const isWhole = isPlain && selection.from === 0 && selection.to === chat.count && selection.authors === null
  const known = isWhole ? ofWholeChats.get(chat) : undefined
  if (known) return known
  const found = await topicsOf(chat, selection, choice, host)
  if (isWhole) ofWholeChats.set(chat, found)
  return found
}

const ofWholeChats = new WeakMap<Chat, Topics>()

async function topicsOf(chat: Chat, selection: Selection, choice: WordChoice, { report, signal, pause }: Host): Promise<Topics> {
  const total = TRIED.length + OTHER_STEPS
  let done = 0
  const step = async () => {
    await pause?.()
    signal?.throwIfAborted()
  }
  const next = () => {
    report?.({ stage: 'counting', done: done++, total })
    return step()
  }
  await next()
  const { texts, wordOf, importance, languages } = tellingWords(chat, selection, choice)
  await next()
  const all = windowsOf(chat, selection, wordOf)
  const sample = evenly(Uint32Array.from({ length: all.count }, (_, w) => w))
  const vocabulary = vocabularyOf(countsOf(chat, all, sample, wordOf, texts.length), importance)
  await next()
  const columnOf = columnsOf(wordOf, texts.length, vocabulary)
  /** Windows as their words weigh. */
  const matrixOf = (which: Uint32Array): Sparse =>
    weighted(countsOf(chat, all, which, columnOf, vocabulary.words.length), vocabulary.weight)
  const windows = windowsSaying(chat, all, FEWEST_WORDS, columnOf, vocabulary.words.length)
  const learned = evenly(windows)
  const none: Topics = { topics: [], windows: windows.length, learned: learned.length, languages, messages: all.rows.length }
  if (learned.length < FEWEST_WINDOWS) return none
  const facts = {
    importance: Float64Array.from(vocabulary.words, (word) => importance[word]),
    areAlike: (a: number, b: number) => areAlike(texts[vocabulary.words[a]], texts[vocabulary.words[b]]),
  }
  const found = await learn(matrixOf(learned), facts, { step, next })
  if (!found) return none
  await next()
  const topicOf = new Int32Array(windows.length)
  for (let from = 0; from < windows.length; from += AT_ONCE) {
    topicOf.set(leading(fold(matrixOf(windows.subarray(from, from + AT_ONCE)), found.ofWords)), from)
    await step()
  }
  const months = monthsOf(chat, all, windows)
  const told = found.found.map(({ place, words, strength, coherence }): Topic => {
    const about = Array.from(windows).filter((_, i) => topicOf[i] === place)
    const own = words.map((word) => vocabulary.words[word])
    const written = spelled(
      chat,
      all,
      about,
      own.map((word) => ({ word, text: texts[word] })),
      wordOf,
    )
    return {
      name: written.slice(0, WORDS_OF_NAME).join(' · '),
      words: written,
      windows: about.length,
      share: about.length / windows.length,
      coherence,
      byMonth: byMonth(months, (i) => topicOf[i] === place),
      ranked: ranked(chat, all, about, { strength: new Map(own.map((word, i) => [word, strength[i]])), wordOf }),
    }
  })
  report?.({ stage: 'counting', done: total, total })
  return { ...none, topics: told.filter(({ windows }) => windows > 0).sort((a, b) => b.windows - a.windows) }
}

/** All of them, or as many as topics are learned from, at even distances. */
function evenly(windows: Uint32Array): Uint32Array {
  if (windows.length <= MOST_LEARNED) return windows
  return Uint32Array.from({ length: MOST_LEARNED }, (_, i) => windows[Math.floor((i * windows.length) / MOST_LEARNED)])
}

/** By token the vocabulary's column of its word; -1 where it has none. */
function columnsOf(wordOf: Int32Array, wordsInAll: number, { words }: Vocabulary): Int32Array {
  const columnOf = new Int32Array(wordsInAll).fill(-1)
  for (const [column, word] of words.entries()) columnOf[word] = column
  return wordOf.map((word) => (word < 0 ? -1 : columnOf[word]))
}
