/** How people write: how long, with how many questions, emoji, links and capitals, with how many different words. */
import type { Chat } from '../../chat.ts'
import { length } from '../../columns/length.ts'
import { everything, type Selection } from '../../selection.ts'
import { at, grouped } from '../../stats/grouped.ts'
import { quantiles } from '../../stats/quantile.ts'
import { top } from '../../stats/top.ts'
import { feature } from '../../words/scanner.ts'
import { words } from '../../words/words.ts'
import { messagesByAuthor } from '../message-share.ts'
import { CAPITALS, capitals, UNTOLD } from './capitals.ts'
import { eachRow, isWritten } from './counts.ts'
import { lexicon, SEVERAL } from './lexicon.ts'
import { spoken } from './spoken.ts'

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

const BLOCK = 1000

export function writingStyle(chat: Chat, selection: Selection = everything(chat)): WritingStyle {
  const { author, participants } = chat
  const rows = new Uint32Array(selection.to - selection.from)
  let size = 0
  eachRow(chat, selection, (row) => {
    rows[size++] = row
  })
  const all = rows.subarray(0, size)
  const { order, starts } = grouped(at(author, all), participants.length)
  const style = stylist(chat)
  const ranked = Array.from(top(messagesByAuthor(chat, selection)))
  return {
    everyone: style(all),
    people: ranked.map((person) => ({
      person: participants[person],
      ...style(at(all, order.subarray(starts[person], starts[person + 1]))),
    })),
  }
}

/** Gives the style of some rows, which ascend. */
function stylist(chat: Chat): (rows: Uint32Array) => Style {
  const { kind } = chat
  const { features, wordCount } = words(chat)
  const lengths = length(chat)
  const letters = capitals(chat)
  const distinct = distinctWords(chat)
  return (rows) => {
    const written = new Uint32Array(rows.length)
    const histogram = LENGTHS.map(() => 0)
    let texts = 0
    let characters = 0
    let counted = 0
    let longest = -1
    let emoji = 0
    let questions = 0
    let links = 0
    let told = 0
    let shouted = 0
    for (const row of rows) {
      const size = lengths[row]
      if (isWritten[kind[row]] === 0 || size === 0) continue
      written[texts++] = size
      characters += size
      counted += wordCount[row]
      if (longest < 0 || size > lengths[longest]) longest = row
      const bits = features[row]
      if ((bits & feature.hasEmoji) !== 0) emoji++
      if ((bits & feature.hasQuestion) !== 0) questions++
      if ((bits & feature.hasLink) !== 0) links++
      if (letters[row] !== UNTOLD) told++
      if (letters[row] === CAPITALS) shouted++
      histogram[stepOf(size)]++
    }
    const share = (count: number, of = texts): number | null => (of === 0 ? null : count / of)
    return {
      messages: rows.length,
      texts,
      medianLength: texts === 0 ? null : quantiles(written.subarray(0, texts), [0.5])[0],
      meanLength: share(characters),
      meanWords: share(counted),
      longest: longest < 0 ? null : { row: longest, length: lengths[longest] },
      emojiShare: share(emoji),
      questionShare: share(questions),
      linkShare: share(links),
      capsShare: share(shouted, told),
      distinctWords: distinct(rows),
      histogram,
    }
  }
}

function stepOf(size: number): number {
  let step = LENGTHS.length - 1
  while (size < LENGTHS[step]) step--
  return step
}

/** A word is met for the first time in a block where it bears another block's mark. */
function distinctWords(chat: Chat): (rows: Uint32Array) => number | null {
  const { kind } = chat
  const { start, tokens } = spoken(chat)
  const { wordOf, parts, size } = lexicon(chat)
  const marks = new Uint32Array(size)
  let block = 0
  return (rows) => {
    let left = BLOCK
    let blocks = 0
    let sum = 0
    const add = (word: number): void => {
      if (marks[word] !== block) {
        marks[word] = block
        sum++
      }
      if (--left > 0) return
      left = BLOCK
      block++
      blocks++
    }
    block++
    for (let k = 0; k < rows.length; k++) {
      const row = rows[k]
      if (isWritten[kind[row]] === 0) continue
      for (let i = start[row], end = start[row + 1]; i < end; i++) {
        const word = wordOf[tokens[i]]
        if (word >= 0) add(word)
        else if (word === SEVERAL) for (const part of parts.get(tokens[i]) ?? []) add(part)
      }
    }
    // Of the last block, which is not full, nothing counts.
    for (let word = 0; left < BLOCK && word < size; word++) if (marks[word] === block) sum--
    return blocks === 0 ? null : sum / blocks
  }
}
