/** For which languages a word speaks: by lists of the commonest words, and by the letters it is written with. */
import { everydayWords } from '#languages/everyday-words.ts'
import { furtherWords } from '#languages/further-words.ts'
import { scripts } from '#languages/language-of.ts'
import { stopWords } from '#languages/stop-words.ts'
import { fold } from '#words/fold.ts'

/** The place of a language, and how much a word speaks for it. */
export type Vote = readonly [language: number, weight: number]

/** Kana speaks for Japanese more than the Han letters beside it do for Chinese. */
const OF_SCRIPT = 1
const OF_KANA = 3
/** Russian's telling letters are those of its neighbors further east, too. */
const OF_RUSSIAN = 0.4

const ofLetters: Readonly<Record<string, number>> = { ja: OF_KANA, ru: OF_RUSSIAN }

/** Scripts of one language beyond those that phones are set to. */
const further: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Ethiopic}/u, 'am'],
  [/\p{Script=Armenian}/u, 'hy'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Khmer}/u, 'km'],
  [/\p{Script=Myanmar}/u, 'my'],
  [/\p{Script=Sinhala}/u, 'si'],
  [/[әөүҗңһ]/iu, 'tt'],
]

/** Brazilian and Portuguese, simplified and traditional: the model reads them as one. */
const withoutRegion = (language: string): string => (language.endsWith('-Latn') ? language : language.split('-')[0])

class WordLanguages {
  /** BCP 47. */
  readonly languages: readonly string[]
  private readonly byWord: ReadonlyMap<string, readonly Vote[]>
  private readonly byLetters: readonly (readonly [RegExp, Vote])[]

  constructor() {
    const lists = wordLists()
    const letters = lettersThatTell()
    this.languages = [...new Set([...lists.keys(), ...letters.map(([, language]) => language)])].sort()
    const placeOf = (language: string): number => this.languages.indexOf(language)
    const languagesOf = new Map<string, number[]>()
    for (const [language, words] of lists) {
      const place = placeOf(language)
      for (const word of words) {
        const places = languagesOf.get(word)
        if (places) places.push(place)
        else languagesOf.set(word, [place])
      }
    }
    // A word of many languages says little of any.
    this.byWord = new Map([...languagesOf].map(([word, places]) => [word, places.map((place): Vote => [place, 1 / places.length])]))
    this.byLetters = letters.map(([pattern, language]) => [pattern, [placeOf(language), ofLetters[language] ?? OF_SCRIPT]])
  }

  /** Whether a language is written in Latin letters, which no pattern of letters shows. */
  isLatin(language: number): boolean {
    return !this.byLetters.some(([, [told]]) => told === language)
  }

  /** A word as the dictionary has it; each language at most once. */
  of(word: string): readonly Vote[] {
    const listed = this.byWord.get(fold(word)) ?? []
    if (plain.test(word)) return listed
    const votes = new Map(listed)
    for (const [pattern, [language, weight]] of this.byLetters)
      if (pattern.test(word)) votes.set(language, Math.max(weight, votes.get(language) ?? 0))
    return [...votes]
  }
}

let built: WordLanguages | undefined

/** The same for every chat: building it takes longer than reading a short chat. */
export const wordLanguages = (): WordLanguages => {
  built ??= new WordLanguages()
  return built
}

const plain = /^[\p{ASCII}]*$/u

/** Of each language its commonest words, folded. */
function wordLists(): Map<string, Set<string>> {
  const lists = new Map<string, Set<string>>()
  // Folded at once, as no word folds another way beside a blank: one by one they would take most of the time of all this.
  const add = (language: string, words: string): void => {
    const list = lists.get(withoutRegion(language)) ?? new Set()
    for (const word of fold(words).split(/[| ]/)) if (word !== '') list.add(word)
    lists.set(withoutRegion(language), list)
  }
  for (const [language, words] of Object.entries(stopWords)) add(language, words.join(' '))
  for (const [language, words] of Object.entries(everydayWords)) add(language, words)
  for (const [language, words] of Object.entries(furtherWords)) add(language, words.join(' '))
  return lists
}

/** Letters, or a whole script, that are of one language. */
function lettersThatTell(): [RegExp, string][] {
  const known = scripts.flatMap(({ script, languages }) =>
    languages.map(([language, letters]): [RegExp, string] => {
      const pattern = language.startsWith('zh') ? script : (letters ?? script)
      return [new RegExp(pattern.source, pattern.flags.replace('g', '')), withoutRegion(language)]
    }),
  )
  return [...known, ...further.map(([pattern, language]): [RegExp, string] => [pattern, language])]
}
