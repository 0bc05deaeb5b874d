/** A line of an export as nobody can be known from it, with everything that its layout consists of. */
import { HEADER_REACH, readHeader } from '../formats/header-shape.ts'
import { isHeaderWord } from './header-words.ts'
import { masked } from './stand-in.ts'

/** Letters for names, the same for the same name in one sample. */
export type Letters = (name: string) => string

/** A, B … Z, AA, AB … in the order in which the names come. */
export function createLetters(): Letters {
  const known = new Map<string, string>()
  return (name) => {
    const letter = known.get(name) ?? lettersOf(known.size)
    known.set(name, letter)
    return letter
  }
}

const lettersOf = (place: number): string =>
  (place < 26 ? '' : lettersOf(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26))

/** Where a line can be a header that is not known, its numbers and words of dates end here at the latest. */
const HEAD_REACH = 60

export function maskLine(line: string, letters: Letters): string {
  const header = readHeader(line.slice(0, HEADER_REACH))
  if (!header) return maskUnknown(line)
  return maskHead(line.slice(0, header.end)) + maskRest(line.slice(header.end), letters)
}

/** `Ana: hi` behind a header: the name as a letter, the text masked. A line of the service has no name. */
function maskRest(rest: string, letters: Letters): string {
  const colon = rest.search(/:[\s\u200e\u200f]|:$/u)
  if (colon < 0) return masked(rest)
  const sender = rest.slice(0, colon)
  const name = /[\p{L}\p{N}].*[\p{L}\p{M}\p{N}\p{S}\p{P}]|[\p{L}\p{N}]/su.exec(sender)
  // A number is no name, and how it is written is part of the layout.
  if (!name || !/\p{L}/u.test(name[0])) return masked(rest)
  const behind = name.index + name[0].length
  return masked(sender.slice(0, name.index)) + letters(name[0]) + masked(sender.slice(behind) + rest.slice(colon))
}

/** A line without a header that is known. If it begins like one, the words of a date and a time stay; all others go. */
function maskUnknown(line: string): string {
  const first = /^[\s\p{Cf}>"'“”«[(*_-]*(?:(\p{Nd})|([\p{L}\p{M}.]+))/u.exec(line)
  if (!first || !/\p{Nd}/u.test(line.slice(0, HEAD_REACH)) || !(first[1] ?? isHeaderWord(first[2]))) return masked(line)
  const closing = /\][\s:]|\s[-–—]\s|:\s|\t/u.exec(line.slice(0, HEAD_REACH))
  const end = closing ? closing.index : line.slice(0, HEAD_REACH).search(/\p{Nd}\P{Nd}*$/u) + 1
  return maskHead(line.slice(0, end)) + masked(line.slice(end))
}

/** Up to so many words in a row can be one marker: `de la madrugada`. */
const MOST_WORDS = 4

/** Numbers masked, words that are not a header's own, too. */
function maskHead(head: string): string {
  const parts = head.split(/([\p{L}\p{M}]+)/u)
  let whole = ''
  for (let i = 0; i < parts.length; i++) {
    if (i % 2 === 0) {
      whole += masked(parts[i])
      continue
    }
    const last = lastOfMarker(parts, i)
    whole += last < i ? maskJoined(parts[i]) : parts.slice(i, last + 1).join('')
    i = Math.max(i, last)
  }
  return whole
}

/** The place of the last word of the longest marker that begins with this word; -1 where none does. */
function lastOfMarker(parts: readonly string[], first: number): number {
  for (let last = Math.min(parts.length - 2, first + 2 * (MOST_WORDS - 1)); last >= first; last -= 2) {
    const between = parts.slice(first + 1, last).filter((_, i) => i % 2 === 0)
    if (between.every((gap) => /^[\s.·'’"”״׳\u200e\u200f]{0,3}$/u.test(gap)) && isHeaderWord(parts.slice(first, last + 1).join('')))
      return last
  }
  return -1
}

/** Scripts without spaces write `日下午` as one: what it is made of stays, from its beginning on. */
function maskJoined(word: string): string {
  if (!/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u.test(word)) return masked(word)
  for (let length = word.length - 1; length > 0; length--) {
    if (isHeaderWord(word.slice(0, length)))
      return word.slice(0, length) + (isHeaderWord(word.slice(length)) ? word.slice(length) : maskJoined(word.slice(length)))
  }
  return masked(word)
}
