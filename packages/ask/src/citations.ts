/** Whether a model's sentence rests on what it cites: everything in it that could be wrong must be there. */
import { isEverydayWord } from '@convostat/engine/analyses/suggestions/is-everyday'
import { fold } from '@convostat/engine/words/fold'
import { type Facts, factsOf, isCalled, type Source, wordsOf } from './checking/facts.ts'
import { capitalFigures, figuresIn, groupedIn, mayBeSaid } from './checking/figures.ts'
import { linksIn, markupIn } from './checking/links.ts'
import { agrees, calendarWordsIn, momentsIn } from './checking/moments.ts'
import { languagesOf } from './checking/number-words.ts'
import { namesStrangers } from './checking/people.ts'
import { quotationsIn } from './checking/quotations.ts'
import { comparable, holds, upright, WORD } from './checking/text.ts'
import { concepts } from './words/concepts.ts'
import { questionWords } from './words/question-words.ts'

export type { Source } from './checking/facts.ts'

/** What is in brackets behind a sentence: `[m1]`, `[m1, m2]`, `[t1]`. A place matches in one way only, so it is read once. */
const CITED = /\[\s*[mt]\d+(?:(?:\s+|\s*[,;]\s*)[mt]\d+|[mt]\d+)*\s*\]/gi

/** The names of what a sentence cites, in order, each once. */
export const citedIn = (sentence: string): string[] => [
  ...new Set(Array.from(sentence.matchAll(CITED), ([whole]) => whole.toLowerCase().match(/[mt]\d+/g) ?? []).flat()),
]

const STOPS = new Set('.,!?;:؟।。！？…')

/** The sentence without what it cites. */
export const withoutCitations = (sentence: string): string =>
  sentence
    .replace(CITED, '')
    .replace(/\s+/g, (gap, at: number, text: string) => (STOPS.has(text[at + gap.length] ?? '') ? '' : narrowed(gap)))
    .trim()

/** Spaces one behind the other as one. */
const narrowed = (gap: string): string => gap.replace(/[ \t]{2,}/g, ' ')

export interface Checking {
  /** All that is cited, of which none may be missing. */
  readonly sources: readonly Source[]
  /** Everyone's names in the chat. */
  readonly people: readonly string[]
}

/**
 * Whether what a sentence cites contains everything in it that could be wrong. A sentence may contain: the words of a language,
 * figures and quotations that are there, the day and the hour of a message as days and hours are written, names that are there.
 * Anything else with the value of a number is not allowed, in any form.
 */
export function isSupported(given: string, { sources, people }: Checking): boolean {
  if (sources.length === 0) return false
  const facts = sources.map(factsOf)
  const sentence = withoutSought(given, facts)
  if (sentence === null) return false
  const said = comparable(sentence)
  if ([...linksIn(said), ...markupIn(said)].some((found) => !facts.some(({ text }) => text.includes(found)))) return false
  if (!hasKnownSigns(said, facts)) return false
  const rest = withoutMoments(said, facts, people)
  if (rest === null) return false
  if (
    [...figuresIn(withoutGroups(rest, facts), languagesOf(wordsOf(said))), ...capitalFigures(upright(sentence))].some(
      (figure) => !mayBeSaid(figure, facts),
    )
  )
    return false
  const words = said.match(WORD) ?? []
  const isThere = (word: string): boolean => facts.some((each) => each.words.has(word))
  const moments = facts.flatMap((each) => each.moments)
  if (calendarWordsIn(words).some((named) => !isThere(named.word) && !isCalled(moments, named))) return false
  if (words.some((word) => (isDisguised(word) || (word.length > LONGEST_WORD && !UNSPACED.test(word))) && !isThere(word))) return false
  if (
    namesStrangers(
      said,
      people,
      facts.map(({ text }) => text),
    )
  )
    return false
  return namesIn(sentence).every((name) => isThere(name) || calendarWordsIn([name]).length > 0)
}

/** A longer word is a figure, a name or a link in disguise, if it is a word. */
const LONGEST_WORD = 60
/** Letters that look like those of another alphabet, among them, and small capitals: what they spell is in no table of numbers. */
const isDisguised = (word: string): boolean => SMALL_CAPITAL.test(word) || (/\p{Script=Latin}/u.test(word) && LOOKALIKE.test(word))
const LOOKALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}\p{Script=Coptic}]/u
const SMALL_CAPITAL = /[\u1d00-\u1d2b\u0262\u026a\u0274\u0280\u028f\u0299\u029c\u029f\ua730\ua731]/
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/**
 * The sentence without quotations of what a tool looked for; null where no message contains one of the others word by word, or
 * where a quotation is not ended.
 */
function withoutSought(given: string, facts: readonly Facts[]): string | null {
  const { found, isWhole } = quotationsIn(given)
  if (!isWhole) return null
  let sentence = ''
  let at = 0
  for (const { inside, from, to } of found) {
    const quoted = quotedWords(inside)
    if (facts.some(({ soughtFor }) => soughtFor !== '' && soughtFor === quoted)) {
      if (from < at) continue
      sentence += given.slice(at, from)
      at = to
    } else if (!facts.some(({ text }) => holds(text, quoted))) return null
  }
  return sentence + given.slice(at)
}

/** What is quoted, without the stop that may be before its end. */
function quotedWords(inside: string): string {
  const text = comparable(inside)
  let to = text.length
  while (to > 0 && (STOPS.has(text[to - 1]) || text[to - 1] === ' ')) to--
  return to === 0 ? text : text.slice(0, to)
}

const PERCENT = /[%٪‰]/
const PERCENT_WORD = /percent|per cent|prozent|por ?cien|por ?cent|pour cent|per cento|प्रतिशत|फीसदी|المئ|المائ|بالمي/
/** Signs that are a number, an hour or a place in a row: keycaps are digits. */
const NUMBER_SIGN = /[\u{1f51f}\u{1f4af}\u{1f550}-\u{1f567}\u{1f947}-\u{1f949}]/u
/** Signs that say something: digits and letters are looked at elsewhere, emoji that are pictures and signs of money may be beside a figure. */
const SIGN =
  /[^\p{L}\p{M}\p{Nd}\p{P}\p{Sc}\p{Z}\p{Cf}\p{Emoji_Presentation}\p{Emoji_Modifier}`´❛-❠]|[\u{1f51f}\u{1f4af}\u{1f550}-\u{1f567}\u{1f947}-\u{1f949}]/gu
const PICTURE = /^\p{Emoji}\ufe0f?$/u

/** Whether what is cited contains every sign that is not a letter, digit or punctuation: figures may hide in any of them. */
function hasKnownSigns(said: string, facts: readonly Facts[]): boolean {
  if (PERCENT.test(said) && !facts.some(({ text }) => PERCENT.test(text) || PERCENT_WORD.test(text))) return false
  const signs = new Set(said.match(SIGN) ?? [])
  return [...signs].every(
    (sign) => HAN_ZERO === sign || (PICTURE.test(sign) && !NUMBER_SIGN.test(sign)) || facts.some(({ text }) => text.includes(sign)),
  )
}
/** A letter by its use: numerals of Chinese are looked at as figures. */
const HAN_ZERO = '〇'

/**
 * The sentence without the days and hours of the messages it cites; null where it names a whole day or an hour
 * that is none of them.
 */
function withoutMoments(said: string, facts: readonly Facts[], people: readonly string[]): string | null {
  const told: Range[] = []
  for (const { may, from, to, isBare, isOpen } of momentsIn(said)) {
    if (isOpen && !isClosed(said, to, people)) continue
    const isOfAMessage = facts.some(({ moments }) => moments.some((moment) => may.some((each) => agrees(each, moment))))
    if (isOfAMessage) told.push({ from, to })
    else if (!isBare && !facts.some(({ text }) => holds(text, said.slice(from, to)))) return null
  }
  return without(said, told)
}

interface Range {
  from: number
  to: number
}

/** A text with a sign in place of some of it, so that nothing continues across. */
function without(text: string, ranges: Range[]): string {
  let rest = ''
  let at = 0
  for (const { from, to } of ranges.sort((a, b) => a.from - b.from)) {
    rest += `${text.slice(at, from)}|`
    at = to
  }
  return rest + text.slice(at)
}

/** Words that questions are made of and that may be counted: behind one of them a year is none. */
const COUNTED = new Set(
  'chat kind message messages name thing things word words nachricht mensaje mensajes vez mensagem mensagens संदेश बात चैट رساله رسائل'.split(
    ' ',
  ),
)

/** Whether what follows digits says that they count nothing: the end, a stop, a little word, a person's name. */
function isClosed(said: string, at: number, people: readonly string[]): boolean {
  const [, word] = /^ ?([\p{L}\p{M}']+)/u.exec(said.slice(at, at + 40)) ?? []
  if (word === undefined) return !/^ ?[\p{Sc}%]/u.test(said.slice(at, at + 3))
  return (questionWords.has(word) && !COUNTED.has(word)) || LITTLE.has(word) || firstNames(people).has(word)
}

/** Little words of French and Italian, in which no questions are understood. */
const LITTLE = new Set(
  'et ou que qui il elle ils elles on nous vous je tu a ont est sont etait avait e che chi lui lei loro noi voi io ha hanno era aveva'.split(
    ' ',
  ),
)

const knownFirst = new WeakMap<readonly string[], ReadonlySet<string>>()

function firstNames(people: readonly string[]): ReadonlySet<string> {
  const known = knownFirst.get(people)
  if (known) return known
  const names = new Set(people.flatMap((name) => /^[\p{L}\p{M}']+/u.exec(fold(name)) ?? []))
  knownFirst.set(people, names)
  return names
}

/** Without the numbers in groups that are there: "1 234" where 1,234 does. */
const withoutGroups = (said: string, facts: readonly Facts[]): string =>
  without(
    said,
    groupedIn(said).filter(({ value }) => facts.some(({ values }) => values.has(value))),
  )

let vocabulary: ReadonlySet<string> | null = null

/** The folded words of a sentence that can only be names: written with a capital, and no word that is known. */
function namesIn(sentence: string): string[] {
  vocabulary ??= new Set(concepts.flatMap(({ words }) => words.flat().flatMap((word) => fold(word).split(' '))))
  const known = vocabulary
  return Array.from(upright(sentence).matchAll(WORD), ([word]) => word)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => fold(word).replace(/'s$/, ''))
    .filter(
      (word) => !known.has(word) && !questionWords.has(word) && !isEverydayWord(word) && !/^\d/.test(word) && !PERCENT_WORD.test(word),
    )
}
