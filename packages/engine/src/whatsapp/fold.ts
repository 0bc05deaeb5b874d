/** How a phone's wording is compared: what one cannot see, letter case and the many quotes and spaces do not count. */

/** Marks of direction, and the byte order mark: invisible, and no part of any wording. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const SPACES = /[\s\u00a0]+/g
const QUOTES = /[“”„‟«»「」『』״＂]/g
const APOSTROPHES = /[‘’‛ʻʼ׳′]/g
/** Stops that may end a sentence: Latin, Chinese, half-width, Hindi and Bengali, Urdu. */
export const STOPS = '.。｡।۔'

/** Whether anything in a text needs folding but its case; most phrases are plain as they are. */
const UNEVEN =
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u00a0“”„‟«»「」『』״＂‘’‛ʻʼ׳′\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\t-\r]| {2}|^ | $/

/** NFC, without marks; every run of space is one space, every quote `"`, every apostrophe `'`. Case is kept. */
export function plain(text: string): string {
  const composed = text.normalize('NFC')
  if (!UNEVEN.test(composed)) return composed
  return composed.replace(MARKS, '').replace(SPACES, ' ').replace(QUOTES, '"').replace(APOSTROPHES, "'").trim()
}

/** Lower case of the same length, so that offsets stay true: a letter that would grow (İ) keeps its case. */
export function lower(text: string): string {
  const small = text.toLowerCase()
  if (small.length === text.length) return small
  return Array.from(text, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter)).join('')
}

/** Without a final stop and the space before it. */
export function withoutStop(text: string): string {
  return STOPS.includes(text.charAt(text.length - 1)) ? text.slice(0, -1).trimEnd() : text
}

/** The form in which phrases are looked up. */
export const folded = (text: string): string => withoutStop(lower(plain(text)))

/** LRM or RLM: the service sets one before what it writes itself. */
export const isMark = (unit: number): boolean => unit === 0x200e || unit === 0x200f

const isBlank = (unit: number): boolean =>
  unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09 || unit === 0xa0 || unit === 0x202f

/** Past the blanks and marks at the end of a text: one more than the index of the last other character. */
export function inkEnd(text: string, end = text.length): number {
  let p = end
  while (p > 0 && (isMark(text.charCodeAt(p - 1)) || isBlank(text.charCodeAt(p - 1)))) p--
  return p
}

/** Where a text ends that something the service wrote follows at `at`: before the one blank and the marks that join them. */
export function beforeJoint(text: string, at: number): number {
  let p = at
  while (p > 0 && isMark(text.charCodeAt(p - 1))) p--
  if (p > 0 && isBlank(text.charCodeAt(p - 1))) p--
  while (p > 0 && isMark(text.charCodeAt(p - 1))) p--
  return p
}
