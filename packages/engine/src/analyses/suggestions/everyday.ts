/** What people say everywhere, so that what one chat says can be told from it. */

import { everydayWords, FIRST_CLASS } from '#languages/everyday-words.ts'
import { stopWords } from '#languages/stop-words.ts'
import { largest } from '#stats/extremes.ts'
import { fold } from '#words/fold.ts'
import type { SampleWord } from './sample.ts'

/** How often words are said elsewhere, of all words. */
export interface Everyday {
  /** Null for a word that no table has. */
  of(word: string): number | null
  /** The same, with what a word that no table has may have at most. */
  atMost(word: string): number
}

/** How many of a table's words stand in for stop words, where a language has no list of them. */
const AS_STOP_WORDS = 40
/** A language is spoken where its commonest words are this much of all words ... */
const LEAST_SHARE = 0.03
/** ... and, beside the one spoken most, this much of what those of that one are, and most of them are said. */
const LEAST_OF_LEADING = 0.1
const MOST_SAID = 0.6

/** A chat's languages, the one spoken most first, by how much of it are their commonest words; none where nothing shows them. */
export function languagesSpoken(words: readonly SampleWord[]): string[] {
  const said = new Map<string, { messages: number; words: number }>()
  let total = 0
  for (const { text, messages } of words) {
    total += messages
    for (const language of languagesOf().get(text) ?? []) {
      const known = said.get(language)
      said.set(language, { messages: (known?.messages ?? 0) + messages, words: (known?.words ?? 0) + 1 })
    }
  }
  const [leading, ...others] = [...said]
    .filter(([, { messages }]) => messages >= LEAST_SHARE * total)
    .sort(([a, m], [b, n]) => n.messages - m.messages || (a < b ? -1 : 1))
  if (!leading) return []
  const spoken = others.filter(
    ([language, { messages, words: kinds }]) =>
      messages >= LEAST_OF_LEADING * leading[1].messages && kinds >= MOST_SAID * commonestOf(language).length,
  )
  return [leading, ...spoken].map(([language]) => language)
}

/** What is said elsewhere in these languages; null where the first has no table to tell. */
export function everydayIn(languages: readonly string[]): Everyday | null {
  if (languages.length === 0 || everydayWords[languages[0]] === undefined) return null
  const tables = languages.filter((language) => everydayWords[language] !== undefined).map(tableOf)
  const rarest = largest(tables.map((table) => table.rarest))
  const of = (word: string): number | null => {
    const frequency = largest(tables.map((table) => table.frequency.get(word) ?? 0))
    return frequency === 0 ? null : frequency
  }
  return { of, atMost: (word) => of(word) ?? rarest / 2 }
}

/** The commonest words of these languages, folded. */
export const commonestWords = (languages: readonly string[]): ReadonlySet<string> => new Set(languages.flatMap(commonestOf))

/** Whether anything shows which language is spoken. */
export const canBeTold = (language: string): boolean => commonestOf(language).length > 0

interface Table {
  frequency: ReadonlyMap<string, number>
  rarest: number
}

const tables = new Map<string, Table>()

/** A language's table, built when it is asked for first. Many leave apostrophes out where they write fast. */
function tableOf(language: string): Table {
  const known = tables.get(language)
  if (known) return known
  const frequency = new Map<string, number>()
  const classes = everydayWords[language].split('|')
  for (const [i, words] of classes.entries()) {
    // The commoner of two that are written alike.
    for (const word of words.split(' '))
      for (const written of [word, word.replaceAll("'", '')]) if (!frequency.has(written)) frequency.set(written, 2 ** -(FIRST_CLASS + i))
  }
  const table = { frequency, rarest: 2 ** -(FIRST_CLASS + classes.length - 1) }
  tables.set(language, table)
  return table
}

let byWord: ReadonlyMap<string, readonly string[]> | null = null

/** By each language's commonest words: the languages they are of. */
function languagesOf(): ReadonlyMap<string, readonly string[]> {
  if (byWord) return byWord
  const found = new Map<string, string[]>()
  for (const language of new Set([...Object.keys(stopWords), ...Object.keys(everydayWords)]))
    for (const word of commonestOf(language)) found.set(word, [...(found.get(word) ?? []), language])
  byWord = found
  return byWord
}

function commonestOf(language: string): readonly string[] {
  if (stopWords[language] !== undefined) return [...new Set(stopWords[language].map(fold))]
  const table = everydayWords[language] ?? ''
  return table
    .split(/[| ]/)
    .filter((word) => word !== '')
    .slice(0, AS_STOP_WORDS)
}
