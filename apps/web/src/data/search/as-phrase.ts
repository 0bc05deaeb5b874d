/** A letter, a digit, or what an emoji is made of: without any, a keyword is signs, and a search looks for signs as they are. */
const wordLike = /[\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]|\u20e3/u

/** The search that finds the same messages as a milestone's keyword. */
export const asPhrase = (keyword: string): string => (wordLike.test(keyword) ? `"${keyword.replaceAll('"', ' ')}"` : keyword)
