/** What people write that stands for nothing on its own. */

/** Laughter, sighs and cries: a unit said thrice, a letter held down, Hangul letters alone. */
const noise = /(.{1,3})\1\1|^(?:[hj][aeiouy]){2,}[hj]?$|^(?:х[аеи]){2,}х?$|^[哈呵嘻嘿草笑]+$|^[\u3131-\u318e]+$/u

export const isNoise = (word: string): boolean => noise.test(word)

/** A character of these scripts is a syllable, or nearly. */
const SYLLABLES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** So short a word hardly stands for something on its own. */
export const isShort = (word: string): boolean => word.length < (SYLLABLES.test(word) ? 2 : 3)
