/** How much wording a sentence has: what distinguishes the service's from a person's. */

/**
 * How much a fixed part says, in letters; an ideograph says as much as two and a half. Near enough: a letter is whatever
 * is neither ASCII's nor general punctuation, nor a digit of ASCII.
 */
export const weightOf = (literal: string): number => weightUpTo(literal, Number.POSITIVE_INFINITY)

/** The same, counted no further than to `enough`. */
function weightUpTo(literal: string, enough: number): number {
  let weight = 0
  for (let i = 0; i < literal.length && weight < enough; i++) {
    const unit = literal.charCodeAt(i)
    if (unit < 0x80) weight += (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a ? 1 : 0
    else if (unit < 0x2000 || unit > 0x206f) weight += isIdeograph(unit) ? 2.5 : 1
  }
  return weight
}

/** Kana, Han or Hangul. */
const isIdeograph = (unit: number): boolean => (unit >= 0x3040 && unit < 0xa000) || (unit >= 0xac00 && unit < 0xd7b0)

/** A sentence this fixed is not one that a person happens to write. */
export const STRONG = 17

/** Fixed enough to be the service's own even without its mark: a long sentence, and nobody's name in it. */
export const isTelling = (sentence: string): boolean => !sentence.includes('{') && weightUpTo(sentence, STRONG) >= STRONG
