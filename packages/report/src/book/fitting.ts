import type { Measures } from './measures.ts'

/** Letters as large as on screen, and smaller ones for longer messages, in points on A5. */
const sizes = [27, 21, 18, 15.5, 13.5, 12] as const
/** Fewer letters than these are set as large as a headline. */
const headline = 32
/** What flows on to further pages is set to be read. */
const flowing = 11.5

/** An average letter is this wide, and a line this high, beside its size; those of East Asia are as wide as they are high. */
const letterWidth = 0.47
const lineHeight = 1.42
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uff00-\uffef]/u
const weightless = /[\p{M}\p{Default_Ignorable_Code_Point}]/u

/** Around the text inside its frame, and what is below it there: a line, the author and the date. */
const frameInset = 17
const caption = 44
/** The note's letters, and those of the messages before and after. */
export const noteSize = 11.5
export const neighborSize = 9.5
const neighborFrame = 34
const apart = 14

interface OnPage {
  text: string
  note: string
  neighbors: readonly string[]
}

/** How large a message is set, in points: as large as its page has room for, or to flow on to the next. */
export function fitted({ text, note, neighbors }: OnPage, { width, height, inside, outside, top, bottom, scale }: Measures) {
  const measure = (width - inside - outside) / scale
  const room = (height - top - bottom) / scale
  const beside =
    neighbors.reduce((all, each) => all + neighborFrame + heightOf(each, neighborSize, measure * 0.78 - 20), 0) +
    (note === '' ? 0 : apart + heightOf(note, noteSize, measure - 2 * frameInset))
  const left = room - beside - caption - 2 * frameInset - 2 * apart
  const letters = lettersOf(text)
  const size = sizes.find((each) => (each !== sizes[0] || letters < headline) && heightOf(text, each, measure - 2 * frameInset) <= left)
  return size === undefined ? { size: flowing * scale, isLong: true } : { size: size * scale, isLong: false }
}

/** About how many pages a message needs that flows on. */
export function pagesOf(text: string, { width, height, inside, outside, top, bottom, scale }: Measures): number {
  const room = (height - top - bottom) / scale
  return Math.max(1, Math.ceil(heightOf(text, flowing, (width - inside - outside) / scale) / room))
}

function heightOf(text: string, size: number, measure: number): number {
  const inLine = measure / (size * letterWidth)
  const lines = text.split('\n').reduce((all, line) => all + Math.max(1, Math.ceil(lettersOf(line) / inLine)), 0)
  return lines * size * lineHeight
}

/** Letters by the room they take: wide ones are two. */
const lettersOf = (text: string): number => {
  let all = 0
  for (const letter of text) all += wide.test(letter) ? 2.1 : weightless.test(letter) ? 0 : 1
  return all
}
