import type { ChartTokens } from '#charts/tokens.ts'

/** What a word is drawn in, by its weight. */
export type Ink = 'wax' | 'ink' | 'pen' | 'soft'

/** Up to which part of the words, most said first, each ink goes; the first word is wax in any cloud. */
const steps: readonly (readonly [part: number, ink: Ink])[] = [
  [0.05, 'wax'],
  [0.27, 'ink'],
  [0.6, 'pen'],
]

/** The ink of the word at a place among this many, most said first. */
export const inkOf = (at: number, of: number): Ink => (at === 0 ? 'wax' : (steps.find(([part]) => at < part * of)?.[1] ?? 'soft'))

/** The same as tokens that both themes define, */
export const inkVariable: Record<Ink, string> = {
  wax: 'var(--wax)',
  ink: 'var(--ink)',
  pen: 'var(--pen)',
  soft: 'var(--ink-soft)',
}

/** and resolved, for a picture. */
export const inkToken = (ink: Ink, tokens: ChartTokens): string => tokens[ink]
