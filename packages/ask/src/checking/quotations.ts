import { before } from './text.ts'

/** The quotations in a text; `isWhole` is false where a mark has no other. */
export interface Quotations {
  /** `from` and `to` are of the marks around it. */
  readonly found: readonly { inside: string; from: number; to: number }[]
  readonly isWhole: boolean
}

/** Every mark that begins or ends a quotation in some language: of the single ones some are a word's apostrophe, too. */
const SINGLE = /^['‘’‚‛‹›`´′❛❜❟＇ʹʻʼʽˈ]$/u
const DOUBLE = /^(?:\p{Quotation_Mark}|[❝❞❠״″‶ʺˮ〞《》〈〉⟨⟩«»])$/u
const isWordy = /^[\p{L}\p{M}\p{N}]$/u

/**
 * The quotations of a text in any marks, whichever way they turn: the first of a kind begins one, the next ends it. An
 * apostrophe within a word, or behind one while no quotation is open ("the friends' house"), is none.
 */
export function quotationsIn(text: string): Quotations {
  const found: { inside: string; from: number; to: number }[] = []
  let [single, double] = [-1, -1]
  let at = 0
  for (const mark of text) {
    const next = at + mark.length
    if (SINGLE.test(mark)) {
      const isAfterWord = isWordy.test(before(text, at))
      const isBeforeWord = next < text.length && isWordy.test(String.fromCodePoint(text.codePointAt(next) as number))
      if (isAfterWord && isBeforeWord) {
        // "don't"
      } else if (single >= 0) {
        found.push({ inside: text.slice(single, at), from: single - 1, to: next })
        single = -1
      } else if (!isAfterWord || /[‹›‚`]/.test(mark)) single = next
    } else if (DOUBLE.test(mark)) {
      const isWithinWord =
        /[״"]/.test(mark) && /^\p{Script=Hebrew}$/u.test(before(text, at)) && /^\p{Script=Hebrew}/u.test(text.slice(next, next + 2))
      if (isWithinWord) {
        // An abbreviation, as Hebrew writes it.
      } else if (double >= 0) {
        found.push({ inside: text.slice(double, at), from: double - 1, to: next })
        double = -1
      } else double = next
    }
    at = next
  }
  return { found: found.sort((a, b) => a.from - b.from), isWhole: single < 0 && double < 0 }
}
