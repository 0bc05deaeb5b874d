import { randomBytes, randomInt } from 'node:crypto'
import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib'

/**
 * Words that are nowhere else in the world, to be looked for wherever they should not be. Letters by chance, so that not
 * even a packer finds anything in them to shorten.
 */
export function canaries(count: number): string[] {
  const letter = () => String.fromCharCode(97 + randomInt(26))
  return Array.from({ length: count }, () => `Q${Array.from({ length: 18 }, letter).join('')}`)
}

/** A run of pictures that nobody else sends. */
export function emojiCanary(): string {
  return Array.from(randomBytes(8), (byte) => String.fromCodePoint(0x1f400 + (byte % 0x3f))).join('')
}

/** Which of the words are in these bytes, in whatever spelling, packed or not. */
export function canariesIn(bytes: Buffer, words: readonly string[]): string[] {
  const found = new Set([bytes, ...unpacked(bytes)].flatMap((text) => lookFor(soughtFor(words), text)))
  return words.filter((word) => found.has(word))
}

interface Spelled {
  word: string
  bytes: Buffer
}

/** Every spelling of some words, by its first two bytes. */
type Sought = readonly (readonly Spelled[] | undefined)[]

const known = new WeakMap<readonly string[], Sought>()

function soughtFor(words: readonly string[]): Sought {
  const before = known.get(words)
  if (before) return before
  const sought: Spelled[][] = Array.from({ length: 1 << 16 })
  for (const word of words)
    for (const spelling of spellings(word)) {
      const bytes = Buffer.from(spelling, 'latin1')
      const start = bytes[0] | (bytes[1] << 8)
      sought[start] = [...(sought[start] ?? []), { word, bytes }]
    }
  known.set(words, sought)
  return sought
}

/** In small letters, one character a byte. */
const small = Uint8Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte).toLowerCase().charCodeAt(0))

/** All in one pass: a profile has a hundred megabytes, and a test hundreds of spellings. */
function lookFor(sought: Sought, text: Buffer): string[] {
  const found: string[] = []
  for (let at = 0, start = small[text[0]] << 8; at + 1 < text.length; at++) {
    start = (start >> 8) | (small[text[at + 1]] << 8)
    const candidates = sought[start]
    if (candidates) for (const { word, bytes } of candidates) if (begins(text, at, bytes)) found.push(word)
  }
  return found
}

const begins = (text: Buffer, at: number, sought: Buffer): boolean => sought.every((byte, i) => small[text[at + i]] === byte)

/** As it is, and as UTF-16, hexadecimal, base64 and in an address; in small letters, one character a byte. */
function spellings(word: string): string[] {
  const utf8 = Buffer.from(word)
  const utf16 = Buffer.from(word, 'utf16le')
  const raw = [utf8, utf16, Buffer.from(utf16).swap16()].map((bytes) => bytes.toString('latin1'))
  const hex = [utf8, utf16].map((bytes) => bytes.toString('hex'))
  return [...raw, ...hex, ...base64(utf8), encodeURIComponent(word), escape(word), JSON.stringify(word).slice(1, -1)].map((text) =>
    text.toLowerCase(),
  )
}

/** In base64 a word looks different after one, two or three other bytes: the part of each that is the word's alone. */
function base64(word: Buffer): string[] {
  return [0, 1, 2].flatMap((before) => {
    const text = Buffer.concat([Buffer.alloc(before), word]).toString('base64')
    const own = text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + word.length) * 8) / 6))
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')]
  })
}

/** The bytes unpacked, however they were packed; nothing where they were not. */
function unpacked(bytes: Buffer): Buffer[] {
  return [gunzipSync, inflateSync, inflateRawSync].flatMap((unpack) => {
    try {
      return [unpack(bytes)]
    } catch {
      return []
    }
  })
}
