/** How much wording a sentence has: what tells the service's from a person's. */

/**
 * How much a fixed part says, in letters; an ideograph says as much as two and a half. Near enough: a letter is whatever
 * is neither a space nor ASCII's punctuation and digits.
 */
export function weightOf(literal: string): number {
  let weight = 0
  for (let i = 0; i < literal.length; i++) {
    const unit = literal.charCodeAt(i)
    if (unit < 0x80) weight += (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a ? 1 : 0
    else weight += isIdeograph(unit) ? 2.5 : 1
  }
  return weight
}

/** Kana, Han or Hangul. */
const isIdeograph = (unit: number): boolean => (unit >= 0x3040 && unit < 0xa000) || (unit >= 0xac00 && unit < 0xd7b0)
