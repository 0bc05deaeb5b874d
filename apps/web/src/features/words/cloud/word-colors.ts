import type { ChartTokens } from '#charts/tokens.ts'

/** What a word is drawn in, by its weight: colors are people's. */
export type Ink = 'wax' | 'ink' | 'soft'

/** Up to which part of the words, most said first, ink goes; the first word is wax, as what the sentence names is everywhere. */
const ofInk = 0.4

/** The ink of the word at a place among this many, most said first. */
export const inkOf = (at: number, of: number): Ink => (at === 0 ? 'wax' : at < ofInk * of ? 'ink' : 'soft')

/** The same as tokens that both themes define, */
export const inkVariable: Record<Ink, string> = {
  wax: 'var(--wax)',
  ink: 'var(--ink)',
  soft: 'var(--ink-soft)',
}

/** and resolved, for a picture. */
export const inkToken = (ink: Ink, tokens: ChartTokens): string => tokens[ink]
