import { paymentLimits } from '#config/limits.ts'

/** Breaks, control characters and halves of characters; marks that turn the direction of writing; a mark of byte order. */
const breaks = /[\p{Cc}\p{Cs}\p{Z}]+/gu
const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const isVisible = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * A buyer's name as a license may contain it: composed, in one line, without what turns the direction of writing. A buyer
 * gets a license, whatever they wrote: where nothing visible is left it is their address; null where that is none either.
 */
export function licenseeOf(name: string | null | undefined, email: string | null | undefined): string | null {
  for (const text of [name, email]) {
    const line = (text ?? '').replaceAll(turns, '').replaceAll(breaks, ' ').normalize('NFC').trim()
    const short = [...line].slice(0, paymentLimits.nameCharacters).join('').trim()
    if (isVisible.test(short)) return short
  }
  return null
}
