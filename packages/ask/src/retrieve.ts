import { type Chat, messageText } from '@convostat/engine/chat/chat'
import { select } from '@convostat/engine/chat/selection'
import { conversationNumber } from '@convostat/engine/columns/conversation'
import { rowsHolding } from '@convostat/engine/search/any-of'
import { fold } from '@convostat/engine/words/fold'
import type { QuestionContext } from './question-context.ts'
import { type SearchTerms, wantedBy, wordsIn } from './search-terms.ts'

/** Messages that follow one another in one conversation, and answer a question as a whole. */
export interface Passage {
  /** Rows of the chat, `to` not included. */
  readonly from: number
  readonly to: number
  /** The rows that were found, strongest first. */
  readonly hits: readonly number[]
  /** 0 to 1: how much of what was asked for is there, 1 for all of it in as many words in one message. */
  readonly score: number
  /** 0 to 1: the part of the things asked for that it contains, weighed by how rare they are. */
  readonly covered: number
}

/** This many messages before and after one that was found belong to its passage. */
const BEFORE = 3
const AFTER = 5
/** Passages that touch are one, up to this many messages. */
const LONGEST = 16
/** This many of the strongest rows are looked at closely. */
const CANDIDATES = 300
/** What is in a message nearby counts less, the further off: this much for each message between. */
const NEARBY = 0.7
const REACH = 4
/** Of the messages of those asked about, and those that contain what the question asks for. */
const BY_PERSON = 1.3
/** The same where the question asks what they said. */
const SAID_BY_PERSON = 3
const ANSWERS = 1.25
/** Of messages on other days than those asked about. */
const OTHER_DAYS = 0.4
const FEW_WORDS = 3
const SAYS_LITTLE = 0.75
/** A question carries less information. */
const ASKS = 0.85

/**
 * The passages that fit a question best, best first. Each thing the question is about is looked for under all its wordings
 * by the engine's search; a message's strength is the sum over the things, of each the best of its wordings by BM25 times how
 * nearly it means the same. A message also has part of what its neighbours contain and it does not: questions and answers share
 * few words.
 */
export function retrieve(question: string, asked: QuestionContext, limit: number): Passage[] {
  const { chat } = asked
  const wanted = wantedBy(question, asked)
  const { strengths, rarities, most } = strengthsOf(chat, wanted)
  if (most === 0) return []
  const all = rarities.reduce((sum, each) => sum + each, 0)
  const coveredBy = (from: number, to: number): number =>
    strengths.reduce((sum, strength, i) => sum + (strength.subarray(from, to).some((each) => each > 0) ? rarities[i] : 0), 0) / (all || 1)
  const { from, to } = select(chat, { fromDay: wanted.period?.from, toDay: wanted.period?.to })
  for (const strength of strengths) for (let row = 0; row < chat.count; row++) if (row < from || row >= to) strength[row] *= OTHER_DAYS
  const seen = candidates(chat, strengths)
  const scored = seen.map((row) => ({ row, score: scoreOf(chat, row, strengths, wanted) / most }))
  return windows(
    chat,
    scored.sort((a, b) => b.score - a.score || b.row - a.row),
    limit,
  ).map((passage) => ({ ...passage, covered: coveredBy(passage.from, passage.to) }))
}

interface Strengths {
  /** Of each thing, of every row. */
  strengths: readonly Float32Array[]
  /** How rare each thing is. */
  rarities: readonly number[]
  /** As much as a row could have. */
  most: number
}

function strengthsOf(chat: Chat, { things, phrases }: SearchTerms): Strengths {
  const sought = [...things, ...phrases.map((text) => ({ wordings: [{ text, nearness: 1 }] }))]
  const rarities: number[] = []
  const strengths = sought.map(({ wordings }) => {
    const strength = new Float32Array(chat.count)
    let rarest = 0
    for (const { text, nearness } of wordings) {
      const held = rowsHolding(chat, text)
      // The word as asked says how much the thing matters; what it is called otherwise may be as common as it likes.
      if (nearness === 1) rarest = held.rarity
      for (let i = 0; i < held.rows.length; i++) {
        const row = held.rows[i]
        const found = nearness * held.strength[i]
        if (found > strength[row]) strength[row] = found
      }
    }
    rarities.push(rarest)
    return strength
  })
  return { strengths, rarities, most: rarities.reduce((sum, each) => sum + each * FULL, 0) }
}

/** BM25 of a word in a message of usual length is about this many times its idf. */
const FULL = 1.2

/** The rows with the most in all. */
function candidates({ count }: Chat, strengths: readonly Float32Array[]): number[] {
  const sums = new Float32Array(count)
  for (const strength of strengths) for (let row = 0; row < count; row++) sums[row] += strength[row]
  let rows: number[] = []
  let least = 0
  for (let row = 0; row < count; row++) {
    if (sums[row] <= least) continue
    rows.push(row)
    if (rows.length < CANDIDATES * 2) continue
    rows = rows.sort((a, b) => sums[b] - sums[a] || b - a).slice(0, CANDIDATES)
    least = sums[rows[CANDIDATES - 1]]
  }
  return rows.sort((a, b) => sums[b] - sums[a] || b - a).slice(0, CANDIDATES)
}

function scoreOf(chat: Chat, row: number, strengths: readonly Float32Array[], { people, isSaid, answer }: SearchTerms): number {
  const conversation = conversationNumber(chat)
  let score = 0
  for (const strength of strengths) {
    let best = strength[row]
    for (let away = 1; away <= REACH; away++) {
      const part = NEARBY ** (away + 1)
      for (const near of [row - away, row + away]) {
        if (near < 0 || near >= chat.count || conversation[near] !== conversation[row]) continue
        best = Math.max(best, strength[near] * part)
      }
    }
    score += best
  }
  const text = messageText(chat, row)
  if (people.has(chat.author[row])) score *= isSaid ? SAID_BY_PERSON : BY_PERSON
  if (answer?.test(fold(text))) score *= ANSWERS
  // A word or two repeat the question, and say nothing about it.
  if (wordsIn(text).length <= FEW_WORDS) score *= SAYS_LITTLE
  return /[?؟]\s*$/.test(text) ? score * ASKS : score
}

/** Passages around rows, the strongest first; those that touch are one. */
function windows(chat: Chat, scored: readonly { row: number; score: number }[], limit: number): Omit<Passage, 'covered'>[] {
  const conversation = conversationNumber(chat)
  const found: { from: number; to: number; hits: number[]; score: number }[] = []
  const said = new Set<string>()
  for (const { row, score } of scored) {
    // A repetition adds nothing new.
    const text = fold(messageText(chat, row)).trim()
    if (said.has(text)) continue
    said.add(text)
    let from = row
    let to = row + 1
    while (from > 0 && row - from < BEFORE && conversation[from - 1] === conversation[row]) from--
    while (to < chat.count && to - row <= AFTER && conversation[to] === conversation[row]) to++
    const touched = found.find((each) => each.from < to && from < each.to && Math.max(to, each.to) - Math.min(from, each.from) <= LONGEST)
    const isWithin = found.some((each) => each.from <= row && row < each.to)
    if (touched) {
      touched.from = Math.min(touched.from, from)
      touched.to = Math.max(touched.to, to)
      touched.hits.push(row)
    } else if (!isWithin && found.length < limit) found.push({ from, to, hits: [row], score })
  }
  return found.map((each) => ({ ...each, score: Math.min(1, each.score) }))
}
