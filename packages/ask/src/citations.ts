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
  /** Folded words that a tool was asked to look for: the model's own, which may be quoted and prove nothing. */
  readonly soughtFor?: string
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
    .replace(/\s+([.,!?;:؟।。！？…])/g, '$1')
    .replace(/[ \t]{2,}/g, ' ')
    .trim()

export interface Checking {
  /** All that is cited, of which none may be missing. */
  readonly sources: readonly Source[]
  /** Everybody's names in the chat. */
  readonly people: readonly string[]
}

/** Whether everything in a sentence that could be wrong stands in what it cites. */
export function isSupported(given: string, { sources, people }: Checking): boolean {
  if (sources.length === 0) return false
  const sought = new Set(sources.flatMap(({ soughtFor }) => soughtFor ?? []))
  const sentence = given.replace(QUOTED, (quote) => (sought.has(inside(quote)) ? '' : quote))
  const text = sources.map((source) => source.text).join('\n')
  const stands = wordsOf(text)
  const numbers = new Set(numbersIn(text))
  const times = new Set(sources.flatMap(({ time }) => (time === null ? [] : numbersOfTime(time))))
  const dates = new Set(sources.flatMap(({ time }) => (time === null ? [] : wordsOfTime(time))))
  const said = fold(sentence)
  if ((sentence.match(QUOTED) ?? []).some((quote) => !text.includes(inside(quote)))) return false
  if ([LINK, MARKUP].some((kind) => (said.match(kind) ?? []).some((found) => !text.includes(found.replace(/[.,;:!?)]+$/, '')))))
    return false
  // Of a message's time the figures may be said, where they are said as a day or an hour.
  const [timed, rest] = timesTold(said)
  if (numbersIn(rest).some((number) => !numbers.has(number))) return false
  if (timed.flatMap(numbersIn).some((number) => !numbers.has(number) && !times.has(number))) return false
  if (calendarIn(said).some((word) => !dates.has(word) && !stands.has(word))) return false
  if (people.some((name) => namesOf(name).some((part) => holds(said, part) && !holds(text, part)))) return false
  return namesIn(sentence).every((name) => stands.has(name) || dates.has(name))
}

const inside = (quote: string): string => fold(quote.slice(1, -1)).trim()

/** A whole name, and its words by which somebody may be called, but for those that are everyday words, too. */
function namesOf(name: string): string[] {
  const whole = fold(name)
  const parts = (whole.match(WORD) ?? []).filter((part) => part.length > 1 && !questionWords.has(part) && !isEverydayWord(part))
  return [whole, ...parts]
}

/** The parts of a folded sentence that tell a day or an hour, and what is left of it without them. */
function timesTold(said: string): [timed: string[], rest: string] {
  const months = [...calendarWords().all.keys()].join('|')
  timePattern ??= new RegExp(
    [
      String.raw`\p{Nd}{1,2}[:h]\p{Nd}{2}`,
      String.raw`\b\p{Nd}{1,2}(?:[.:]\p{Nd}{2})? ?(?:a\.?m\b|p\.?m\b|uhr\b|o'clock|h\b|बजे|baje)`,
      String.raw`\p{Nd}{4}-\p{Nd}{1,2}(?:-\p{Nd}{1,2})?|\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-](?:\p{Nd}{4}|\p{Nd}{2})?(?!\p{Nd})`,
      String.raw`\p{Nd}{4} ?年|\p{Nd}{1,2} ?[月日時时点點分]`,
      String.raw`(?<!\p{L})(?:${months})(?!\p{L})(?:,? (?:the |den |dem |el |dia |de |of )?\p{Nd}{1,2}(?:st|nd|rd|th|\.|º|ª)?(?![\p{Nd}\p{L}]))?(?:,? (?:de |of |do )?\p{Nd}{4})?`,
      String.raw`(?<!\p{Nd})\p{Nd}{1,2}(?:st|nd|rd|th|\.|º|ª)? (?:of |de |do )?(?:${months})(?!\p{L})(?:,? (?:de |of |do )?\p{Nd}{4})?`,
      String.raw`(?<!\p{L})(?:on the|am|dia|el dia|el|den|dem|في) \p{Nd}{1,2}(?:st|nd|rd|th|\.|º|ª)(?!\p{Nd})`,
      String.raw`(?<!\p{L})(?:at|around|um|gegen|a las?|as|الساعه|الساعة) \p{Nd}{1,2}(?!\p{Nd}|[.,]\p{Nd}| ?(?:\p{Sc}|%|euro|\p{L}+s(?!\p{L})))`,
      String.raw`(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})`,
    ].join('|'),
    'gu',
  )
  return [said.match(timePattern) ?? [], said.replace(timePattern, ' ')]
}

let timePattern: RegExp | null = null

const QUOTED = /"[^"]+"|“[^”]+”|„[^“”]+[“”]|«[^»]+»/g
/** It would be shown as it stands, but nobody wrote it. */
const MARKUP = /<[a-z!/][^>]*>?|!?\[[^\]]*\]\([^)]*\)?|javascript:/gi
const LINK =
  /(?:https?:\/\/|www\.)[^\s)\]]+|\b[\p{L}\d-]+\.(?:com|net|org|io|de|info|app|ly|me|co|eu|uk|fr|es|br|in|ru|cn|gg|tv|ai|dev|xyz|page|link|top|site|online|shop|biz)\b\S*|\b[\p{L}\d-]+\.[\p{L}\d.-]+\/\S*|\S+@\S+\.\S+/gu

const wordsOf = (folded: string): ReadonlySet<string> =>
  new Set((folded.match(WORD) ?? []).flatMap((word) => [word, word.replace(/'s$/, '')]))
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu

/** Whether a name stands somewhere as words of its own. */
function holds(text: string, name: string): boolean {
  if (name === '') return false
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\p{L}\p{M}]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\p{M}]/u.test(text[at + name.length] ?? ' ')) return true
  return false
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
  const words = (folded.match(WORD) ?? []).flatMap((word) => numberWords.get(word) ?? compoundOf(word))
  return [...digits, ...words]
}

/** "twenty-five" and "fünfundzwanzig". */
function compoundOf(word: string): string[] {
  const [, tens = '', unit = ''] = /^(\p{L}+)-(\p{L}+)$/u.exec(word) ?? []
  const [, germanUnit = '', germanTens = ''] = /^(\p{L}+)und(\p{L}+)$/u.exec(word) ?? []
  const [ten, one] = [
    Number(numberWords.get(tens || germanTens) ?? 0),
    unit === 'one' || germanUnit === 'ein' ? 1 : Number(numberWords.get(unit || germanUnit) ?? 0),
  ]
  return ten >= 20 && ten % 10 === 0 && one > 0 && one < 10 ? [String(ten + one)] : []
}

/** Where the digits of a script begin, the last ones first: Devanagari, and those of Arabic as it is written east and west of Iraq. */
const zeros = [0x0966, 0x06f0, 0x0660, 0x30]

/** From two on: one is an article in most of these languages, and says nothing. */
const numberWords: ReadonlyMap<string, string> = new Map([
  ...[
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    'zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
    'dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte',
    'दो तीन चार पांच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस',
  ].flatMap((line) => line.split(' ').map((word, i): [string, string] => [fold(word), String(i + 2)])),
  ...[
    'thirty forty fifty sixty seventy eighty ninety',
    'dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    'treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    'trinta quarenta cinquenta sessenta setenta oitenta noventa',
    'तीस चालीस पचास साठ सत्तर अस्सी नब्बे',
    'ثلاثون اربعون خمسون ستون سبعون ثمانون تسعون',
    'ثلاثين اربعين خمسين ستين سبعين ثمانين تسعين',
  ].flatMap((line) => line.split(' ').map((word, i): [string, string] => [fold(word), String(i * 10 + 30)])),
  ...['सौ مئة مائة', 'हज़ार हजार الف ألف', 'लाख'].flatMap((line, i) =>
    line.split(' ').map((word): [string, string] => [fold(word), ['100', '1000', '100000'][i]]),
  ),
  ...['ستة', 'سبعة', 'ثمانية', 'تسعة'].map((word, i): [string, string] => [fold(word), String(i + 6)]),
])
  .set('dreißig', '30')
  .set('عشرون', '20')
  .set('عشرين', '20')
  .set('أربعة', '4')
  .set('twice', '2')
  .set('million', '1000000')
  .set('billion', '1000000000')
  .set('millionen', '1000000')
  .set('dutzend', '12')
  .set('cien', '100')
  .set('cem', '100')
  .set('mil', '1000')
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
