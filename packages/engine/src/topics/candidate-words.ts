/** The words that can tell what a chat is about. */

import { type Everyday, everydayIn } from '#analyses/suggestions/everyday.ts'
import { isNoise, isShort } from '#analyses/suggestions/noise.ts'
import { byWord, tokenCounts } from '#analyses/words/counts.ts'
import { lexicon } from '#analyses/words/lexicon.ts'
import { chatLanguages, isStopWord, stopWordsOf } from '#analyses/words/stop-words.ts'
import type { Chat } from '#chat/chat.ts'
import type { Selection } from '#chat/selection.ts'
import { everydayWords } from '#languages/everyday-words.ts'
import { fold } from '#words/fold.ts'

/** Which words count, besides those that mean nothing by themselves. */
export interface WordChoice {
  /** The reader's own stop words, as written. */
  without?: readonly string[]
  /** The stop words of the chat's languages are kept. */
  all?: boolean
}

export interface TellingWords {
  /** Folded, and without what an apostrophe joins to them. */
  readonly texts: readonly string[]
  /** By token: its word's place in `texts`; -1 where it has none. */
  readonly wordOf: Int32Array
  /** By word, from 0 to 1: how much more it is said here than elsewhere. */
  readonly importance: Float64Array
  readonly languages: readonly string[]
}

/** Said this many times as often as elsewhere, as a power of two, a word counts in full. */
const IN_FULL = 5
const LEAST_IMPORTANCE = 0.1

export function tellingWords(chat: Chat, selection: Selection, { without = [], all = false }: WordChoice = {}): TellingWords {
  const languages = all ? [] : chatLanguages(chat)
  const stops = stopWordsOf(languages)
  const everyday = everydayOf(chatLanguages(chat))
  const left = new Set(without.map(fold))
  const names = new Set(chat.participants.flatMap((name) => fold(name).split(/[^\p{L}\p{M}']+/u)))
  const counts = byWord(chat, tokenCounts(chat, selection))
  const total = counts.reduce((sum, count) => sum + count, 0)
  const { wordOf: lexical, text: textOf, size } = lexicon(chat)
  const placeOf = new Int32Array(size).fill(-1)
  const places = new Map<string, number>()
  const texts: string[] = []
  const said: number[] = []
  for (let word = 0; word < size; word++) {
    if (counts[word] === 0) continue
    const whole = textOf(word)
    if (isStopWord(whole, stops) || left.has(whole) || isNoise(whole) || /\p{N}/u.test(whole)) continue
    const text = withoutElision(whole)
    if (isShort(text) || names.has(text) || left.has(text) || (text !== whole && stops.has(text))) continue
    const known = places.get(text)
    const place = known ?? texts.length
    placeOf[word] = place
    if (known === undefined) {
      places.set(text, place)
      texts.push(text)
      said.push(0)
    }
    said[place] += counts[word]
  }
  const wordOf = lexical.map((word) => (word < 0 ? -1 : placeOf[word]))
  const importance = Float64Array.from(texts, (text, place) => {
    if (!everyday) return 1
    const more = Math.log2(said[place] / total / everyday.atMost(text))
    return Math.min(1, Math.max(LEAST_IMPORTANCE, more / IN_FULL))
  })
  return { texts, wordOf, importance, languages }
}

/** What is said elsewhere; null where the language spoken most has no table. */
function everydayOf(languages: readonly string[]): Everyday | null {
  const tables = languages.map((language) =>
    Object.keys(everydayWords).filter((code) => code === language || code.split('-')[0] === language),
  )
  return tables.length === 0 || tables[0].length === 0 ? null : everydayIn(tables.flat())
}

/** l'école, Tom's: the longest part is the word. */
const withoutElision = (word: string): string =>
  word.split("'").reduce((longest, part) => (part.length > longest.length ? part : longest), '')
