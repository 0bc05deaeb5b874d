/** Words of the chat's languages that say nothing about its subject. */

import { textColumn } from '#chat/column.ts'
import { everydayWords } from '#languages/everyday-words.ts'
import { furtherWords } from '#languages/further-words.ts'
import { stopWords as commonest } from '#languages/stop-words.ts'
import { languagesWritten } from '#sentiment/author-languages.ts'
import { fold } from '#words/fold.ts'
import stopWordLists from './stop-words.json' with { type: 'json' }

/** A language is the chat's where this much of its messages are in it. */
const LEAST_SHARE = 0.02
/** This many classes of the table of everyday words, the commonest, are words that every sentence needs. */
const CLASSES = 5

/** The languages a chat is written in (BCP 47, without regions), most messages first; none where nothing shows it. */
export const chatLanguages = textColumn((chat): readonly string[] => {
  const { codes, languageAt } = languagesWritten(chat)
  const messages = new Uint32Array(codes.length)
  for (let row = 0; row < chat.count; row++) messages[languageAt(row)]++
  return codes
    .map((language, place) => ({ language, messages: messages[place] }))
    .filter((each) => each.language !== 'und' && each.messages > 0 && each.messages >= LEAST_SHARE * chat.count)
    .sort((a, b) => b.messages - a.messages || (a.language < b.language ? -1 : 1))
    .map(({ language }) => language)
})

/** The stop words of these languages, folded as a search compares them, with and without apostrophes. */
export function stopWordsOf(languages: readonly string[]): ReadonlySet<string> {
  const all = languages.flatMap((language) => [...stopWordsIn(language)])
  return new Set([...all, ...all.map((word) => word.replaceAll("'", ''))])
}

/** Words that every sentence needs, by language (BCP 47 without regions); folded as a search compares them. */
const stopWordTable: Readonly<Record<string, string>> = stopWordLists

/**
 * Particles that a language writes together with the next word ("وأنا", "and I"), and how many letters a stop word behind one must have for
 * the whole to be one: "فلم" is also a film, "שמן" also oil. "ה" is left out, since it makes nouns: "הדרך" is the way.
 */
const particles: Readonly<Record<string, readonly (readonly [particle: string, letters: number])[]>> = {
  ar: [
    ['و', 2],
    ['ف', 3],
  ],
  he: [
    ['ו', 2],
    ['ש', 3],
  ],
}

const known = new Map<string, readonly string[]>()

function stopWordsIn(language: string): readonly string[] {
  const held = known.get(language)
  if (held) return held
  const isOf = (code: string): boolean => code === language || (!code.endsWith('-Latn') && code.split('-')[0] === language)
  const tables = Object.entries(everydayWords).filter(([code]) => isOf(code))
  const plain = [
    ...(stopWordTable[language]?.split(' ') ?? []),
    ...Object.entries(commonest).flatMap(([code, list]) => (isOf(code) ? list.map(fold) : [])),
    ...tables.flatMap(([, classes]) => classes.split('|', CLASSES).flatMap((each) => each.split(' '))),
    // These languages have no other list.
    ...(stopWordTable[language] || tables.length > 0 ? [] : (furtherWords[language] ?? []).map(fold)),
  ].filter((word) => word !== '')
  const words = plain.concat(
    (particles[language] ?? []).flatMap(([particle, letters]) =>
      plain.filter((word) => word.length >= letters).map((word) => particle + word),
    ),
  )
  known.set(language, words)
  return words
}

/**
 * Whether a folded word is one of these: by itself, or what an apostrophe joins of them and of letters that stand for
 * others (`they're`, `j'ai`, `c'est`).
 */
export function isStopWord(word: string, stops: ReadonlySet<string>): boolean {
  if (stops.has(word)) return true
  if (!word.includes("'")) return false
  const parts = word.split("'")
  return parts.every((part) => part.length <= 2 || stops.has(part)) && parts.some((part) => stops.has(part))
}
