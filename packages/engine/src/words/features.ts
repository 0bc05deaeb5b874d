/** What the scanner finds in a message besides its words: 16 bits per row. */

/** Bits of a row's features. */
export const feature = { hasLink: 1, hasQuestion: 2, hasEmoji: 4 } as const

/** Above them, in two bits, what its text's letters are, of `letterCase`. */
export const LETTER_CASE = 3
export const letterCaseIn = (features: number): number => (features >> LETTER_CASE) & 3

/** From this bit on a row's features tell, plus one, how many bytes its text has more than characters; 0 where its words do not tell, or there are more. */
export const BYTES_MORE = 5
export const MOST_BYTES_MORE = 2 ** (16 - BYTES_MORE) - 2

/** The features of what is not text, of this many bytes: none of them is a character. */
export const noCharacters = (bytes: number): number => (bytes <= MOST_BYTES_MORE ? (bytes + 1) << BYTES_MORE : 0)
