import type { AskedFigure } from '../figure-tools.ts'
import type { Period } from '../plan.ts'
import type { Concept } from './concepts.ts'

/** All of the words that ask for a figure, the first or the last of them, or what may be beside them. */
export type FigurePart = 'whole' | 'opening' | 'closing' | 'beside'

/** A stretch of a question that was recognized as something. */
export type Meaning =
  | { is: 'filler' }
  | { is: 'concept'; concept: Concept }
  | { is: 'person'; name: string }
  | { is: 'everyone' }
  | { is: 'period'; period: Period; isAssumed: boolean }
  /** `isOne`: one of such days, "the busiest Sunday". */
  | { is: 'weekdays'; weekdays: readonly number[]; isOne?: true }
  | { is: 'months'; months: readonly number[] }
  | { is: 'hours'; hours: readonly number[]; isNight: boolean }
  | { is: 'phrase'; text: string; isQuoted: boolean }
  | { is: 'number'; value: number }
  /** "Second", "third": 2, 3. */
  | { is: 'rank'; place: number }
  /** Words that ask for a figure, or that may be beside such. */
  | { is: 'figure'; figure: AskedFigure; part: FigurePart }

/** The tokens from `start` up to `end`. */
export type Span = Meaning & { start: number; end: number }
