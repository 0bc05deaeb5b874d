/** Words and phrases that a message on show must not contain, by kind, in the languages that have a list. */
import { wordLanguages } from '#sentiment/word-languages.ts'
import { plainText, wordsOf } from './plain-text.ts'
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
 * `_` in a phrase is up to two words of any kind. What is in `butNot` is harmless, also where its words are listed. Words in
 * `soft` are often said in fun ("killing it"): alone they count only in a message that sounds bad. Beside `things`
 * a grave word is not meant: "lost the match", "my phone died". What is in `alone` counts only for words without a sentence.
 */
type DelicateList = Readonly<Record<DelicateKind | 'butNot', readonly string[]> & Partial<Record<Aside, readonly string[]>>>
type Aside = 'soft' | 'things' | 'alone'

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

/** How a text is read: whether it is surely not meant badly; and of words without a sentence, the languages of their chat. */
export interface HowRead {
  readonly isInFun?: boolean
  readonly alone?: readonly string[]
}

/** The kind of the first delicate word of a text; null without one. `plain` is of `plainText`. */
export function delicateKindOf(plain: string, how: HowRead = {}): DelicateKind | null {
  built ??= new Entries()
  return built.kindIn(wordsOf(plain), how)
}

/** A word of a phrase: a text, and whether it may have any ending. */
interface Part {
  readonly text: string
  readonly goesOn: boolean
}

interface Entry {
  readonly kind: DelicateKind | 'butNot' | Aside
  readonly language: string
  /** null for up to two words of any kind. */
  readonly rest: readonly (Part | null)[]
}

/** Where an entry is in a text: words from `from` up to `to`. */
interface Found {
  readonly kind: DelicateKind | 'alone'
  readonly language: string
  readonly from: number
  readonly to: number
}

const SHORTEST_STEM = 2
const ANY_WORDS = 2
/** Within this many words of a thing, a grave word is about it. */
const NEAR_THING = 3
/** Of these kinds things may be said in fun; about a body, a place or a code nothing is. */
const ofThings: ReadonlySet<Found['kind']> = new Set(['quarrel', 'grief', 'health', 'money'])

class Entries {
  private readonly whole = new Map<string, Entry[]>()
  private readonly stems = new Map<string, Entry[]>()
  private readonly endings = new Map<string, Entry[]>()

  constructor() {
    for (const [language, list] of Object.entries(delicateLists))
      for (const kind of [...delicateKinds, 'butNot', 'soft', 'things', 'alone'] as const)
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

  kindIn(words: readonly string[], { isInFun = false, alone }: HowRead): DelicateKind | null {
    const harmless = new Uint8Array(words.length)
    const soft = new Uint8Array(words.length)
    const nearThing = new Uint8Array(words.length)
    const found: Found[] = []
    for (let from = 0; from < words.length; from++) {
      for (const { kind, language, rest } of this.startingWith(words[from])) {
        const to = endOf(words, from + 1, rest)
        if (to < 0) continue
        if (kind === 'butNot') harmless.fill(1, from, to)
        else if (kind === 'soft') soft.fill(1, from, to)
        else if (kind === 'things') nearThing.fill(1, Math.max(0, from - NEAR_THING), to + NEAR_THING)
        else if (kind !== 'alone' || alone) found.push({ kind, language, from, to })
      }
    }
    const isMeant = ({ from, to }: Found): boolean => !isInFun || to > from + 1 || soft[from] === 0
    const counted = found.filter((each) => each.kind === 'alone' || (!harmless.subarray(each.from, each.to).includes(1) && isMeant(each)))
    const isOfThing = ({ kind, from, to }: Found): boolean => ofThings.has(kind) && nearThing.subarray(from, to).includes(1)
    // Two grave words are not both said of a thing.
    if (counted.every(isOfThing) && new Set(counted.map(({ to }) => to)).size < 2) return null
    if (counted.length === 0) return null
    const likely = alone && alone.length > 0 ? new Set(alone.map(baseOf)) : languagesOf(words, LIKELY)
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
  if (out !== undefined) return [word, out]
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
