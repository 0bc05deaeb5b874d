/** What a code point is to the scanner: looked up in a table that fills as characters are met. */

export const space = 0
export const letter = 1
export const digit = 2
/** Of a script written without spaces: Han, Kana, Thai, Lao, Khmer, Myanmar. */
export const unspaced = 3
export const emoji = 4
export const punctuation = 5
/** Continues an emoji or a word and means nothing alone: variation selectors, skin tones, joiners, combining marks. */
export const joining = 6
/** Invisible: marks of direction and the like. */
export const ignored = 7

const unknown = 255
const tableSize = 0x20000
const table = new Uint8Array(tableSize).fill(unknown)

/** One of the classes above. */
export function classOf(code: number): number {
  if (code >= tableSize) return code < 0x40000 ? unspaced : code >= 0xe0020 && code <= 0xe007f ? joining : ignored
  const known = table[code]
  return known === unknown ? learn(code) : known
}

function learn(code: number): number {
  table[code] = classify(code)
  return table[code]
}

const unspacedRanges = [
  [0x0e00, 0x0eff],
  [0x1000, 0x109f],
  [0x1780, 0x17ff],
  [0x3005, 0x3007],
  [0x3041, 0x3096],
  [0x309d, 0x30ff],
  [0x31f0, 0x31ff],
  [0x3400, 0x9fff],
  [0xf900, 0xfaff],
  [0xff66, 0xff9f],
]

function classify(code: number): number {
  const text = String.fromCodePoint(code)
  if (code === 0x30fb) return punctuation
  // Baht, and the currency of Khmer, are in the same blocks as the letters.
  if (unspacedRanges.some(([from, to]) => code >= from && code <= to) && /[\p{L}\p{M}\p{Nl}]/u.test(text)) return unspaced
  if (code === 0x200c || code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f) || code === 0x20e3 || (code >= 0x1f3fb && code <= 0x1f3ff))
    return joining
  if (/\p{M}/u.test(text)) return joining
  if (/\p{L}/u.test(text)) return letter
  if (/\p{N}/u.test(text)) return digit
  if (code >= 0x1f1e6 && code <= 0x1f1ff) return emoji
  if (code > 0xff && code !== 0x2122 && code !== 0x2139 && /\p{Extended_Pictographic}/u.test(text)) return emoji
  if (/\p{Cf}/u.test(text) || code === 0xfffd) return ignored
  if (/[\p{Z}\p{C}]/u.test(text)) return space
  return punctuation
}
