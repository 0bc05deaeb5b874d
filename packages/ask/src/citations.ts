/** Whether a model's sentence rests on what it cites: its figures, names, dates and quotations must all stand there. */
import { dateOf, fold, isEverydayWord, weekdayOf } from '@convostat/engine'
import { concepts } from './words/concepts.ts'
import { questionWords, spoken } from './words/question-words.ts'

/** What may be cited: a message, or what a tool answered. */
export interface Source {
  /** Folded: what stands there, and of a message who wrote it. */
  readonly text: string
  /** Wall-clock seconds; null for what a tool answered. */
  readonly time: number | null
}

/** What stands in brackets behind a sentence: `[m1]`, `[m1, m2]`, `[t1]`. */
const CITED = /\[\s*[mt]\d+(?:\s*[,;]?\s*[mt]\d+)*\s*\]/gi

/** The names of what a sentence cites, in order, each once. */
export const citedIn = (sentence: string): string[] => [
  ...new Set(Array.from(sentence.matchAll(CITED), ([whole]) => whole.toLowerCase().match(/[mt]\d+/g) ?? []).flat()),
]

/** The sentence without what it cites. */
export const withoutCitations = (sentence: string): string =>
  sentence
    .replace(CITED, '')
    .replace(/\s+([.,!?;:؟।])/g, '$1')
    .replace(/[ \t]{2,}/g, ' ')
    .trim()

export interface Checking {
  /** All that is cited, of which none may be missing. */
  readonly sources: readonly Source[]
  /** Everybody's names in the chat. */
  readonly people: readonly string[]
}

/** Whether everything in a sentence that could be wrong stands in what it cites. */
export function isSupported(sentence: string, { sources, people }: Checking): boolean {
  if (sources.length === 0) return false
  const text = sources.map((source) => source.text).join('\n')
  const stands = wordsOf(text)
  const numbers = new Set([...numbersIn(text), ...sources.flatMap(({ time }) => (time === null ? [] : numbersOfTime(time)))])
  const dates = new Set(sources.flatMap(({ time }) => (time === null ? [] : wordsOfTime(time))))
  const said = fold(sentence)
  if ((sentence.match(QUOTED) ?? []).some((quote) => !text.includes(fold(quote.slice(1, -1)).trim()))) return false
  if ([LINK, MARKUP].some((kind) => (said.match(kind) ?? []).some((found) => !text.includes(found)))) return false
  if (numbersIn(said).some((number) => !numbers.has(number))) return false
  if (calendarIn(said).some((word) => !dates.has(word) && !stands.has(word))) return false
  if (people.some((name) => holds(said, fold(name)) && !text.includes(fold(name)))) return false
  return namesIn(sentence).every((name) => stands.has(name) || dates.has(name))
}

const QUOTED = /"[^"]+"|“[^”]+”|„[^“”]+[“”]|«[^»]+»/g
/** It would be shown as it stands, but nobody wrote it. */
const MARKUP = /<[a-z!/][^>]*>?|!?\[[^\]]*\]\([^)]*\)?|javascript:/gi
const LINK = /(?:https?:\/\/|www\.)[^\s)\]]+|\b[\p{L}\d-]+\.(?:com|net|org|io|de|info|app)\b\S*/gu

const wordsOf = (folded: string): ReadonlySet<string> =>
  new Set((folded.match(WORD) ?? []).flatMap((word) => [word, word.replace(/'s$/, '')]))
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu

const holds = (text: string, name: string): boolean => {
  const at = text.indexOf(name)
  return at >= 0 && !/[\p{L}\p{M}]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\p{M}]/u.test(text[at + name.length] ?? ' ')
}

/** Every figure of a folded text, in digits or as a word: groups of a thousand together, digits of any script, without zeros in front. */
function numbersIn(folded: string): string[] {
  const latin = folded.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) as number
    const zero = zeros.find((each) => code >= each)
    return zero === undefined || code > zero + 9 ? digit : String(code - zero)
  })
  const digits = Array.from(latin.matchAll(/\d+(?:[.,٬ \u00a0](?=\d{3}(?!\d))\d{3})*|\d+/g), ([whole]) =>
    whole.replace(/\D/g, '').replace(/^0+(?=\d)/, ''),
  )
  const words = (folded.match(WORD) ?? []).flatMap((word) => numberWords.get(word) ?? [])
  return [...digits, ...words]
}

/** Where the digits of a script begin, the last ones first: Devanagari, and those of Arabic as it is written east and west of Iraq. */
const zeros = [0x0966, 0x06f0, 0x0660, 0x30]

/** From two on: one is an article in most of these languages, and says nothing. */
const numberWords: ReadonlyMap<string, string> = new Map(
  [
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    'zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
    'dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte',
    'दो तीन चार पांच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस',
  ].flatMap((line) => line.split(' ').map((word, i): [string, string] => [fold(word), String(i + 2)])),
)
  .set('twice', '2')
  .set('dozen', '12')
  .set('hundred', '100')
  .set('thousand', '1000')
  .set('hundert', '100')
  .set('tausend', '1000')
  .set('duas', '2')
  .set('zweimal', '2')
  .set('dreimal', '3')
  .set('thrice', '3')
  .set('اثنين', '2')
  .set('ثلاثة', '3')
  .set('اربعة', '4')
  .set('خمسة', '5')
  .set('عشرة', '10')

/** A day and an hour in figures as people write them: 2021, 21, 3, 14, and 2 for 14 o'clock. */
function numbersOfTime(time: number): string[] {
  const { year, month, day } = dateOf(Math.floor(time / DAY))
  const hour = Math.floor((time % DAY) / 3600)
  const minute = Math.floor((time % 3600) / 60)
  return [year, year % 100, month, day, hour, hour % 12 || 12, minute].map(String)
}

const DAY = 86_400

type Calendar = ReadonlyMap<string, readonly string[]>
let calendar: { months: readonly (readonly string[])[]; weekdays: readonly (readonly string[])[]; all: Calendar } | null = null

/** How months and weekdays are called in the languages of questions, folded. */
function calendarWords() {
  const named = (options: Intl.DateTimeFormatOptions, at: Date): string[] =>
    spoken.flatMap((language) => [fold(new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(at))])
  calendar ??= (() => {
    const months = Array.from({ length: 12 }, (_, month) => named({ month: 'long' }, new Date(Date.UTC(2021, month, 10))))
    const weekdays = Array.from({ length: 7 }, (_, day) => named({ weekday: 'long' }, new Date(Date.UTC(2021, 2, 1 + day))))
    return { months, weekdays, all: new Map([...months, ...weekdays].flatMap((names) => names.map((name) => [name, names] as const))) }
  })()
  return calendar
}

const calendarIn = (folded: string): string[] => {
  const { all } = calendarWords()
  // "may" is mostly no month.
  return (folded.match(WORD) ?? []).filter((word) => all.has(word) && word !== 'may')
}

function wordsOfTime(time: number): readonly string[] {
  const day = Math.floor(time / DAY)
  const { months, weekdays } = calendarWords()
  return [...months[dateOf(day).month - 1], ...weekdays[weekdayOf(day)]]
}

let vocabulary: ReadonlySet<string> | null = null

/** The folded words of a sentence that can only be names: written with a capital, and no word that is known. */
function namesIn(sentence: string): string[] {
  vocabulary ??= new Set(concepts.flatMap(({ words }) => words.flat().flatMap((word) => fold(word).split(' '))))
  const known = vocabulary
  return Array.from(sentence.matchAll(WORD), ([word]) => word)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => fold(word).replace(/'s$/, ''))
    .filter((word) => !known.has(word) && !questionWords.has(word) && !isEverydayWord(word) && !/^\d/.test(word))
}
