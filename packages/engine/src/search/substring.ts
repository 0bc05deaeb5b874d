/** Text found anywhere in a message, as it is folded: for what has no words. */
import { type Chat, flag, kindIndex, messageText } from '../chat.ts'
import { fold } from './fold.ts'

/** How often a row holds the text: 0 is not at all. Placeholders hold nothing. */
export function substringOccurrences(chat: Chat, text: string): (row: number) => number {
  const { bytes, start, end } = chat
  const anchor = anchorOf(text)
  return (row) => {
    if (!hasText(chat, row) || (anchor && !holds(bytes, start[row], end[row], anchor))) return 0
    const message = fold(messageText(chat, row))
    let count = 0
    for (let at = message.indexOf(text); at >= 0; at = message.indexOf(text, at + text.length)) count++
    return count
  }
}

const hasText = ({ kind, flags }: Chat, row: number): boolean =>
  (flags[row] & flag.bare) === 0 && kind[row] !== kindIndex.deleted && kind[row] !== kindIndex.call

/**
 * The bytes of one character that folding leaves alone and makes of nothing else: where they are missing, the text is
 * missing, and nothing has to be decoded. The longest is likely the rarest. Null where the text has none.
 */
function anchorOf(text: string): Uint8Array | null {
  let longest: Uint8Array | null = null
  for (const character of text) {
    if (!isFixed(character)) continue
    const bytes = encoder.encode(character)
    if (longest === null || bytes.length > longest.length) longest = bytes
  }
  return longest
}

const encoder = new TextEncoder()
const changing = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Cased}\p{M}\p{Cf}\p{Script=Hangul}'`;]/u
const isFixed = (character: string): boolean => !changing.test(character) && character.normalize('NFD') === character

function holds(bytes: Uint8Array, start: number, end: number, wanted: Uint8Array): boolean {
  const [first] = wanted
  const size = wanted.length
  for (let p = start; p <= end - size; p++) {
    if (bytes[p] !== first) continue
    let i = 1
    while (i < size && bytes[p + i] === wanted[i]) i++
    if (i === size) return true
  }
  return false
}
