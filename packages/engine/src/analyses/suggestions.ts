import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import type { Host } from '#import/read-failure.ts'
import { classicFirsts } from '#languages/classic-firsts.ts'
import { keywordRows } from '#search/keyword.ts'
import { betweenPeople, type Candidate, rareElsewhere } from './suggestions/candidates.ts'
import { canBeTold, everydayIn, languagesSpoken } from './suggestions/everyday.ts'
import { joined, type Keyword, keywordFrom, overlap, partsOf, shareAWord } from './suggestions/keyword.ts'
import { cutIn, negatedIn } from './suggestions/said-with.ts'
import { type Sample, sampleOf } from './suggestions/sample.ts'
import { written } from './suggestions/written.ts'
import { chatLanguages, stopWordsOf } from './words/stop-words.ts'

/** A keyword worth following as a milestone, as people write it, and how many messages contain it. */
export interface Suggestion {
  keyword: string
  count: number
}

/** This many are suggested at most. */
const MOST = 50
/** This many of the chat's own words and phrases follow each classic first. */
const OWN_TO_A_CLASSIC = 2
/** What fewer messages contain is not frequent; a classic first is one where it was said once. */
const FEWEST_MESSAGES = 3
/** Two are one suggestion where this share of the messages of one contains the other. */
const MOSTLY = 0.6

/**
 * Words and phrases that this chat says often and people elsewhere do not, and the classic firsts that it contains, best
 * first. In a long chat a sample shows what is frequent; `count` is of all messages selected that contain the keyword, found
 * as a milestone's are.
 */
export async function suggestions(chat: Chat, selection: Selection = everything(chat), host: Host = {}): Promise<Suggestion[]> {
  const isWhole = selection.from === 0 && selection.to === chat.count && selection.authors === null
  const known = isWhole ? ofWholeChats.get(chat) : undefined
  if (known) return known
  const found = await suggestionsOf(chat, selection, host)
  if (isWhole) ofWholeChats.set(chat, found)
  return found
}

const ofWholeChats = new WeakMap<Chat, Suggestion[]>()

interface Found extends Keyword {
  readonly rows: Uint32Array
}

type IsLeftOut = (keyword: Keyword, rows: Uint32Array) => boolean

const anyOf =
  (...reasons: readonly IsLeftOut[]): IsLeftOut =>
  (keyword, rows) =>
    reasons.some((isLeftOut) => isLeftOut(keyword, rows))

async function suggestionsOf(chat: Chat, selection: Selection, { pause, signal }: Host): Promise<Suggestion[]> {
  const taken: Found[] = []
  const step = async () => {
    await pause?.()
    signal?.throwIfAborted()
  }
  /** Those of the keywords that enough messages contain, and that say something beside what was taken before. */
  const take = async (keywords: readonly string[], fewest: number, most: number, isLeftOut: IsLeftOut = () => false): Promise<Found[]> => {
    const found: Found[] = []
    for (const text of keywords) {
      if (found.length === most) break
      const keyword = keywordFrom(text)
      if (taken.some((other) => overlap(keyword, other))) continue
      await step()
      const rows = selectedRows(chat, selection, keyword.text)
      if (rows.length < fewest || isLeftOut(keyword, rows) || taken.some((other) => isSameTalk({ ...keyword, rows }, other))) continue
      taken.push({ ...keyword, rows })
      found.push({ ...keyword, rows })
    }
    return found
  }
  await step()
  const sample = sampleOf(chat, selection)
  await step()
  const languages = languagesSpoken(sample.words)
  const candidates = candidatesOf(chat, sample, languages)
  const classics = await take(classicsIn(languages, sample), 1, MOST)
  const spoken = [...languages, ...chatLanguages(chat)]
  const own = await take(candidates, FEWEST_MESSAGES, MOST - classics.length, anyOf(negatedIn(chat, spoken), cutIn(chat, spoken)))
  return mixed(classics, own).map((found) => ({ keyword: written(chat, found.rows, found), count: found.rows.length }))
}

/** Two ends of something longer: they share a word, and most messages of the rarer one contain both. */
function isSameTalk(a: Found, b: Found): boolean {
  if (!shareAWord(a, b)) return false
  const held = new Set(b.rows)
  return a.rows.filter((row) => held.has(row)).length >= MOSTLY * Math.min(a.rows.length, b.rows.length)
}

function selectedRows(chat: Chat, { from, to, authors }: Selection, keyword: string): Uint32Array {
  const rows = keywordRows(chat, keyword)
  return rows.filter((row) => row >= from && row < to && (!authors || authors[chat.author[row]] === 1))
}

/**
 * The classic firsts of these languages, and of those that no word identifies; of every language, where none is given. In a long
 * chat a script that its sample lacks is not looked for.
 */
function classicsIn(languages: readonly string[], { isWhole, words }: Sample): string[] {
  const all = Object.keys(classicFirsts)
  const wanted = languages.length === 0 ? all : [...languages, ...all.filter((language) => !canBeTold(language))]
  const characters = new Set(words.flatMap(({ text }) => [...text]))
  const isMet = (keyword: string): boolean => isWhole || [...keyword].some((character) => characters.has(character))
  return wanted.flatMap((language) => classicFirsts[language] ?? []).filter(isMet)
}

/** What this chat says often and others do not, best first, without what is nothing but people's names. */
function candidatesOf(chat: Chat, sample: Sample, languages: readonly string[]): string[] {
  const everyday = everydayIn(languages)
  // Also in languages without a table, such as Hindi in Latin letters.
  const grammar = stopWordsOf(chatLanguages(chat))
  const scored = everyday ? rareElsewhere(chat, sample, everyday, languages, grammar) : betweenPeople(chat, sample, languages, grammar)
  const parts = chat.participants.flatMap((name) => [name, ...name.split(/\s+/u)])
  const names = new Set(parts.flatMap((part) => keywordFrom(part).words).flatMap((word) => [word, `${word}'s`, `${word}s`]))
  const telling = scored.filter(({ words }) => !words.every((word) => names.has(word)))
  const wholes = mostOfWholes(telling)
  return telling.filter(({ words, messages }) => (wholes.get(joined(words)) ?? 0) < MOSTLY * messages).map(({ words }) => joined(words))
}

/** By each part of a phrase: the most messages that a phrase with this part has. */
function mostOfWholes(candidates: readonly Candidate[]): Map<string, number> {
  const most = new Map<string, number>()
  for (const { words, messages } of candidates) for (const part of partsOf(words)) most.set(part, Math.max(most.get(part) ?? 0, messages))
  return most
}

/** A classic first, then some of the chat's own, and so on while there are both. */
function mixed<T>(classics: readonly T[], own: readonly T[]): T[] {
  const all: T[] = []
  for (let i = 0; all.length < classics.length + own.length; i++)
    for (const next of [...classics.slice(i, i + 1), ...own.slice(i * OWN_TO_A_CLASSIC, (i + 1) * OWN_TO_A_CLASSIC)]) all.push(next)
  return all
}
