/**
 * Mail clients and editors change every line of a file: `> ` or blanks in front, quotes around, blanks doubled, full-width
 * colons. Where no header of a file is whole and some can be read once that is undone, it is undone in the whole file. One
 * header that is whole says that nobody changed the file: what looks damaged was pasted into a message.
 */
import { readHeader } from '#whatsapp/header-shape.ts'
import { type PaddedText, padded } from './byte-sink.ts'

/** Lines that are looked at. */
const SAMPLE_LINES = 120
const SAMPLE_BYTES = 64 << 10
/** A name is not longer, where a full-width colon ends it. */
const NAME_REACH = 60
type Damage = 'prefix' | 'quotes' | 'doubled' | 'colon'
const DAMAGES: readonly Damage[] = ['prefix', 'quotes', 'doubled', 'colon']

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** The text with its lines repaired, or null where they need no repairing. */
export function mendedLines(bytes: Uint8Array, size: number): PaddedText | null {
  const sample = decoder
    .decode(bytes.subarray(0, Math.min(size, SAMPLE_BYTES)))
    .split('\n')
    .slice(0, SAMPLE_LINES)
  // Most files are sound, and say so in their first lines.
  if (sample.some((line) => isWhole(line) && hasSender(line))) return null
  const damaged = sample.filter((line) => !isWhole(line) && isWhole(mended(line, DAMAGES)))
  if (damaged.length === 0) return null
  const isNeeded = (damage: Damage): boolean => {
    const others = DAMAGES.filter((other) => other !== damage)
    return damaged.filter((line) => !isWhole(mended(line, others))).length * 2 > damaged.length
  }
  const damages = DAMAGES.filter(isNeeded)
  if (damages.length === 0) return null
  // A line that says what happened has no colon to be damaged.
  const needsSender = damages.every((damage) => damage === 'colon')
  const isSound = (line: string): boolean => isWhole(line) && (!needsSender || hasSender(line))
  if (sample.some(isSound)) return null
  const lines = decoder.decode(bytes.subarray(0, size)).split('\n')
  if (lines.some(isSound)) return null
  // The prefix of headers also precedes continuation lines, which may begin with their own blanks.
  const prefix = damages.includes('prefix') ? (PREFIX.exec(damaged[0])?.[0] ?? '') : null
  const text = lines.map((line) => mended(line, damages, prefix)).join('\n')
  return padded(new TextEncoder().encode(text))
}

/** Whether a header can be read whose line has not all its blanks doubled, and a sender behind it if there is a colon of any width. */
function isWhole(line: string): boolean {
  const header = readHeader(line)
  if (!header) return false
  const rest = line.slice(header.end, header.end + NAME_REACH)
  // A header may have its one blank at its end, and the other of the two behind it.
  if (isDoubled(line) && line.slice(0, header.end + 1).includes('  ')) return false
  return !rest.includes('：') || /:\s/u.test(rest.slice(0, rest.indexOf('：')))
}

const hasSender = (line: string): boolean => /^[^:：\n]{1,60}:\s/u.test(line.slice(readHeader(line)?.end))

/** Whether all blanks come in twos: a layout may have two in one place, and people write as many as they like. */
const isDoubled = (line: string): boolean => !/(?<! )(?: {2})* (?! )/.test(line)

const PREFIX = /^(?:[ \t\u00a0]*>)*[ \t\u00a0]*/u
const QUOTED = /^\s*["“](.*)["”][,;]?(\s*)$/su

/** A line with damages of some kinds undone; `prefix` is what to take from its front, where it is known. */
function mended(line: string, damages: readonly Damage[], prefix: string | null = null): string {
  let text = line
  if (damages.includes('prefix')) text = prefix === null ? text.replace(PREFIX, '') : withoutPrefix(text, prefix)
  if (damages.includes('quotes')) text = text.replace(QUOTED, (_, inside: string, end: string) => inside.replaceAll('""', '"') + end)
  if (damages.includes('doubled') && isDoubled(text)) text = text.replaceAll('  ', ' ')
  return damages.includes('colon') ? withNarrowColon(text) : text
}

/** Takes the prefix from a line, or as much of it as the line has: mail clients cut blanks at the ends of empty lines. */
function withoutPrefix(line: string, prefix: string): string {
  let length = 0
  while (length < prefix.length && line[length] === prefix[length]) length++
  return line.slice(length)
}

/** `Ana：hi` as `Ana: hi`, behind a header. */
function withNarrowColon(line: string): string {
  const header = readHeader(line)
  if (!header || isWhole(line)) return line
  const colon = line.indexOf('：', header.end)
  if (colon < 0) return line
  return `${line.slice(0, colon)}: ${line.slice(colon + 1).replace(/^[ \u3000]/u, '')}`
}
