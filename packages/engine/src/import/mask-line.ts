/** A line of an export as nobody can be known from it, with everything that its layout consists of. */
import { HEADER_REACH, readHeader } from '#whatsapp/header-shape.ts'
import { isHeaderWord } from './header-words.ts'
import { masked } from './stand-in.ts'
import { lastOfMarker, layoutsOf, unknownHead } from './unknown-head.ts'

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

export function maskLine(line: string, letters: Letters, layouts = layoutsOf([line])): string {
  const header = readHeader(line.slice(0, HEADER_REACH))
  if (header) return maskHead(line.slice(0, header.end)) + maskRest(line.slice(header.end), letters)
  const head = unknownHead(line)
  if (!head || !layouts.has(head.layout)) return masked(line)
  return masked(line.slice(0, head.start)) + maskHead(line.slice(head.start, head.end)) + masked(line.slice(head.end))
}

/** `Ana: hi` behind a header: the name as a letter, the text masked. A line of the service has no name. */
function maskRest(rest: string, letters: Letters): string {
  const colon = rest.search(/:[\s\u200e\u200f]|:$/u)
  if (colon < 0) return masked(rest)
  const sender = rest.slice(0, colon)
  const name = /[\p{L}\p{N}].*[\p{L}\p{M}\p{N}\p{S}\p{P}]|[\p{L}\p{N}]/su.exec(sender)
  // A number is not a name, and how it is written is part of the layout.
  if (!name || !/\p{L}/u.test(name[0])) return masked(rest)
  const behind = name.index + name[0].length
  return masked(sender.slice(0, name.index)) + letters(name[0]) + masked(sender.slice(behind) + rest.slice(colon))
}

/** Numbers masked, words that are not a header's own, too. */
function maskHead(head: string): string {
  const parts = head.split(/([\p{L}\p{M}]+)/u)
  let whole = ''
  for (let i = 0; i < parts.length; i++) {
    if (i % 2 === 0) {
      whole += masked(parts[i])
      continue
    }
    const last = lastOfMarker(parts, i, isHeaderWord)
    whole += last < i ? maskJoined(parts[i]) : parts.slice(i, last + 1).join('')
    i = Math.max(i, last)
  }
  return whole
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
