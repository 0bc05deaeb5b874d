/** A combining mark after so many on one letter is no writing any more, in whatever script. */
const mostMarks = 4
/** A run of so many letters without a place to break leaves the page. */
const mostUnbroken = 24

const controls = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffc]/gu
const towers = new RegExp(`(\\p{M}{${mostMarks}})\\p{M}+`, 'gu')
const unbroken = new RegExp(
  `[^\\s\\u200b\\p{M}\\p{Lo}\\p{Extended_Pictographic}\\u{1f1e6}-\\u{1f1ff}\\u200d\\ufe0f]{${mostUnbroken}}(?=\\S)`,
  'gu',
)

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
    .replace(unbroken, '$&\u200b')
