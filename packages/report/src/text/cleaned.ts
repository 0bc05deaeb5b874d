/** A combining mark after this many on one letter is no longer writing, in any script. */
const mostMarks = 4
/** A run of more letters without a place to break leaves the page: it is given some, and is not a word of any language. */
const mostUnbroken = 24
/** So that lines of it are full, even of the widest letters. */
const betweenBreaks = 12

const controls = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffc]/gu
const towers = new RegExp(`(\\p{M}{${mostMarks}})\\p{M}+`, 'gu')
// Scripts without blanks, and emoji, break anywhere.
const breaking =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Extended_Pictographic}\\u{1f1e6}-\\u{1f1ff}'
const letter = `[^\\s\\u200b\\u200d\\ufe0f\\p{M}${breaking}]\\p{M}*`
const unbroken = new RegExp(`(?:${letter}){${mostUnbroken + 1},}`, 'gu')
// Not within what is written together: these signs of India's scripts join a consonant to the next.
const joining = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca'
// The dictionary that breaks these knows no end of one letter.
const repeated = /((?:[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*){1,3}?)\1{11,}/gu
const pieces = new RegExp(`(?:${letter}){${betweenBreaks}}(?<![${joining}])(?=\\P{M})`, 'gu')

/**
 * Text as it can be set: in its composed form, whole characters only, line breaks and blanks kept, without control
 * characters, marks that turn the direction of what follows, and towers of marks; with places to break in what has none.
 */
export const cleaned = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(controls, (mark) => (mark === '\n' ? mark : ''))
    .replace(towers, '$1')
    .replace(unbroken, (run) => run.replace(pieces, '$&\u200b'))
    .replace(repeated, (run, one: string) => `${one}\u200b`.repeat(run.length / one.length))
