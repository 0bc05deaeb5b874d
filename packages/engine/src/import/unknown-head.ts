/**
 * Headers of layouts that are not known. A date and a time at a line's beginning, each written out, and nothing else: behind
 * them may be a name such as Jan or May. And only where many lines of the file begin so: people write of dates as well.
 */
import { partOf } from './header-words.ts'

export interface UnknownHead {
  /** Where date and time begin and end, in UTF-16 units of the line. A weekday before them may be a name. */
  start: number
  end: number
  /** How they are written: alike in all lines of a layout. */
  layout: string
}

/** Behind this many characters a date and a time are over. */
const REACH = 60
/** The least share of a file's lines that a layout has. */
const LEAST_SHARE = 0.2

/** How the headers of these lines are written, where they are of no layout that is known. */
export function layoutsOf(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  let all = 0
  for (const line of lines) {
    if (line.trim() === '') continue
    all++
    const head = unknownHead(line)
    if (head) counts.set(head.layout, (counts.get(head.layout) ?? 0) + 1)
  }
  return new Set([...counts].flatMap(([layout, count]) => (count >= LEAST_SHARE * all ? [layout] : [])))
}

// In a line's signs: n a number of one or two digits, Y a longer one; M a month, W a weekday, P a part of the day, J a joint.
const gap = '[\\s\\p{Cf}.,،]*'
const within = '(?:[\\s\\p{Cf}.,،/\\-–]|J)+'
const month = `(?:[nY]${within}M(?:${within}[nY](?![:：]))?|M${within}n(?:${within}Y|${within}n(?![:：]))?)`
const date = `(?:${month}|[nY]${within}n(?:${within}[nY](?![:：]))?)`
const time = `(?:P${gap})?(?:n(?:[:：.٫]n){1,2}|n ?J ?n(?: ?J(?: ?n)?)?)`
const clock = `(?:${time})(?:J(?!\\p{L}))?(?:${gap}P)?`
const between = `${gap}(?:[-–—|/]?${gap}|(?:${gap}J)+${gap})`
const HEAD = new RegExp(
  `^([\\s\\p{Cf}>"'“”«\\[(*_\\-]*(?:[WJ]${gap}(?:J${gap})?)?)(?:${date}${between}${clock}|${clock}${between}${date})(?!\\s*[nY])`,
  'u',
)

/** The date and the time that a line begins with; null where it does not. */
export function unknownHead(line: string): UnknownHead | null {
  const { signs, starts } = signsOf(line.slice(0, REACH))
  const found = HEAD.exec(signs)
  if (!found) return null
  return { start: starts[found[1].length], end: starts[found[0].length], layout: found[0].slice(found[1].length) }
}

/** A line's words and numbers as one sign each, and where each sign begins. A word that is none of a header's is `?`. */
function signsOf(line: string): { signs: string; starts: number[] } {
  let signs = ''
  const starts: number[] = []
  const add = (sign: string, at: number) => {
    signs += sign
    starts.push(at)
  }
  const parts = line.split(/([\p{L}\p{M}]+)/u)
  for (let i = 0, at = 0; i < parts.length; i++) {
    if (i % 2 === 0) {
      for (const { 0: each, index } of parts[i].matchAll(/\p{Nd}+|[\s\S]/gu))
        add(
          /\p{Nd}/u.test(each) ? ([...each].length > 2 ? 'Y' : 'n') : each === '?' || /[\ud800-\udfff]/.test(each) ? '!' : each,
          at + index,
        )
      at += parts[i].length
      continue
    }
    const last = lastOfMarker(parts, i, (words) => partOf(words) === 'day period')
    if (last > i) add('P', at)
    else addWord(parts[i], at, add)
    const until = Math.max(i, last)
    at += parts.slice(i, until + 1).join('').length
    i = until
  }
  starts.push(line.length)
  return { signs, starts }
}

const signOf = { month: 'M', weekday: 'W', 'day period': 'P', joint: 'J' } as const

/** A word's sign; scripts without spaces write several words as one: `日下午`. */
function addWord(word: string, at: number, add: (sign: string, at: number) => void): void {
  const isUnspaced = UNSPACED.test(word)
  for (let length = word.length; length > 0; length = isUnspaced ? length - 1 : 0) {
    const part = partOf(word.slice(0, length))
    if (!part) continue
    add(signOf[part], at)
    if (length < word.length) addWord(word.slice(length), at + length, add)
    return
  }
  add('?', at)
}

const UNSPACED = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u

/** Up to this many words in a row can be one marker: `de la madrugada`. */
const MOST_WORDS = 4

/**
 * The place of the last word of the longest marker that begins with this word, among words with what is between them; -1 where
 * none does.
 */
export function lastOfMarker(parts: readonly string[], first: number, isMarker: (words: string) => boolean): number {
  for (let last = Math.min(parts.length - 2, first + 2 * (MOST_WORDS - 1)); last >= first; last -= 2) {
    const between = parts.slice(first + 1, last).filter((_, i) => i % 2 === 0)
    if (between.every((gap) => /^[\s.·'’"”״׳\u200e\u200f]{0,3}$/u.test(gap)) && isMarker(parts.slice(first, last + 1).join(''))) return last
  }
  return -1
}
