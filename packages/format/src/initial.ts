let segmenter: Intl.Segmenter | undefined

/**
 * What stands for a name where there is room for one letter: its first letter or figure, large; where it has none, such as an emoji, its
 * first sign. Where a script joins letters into one, such as प्रि, it is the first one alone.
 */
export function initialOf(name: string): string {
  segmenter ??= new Intl.Segmenter('und')
  let first = ''
  for (const { segment } of segmenter.segment(name)) {
    const letter = segment.match(/[\p{L}\p{N}]/u)?.[0]
    if (letter !== undefined) return joins.test(segment) ? letter : segment.toLocaleUpperCase()
    if (first === '' && segment.trim() !== '') first = segment
  }
  return first
}

/** The signs that join two consonants in the scripts of India. Browsers differ in whether such a pair is one sign. */
const joins = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D]/
