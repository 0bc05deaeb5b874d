import type { Period } from '../plan.ts'
import type { Concept } from './concepts.ts'

/** A stretch of a question that was recognized as something. */
export type Meaning =
  | { is: 'filler' }
  | { is: 'concept'; concept: Concept }
  | { is: 'person'; name: string }
  | { is: 'everyone' }
  | { is: 'period'; period: Period; isAssumed: boolean }
  | { is: 'weekdays'; weekdays: readonly number[] }
  | { is: 'hours'; hours: readonly number[]; isNight: boolean }
  | { is: 'phrase'; text: string; isQuoted: boolean }
  | { is: 'number'; value: number }

/** The tokens from `start` up to `end`. */
export type Span = Meaning & { start: number; end: number }
