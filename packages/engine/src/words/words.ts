import { type Chat, flag, kindIndex } from '#chat/chat.ts'
import { asWritten, textColumn } from '#chat/column.ts'
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

/** Tokens, word counts and features of every row, in one pass over the bytes, which continues where `countWords` stopped. */
export const words = textColumn((chat): Words => {
  const counting = begun.get(chat) ?? new Counting(chat)
  begun.delete(chat)
  counting.to(chat.count)
  return counting.finish()
})

/** Rows and bytes of text in a slice: some milliseconds, also where only the Segmenter can tell the words. */
const SLICE = 1 << 13
const SLICE_BYTES = 1 << 18

/** Counts the next rows of a chat's words, as many as `rows` and `bytes` allow and at least one; gives how many rows are counted. */
export function countWords(shown: Chat, rows = SLICE, bytes = SLICE_BYTES): number {
  const chat = asWritten(shown)
  if (words.isKnown(chat)) return chat.count
  const counting = begun.get(chat) ?? new Counting(chat)
  // A slice that throws leaves half of a row behind: then the next counting begins again.
  begun.delete(chat)
  counting.to(sliceEnd(chat, counting.counted, { rows, bytes }))
  begun.set(chat, counting)
  if (counting.counted === chat.count) words(chat)
  return counting.counted
}

/** Chats whose words are counted in part. */
const begun = new WeakMap<Chat, Counting>()

function sliceEnd({ count, start, end }: Chat, from: number, most: { rows: number; bytes: number }): number {
  const last = Math.min(from + most.rows, count)
  let row = from
  for (let bytes = 0; row < last && bytes < most.bytes; row++) bytes += end[row] - start[row]
  return row
}

/** The columns while they are filled. */
class Counting {
  counted = 0
  private readonly chat: Chat
  private readonly start: Uint32Array
  private readonly wordCount: Uint32Array
  private readonly features: Uint16Array
  private readonly dictionary: Dictionary
  private readonly scanner: Scanner

  constructor(chat: Chat) {
    const { bytes, count } = chat
    const totalBytes = textBytes(chat)
    this.chat = chat
    this.start = new Uint32Array(count + 1)
    this.wordCount = new Uint32Array(count)
    this.features = new Uint16Array(count)
    this.dictionary = new Dictionary(distinctIn(totalBytes))
    this.scanner = new Scanner(bytes, this.dictionary, totalBytes)
  }

  /** Counts the rows up to this one. */
  to(last: number): void {
    const { start, wordCount, features, scanner } = this
    const { kind, flags, start: textStart, end: textEnd } = this.chat
    for (let row = this.counted; row < last; row++) {
      if (hasText[kind[row]] === 1 && (flags[row] & flag.bare) === 0) {
        scanner.scan(textStart[row], textEnd[row])
        features[row] = scanner.features
        if (hasCountedWords[kind[row]] === 1) wordCount[row] = scanner.wordCount
      } else if ((flags[row] & flag.bare) !== 0) features[row] = noCharacters(textEnd[row] - textStart[row])
      start[row + 1] = scanner.tokenCount
    }
    this.counted = last
  }

  finish(): Words {
    const { start, wordCount, features, dictionary, scanner } = this
    return { start, tokens: scanner.finish(), wordCount, features, dictionary }
  }
}

function textBytes({ count, start, end }: Chat): number {
  let bytes = 0
  for (let row = 0; row < count; row++) bytes += end[row] - start[row]
  return bytes
}

/** About how many distinct tokens a text of this many bytes has: they grow like its square root (Heaps 1978), ten times that in chats. */
const distinctIn = (textBytes: number): number => 10 * Math.sqrt(textBytes)
