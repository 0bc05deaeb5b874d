import { fold } from '@convostat/engine/words/fold'
import { type Concept, concepts } from './concepts.ts'
import { type Spoken, spoken } from './question-words.ts'
import { stem } from './stem.ts'
import { type Meaning, meanings } from './translations.ts'

/** Another wording of a word, and how nearly it means the same: 1 for the word itself. */
export interface Wording {
  readonly text: string
  readonly nearness: number
}

// Found on development chats; others made for the test afterwards are told apart there.
/** Words of a concept in which all mean about the same; a word and what it is a kind of; two things of a kind. */
const SAME = 0.65
const KIND = 0.5
/** Who asks for the whole ("which pet") asks which of them it is. */
const WHOLE = 0.75
const SIBLING = 0.2
const OTHER_LANGUAGE = 0.9
const EMOJI = 0.9
/** Words of one line of the translations, in the same language and in another. */
const MEANS_SAME = 0.95
const TRANSLATED = 0.92
/** From here on it is the same thing, said in another way. */
export const SAME_THING = TRANSLATED

interface Place {
  concept: Concept
  language: number
  isHead: boolean
}

/** The position of each stem and each emoji. */
let places: Map<string, Place[]> | null = null

function placesOf(key: string): readonly Place[] {
  if (!places) {
    places = new Map()
    for (const concept of concepts) {
      for (const [language, words] of concept.words.entries())
        for (const [i, word] of words.entries()) add(places, keyOf(word), { concept, language, isHead: concept.isOne || i === 0 })
      for (const emoji of concept.emoji) add(places, emoji, { concept, language: -1, isHead: true })
    }
  }
  return places.get(key) ?? []
}

function add(places: Map<string, Place[]>, key: string, place: Place): void {
  const there = places.get(key)
  if (there) there.push(place)
  else places.set(key, [place])
}

/** Of several words that belong together the whole. */
const keyOf = (word: string): string => fold(word).split(' ').map(stem).join(' ')

/** The lines that each stem is in, by language. */
const linesOf = new Map<Spoken, ReadonlyMap<string, readonly Meaning[]>>()

function linesIn(language: Spoken): ReadonlyMap<string, readonly Meaning[]> {
  const there = linesOf.get(language)
  if (there) return there
  const made = new Map<string, Meaning[]>()
  const column = spoken.indexOf(language)
  for (const meaning of meanings)
    for (const word of meaning.words[column])
      for (const key of new Set([keyOf(word), heard(word)])) {
        const lines = made.get(key)
        if (!lines) made.set(key, [meaning])
        else if (!lines.includes(meaning)) lines.push(meaning)
      }
  linesOf.set(language, made)
  return made
}

/** Everyone spells Hindi in Latin letters differently, by ear: this is common to most spellings. */
export const heard = (word: string): string =>
  `~${fold(word)
    .replace(/a+/g, 'a')
    .replace(/ee+|ey|y/g, 'i')
    .replace(/oo+/g, 'u')
    .replace(/([bcdgjkpst])h/g, '$1')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/(.)\1/g, '$1')
    .replace(/(?<=.{2})[aiou]$/, '')}`

/** The lines of a word, in the first of the languages that knows it. */
export function meaningsOf(word: string, languages: readonly Spoken[]): readonly Meaning[] {
  for (const language of languages) {
    const lines = linesIn(language)
    const found = lines.get(keyOf(word)) ?? (language === 'hi' ? lines.get(heard(word)) : undefined)
    if (found) return found
    // In Arabic who does it is written at the beginning of the verb.
    const [, verb] = language === 'ar' ? (/^[يتنأا](.{3,})$/u.exec(word) ?? []) : []
    const meant = verb === undefined ? undefined : lines.get(keyOf(verb))
    if (meant) return meant
  }
  return []
}

/** Languages spell the words they share by their own habits: this removes these habits. */
export const sounded = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/ck|c(?![eiy])|qu/g, 'k')
    .replace(/[yj]/g, 'i')
    .replace(/z/g, 's')
    .replace(/v/g, 'w')
    .replace(/(.)\1/g, '$1')
    .replace(/(?<=.{4})[aeo]$/, '')

/** The two words that a German one is made of, where both are known and it is not. */
export function compoundOf(word: string): readonly string[] {
  const known = linesIn('de')
  if (known.has(keyOf(word))) return []
  for (let at = 3; at <= word.length - 4; at++) {
    const end = word.slice(at)
    if (!known.has(keyOf(end))) continue
    const front = [
      word.slice(0, at),
      ...['s', 'n', 'en', 'es'].flatMap((joint) => (word.slice(0, at).endsWith(joint) ? [word.slice(0, at - joint.length)] : [])),
    ]
    const start = front.find((each) => each.length >= 3 && known.has(keyOf(each)))
    if (start !== undefined) return [start, end]
  }
  return []
}

/** What else people call what a word or an emoji names, as emoji and in the languages that are looked through; never the word itself. */
export function alike(word: string, languages: readonly Spoken[] = spoken, looked: ReadonlySet<Spoken> = new Set(spoken)): Wording[] {
  const nearest = new Map<string, number>()
  const offer = (text: string, nearness: number, language: Spoken | null) => {
    if (language !== null && /^[a-z]/.test(text) && !looked.has(language)) return
    if (nearness > (nearest.get(text) ?? 0)) nearest.set(text, nearness)
  }
  for (const { concept, language, isHead } of placesOf(keyOf(word))) {
    for (const [other, words] of concept.words.entries()) {
      const far = language === -1 || other === language ? 1 : OTHER_LANGUAGE
      for (const [i, each] of words.entries()) {
        const near = concept.isOne ? SAME : isHead ? WHOLE : i === 0 ? KIND : SIBLING
        offer(fold(each), near * far, spoken[other])
      }
    }
    for (const emoji of concept.emoji) offer(emoji, (concept.isOne ? SAME : isHead ? WHOLE : SIBLING) * EMOJI, null)
  }
  for (const { words } of meaningsOf(word, languages))
    for (const [other, those] of words.entries())
      for (const each of those) offer(fold(each), spoken[other] === languages[0] ? MEANS_SAME : TRANSLATED, spoken[other])
  nearest.delete(fold(word))
  return Array.from(nearest, ([text, nearness]) => ({ text, nearness }))
}
