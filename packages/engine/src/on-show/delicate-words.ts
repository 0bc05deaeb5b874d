/** Words and phrases that a message on show must not contain, by kind, in the languages that have a list. */
import { wordLanguages } from '#sentiment/word-languages.ts'
import { partsBetweenMarks, plainText, wordsOf } from './plain-text.ts'
import { type Aside, type Asides, asides, type Place, Things } from './said-of-things.ts'
import arabic from './words/ar.json' with { type: 'json' }
import arabicInLatin from './words/ar-Latn.json' with { type: 'json' }
import german from './words/de.json' with { type: 'json' }
import english from './words/en.json' with { type: 'json' }
import spanish from './words/es.json' with { type: 'json' }
import hindi from './words/hi.json' with { type: 'json' }
import hindiInLatin from './words/hi-Latn.json' with { type: 'json' }
import portuguese from './words/pt.json' with { type: 'json' }
import { writtenOut } from './written-out.ts'

const delicateKinds = ['quarrel', 'grief', 'sex', 'health', 'money', 'place', 'code'] as const
export type DelicateKind = (typeof delicateKinds)[number]

/**
 * Entries are divided by `|`. A `*` after a word stands for any ending, before a word for the beginning of a compound;
 * `_` in a phrase is up to two words of any kind. What is in `butNot` is harmless, also where its words are listed: a word in its
 * own language, a phrase in all. Words in `soft` are often said in fun ("killing it"): alone they count only in a message that
 * sounds bad; beside `things` they are not meant, and neither are `fails` with the thing right before them ("my phone died") or
 * `losses` with it right after them ("lost the match"). `joins` may be before such words, `articles` before a thing; after
 * `prepositions` it is not the subject. What is in `alone` counts only for words without a sentence.
 */
type DelicateList = Readonly<Record<DelicateKind | 'butNot', readonly string[]> & Partial<Record<Aside | 'alone', readonly string[]>>>

const delicateLists: Readonly<Record<string, DelicateList>> = {
  en: english,
  de: german,
  es: spanish,
  pt: portuguese,
  hi: hindi,
  'hi-Latn': hindiInLatin,
  ar: arabic,
  'ar-Latn': arabicInLatin,
}

export const hasDelicateWords = (language: string): boolean => Object.hasOwn(delicateLists, language)

/** Whether a text of `plainText` is in a language without a list, by its commonest words. */
export function isWithoutList(plain: string): boolean {
  const likely = [...languagesOf(wordsOf(plain), HALF)]
  return likely.length > 0 && !likely.some(hasDelicateWords)
}

/** How a text is read: whether it is surely not meant badly, null where no model reads it; and of words without a sentence, the languages of their chat. */
export interface HowRead {
  readonly isInFun?: boolean | null
  readonly alone?: readonly string[]
}

/** The languages that a text of these words is likely in. */
export const likelyLanguages = (words: readonly string[]): ReadonlySet<string> => languagesOf(words, LIKELY)

/** The kind of the first delicate word of a text; null without one. `plain` is of `plainText`. */
export function delicateKindOf(plain: string, how: HowRead = {}): DelicateKind | null {
  built ??= new Entries()
  return built.kindIn(plain, how)
}

/** A word of a phrase: a text, and whether it may have any ending. */
interface Part {
  readonly text: string
  readonly goesOn: boolean
}

interface Entry {
  readonly kind: DelicateKind | 'butNot' | 'alone' | Aside
  readonly language: string
  /** null for up to two words of any kind. */
  readonly rest: readonly (Part | null)[]
}

/** Where an entry is in a text. */
interface Found extends Place {
  readonly kind: DelicateKind | 'alone'
}

const SHORTEST_STEM = 2
const ANY_WORDS = 2
/** Of these kinds things may be said in fun; about a body, a place or a code nothing is. */
const ofThings: ReadonlySet<Found['kind']> = new Set(['quarrel', 'grief', 'health', 'money'])

class Entries {
  private readonly whole = new Map<string, Entry[]>()
  private readonly stems = new Map<string, Entry[]>()
  private readonly endings = new Map<string, Entry[]>()

  constructor() {
    for (const [language, list] of Object.entries(delicateLists))
      for (const kind of [...delicateKinds, ...asides, 'butNot', 'alone'] as const)
        for (const entry of (list[kind] ?? []).flatMap((line) => line.split('|'))) this.add(entry, kind, language)
  }

  private add(written: string, kind: Entry['kind'], language: string): void {
    const [first, ...rest] = written.split(' ').flatMap(partsOf)
    if (!first) return
    const places = written.startsWith('*') ? this.endings : first.goesOn ? this.stems : this.whole
    places.set(first.text, [...(places.get(first.text) ?? []), { kind, language, rest }])
    // A compound's last word also counts alone.
    if (written.startsWith('*')) this.add(written.slice(1), kind, language)
  }

  kindIn(plain: string, { isInFun = null, alone }: HowRead): DelicateKind | null {
    const words = wordsOf(plain)
    const parts = partsBetweenMarks(plain)
    const beside: Asides = { soft: [], things: [], fails: [], losses: [], joins: [], articles: [], prepositions: [] }
    const found: Found[] = []
    const harmless: Place[] = []
    for (let from = 0; from < words.length; from++) {
      for (const { kind, language, rest } of this.startingWith(words[from])) {
        const to = endOf(words, from + 1, rest)
        if (to < 0) continue
        if (kind === 'butNot') {
          if (parts[from] === parts[to - 1]) harmless.push({ language, from, to })
        } else if (isAside(kind)) beside[kind].push({ language, from, to })
        else if (kind !== 'alone' || alone) found.push({ kind, language, from, to })
      }
    }
    const isMeant = ({ from, to }: Found): boolean =>
      isInFun !== true || to > from + 1 || !beside.soft.some((soft) => soft.from <= from && from < soft.to)
    const isHarmless = (each: Found): boolean => harmless.some((place) => excuses(place, each))
    const counted = found.filter((each) => each.kind === 'alone' || (!isHarmless(each) && isMeant(each)))
    if (isInFun !== false && counted.every(({ kind }) => ofThings.has(kind))) {
      // Two grave words are not both said of a thing.
      const [longest, other] = placesOf(counted)
      const things = new Things(words, parts, beside)
      if (longest && !other && longest.some((each) => things.are(each))) return null
    }
    if (counted.length === 0) return null
    const likely = alone && alone.length > 0 ? new Set(alone.map(baseOf)) : likelyLanguages(words)
    const possible = languagesOf(words, POSSIBLE)
    const isSure = ({ language, from, to }: Found): boolean =>
      to > from + 1 ||
      (!isOfOthers(words[from], language) && (language === MIXED_IN || possible.size === 0 || possible.has(baseOf(language))))
    const first = counted.find((each) => isSure(each) || likely.has(baseOf(each.language)))
    return first === undefined ? null : first.kind === 'alone' ? 'grief' : first.kind
  }

  private *startingWith(word: string): Generator<Entry> {
    for (const form of formsOf(word)) {
      yield* this.whole.get(form) ?? []
      for (let length = SHORTEST_STEM; length <= form.length; length++) yield* this.stems.get(form.slice(0, length)) ?? []
    }
    for (let length = SHORTEST_STEM; length < word.length; length++) yield* this.endings.get(word.slice(-length)) ?? []
  }
}

const isAside = (kind: Entry['kind']): kind is Aside => asides.some((each) => each === kind)

/** In its own language a harmless phrase excuses what it overlaps; in others what is inside it, and a single word nothing. */
function excuses(harmless: Place, { language, from, to }: Place): boolean {
  if (baseOf(harmless.language) === baseOf(language)) return from < harmless.to && to > harmless.from
  return harmless.to > harmless.from + 1 && harmless.from <= from && to <= harmless.to
}

/** Those of the same words together, in all kinds and languages; without those inside of longer ones. */
function placesOf(found: readonly Found[]): Found[][] {
  const isInside = (a: Found, b: Found): boolean => b.from <= a.from && b.to >= a.to && b.to - b.from > a.to - a.from
  const places = new Map<string, Found[]>()
  for (const each of found) {
    if (found.some((other) => isInside(each, other))) continue
    const place = `${each.from} ${each.to}`
    places.set(place, [...(places.get(place) ?? []), each])
  }
  return [...places.values()]
}

let built: Entries | undefined

function partsOf(word: string): (Part | null)[] {
  if (word === '_') return [null]
  const goesOn = word.endsWith('*')
  // Apostrophes and hyphens divide words here as they do in messages.
  const texts = wordsOf(plainText(word))
  return texts.map((text, i) => ({ text, goesOn: goesOn && i === texts.length - 1 }))
}

const matches = ({ text, goesOn }: Part, word: string): boolean =>
  formsOf(word).some((form) => (goesOn ? form.startsWith(text) : form === text))

/** Where the rest of a phrase ends that begins at `at`; −1 where it is not there. */
function endOf(words: readonly string[], at: number, [next, ...rest]: readonly (Part | null)[]): number {
  if (next === undefined) return at
  if (next !== null) return at < words.length && matches(next, words[at]) ? endOf(words, at + 1, rest) : -1
  for (let skipped = 0; skipped <= ANY_WORDS; skipped++) {
    const end = endOf(words, at + skipped, rest)
    if (end >= 0 && end <= words.length) return end
  }
  return -1
}

/** A word as it is, and as it is written out; in Arabic also without the article and the particles before it. */
function formsOf(word: string): readonly string[] {
  const out = writtenOut.get(word)
  if (out !== undefined) return [word, ...out]
  const without = arabicBefore.exec(word)
  if (!without) return [word]
  const bare = word.slice(without[0].length)
  return [word, bare, `ال${bare}`]
}

const arabicBefore = /^(?:[وف]?(?:[بك]?ال|لل)|و)(?=\p{Script=Arabic}{3})/u

const baseOf = (language: string): string => (language.endsWith('-Latn') ? language : language.split('-')[0])

/** Whether a word is an everyday one of another language, as German `die`: there it counts in its own language alone. */
function isOfOthers(word: string, language: string): boolean {
  const { languages, of } = votesFor(word)
  return of.some(([place]) => languages[place] !== baseOf(language))
}

function votesFor(word: string) {
  const known = wordLanguages()
  return { languages: known.languages, of: known.of(word) }
}

/** As likely as this, compared with the likeliest, a text is taken for one of a language; and may be one. */
const LIKELY = 0.85
const POSSIBLE = 0.25
/** Neighbors share their words, so short texts seem likelier in the other language. */
const HALF = 0.5
/** Every language borrows its words. */
const MIXED_IN = 'en'

/** The languages that a text may be in, by its commonest words. */
function languagesOf(words: readonly string[], least: number): ReadonlySet<string> {
  const sums = new Map<string, number>()
  for (const word of words) {
    const { languages, of } = votesFor(word)
    for (const [place, weight] of of) sums.set(languages[place], (sums.get(languages[place]) ?? 0) + weight)
  }
  const most = [...sums.values()].reduce((a, b) => Math.max(a, b), 0)
  return new Set([...sums].filter(([, sum]) => sum >= least * most).map(([language]) => language))
}
