/** From the bytes of a text file, in whatever encoding, to clean UTF-8. */
import { english } from '@convostat/format'
import type { PaddedText } from './byte-sink.ts'
import { isBinary } from './file-kind.ts'
import { legacyEncoding } from './legacy-encoding.ts'
import { encodedOnce } from './mojibake.ts'
import { type Host, type Note, ReadFailure } from './read-failure.ts'
import { toUtf8 } from './transcode.ts'
import { checkUtf8, damageOf, replaceLoneReturns } from './utf8.ts'
import { utf16Of } from './utf16.ts'

/** The same text as valid UTF-8 without byte order mark and without lone carriage returns; the given bytes are used up. */
export async function cleanText(raw: PaddedText, host: Host): Promise<PaddedText & { notes: Note[] }> {
  const notes: Note[] = []
  let text = raw
  const wide = utf16Of(raw)
  if (wide) {
    const decoded = await toUtf8(raw.bytes, raw.size, wide, host)
    if (decoded.replaced > 0) notes.push(repaired(decoded.replaced))
    text = decoded
  }
  if (isBinary(text.bytes, text.size)) throw new ReadFailure('not_text')
  let { validUpTo, loneReturn } = checkUtf8(text.bytes, text.size)
  if (validUpTo < text.size) {
    const { text: readable, note } = await mend(text, host)
    notes.push(note)
    text = readable
    loneReturn = text.bytes.indexOf(13)
  }
  text = withoutMark(text)
  const once = encodedOnce(text)
  if (once) {
    notes.push({
      code: 'text_encoded_twice',
      detail: 'The letters in this file were garbled (“Ã¼” for “ü”). We fixed them.',
    })
    text = once
  }
  if (loneReturn >= 0) replaceLoneReturns(text.bytes, text.size, 0)
  if (isBlank(text)) throw new ReadFailure('empty_file')
  return { ...text, notes }
}

/** What is not UTF-8: damaged UTF-8 keeps its good characters, anything else was written in an encoding older than Unicode. */
async function mend(text: PaddedText, host: Host): Promise<{ text: PaddedText; note: Note }> {
  const { shaped, strays } = damageOf(text.bytes, text.size)
  // Old texts contain a sequence of UTF-8's shape only by chance, Thai ones more often than others.
  const legacy = strays * 4 > shaped ? legacyEncoding(text.bytes, text.size) : null
  if (strays > shaped || legacy) {
    const { label, script } = legacy ?? western
    const decoded = await toUtf8(text.bytes, text.size, label, host)
    const lost = decoded.replaced > 0 ? ` ${countOf(decoded.replaced)} could not be read.` : ''
    const detail = `This file uses an older text encoding, ${script} (${label}).${lost}`
    const facts = { encoding: label, ...(decoded.replaced > 0 && { lost: decoded.replaced }) }
    return { text: decoded, note: { code: 'text_legacy_encoding', detail, facts } }
  }
  const decoded = await toUtf8(text.bytes, text.size, 'utf-8', host)
  return { text: decoded, note: repaired(decoded.replaced) }
}

const western = { label: 'windows-1252', script: 'Western European' }

function repaired(count: number): Note {
  const detail = `${countOf(count)} in the file could not be read. ${count === 1 ? 'It appears' : 'They appear'} as \ufffd.`
  return { code: 'text_repaired', detail, facts: { lost: count } }
}

function countOf(count: number): string {
  return count === 1 ? '1 character' : `${english.count(count)} characters`
}

/** Byte order marks at the beginning, as many as programs that joined files have left there. */
function withoutMark({ bytes, size }: PaddedText): PaddedText {
  let marks = 0
  while (bytes[marks] === 0xef && bytes[marks + 1] === 0xbb && bytes[marks + 2] === 0xbf) marks += 3
  if (marks === 0) return { bytes, size }
  bytes.copyWithin(0, marks, size)
  bytes.fill(0, size - marks, size)
  return { bytes, size: size - marks }
}

const BLANK_STEP = 4096
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Nothing in it that could be seen: spaces, line breaks, byte order marks, zero-width characters. */
function isBlank({ bytes, size }: PaddedText): boolean {
  let from = 0
  while (from < size) {
    let to = Math.min(size, from + BLANK_STEP)
    // A character cut in two would be read as U+FFFD, which can be seen.
    while (to < size && (bytes[to] & 0xc0) === 0x80) to--
    if (/[^\s\p{Cf}]/u.test(decoder.decode(bytes.subarray(from, to)))) return false
    from = to
  }
  return true
}
