/** How people write: how long, with how many questions, emoji, links and capitals, with how many different words. */
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { lengths } from '#columns/length.ts'
import { top } from '#stats/top.ts'
import { BYTES_MORE, feature, LETTER_CASE, letterCaseIn } from '#words/features.ts'
import { letterCase, letterCaseOf } from '#words/letter-case.ts'
import { words } from '#words/words.ts'
import { messagesByAuthor } from '../message-share.ts'
import { isWritten } from './counts.ts'
import { distinctWords } from './distinct-words.ts'
import { Lengths } from './lengths.ts'
import { spoken } from './words-by-message.ts'

/** Shares (0 to 1), means and lengths are of `texts`, none of them rounded; null without any. */
export interface Style {
  messages: number
  /** Messages with text, captions included. */
  texts: number
  /** In characters as a reader counts them. */
  medianLength: number | null
  meanLength: number | null
  meanWords: number | null
  /** The earliest of several. */
  longest: { row: number; length: number } | null
  emojiShare: number | null
  questionShare: number | null
  linkShare: number | null
  /** Of the texts with at least four letters that have a small and a capital form: those of capitals alone. */
  capsShare: number | null
  /** Different words in 1,000, the mean over each 1,000 that were written one after another; null with fewer. */
  distinctWords: number | null
  /** Texts by length, a number for each of `LENGTHS`. */
  histogram: number[]
}

export interface WritingStyle {
  everyone: Style
  /** Everyone with at least one message, most first. */
  people: (Style & { person: string })[]
}

/** The fewest characters of each step of the histogram; each ends where the next begins. */
export const LENGTHS = [1, 5, 10, 20, 40, 80, 160, 320]

export function writingStyle(chat: Chat, selection: Selection = everything(chat)): WritingStyle {
  const { participants } = chat
  const sums = sumsOf(chat, selection)
  const messages = messagesByAuthor(chat, selection)
  const distinct = distinctWords(chat, selection, sums.tokens)
  const style = (people: readonly number[], distinctWords: number | null): Style => {
    const total = (values: ArrayLike<number>): number => people.reduce((sum, person) => sum + values[person], 0)
    const sizes = sums.lengths.of(people)
    const texts = sizes.count
    const share = (count: number, of = texts): number | null => (of === 0 ? null : count / of)
    /** Texts whose signs have these. */
    const having = (wanted: number): number => {
      let count = 0
      for (const person of people)
        for (let signs = 0; signs < SIGNS; signs++) if ((signs & wanted) === wanted) count += sums.signs[person * SIGNS + signs]
      return count
    }
    return {
      messages: total(messages),
      texts,
      medianLength: sizes.median(),
      meanLength: share(sizes.sum),
      meanWords: share(total(sums.words)),
      longest: sizes.longest,
      emojiShare: share(having(feature.hasEmoji)),
      questionShare: share(having(feature.hasQuestion)),
      linkShare: share(having(feature.hasLink)),
      capsShare: share(having(CAPITALS), having(TOLD)),
      distinctWords,
      histogram: LENGTHS.map((from, step) => sizes.between(from, LENGTHS[step + 1] ?? Infinity)),
    }
  }
  const ranked = Array.from(top(messages))
  return {
    everyone: style(ranked, distinct.everyone),
    people: ranked.map((person) => ({ person: participants[person], ...style([person], distinct.people[person]) })),
  }
}

/** What is known of a text besides its features, in bits above theirs: its letters are capitals alone, or at least enough to tell. */
const CAPITALS = letterCase.capitals << LETTER_CASE
const TOLD = CAPITALS & (letterCase.someSmall << LETTER_CASE)
const SIGNS = 1 << BYTES_MORE

interface Sums {
  lengths: Lengths
  /** By person: words of texts as the overview counts them, tokens of whatever they wrote. */
  words: Float64Array
  tokens: Float64Array
  /** By person and by what features a text has, its letters' beside them: how many have just these. */
  signs: Uint32Array
}

/** One go through the messages selected. */
function sumsOf(chat: Chat, { from, to, authors }: Selection): Sums {
  const { author, kind, participants } = chat
  const { features, wordCount } = words(chat)
  const { start } = spoken(chat)
  const sizeOf = lengths(chat)
  const caseOf = letterCases(chat)
  const people = participants.length
  const sums: Sums = {
    lengths: new Lengths(people),
    words: new Float64Array(people),
    tokens: new Float64Array(people),
    signs: new Uint32Array(people * SIGNS),
  }
  for (let row = from; row < to; row++) {
    if (isWritten[kind[row]] === 0) continue
    const person = author[row]
    if (authors && authors[person] === 0) continue
    sums.tokens[person] += start[row + 1] - start[row]
    const size = sizeOf(row)
    if (size === 0) continue
    sums.lengths.add(person, row, size)
    sums.words[person] += wordCount[row]
    sums.signs[person * SIGNS + (features[row] & FEATURES) + (caseOf(row) << LETTER_CASE)]++
  }
  return sums
}

const FEATURES = feature.hasLink | feature.hasQuestion | feature.hasEmoji

/** By row, what the letters of its text are: of `letterCase`, never `unread`. The scanner knows most of them; the rest are worked out once they are asked for. */
function letterCases(chat: Chat): (row: number) => number {
  const { bytes, start, end } = chat
  const { features } = words(chat)
  return (row) => {
    const known = letterCaseIn(features[row])
    if (known !== letterCase.unread) return known
    const read = letterCaseOf(bytes, start[row], end[row])
    features[row] |= read << LETTER_CASE
    return read
  }
}
