import { fold } from '@convostat/engine/words/fold'
import { heard } from './alike.ts'
import { everyday } from './everyday/index.ts'
import { baseOf, formsOf } from './forms.ts'
import { questionWordsOf, type Spoken, spoken } from './question-words.ts'
import { stemsOf } from './stem.ts'

/** Words one after another, folded, and the language they are of. */
interface Phrase {
  readonly words: readonly string[]
  readonly language: Spoken
  /** Whether only questions mean it so: in messages "ill" is mostly "I'll". */
  readonly isOnlyAsked: boolean
  /** Whether only messages do. */
  readonly isOnlySaid?: true
  /** Whether messages have its words as they are: "she is gone" is not "she is going". */
  readonly isExact?: true
}

/** Something that people talk about, under all its words. */
export interface Sense {
  readonly name: string
  /** Whether it alone says little: "start", "plan". */
  readonly isLight: boolean
  /** Whether its phrases are kinds of something, as no guitar is a piano, and whether the first of each language names the whole. */
  readonly isOfKinds: boolean
  readonly hasWhole: boolean
  readonly kindOf: readonly string[]
  readonly suggests: readonly string[]
  readonly means: readonly Phrase[]
  readonly hints: readonly Phrase[]
}

/** A phrase as messages may contain it. */
export interface Expression {
  /** The forms of each of its words. */
  readonly forms: readonly (readonly string[])[]
  /** How many other words may be between two of them. */
  readonly apart: number
  /** How nearly a message that contains it says the thing asked about, 1 for the very word. */
  readonly nearness: number
  /** Whether it only suggests it: several together say more than one. */
  readonly isHint: boolean
}

/** Words of a question, by their places in it, and the senses that they have together. */
export interface Meant {
  readonly places: readonly number[]
  readonly senses: readonly Sense[]
  /** Of a phrase what its words mean alone. */
  readonly apart: readonly Sense[]
}

const MEANS = 0.92
/** Less than this only may say it, as pronouns may. */
export const KIND = 0.85
export const HINTS = 0.3

/** "Lost my old job" has lost a job, but who "broke it in half" did not break in. */
const APART = 2
const together = new Set('in out up off on over down away back it us him her me them you to at by into through'.split(' '))

/** What says nothing within a phrase, so that "got the job" is also in "got a new job". */
const unsaid: Record<Spoken, ReadonlySet<string>> = {
  en: new Set('a an the my your his her our their'.split(' ')),
  de: new Set('der die das den dem ein eine einen einem mein meine meinen sein seine ihr ihre'.split(' ')),
  es: new Set('el la los las un una mi mis su sus'.split(' ')),
  pt: new Set('o a os as um uma meu minha seu sua'.split(' ')),
  hi: new Set(),
  ar: new Set(),
}

function bare(words: readonly string[], language: Spoken): readonly string[] {
  const said = words.filter((word) => !unsaid[language].has(word))
  return said.length > 0 ? said : words
}

/** A word as questions and phrases are compared: forms of one word have a key in common. */
function keysOf(word: string, language: Spoken): readonly string[] {
  if (language === 'hi' && /^[a-z]/.test(word)) return [heard(word)]
  const base = language === 'en' ? baseOf(word) : word
  return [base, ...stemsOf(base, language)]
}

function phrasesIn(text: string, language: Spoken): Phrase[] {
  return text
    .split(',')
    .map((each) => fold(each.trim()))
    .filter((each) => each !== '')
    .map((each) => ({
      words: bare(each.replace(/^[?!=]/, '').split(/[\s-]+/), language),
      language,
      isOnlyAsked: each.startsWith('?'),
      ...(each.startsWith('!') && { isOnlySaid: true as const }),
      ...(each.startsWith('=') && { isExact: true as const }),
    }))
}

function senseIn(line: string): Sense {
  const [head, ...rest] = line.split(':')
  const [name, ...relations] = head.split(/\s+/)
  const related = (sign: string): string[] => relations.filter((each) => each.startsWith(sign)).map((each) => each.slice(1))
  const parts = rest
    .join(':')
    .split('|')
    .map((part) => part.split('/'))
  const phrasesOf = (at: 0 | 1): Phrase[] => parts.flatMap((part, i) => phrasesIn(part[at] ?? '', spoken[i]))
  return {
    name: name.replace(/[*+%]$/, ''),
    isLight: name.endsWith('*'),
    isOfKinds: /[+%]$/.test(name),
    hasWhole: name.endsWith('+'),
    kindOf: related('<'),
    suggests: related('~'),
    means: phrasesOf(0),
    hints: phrasesOf(1),
  }
}

/** Read when the first question needs them. */
let known: readonly Sense[] | null = null

function senses(): readonly Sense[] {
  if (known) return known
  const byName = new Map<string, Sense>()
  for (const sense of everyday.map(senseIn)) {
    const there = byName.get(sense.name)
    byName.set(sense.name, there ? { ...there, means: [...there.means, ...sense.means], hints: [...there.hints, ...sense.hints] } : sense)
  }
  known = [...byName.values()]
  return known
}

/** What a phrase of a sense means in a question: one that is only a kind of the whole means itself, and the whole suggests it. */
function asAsked(sense: Sense, phrase: Phrase): Sense {
  const heads = sense.hasWhole ? sense.means.filter(({ language }, i, all) => all[i - 1]?.language !== language) : []
  if (!sense.isOfKinds || heads.includes(phrase)) return sense
  return { ...sense, name: `${sense.name} ${phrase.words.join(' ')}`, kindOf: [], means: [phrase], hints: heads }
}

type Entry = { readonly sense: Sense; readonly words: readonly string[]; readonly keys: readonly (readonly string[])[] }

/** The phrases of each language by each of their words' keys. */
const entries = new Map<Spoken, ReadonlyMap<string, readonly Entry[]>>()

function entriesOf(language: Spoken): ReadonlyMap<string, readonly Entry[]> {
  const there = entries.get(language)
  if (there) return there
  const made = new Map<string, Entry[]>()
  const asking = questionWordsOf(language)
  for (const sense of senses())
    for (const phrase of sense.means) {
      const { words, language: of, isOnlySaid } = phrase
      if (of !== language || isOnlySaid || words.every((word) => asking.has(word))) continue
      const entry = { sense: asAsked(sense, phrase), words, keys: words.map((word) => keysOf(word, language)) }
      for (const key of new Set(entry.keys.flat())) {
        const those = made.get(key)
        if (those) those.push(entry)
        else made.set(key, [entry])
      }
    }
  entries.set(language, made)
  return made
}

/** Whether it is what one calls a person: messages about them mostly say "she". */
const isSomeone = ({ name, kindOf }: Sense): boolean =>
  kindOf.includes('family') || kindOf.includes('parents') || people.has(name.split(' ')[0])
const people = new Set(['partner', 'child', 'friend', 'baby', 'boss', 'neighbour', 'landlord', 'colleague', 'teacher'])
const PRONOUN = 0.45
const pronounsIn: Record<Spoken, string> = {
  en: "she he she's he's her him shes hes",
  de: 'sie er ihr ihm ihn',
  es: 'ella él',
  pt: 'ela ele',
  hi: 'वह वो उसने उन्होंने woh usne unhone',
  ar: 'هي هو',
}
const pronouns: readonly Phrase[] = spoken.flatMap((language) =>
  pronounsIn[language].split(' ').map((word) => ({ words: [fold(word)], language, isOnlyAsked: false })),
)

/** This many other words may be between those of a phrase in a question: German and Hindi put the verb last. */
const BETWEEN = 4
const BETWEEN_ENGLISH = 2

/** Where the words of a phrase are in a question, in any order but in English; null where one is missing. */
function placesIn(asked: readonly (readonly string[])[], keys: readonly (readonly string[])[], language: Spoken): number[] | null {
  const places: number[] = []
  for (const key of keys) {
    const after = language === 'en' ? (places.at(-1) ?? -1) + 1 : 0
    const place = asked.findIndex((other, i) => i >= after && other.some((each) => key.includes(each)) && !places.includes(i))
    if (place < 0) return null
    places.push(place)
  }
  places.sort((a, b) => a - b)
  const span = places[places.length - 1] - places[0]
  return span < keys.length + (language === 'en' ? BETWEEN_ENGLISH : BETWEEN) ? places : null
}

/** What the words of a question mean, in the first of its languages that knows them. Longer phrases mean more than their words. */
export function meantBy(words: readonly string[], languages: readonly Spoken[]): readonly Meant[] {
  const found: { places: number[]; senses: Sense[] }[] = []
  for (const language of languages) {
    const asked = words.map((word) => keysOf(word, language))
    const index = entriesOf(language)
    const candidates = new Set(asked.flat().flatMap((key) => index.get(key) ?? []))
    const asking = questionWordsOf(language)
    // A word as it is written means more than one that only has its stem: "casa" is a home, "casar" to marry.
    const exact = new Set(
      [...candidates].flatMap((entry) => (entry.words.length === 1 && words.includes(entry.words[0]) ? entry.keys.flat() : [])),
    )
    for (const { sense, keys, words: written } of candidates) {
      if (keys.length === 1 && keys[0].some((key) => exact.has(key)) && !words.includes(written[0])) continue
      const places = placesIn(asked, keys, language)
      if (!places || places.every((place) => asking.has(words[place]))) continue
      const same = found.find((each) => String(each.places) === String(places))
      if (!same) found.push({ places, senses: [sense] })
      else if (!same.senses.includes(sense)) same.senses.push(sense)
    }
  }
  found.sort((a, b) => b.places.length - a.places.length)
  const kept: { places: number[]; senses: Sense[]; apart: Sense[] }[] = []
  for (const each of found) {
    const other = kept.find(({ places }) => places.some((place) => each.places.includes(place)))
    if (!other) kept.push({ ...each, apart: [] })
    else if (each.places.length === 1) other.apart = other.apart.concat(each.senses)
    // Two phrases with a word in common are one thing: "working late shifts".
    else if (each.places.length === other.places.length) {
      other.places = [...new Set([...other.places, ...each.places])].sort((a, b) => a - b)
      other.senses = other.senses.concat(each.senses)
    }
  }
  return kept
}

/** How messages say something of these senses, in Latin letters in some languages only; `apart` are those of single words of a phrase. */
export function expressionsOf(
  meant: readonly Sense[],
  languages: ReadonlySet<Spoken>,
  apart: readonly Sense[] = [],
): readonly Expression[] {
  // Words that two languages share are one expression, in the forms of both.
  const nearest = new Map<string, Expression>()
  const offer = (phrases: readonly Phrase[], nearness: number, isHint: boolean) => {
    for (const { words, language, isOnlyAsked, isExact } of phrases) {
      if (isOnlyAsked || (/^[a-z]/.test(words[0]) && !languages.has(language))) continue
      const key = words.join(' ')
      const there = nearest.get(key)
      const isNearer = nearness > (there?.nearness ?? 0)
      nearest.set(key, {
        forms: words.map((word, i) => [...new Set([...(there?.forms[i] ?? []), ...(isExact ? [word] : formsOf(word, language))])]),
        apart: words.some((word) => together.has(word)) ? 0 : APART,
        nearness: isNearer ? nearness : (there?.nearness ?? nearness),
        isHint: isNearer ? isHint : (there?.isHint ?? isHint),
      })
    }
  }
  for (const sense of meant) {
    offer(sense.means, MEANS, false)
    offer(sense.hints, HINTS, true)
    for (const other of senses()) {
      if (other.kindOf.includes(sense.name)) offer(other.means, KIND, false)
      else if (other.suggests.includes(sense.name) || sense.kindOf.includes(other.name)) offer(other.means, HINTS, true)
    }
  }
  if (meant.some(isSomeone)) offer(pronouns, PRONOUN, false)
  for (const sense of apart) offer(sense.means, HINTS, true)
  return [...nearest.values()]
}
