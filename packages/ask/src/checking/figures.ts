import { composed, goesOn, isOrdinary, type Worth, worthOf } from './number-words.ts'
import { standsApart } from './text.ts'

/** A figure in a comparable text, in digits or in words. */
export interface Figure {
  readonly text: string
  /** The numbers it may be, as they are compared; none where it says a quantity without one. */
  readonly values: readonly string[]
  /** Numbers that are in it beside others: the hours and minutes of 10:30. */
  readonly parts: readonly string[]
  /** A range, of which both ends are figures. */
  readonly isRange: boolean
  /** Digits with letters at them that change what they mean: 5k. */
  readonly isPartOf?: string
}

const SIGN = "[.,:/⁄'‐‑–٫٬-]"
const TOKEN = new RegExp(String.raw`\d+(?:${SIGN}\d+)*|[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*`, 'gu')

/** Letters that may be at digits and leave them what they are. */
const HARMLESS = new Set(
  'st nd rd th s er re e eme eres te ter tes ten o a os as am pm h min sec ms km cm mm kg g mg l ml gb mb tb kb c f uhr ish'.split(' '),
)
const isLatin = /^[a-zøæœðþłđ]/

interface Token {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Every figure of a comparable text in these languages. */
export function figuresIn(text: string, languages: ReadonlySet<string>): Figure[] {
  const tokens = Array.from(
    text.matchAll(TOKEN),
    ({ 0: token, index }): Token => ({ text: token, from: index, to: index + token.length }),
  ).flatMap(parted)
  const found: Figure[] = []
  const clusters = clustersOf(tokens)
  const known = new Map<string, Worth>()
  const worth = (word: string): Worth => {
    const before = known.get(word)
    if (before) return before
    const fresh = worthOf(word, languages)
    known.set(word, fresh)
    return fresh
  }
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    const isDigits = isDigit(token)
    const minus = isDigits && isBelowZero(text, token.from) ? '-' : ''
    const own = isDigits ? readingsOf(token.text) : null
    const worths = isDigits ? [] : worth(token.text)
    if (!isDigits && worths.length === 0) continue
    const first = own
      ? own.values.length > 0
        ? Number(own.values[0])
        : Number.NaN
      : (worths.find((value) => value !== null) ?? Number.NaN)
    // "four hundred thirty-seven", "3 million": one number.
    const taken = [first]
    let end = i
    while (!Number.isNaN(first)) {
      const joiner = tokens[end + 1] && JOINERS.has(tokens[end + 1].text) && isNext(text, tokens[end], tokens[end + 1]) ? 1 : 0
      const [before, next] = [tokens[end + joiner], tokens[end + 1 + joiner]]
      if (!next || isDigit(next) || !isNext(text, before, next)) break
      const value = SHORT.get(next.text) ?? worth(next.text).find((each) => each !== null)
      if (value === undefined || value === null || !goesOn(taken, value, joiner === 1 || /^[وו]/.test(next.text))) break
      taken.push(value)
      end += 1 + joiner
    }
    if (end > i) {
      found.push({ text: text.slice(token.from, tokens[end].to), values: [String(composed(taken))], parts: [], isRange: false })
      i = end
    } else if (own) {
      const cluster = clusters.get(token)
      const values = own.values.map((value) => minus + value)
      found.push({ ...own, text: minus + token.text, values, ...(cluster !== undefined && { isPartOf: cluster }) })
    } else {
      const values = worths.flatMap((value) => (value === null ? [] : [String(value)]))
      found.push({ text: token.text, values, parts: [], isRange: false })
    }
  }
  return [...found, ...hanFigures(text), ...romanFigures(text)]
}

/** What numbers in digits are shortened by, with a space before it or without. */
const SHORT = new Map(Object.entries({ k: 1000, tsd: 1000, mio: 1e6, mln: 1e6, mn: 1e6, bn: 1e9, mrd: 1e9, mld: 1e9 }))

/** Whether a minus is right before a number, and nothing before that: a dash between two is none. */
const isBelowZero = (text: string, at: number): boolean => /[-−]/.test(text.charAt(at - 1)) && !/[^\s([{|]/.test(text.charAt(at - 2))

const JOINERS = new Set(['and', 'und', 'y', 'e', 'et', 'en', 'og', 'och', 'i', 'و'])
const isDigit = ({ text }: Token): boolean => /^\d/.test(text)
const isNext = (text: string, before: Token, next: Token): boolean => ['', ' ', '-'].includes(text.slice(before.to, next.from))

let segmenter: Intl.Segmenter | null = null
const AT_ONCE = 400

/** Scripts without spaces are parted by the platform's own dictionary. */
function parted(token: Token): Token[] {
  if (!/[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(token.text)) return [token]
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' })
  const words: Token[] = []
  // In pieces: the time it takes grows with the square of the length it is given.
  for (let at = 0; at < token.text.length; at += AT_ONCE)
    for (const { segment, index } of segmenter.segment(token.text.slice(at, at + AT_ONCE)))
      words.push({ text: segment, from: token.from + at + index, to: token.from + at + index + segment.length })
  return words
}

/** Of each token that is digits with Latin letters right at them, the whole of it, where the letters may change what they mean. */
function clustersOf(tokens: readonly Token[]): Map<Token, string> {
  const clusters = new Map<Token, string>()
  let cluster: Token[] = []
  const close = () => {
    const isHarmless = cluster.length < 2 || (cluster.length === 2 && isDigit(cluster[0]) && HARMLESS.has(cluster[1].text))
    if (!isHarmless && cluster.some(isDigit)) {
      const text = cluster.map((token) => token.text).join('')
      for (const token of cluster) clusters.set(token, text)
    }
  }
  for (const token of tokens) {
    const isOne = isDigit(token) || isLatin.test(token.text)
    if (isOne && cluster[cluster.length - 1]?.to === token.from) cluster.push(token)
    else {
      close()
      cluster = isOne ? [token] : []
    }
  }
  close()
  return clusters
}

/** What digits may mean: 1.234 is a thousand and more, or one and a bit; 10:30 has two numbers. */
function readingsOf(text: string): Pick<Figure, 'values' | 'parts' | 'isRange'> {
  const groups = text.split(/\D/)
  const signs = text.match(/\D/g) ?? []
  const parts = groups.map((group) => whole(group))
  if (signs.length === 0) return { values: parts, parts: [], isRange: false }
  const last = signs[signs.length - 1]
  const isOneSign = signs.every((sign) => sign === signs[0])
  const isGrouped = (some: readonly string[]): boolean =>
    some[0].length <= 3 &&
    some.length > 1 &&
    some[some.length - 1].length === 3 &&
    some.slice(1).every(({ length }) => length === 3 || length === 2)
  const values: string[] = []
  const isThousands = isOneSign && ".,'٬".includes(last) && isGrouped(groups)
  if (isThousands) values.push(whole(groups.join('')))
  // 30,000 is no 30: nobody writes a fraction's last zeros where they look like thousands.
  const isFraction = signs.length === 1 && '.,٫'.includes(last) && !(isThousands && groups[1].endsWith('0'))
  if (isFraction) values.push(decimal(groups[0], groups[1]))
  if (
    signs.length > 1 &&
    '.,٫'.includes(last) &&
    signs.slice(0, -1).every((sign) => sign === signs[0] && sign !== last) &&
    isGrouped(groups.slice(0, -1))
  )
    values.push(decimal(groups.slice(0, -1).join(''), groups[groups.length - 1]))
  if (signs.length === 1 && '/⁄'.includes(last) && Number(groups[1]) > 0) values.push(String(Number(groups[0]) / Number(groups[1])))
  return { values, parts: values.length > 0 && !'/⁄'.includes(last) ? [] : parts, isRange: signs.length === 1 && '‐‑–-'.includes(last) }
}

function whole(digits: string): string {
  let from = 0
  while (from < digits.length - 1 && digits[from] === '0') from++
  return digits.slice(from)
}

function decimal(digits: string, behind: string): string {
  let to = behind.length
  while (to > 0 && behind[to - 1] === '0') to--
  return to === 0 ? whole(digits) : `${whole(digits)}.${behind.slice(0, to)}`
}

/** "1 234 567": where groups of digits are that may be one number, and that number. */
export const groupedIn = (text: string): { value: string; from: number; to: number }[] =>
  Array.from(text.matchAll(/(?<![\d.,:/-])\d{1,3}(?: \d{3})+(?!\d|[.,:/-]\d)/g), ({ 0: grouped, index }) => ({
    value: whole(grouped.replaceAll(' ', '')),
    from: index,
    to: index + grouped.length,
  }))

const HAN: ReadonlyMap<string, number> = new Map(
  Object.entries({
    〇零: 0,
    一壹壱: 1,
    二贰貳弐两兩俩: 2,
    三叁參参仨: 3,
    四肆: 4,
    五伍: 5,
    六陆陸: 6,
    七柒: 7,
    八捌: 8,
    九玖: 9,
    十拾: 10,
    廿: 20,
    卅: 30,
    百佰: 100,
    千仟: 1000,
    万萬: 10_000,
    亿億: 1e8,
    兆: 1e12,
  }).flatMap(([signs, value]) => [...signs].map((sign): [string, number] => [sign, value])),
)
const HAN_RUN = new RegExp(`[${[...HAN.keys()].join('')}]+|半`, 'gu')

/** Numerals as they are written in Chinese and Japanese. One alone is in a hundred other words. */
const hanFigures = (text: string): Figure[] =>
  Array.from(text.matchAll(HAN_RUN), ([run]) => run)
    .filter((run) => run !== '一')
    .map((run) => ({ text: run, values: run.length > 30 ? [] : [run === '半' ? '0.5' : String(hanValue(run))], parts: [], isRange: false }))

function hanValue(run: string): number {
  const values = Array.from(run, (sign) => HAN.get(sign) ?? 0)
  if (values.every((value) => value < 10)) return Number(values.join(''))
  let [total, section, digit] = [0, 0, 0]
  for (const value of values) {
    if (value < 10) digit = value
    else if (value < 10_000) {
      section += (digit || 1) * value
      digit = 0
    } else {
      total += (section + digit || 1) * value
      section = 0
      digit = 0
    }
  }
  return total + section + digit
}

const ROMAN = /^(?=.)m{0,4}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/

/** Roman numerals in small letters; words that people say all the time are none. */
const romanFigures = (text: string): Figure[] =>
  Array.from(text.matchAll(/(?<![\p{L}\p{M}\p{N}'.-])[ivxlcdm]{2,15}(?![\p{L}\p{M}\p{N}'])/gu), ([run]) => run)
    .filter((run) => ROMAN.test(run) && !isOrdinary(run))
    .map((run) => ({ text: run, values: [String(romanValue(run))], parts: [], isRange: false }))

/** The same in capital letters, in a text that has its own: there a single letter is one, too, except for "I". */
export const capitalFigures = (upright: string): Figure[] =>
  Array.from(upright.matchAll(/(?<![\p{L}\p{M}\p{N}'’])[IVXLCDM]{1,15}(?![\p{L}\p{M}\p{N}'’]|\.\p{L})/gu), ([run]) => run.toLowerCase())
    .filter((run) => run !== 'i' && ROMAN.test(run))
    .map((run) => ({ text: run, values: [String(romanValue(run))], parts: [], isRange: false }))

const LETTERS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

function romanValue(run: string): number {
  let total = 0
  for (let i = 0; i < run.length; i++) total += LETTERS[run[i]] < (LETTERS[run[i + 1]] ?? 0) ? -LETTERS[run[i]] : LETTERS[run[i]]
  return total
}

/** The figures that may be said: those of what is cited. */
export interface AllowedFigures {
  /** Comparable. */
  readonly text: string
  readonly words: ReadonlySet<string>
  readonly values: ReadonlySet<string>
}

/** The numbers of figures, with those that are in one beside others. */
export const valuesOf = (figures: readonly Figure[]): Set<string> => new Set(figures.flatMap(({ values, parts }) => [...values, ...parts]))

/** Whether a figure may be said: as it is written there, or another way to write the same number. One is mostly an article. */
export function mayBeSaid({ text, values, parts, isRange, isPartOf }: Figure, given: readonly AllowedFigures[]): boolean {
  if (isPartOf !== undefined) return given.some(({ words }) => words.has(isPartOf))
  if (values.includes('1') && !/\d/.test(text)) return true
  if (given.some((each) => values.some((value) => each.values.has(value)))) return true
  if (isRange && parts.every((part) => given.some((each) => each.values.has(part)))) return true
  return given.some((each) => (!/^\d/.test(text) && each.words.has(text)) || standsThere(each.text, text))
}

/** As it is written there, and not as a part of a longer figure. */
function standsThere(text: string, figure: string): boolean {
  for (let at = text.indexOf(figure); at >= 0; at = text.indexOf(figure, at + 1)) {
    const [left, right] = [text.slice(Math.max(0, at - 2), at), text.slice(at + figure.length, at + figure.length + 2)]
    const isLonger = /^-?\d/.test(figure)
      ? /\d[.,:/'-]?$/.test(left) || /^[.,:/'-]?\d/.test(right)
      : HAN.has(left.slice(-1)) || HAN.has(right.slice(0, 1))
    if (!isLonger && standsApart(text, at, figure.length)) return true
    if (!isLonger && HAN.has([...figure][0])) return true
  }
  return false
}
