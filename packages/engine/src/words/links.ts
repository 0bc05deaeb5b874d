/**
 * Web addresses in running text: what begins with `http://`, `https://` or `www.`, in any case, not right after an
 * ASCII letter or digit. A link ends at the next white space, control character, `<`, `>`, quotation mark or
 * punctuation that ends a part of a sentence in another script than ours (`，` `。` `،` `؟` `।`), and gives back what a sentence put
 * behind it: punctuation, a closing bracket that was not opened inside, emoji and unseen marks at its end are not part of it.
 *
 * Scripts whose words follow others without a space (Han, Kana, Hangul, Thai …) may be in an address (RFC 3987), but a sentence
 * also continues in them directly behind one: `https://a.b/c見て`. Three rules tell them apart:
 *
 * - The host, up to the first `/`, `?` or `#`, has them at the beginning of a label, and behind a letter or digit of one where
 *   another label follows: `e文字.com`, but `example.orgです`.
 * - Path, query and fragment have them at the beginning of a part, and to its end: behind a sign that divides addresses
 *   (RFC 3986, section 2.2), behind `?` and `~` only after a slash, since sentences use both, and behind `=` only the first time in a
 *   parameter, since Base64 is padded with more.
 * - Directly behind any other letter, digit or punctuation, and behind an emoji, the link ends before them.
 */
import { emojiEnd } from './emoji.ts'
import { codePointAt, widthOf } from './utf8.ts'
import { CLASS_BITS, classOf, EMOJI, EXTEND, HANGUL, IDEOGRAPH, INVISIBLE, JOINER, LETTER_SYMBOL, SYMBOL, UNSPACED } from './word-class.ts'

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
const NUMBER_SIGN = 0x23
const AMPERSAND = 0x26
const FULL_STOP = 0x2e
const SLASH = 0x2f
const SEMICOLON = 0x3b
const EQUALS_SIGN = 0x3d
const QUESTION_MARK = 0x3f

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
/** As firm, and dividing an address into its parts. */
const DIVIDING = 8
/** The same, but not at the end. */
const POINT = 9
/** In ASCII, neither firm nor dividing. */
const APART = 10
/** Of a script whose words follow others without a space. */
const ADJOINING = 11
/** Not firm; dividing behind a slash. */
const LEADING = 12
/** Firm; dividing the first time in a parameter. */
const EQUALS = 13

// What a letter of such a script would be to the part of the address that it comes behind: its beginning, more of it, text behind
// the address unless another label of the host follows, or text behind the address.
const BEGINNING = 0
const MORE = 1
const TOUCHING = 2
const BEHIND = 3

/** By code point; 0 where it was not asked for yet. */
const grips = new Uint8Array(0x110000)
grips.fill(STOP, 0, 0x21)
for (let c = 0x21; c < 0x7f; c++) grips[c] = /[A-Za-z]/.test(String.fromCharCode(c)) ? FIRM : APART
grips[0x7f] = STOP
for (const c of ascii('<>"')) grips[c] = STOP
for (const c of ascii('/-&%@$+_')) grips[c] = DIVIDING
for (const c of ascii('.:')) grips[c] = POINT
for (const c of ascii('#0123456789')) grips[c] = KEY
for (const c of ascii('([{')) grips[c] = OPENING
for (const c of ascii(')]}')) grips[c] = CLOSING
for (const c of ascii('?~')) grips[c] = LEADING
grips[EQUALS_SIGN] = EQUALS

/** Where the part of a link that begins at `p` ends; `p` where nothing of it is firm. */
function bodyEnd(bytes: Uint8Array, p: number, end: number): number {
  let q = p
  let firm = p
  let open = 0
  let isHost = true
  let adjoining = BEGINNING
  while (q < end) {
    const codePoint = codePointAt(bytes, q)
    const grip = grips[codePoint] || learnGrip(codePoint)
    if (grip === STOP) break
    const start = q
    q += widthOf(codePoint)
    if (grip === FIRM) {
      firm = q
      if (adjoining === BEGINNING) adjoining = TOUCHING
    } else if (grip === DIVIDING) {
      firm = q
      adjoining = BEGINNING
      if (codePoint === SLASH) isHost = false
    } else if (grip === KEY) {
      const keycap = bytes[q] >= 0x80 ? emojiEnd(bytes, start, end) : start
      if (keycap > start) {
        q = keycap
        adjoining = BEHIND
        continue
      }
      firm = q
      if (codePoint === NUMBER_SIGN) {
        adjoining = BEGINNING
        isHost = false
      } else if (adjoining === BEGINNING) adjoining = TOUCHING
    } else if (grip === POINT) {
      // Several are a pause.
      adjoining = bytes[start - 1] === bytes[start] ? BEHIND : BEGINNING
    } else if (grip === EQUALS) {
      firm = q
      adjoining = isFirstEquals(bytes, p, start) ? BEGINNING : BEHIND
    } else if (grip === LEADING) {
      adjoining = !isHost && bytes[start - 1] === SLASH ? BEGINNING : BEHIND
      if (codePoint === QUESTION_MARK) isHost = false
    } else if (grip === OPENING) {
      open++
      adjoining = BEGINNING
    } else if (grip === CLINGING) firm = firm === start && start > p ? q : firm
    else if (grip === ADJOINING) {
      if (adjoining === BEHIND || (adjoining === TOUCHING && !(isHost && labelFollows(bytes, q, end)))) break
      adjoining = MORE
      firm = q
    } else if (grip === LOOSE) {
      const emoji = emojiEnd(bytes, start, end)
      if (emoji > start) {
        q = emoji
        adjoining = BEHIND
      }
    } else {
      if (grip === CLOSING && open > 0) {
        open--
        firm = q
      }
      adjoining = BEHIND
    }
  }
  return firm
}

/** Whether the equals sign at `at` is the first of its parameter, in an address that begins at `p`. The one before ends the search, so that all together take one pass. */
function isFirstEquals(bytes: Uint8Array, p: number, at: number): boolean {
  for (let q = at - 1; q >= p; q--) {
    const byte = bytes[q]
    if (byte === EQUALS_SIGN) return false
    if (byte === SLASH || byte === QUESTION_MARK || byte === AMPERSAND || byte === SEMICOLON || byte === NUMBER_SIGN) return true
  }
  return true
}

/** Whether behind letters of scripts without spaces, from `p` on, there is a dot and another label of a host. */
function labelFollows(bytes: Uint8Array, p: number, end: number): boolean {
  let q = p
  while (q < end) {
    const codePoint = codePointAt(bytes, q)
    if (codePoint === FULL_STOP) return q + 1 < end && beginsName(codePointAt(bytes, q + 1))
    const grip = grips[codePoint] || learnGrip(codePoint)
    if (grip !== ADJOINING && grip !== CLINGING) return false
    q += widthOf(codePoint)
  }
  return false
}

const stops =
  /[\s\p{Cc}\p{Z}\p{Pi}\p{Pf}\p{Terminal_Punctuation}\u200b\ufe30-\ufe4f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]|(?![\p{L}\p{N}])[\u3000-\u303f]/u
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
  if (unfirm.test(character)) return LOOSE
  return kind === IDEOGRAPH || kind === UNSPACED || kind === HANGUL ? ADJOINING : FIRM
}
