import { type Chat, flag, kindIndex } from '#chat/chat.ts'
import { textColumn } from '#chat/column.ts'
import { Dictionary } from './dictionary.ts'
import { noCharacters } from './features.ts'
import { Scanner } from './scanner.ts'

/** A chat's words: the tokens of every row, each an id of the dictionary. */
export interface Words {
  /** Row `i` has the tokens `tokens[start[i] .. start[i + 1])`; `count + 1` entries. */
  readonly start: Uint32Array
  readonly tokens: Uint32Array
  /** Words of each row as the overview counts them: of texts and captions only; links one each, emoji none. */
  readonly wordCount: Uint32Array
  /** Bits of `feature`, and above them what `letterCaseIn` and `BYTES_MORE` say, where the scanner could not once someone has asked. */
  readonly features: Uint16Array
  readonly dictionary: Dictionary
}

/** Placeholders are not text; neither are deleted messages and calls. */
const hasText = new Uint8Array(kindIndex.call + 1)
const hasCountedWords = new Uint8Array(kindIndex.call + 1)
for (const kind of ['text', 'media', 'poll', 'location', 'contact'] as const) hasText[kindIndex[kind]] = 1
for (const kind of ['text', 'media'] as const) hasCountedWords[kindIndex[kind]] = 1

/** Tokens, word counts and features of every row, in one pass over the bytes. */
export const words = textColumn((chat): Words => {
  const { bytes, count, kind, flags, start: textStart, end: textEnd } = chat
  const start = new Uint32Array(count + 1)
  const wordCount = new Uint32Array(count)
  const features = new Uint16Array(count)
  const totalBytes = textBytes(chat)
  const dictionary = new Dictionary(distinctIn(totalBytes))
  const scanner = new Scanner(bytes, dictionary, totalBytes)
  for (let row = 0; row < count; row++) {
    if (hasText[kind[row]] === 1 && (flags[row] & flag.bare) === 0) {
      scanner.scan(textStart[row], textEnd[row])
      features[row] = scanner.features
      if (hasCountedWords[kind[row]] === 1) wordCount[row] = scanner.wordCount
    } else if ((flags[row] & flag.bare) !== 0) features[row] = noCharacters(textEnd[row] - textStart[row])
    start[row + 1] = scanner.tokenCount
  }
  return { start, tokens: scanner.finish(), wordCount, features, dictionary }
})

function textBytes({ count, start, end }: Chat): number {
  let bytes = 0
  for (let row = 0; row < count; row++) bytes += end[row] - start[row]
  return bytes
}

/** About how many distinct tokens a text of this many bytes has: they grow like its square root (Heaps 1978), ten times that in chats. */
const distinctIn = (textBytes: number): number => 10 * Math.sqrt(textBytes)
