/** The words of a chat, most first. */
import type { Chat } from '../../chat.ts'
import { vocabulary } from '../../search/vocabulary.ts'
import { everything, type Selection } from '../../selection.ts'
import { top } from '../../stats/top.ts'
import { messagesByAuthor } from '../message-share.ts'
import { written } from '../suggestions/written.ts'
import { tokenCounts, wordCounts } from './counts.ts'
import { leftOut, type WordChoice } from './left-out.ts'
import { lexicon } from './lexicon.ts'
import { messagesFinding } from './messages-finding.ts'

export interface CountedWord {
  /** In its commonest spelling. */
  word: string
  /** How often it was written in texts and captions. */
  count: number
  /** In how many messages a search for it finds it. */
  messages: number
}

export interface WordList {
  /** Most first, of as many the one met first. */
  words: CountedWord[]
  /** How many different ones there are, and how often any of them was written. */
  total: number
  said: number
  /** Those whose stop words are left out (BCP 47). */
  languages: readonly string[]
  /** Messages selected. */
  messages: number
}

export interface WordsAsked extends WordChoice {
  /** So many words at most. */
  most?: number
}

/** What people write most, folded as a search compares it, shown in its commonest spelling. */
export function wordList(chat: Chat, selection: Selection = everything(chat), { most = 100, ...choice }: WordsAsked = {}): WordList {
  const counts = wordCounts(chat, selection)
  const { languages, words: out } = leftOut(chat, choice)
  for (const word of out) counts[word] = 0
  const ranked = top(counts, most)
  const shown = spelled(chat, selection, ranked, counts)
  let total = 0
  let said = 0
  for (let word = 0; word < counts.length; word++) {
    said += counts[word]
    if (counts[word] > 0) total++
  }
  return {
    words: Array.from(ranked, (word, i) => ({ word: shown[i].word, count: counts[word], messages: shown[i].messages })),
    total,
    said,
    languages,
    messages: messagesByAuthor(chat, selection).reduce((sum, each) => sum + each, 0),
  }
}

/** So many messages of each word tell how it is written. */
const LOOKED_AT = 25

/** Words by their numbers in the lexicon, as people write them, and in how many messages a search finds each. */
export function spelled(
  chat: Chat,
  selection: Selection,
  numbers: ArrayLike<number>,
  counts: ArrayLike<number>,
): { word: string; messages: number }[] {
  const { text, wordOf } = lexicon(chat)
  const shown = Array.from(numbers, text)
  const steps = Array.from(numbers, (word) => Math.max(1, Math.floor(counts[word] / LOOKED_AT)))
  const rows = shown.map((): number[] => [])
  const met = new Uint32Array(shown.length)
  const found = messagesFinding(chat, selection, shown, (place, row, token) => {
    // A link tells nothing of how a word is written.
    if (wordOf[token] === numbers[place] && met[place]++ % steps[place] === 0) rows[place].push(row)
  })
  const spellings = commonestTokens(chat, selection, shown)
  return shown.map((folded, i) => {
    const hasCase = spellings[i].toUpperCase() !== spellings[i]
    const word = hasCase
      ? written(chat, Uint32Array.from(rows[i]), { text: spellings[i], words: [folded], isUnspaced: false })
      : spellings[i]
    return { word, messages: found[i].messages }
  })
}

/** Of each folded word the commonest of the tokens that fold to it, in small letters; the folded word where none does. */
function commonestTokens(chat: Chat, selection: Selection, folded: readonly string[]): string[] {
  const { changed } = vocabulary(chat)
  if (!folded.some((word) => changed.has(word))) return [...folded]
  const { find, text } = lexicon(chat)
  const counts = tokenCounts(chat, selection)
  return folded.map((word) => {
    const own = find(word)
    const ids = [...(own >= 0 && own < counts.length ? [own] : []), ...(changed.get(word) ?? [])]
    const [first] = ids.sort((a, b) => counts[b] - counts[a] || a - b)
    return first === undefined ? word : text(first)
  })
}
