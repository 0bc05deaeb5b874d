/** A text as the gate reads it: spellings that look the same to a reader are the same here. */
import { fold } from '#words/fold.ts'

/**
 * Folded, and beyond that: wide, circled and keycap forms are plain ones, digits of every script are 0 to 9, letters repeated three
 * times or more are there once, and Arabic and Devanagari are without the marks that people leave out.
 */
export function plainText(text: string): string {
  if (!plainAscii.test(text)) return withoutRepeats(unmarked(fold(text.normalize('NFKC').replace(unseen, ''))))
  return withoutRepeats(text.toLowerCase())
}

/** Its words and numbers, apostrophes inside kept. */
export const wordsOf = (plain: string): string[] => plain.match(word) ?? []

/** For each word of `wordsOf`, the part of the text it is in: parts are divided by commas, stops, faces and all other signs. */
export function partsBetweenMarks(plain: string): Uint16Array {
  const parts: number[] = []
  let [part, end] = [0, 0]
  for (const { 0: found, index } of plain.matchAll(word)) {
    if (!isNoMark.test(plain.slice(end, index))) part++
    parts.push(part)
    end = index + found.length
  }
  return Uint16Array.from(parts)
}

/** Blanks, and signs about or inside words. */
const isNoMark = /^(?:[^\S\n]|["'“”„«»*_~-])*$/u
const plainAscii = /^[\0-\x7f]*$/
const word = /[\p{L}\p{M}\p{N}]+(?:['&][\p{L}\p{M}\p{N}]+)*/gu
/** Keycaps, joiners of graphemes, fillers: nothing of it is seen. */
const unseen = /\u034f|\u115f|\u1160|\u20e3|\u3164|\uffa0|\ufe0f/g
/** Arabic vowel signs and the stretched line; the dot below and above of Devanagari letters. */
const leftOut = /[\u0640\u064b-\u065f\u0670\u093c]/g
const alike = /[أإآٱىةؤئ\u0901]/g
const stand = new Map([...'أاإاآاٱاىيةهؤوئي\u0901\u0902'.matchAll(/(.)(.)/gu)].map(([, letter, other]) => [letter, other]))
const digit = /\p{Nd}/gu

const unmarked = (text: string): string =>
  text
    .replace(/(\p{Nd})\p{M}+/gu, '$1')
    .normalize('NFD')
    .replace(leftOut, '')
    .normalize('NFC')
    .replace(alike, (letter) => stand.get(letter) ?? letter)
    .replace(digit, (each) => String(digitOf(each.codePointAt(0) ?? 0)))

const withoutRepeats = (text: string): string => text.replace(/(\p{L})\1{2,}/gu, '$1')

/** Unicode has the ten digits of a script in a row, its zero at a multiple of ten after the row's beginning. */
function digitOf(codePoint: number): number {
  let zero = codePoint
  while (codePoint - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return codePoint - zero
}
