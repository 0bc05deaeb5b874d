/**
 * A masked sample of an export: enough lines to see how its layout is made, and nothing of what was said. It is the only
 * way in which a layout that cannot be read becomes known, and only the person themselves can hand it on.
 */

import { type Chat, textBetween } from '#chat/chat.ts'
import { HEADER_REACH, readHeader } from '#whatsapp/header-shape.ts'
import type { PaddedText } from './byte-sink.ts'
import { kindOf as fileKindOf, isBinary } from './file-kind.ts'
import { legacyEncoding } from './legacy-encoding.ts'
import { createLetters, type Letters, maskLine } from './mask-line.ts'
import { type Host, ReadFailure } from './read-failure.ts'
import { masked } from './stand-in.ts'
import { layoutsOf } from './unknown-head.ts'
import { unpackGzip } from './unpack-gzip.ts'
import { utf16Of } from './utf16.ts'
import { zipContents } from './zip-entries.ts'
import { zipText } from './zip-text.ts'

/** This much of a file's beginning is looked at, and this much of its end. */
const HEAD_BYTES = 256 << 10
const TAIL_BYTES = 4 << 10
/** Lines shown from the beginning, from the end, and around each line unlike the others. */
const FIRST_LINES = 12
const LAST_LINES = 3
const LINES_BESIDE = 1
const MOST_STANDING_OUT = 5
const LINES_BESIDE_MESSAGE = 3
const LONGEST_LINE = 300
const MOST_ENTRIES = 20
/** Marks where lines were left out. */
const GAP = '\u22ef\n'

/** A sample of a file, whether it can be read or not. */
export async function maskedSample(
  file: Blob & { name: string },
  { limitBytes, host = {} }: { limitBytes: number; host?: Host },
): Promise<string> {
  const head = await bytesOf(file, 0, HEAD_BYTES)
  const kind = await fileKindOf(file)
  // A text may be called .zip, or begin with the letters PK.
  if (kind === 'zip' && isBinary(head, head.length)) return zipSample(file, limitBytes, host)
  if (kind === 'gzip') return gzipSample(file, limitBytes, host)
  const tail = file.size > HEAD_BYTES ? await bytesOf(file, Math.max(HEAD_BYTES, file.size - TAIL_BYTES), file.size) : null
  return textSample(head, tail)
}

/** The lines around one message, and a few of the beginning beside them. */
export function maskedSampleAround({ bytes, start, end, events }: Pick<Chat, 'bytes' | 'start' | 'end' | 'events'>, row: number): string {
  const size = last(end, last(events.end, 0))
  let from = start[row]
  let to = end[row]
  for (let n = 0; n <= LINES_BESIDE_MESSAGE && from > 0; n++) from = bytes.lastIndexOf(10, from - 2) + 1
  for (let n = 0; n <= LINES_BESIDE_MESSAGE && to < size; n++) {
    const newline = bytes.indexOf(10, to)
    to = newline < 0 ? size : Math.min(size, newline + 1)
  }
  const letters = createLetters()
  const layouts = layoutsOf(linesOf(textBetween(bytes, 0, Math.min(size, HEAD_BYTES))))
  const around = linesOf(textBetween(bytes, from, to))
  const opening = linesOf(textBetween(bytes, 0, Math.min(from, LONGEST_LINE * 4))).slice(0, 2)
  const show = (lines: readonly string[]) => shown(lines, letters, layouts)
  return (opening.length === 0 ? '' : show(opening) + GAP) + show(around)
}

async function gzipSample(file: Blob, limitBytes: number, host: Host): Promise<string> {
  try {
    return unpackedSample(await unpackGzip(file, limitBytes, host))
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error
    return 'gzip\n'
  }
}

const unpackedSample = ({ bytes, size }: PaddedText): string =>
  textSample(
    bytes.slice(0, Math.min(size, HEAD_BYTES)),
    size > HEAD_BYTES ? bytes.slice(Math.max(HEAD_BYTES, size - TAIL_BYTES), size) : null,
  )

async function zipSample(file: Blob & { name: string }, limitBytes: number, host: Host): Promise<string> {
  try {
    return unpackedSample(await zipText(file, limitBytes, host))
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error
  }
  try {
    const { paths } = await zipContents(file, host)
    const names = paths.slice(0, MOST_ENTRIES).map((path) => `${maskedPath(path)}\n`)
    return `zip\n${names.join('')}${paths.length > MOST_ENTRIES ? GAP : ''}`
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error
    return 'zip\n'
  }
}

/** Endings of files that a program gives, not a person. */
const ENDINGS = new Set(
  'txt zip json html htm csv xml md log pdf jpg jpeg png webp gif mp4 mov 3gp opus m4a mp3 aac ogg vcf docx xlsx db'.split(' '),
)

/** A name in an archive: its letters masked, its ending kept. */
function maskedPath(path: string): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(path)
  return ending && ENDINGS.has(ending[1].toLowerCase()) ? masked(path.slice(0, -ending[0].length)) + ending[0] : masked(path)
}

function textSample(head: Uint8Array<ArrayBuffer>, tail: Uint8Array<ArrayBuffer> | null): string {
  const wide = utf16Of({ bytes: head, size: head.length })
  if (!wide && isBinary(head, head.length)) return `${kindOf(head)}\n`
  const label = wide ?? encodingOf(head)
  const letters = createLetters()
  const decode = (bytes: Uint8Array<ArrayBuffer>) => linesOf(new TextDecoder(label, { ignoreBOM: true }).decode(bytes))
  const lines = decode(head)
  // What is cut off at the end of the beginning and at the beginning of the end is not a whole line.
  const ends = tail ? decode(evenly(tail, wide !== null)).slice(1) : lines
  const start = tail ? lines.slice(0, -1) : lines
  const places = placesShown(start)
  const layouts = layoutsOf(start)
  let sample = label === 'utf-8' ? '' : `${label}\n`
  places.forEach((place, i) => {
    if (i > 0 && place > places[i - 1] + 1) sample += GAP
    sample += shown([start[place]], letters, layouts)
  })
  const rest = tail ? ends.slice(-LAST_LINES) : ends.slice(Math.max(ends.length - LAST_LINES, (places.at(-1) ?? -1) + 1))
  if (rest.length === 0) return sample
  const isNext = !tail && ends.length - rest.length === (places.at(-1) ?? -1) + 1
  return sample + (isNext ? '' : GAP) + shown(rest, letters, layouts)
}

/** The first lines, and beyond them those whose header is of another kind than most, with a line on either side. */
function placesShown(lines: readonly string[]): number[] {
  const families = lines.map((line) => readHeader(line.slice(0, HEADER_REACH))?.family ?? null)
  const counts = new Map<string, number>()
  for (const family of families) if (family !== null) counts.set(family, (counts.get(family) ?? 0) + 1)
  const [usual] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? []
  const standingOut = families.flatMap((family, i) => (family !== null && family !== usual && i >= FIRST_LINES ? [i] : []))
  const places = new Set(lines.slice(0, FIRST_LINES).keys())
  for (const place of standingOut.slice(0, MOST_STANDING_OUT))
    for (let i = place - LINES_BESIDE; i <= place + LINES_BESIDE; i++) if (i < lines.length) places.add(i)
  return [...places].sort((a, b) => a - b)
}

/** Lines with their line ends. */
const linesOf = (text: string): string[] => text.match(/[^\r\n]*(?:\r+\n|\r|\n)|[^\r\n]+$/gu) ?? []

function shown(lines: readonly string[], letters: Letters, layouts: ReadonlySet<string>): string {
  return lines
    .map((line) => {
      const [ending] = /[\r\n]*$/.exec(line) as RegExpExecArray
      const text = line.slice(0, line.length - ending.length)
      const isLong = text.length > LONGEST_LINE
      return maskLine(isLong ? text.slice(0, LONGEST_LINE) : text, letters, layouts) + (isLong ? '\u22ef' : '') + ending
    })
    .join('')
}

function encodingOf(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return 'utf-8'
  } catch {
    return legacyEncoding(bytes, bytes.length)?.label ?? 'utf-8'
  }
}

/** UTF-16 begins on an even place. */
const evenly = (bytes: Uint8Array<ArrayBuffer>, isWide: boolean): Uint8Array<ArrayBuffer> =>
  isWide && bytes.length % 2 === 1 ? bytes.subarray(1) : bytes

/** What a file that is not text begins with; nothing of what is in it. */
const kinds: readonly [beginning: string, kind: string][] = [
  ['%PDF-', 'PDF'],
  ['\x89PNG', 'PNG'],
  ['\xff\xd8\xff', 'JPEG'],
  ['GIF', 'GIF'],
  ['\x1f\x8b', 'gzip'],
  ['7z\xbc\xaf', 'seven-zip'],
  ['Rar!', 'RAR'],
  ['\xd0\xcf\x11\xe0', 'Office'],
  ['SQLite', 'SQLite'],
  ['bplist', 'plist'],
]

const kindOf = (bytes: Uint8Array): string => kinds.find(([beginning]) => startsWith(bytes, beginning))?.[1] ?? 'binary'

const startsWith = (bytes: Uint8Array, beginning: string): boolean => [...beginning].every((each, i) => bytes[i] === each.charCodeAt(0))

const bytesOf = async (file: Blob, from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer())

const last = (column: Uint32Array, least: number): number => column.reduce((a, b) => Math.max(a, b), least)
