/**
 * How text is compared when searching: small letters; marks dropped in Latin, Greek and Cyrillic, and only there
 * (elsewhere they are letters); ß = ss, ё = е, ı = i; one apostrophe. What one cannot see does not count: direction
 * marks, soft hyphens, joiners between letters, variation selectors; nor do skin tones.
 */

/** A text as it is compared, and for each of its UTF-16 units where in the original it comes from. */
export interface Folded {
  text: string
  /** One entry a unit of `text`, and one for its end. */
  origin: number[]
}

/** Folds for comparing. */
export function fold(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase()
  return withoutPiles(text.replace(unseen, '').replace(joiner, ''))
    .replaceAll('İ', 'i')
    .toLowerCase()
    .normalize('NFD')
    .replace(marked, '$1')
    .normalize('NFC')
    .replace(alike, (letter) => stand.get(letter) ?? letter)
}

/** This many marks on one letter are more than any language has; sorting any number of them takes forever. */
export const withoutPiles = (text: string): string => (text.length > MOST_MARKS && pile.test(text) ? text.replace(piles, '$1') : text)

/** Folds, and remembers where each unit came from, so that a match can be marked in the original. */
export function foldWithOrigin(text: string): Folded {
  if (plainAscii.test(text)) return { text: text.toLowerCase(), origin: Array.from({ length: text.length + 1 }, (_, i) => i) }
  let folded = ''
  const origin: number[] = []
  for (const { index, 0: whole } of text.matchAll(letters)) {
    const part = fold(whole)
    folded += part
    for (let i = 0; i < part.length; i++) origin.push(index)
  }
  origin.push(text.length)
  return { text: folded, origin }
}

/** Emoji are compared without variation selectors and skin tones. */
export const foldEmoji = (emoji: string): string => emoji.replace(/[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]/gu, '') || emoji

const MOST_MARKS = 64
const pile = /\p{M}{65}/u
const piles = /(\p{M}{64})\p{M}+/gu
const plainAscii = /^[\0-\x7f]*$/
const unseen = /(?!\u200d)\p{Cf}|[\ufe00-\ufe0f]|[\u{1f3fb}-\u{1f3ff}]/gu
/** Joiners but those between the parts of an emoji. */
const joiner = /(?<!\p{Extended_Pictographic})\u200d/gu
const marked = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu
const stand = new Map([
  ['ß', 'ss'],
  ['ı', 'i'],
  ['ς', 'σ'],
  ['’', "'"],
  ['‘', "'"],
  ['ʼ', "'"],
])
const alike = new RegExp(`[${[...stand.keys()].join('')}]`, 'gu')
/** One letter with its marks, or Hangul letters that make one syllable: as much as has to be folded together. */
const letters = /[\u1100-\u11ff]+|\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*\u200d?|\P{M}\p{M}*|\p{M}+/gu
