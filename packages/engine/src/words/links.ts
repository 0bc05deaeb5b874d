/**
 * Web addresses in running text: what begins with `http://`, `https://` or `www.`, in any case, not right after an
 * ASCII letter or digit. A link goes on to the next white space, control character, `<`, `>`, quotation mark or East
 * Asian punctuation, and gives back what a sentence put behind it: punctuation, a closing bracket that was not opened
 * inside, emoji and unseen marks at its end are not part of it.
 */
import { emojiEnd } from './emoji.ts'
import { codePointAt, widthOf } from './utf8.ts'
import { CLASS_BITS, classOf, EMOJI, EXTEND, INVISIBLE, JOINER, LETTER_SYMBOL, SYMBOL } from './word-class.ts'

/** Where the link that begins at `p` ends; `p` where none does. The caller looks at what is before `p`. */
export function linkEnd(bytes: Uint8Array, p: number, end: number): number {
  const isBare = reads(bytes, p, WWW)
  const beginning = isBare ? WWW : reads(bytes, p, HTTPS) ? HTTPS : HTTP
  const body = p + beginning.length
  if (body >= end || !(isBare ? beginsName(codePointAt(bytes, body)) : reads(bytes, p, beginning))) return p
  const after = bodyEnd(bytes, body, end)
  return after > body ? after : p
}

/** Whether an emoji is inside the link from `p` to `end`. */
export function holdsEmoji(bytes: Uint8Array, p: number, end: number): boolean {
  for (let q = p; q < end; ) {
    const codePoint = codePointAt(bytes, q)
    if ((codePoint >= 0x80 || bytes[q + 1] >= 0x80) && emojiEnd(bytes, q, end) > q) return true
    q += widthOf(codePoint)
  }
  return false
}

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))
const HTTP = ascii('http://')
const HTTPS = ascii('https://')
const WWW = ascii('www.')

/** Whether these letters are at `p`, in any case. (The punctuation among them is the same in both.) */
function reads(bytes: Uint8Array, p: number, letters: Uint8Array): boolean {
  for (let i = 0; i < letters.length; i++) if ((bytes[p + i] | 0x20) !== letters[i]) return false
  return true
}

const beginsName = (codePoint: number): boolean => /[\p{L}\p{N}]/u.test(String.fromCodePoint(codePoint))

// What a character does in a link: ends it; may be in it but not at its end; belongs to it. Brackets are counted.
const STOP = 1
const LOOSE = 2
const FIRM = 3
/** The same, unless a keycap is put on it. */
const KEY = 4
const OPENING = 5
const CLOSING = 6
/** A mark: as firm as what it is on. */
const CLINGING = 7

/** By code point; 0 where it was not asked for yet. */
const grips = new Uint8Array(0x110000)
grips.fill(STOP, 0, 0x21)
for (let c = 0x21; c < 0x7f; c++) grips[c] = /[A-Za-z]/.test(String.fromCharCode(c)) ? FIRM : LOOSE
grips[0x7f] = STOP
for (const c of ascii('<>"')) grips[c] = STOP
for (const c of ascii('/-=&%@$+_')) grips[c] = FIRM
for (const c of ascii('#0123456789')) grips[c] = KEY
for (const c of ascii('([{')) grips[c] = OPENING
for (const c of ascii(')]}')) grips[c] = CLOSING

/** Where the part of a link that begins at `p` ends; `p` where nothing of it is firm. */
function bodyEnd(bytes: Uint8Array, p: number, end: number): number {
  let q = p
  let firm = p
  let open = 0
  while (q < end) {
    const codePoint = codePointAt(bytes, q)
    const grip = grips[codePoint] || learnGrip(codePoint)
    if (grip === STOP) break
    const start = q
    q += widthOf(codePoint)
    if (grip === OPENING) open++
    else if (grip === FIRM) firm = q
    else if (grip === CLINGING) firm = firm === start ? q : firm
    else if (grip === KEY) {
      const keycap = bytes[q] >= 0x80 ? emojiEnd(bytes, start, end) : start
      if (keycap > start) q = keycap
      else firm = q
    } else if (grip === CLOSING && open > 0) {
      open--
      firm = q
    }
  }
  return firm
}

const stops = /[\s\p{Cc}\p{Z}\p{Pi}\p{Pf}\u200b\u3000-\u303f\ufe30-\ufe4f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/u
const unfirm = /[\p{P}\p{S}]/u

function learnGrip(codePoint: number): number {
  const grip = gripOf(codePoint)
  grips[codePoint] = grip
  return grip
}

function gripOf(codePoint: number): number {
  const kind = classOf(codePoint) & CLASS_BITS
  if (kind === EXTEND) return CLINGING
  if (kind === INVISIBLE || kind === JOINER || kind === EMOJI || kind === SYMBOL || kind === LETTER_SYMBOL) return LOOSE
  const character = String.fromCodePoint(codePoint)
  if (stops.test(character)) return STOP
  return unfirm.test(character) ? LOOSE : FIRM
}
