import { digitOf } from '@convostat/engine/whatsapp/header-shape'
import { fold, withoutPiles } from '@convostat/engine/words/fold'

/** A text as it is checked: one form of every letter and digit, folded, with spaces that are one space. */
export const comparable = (text: string): string => fold(upright(text)).replace(/\s+/g, ' ').trim()

/** The same, with its capital letters. */
export const upright = (text: string): string =>
  latinDigits(
    inDigits(parted(withoutPiles(text)))
      .normalize('NFKC')
      .replace(LOOKALIKE, (sign) => PLAIN[LOOKALIKES.indexOf(sign)]),
  )
    .replace(/(?<=\d)\p{M}+/gu, '')
    .replace(/\s+/g, ' ')

/** Letters that are written for quotation marks and apostrophes, and the minus of mathematics. */
const LOOKALIKES = 'ʹʻʼʽˈʺˮ−'
const PLAIN = `'''''""-`
const LOOKALIKE = new RegExp(`[${LOOKALIKES}]`, 'g')

/** A fraction of one sign begins a separate figure: 3½ is not 31/2. */
const parted = (text: string): string => text.replace(/[¼-¾⅐-⅞↉]/g, ' $& ')

/** Numbers in circles that have no plain form in Unicode. */
const inDigits = (text: string): string =>
  text.replace(/[\u24eb-\u24ff\u2776-\u2793]/g, (sign) => {
    const [first, least] = circles.find(([from]) => sign.charCodeAt(0) >= from) as readonly [number, number]
    const value = sign.charCodeAt(0) - first + least
    return value < 10 ? String(value) : ` ${value} `
  })
const circles = [
  [0x278a, 1],
  [0x2780, 1],
  [0x2776, 1],
  [0x24ff, 0],
  [0x24f5, 1],
  [0x24eb, 11],
] as const

/** Digits of every script as those of ASCII. */
const latinDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitOf(digit.codePointAt(0) as number)))

/** The words of a text, with what joins the parts of one. */
export const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu

const isLetter = /^[\p{L}\p{M}]$/u

/** The character that ends before a place, whole. */
export function before(text: string, at: number): string {
  const low = text.charCodeAt(at - 1)
  return at >= 2 && low >= 0xdc00 && low <= 0xdfff ? text.slice(at - 2, at) : text.slice(Math.max(0, at - 1), at)
}
const after = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at) ?? 0x20)

/** Whether a piece is at this place as whole words. */
export const standsApart = (text: string, at: number, length: number): boolean =>
  !(isLetter.test(before(text, at)) && isLetter.test(after(text, at))) &&
  !(isLetter.test(before(text, at + length)) && isLetter.test(after(text, at + length)))

/** Whether words are somewhere in a text, not as a part of others. */
export function holds(text: string, words: string): boolean {
  if (words === '') return false
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) if (standsApart(text, at, words.length)) return true
  return false
}
