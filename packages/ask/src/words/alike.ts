import { fold } from '@convostat/engine/words/fold'
import { type Concept, concepts } from './concepts.ts'
import { type Spoken, spoken } from './question-words.ts'
import { stemsOf } from './stem.ts'
import { type Meaning, meanings } from './translations.ts'

/** Another wording of a word, and how nearly it means the same: 1 for the word itself. */
export interface Wording {
  readonly text: string
  readonly nearness: number
  /** Of a word. */
  readonly language?: Spoken
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

/** The position of each stem of each language, and of each emoji. */
let places: Map<string, Place[]> | null = null

function placesOf(word: string): readonly Place[] {
  if (!places) {
    places = new Map()
    for (const concept of concepts) {
      for (const [language, words] of concept.words.entries())
        for (const [i, word] of words.entries())
          for (const key of keysOf(word, spoken[language]))
            add(places, `${language} ${key}`, { concept, language, isHead: concept.isOne || i === 0 })
      for (const emoji of concept.emoji) add(places, emoji, { concept, language: -1, isHead: true })
    }
  }
  const keys = spoken.flatMap((language, i) => keysOf(word, language).map((key) => `${i} ${key}`))
  return [...new Set([word, ...keys].flatMap((key) => places?.get(key) ?? []))]
}

function add(places: Map<string, Place[]>, key: string, place: Place): void {
  const there = places.get(key)
  if (there) there.push(place)
  else places.set(key, [place])
}

/** Of several words that belong together the whole. */
const keysOf = (text: string, language: Spoken): readonly string[] =>
  fold(text)
    .split(' ')
    .map((word) => stemsOf(word, language))
    .reduce((keys, stems) => keys.flatMap((key) => stems.map((stem) => `${key} ${stem}`)))

/** The lines that each stem is in, by language. */
const linesOf = new Map<Spoken, ReadonlyMap<string, readonly Meaning[]>>()

function linesIn(language: Spoken): ReadonlyMap<string, readonly Meaning[]> {
  const there = linesOf.get(language)
  if (there) return there
  const made = new Map<string, Meaning[]>()
  const column = spoken.indexOf(language)
  for (const meaning of meanings)
    for (const word of meaning.words[column])
      for (const key of new Set([...keysOf(word, language), heard(word)])) {
        const lines = made.get(key)
        if (!lines) made.set(key, [meaning])
        else if (!lines.includes(meaning)) lines.push(meaning)
      }
  linesOf.set(language, made)
  return made
}

/** Everyone spells Hindi in Latin letters differently, by ear: this is common to most spellings. */
const heard = (word: string): string =>
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
    const found = new Set(keysOf(word, language).flatMap((key) => lines.get(key) ?? []))
    if (found.size > 0) return [...found]
    const likeIt = language === 'hi' ? lines.get(heard(word)) : undefined
    if (likeIt) return likeIt
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
  const lines = linesIn('de')
  const isKnown = (text: string): boolean => keysOf(text, 'de').some((key) => lines.has(key))
  if (isKnown(word)) return []
  for (let at = 3; at <= word.length - 4; at++) {
    const end = word.slice(at)
    if (!isKnown(end)) continue
    const front = [
      word.slice(0, at),
      ...['s', 'n', 'en', 'es'].flatMap((joint) => (word.slice(0, at).endsWith(joint) ? [word.slice(0, at - joint.length)] : [])),
    ]
    const start = front.find((each) => each.length >= 3 && isKnown(each))
    if (start !== undefined) return [start, end]
  }
  return []
}

/** What else people call what a word or an emoji names, in the languages of questions and as emoji; never the word itself. */
export function alike(word: string, languages: readonly Spoken[] = spoken): Wording[] {
  const nearest = new Map<string, Wording>()
  const offer = (text: string, nearness: number, language?: Spoken) => {
    if (nearness > (nearest.get(text)?.nearness ?? 0)) nearest.set(text, { text, nearness, ...(language && { language }) })
  }
  for (const { concept, language, isHead } of placesOf(word)) {
    for (const [other, words] of concept.words.entries()) {
      const far = language === -1 || other === language ? 1 : OTHER_LANGUAGE
      for (const [i, each] of words.entries()) {
        const near = concept.isOne ? SAME : isHead ? WHOLE : i === 0 ? KIND : SIBLING
        offer(fold(each), near * far, spoken[other])
      }
    }
    for (const emoji of concept.emoji) offer(emoji, (concept.isOne ? SAME : isHead ? WHOLE : SIBLING) * EMOJI)
  }
  for (const { words } of meaningsOf(word, languages))
    for (const [other, those] of words.entries())
      for (const each of those) offer(fold(each), spoken[other] === languages[0] ? MEANS_SAME : TRANSLATED, spoken[other])
  nearest.delete(fold(word))
  return [...nearest.values()]
}
