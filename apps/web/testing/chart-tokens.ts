import type { ChartTokens } from '#charts/tokens.ts'

/** The tokens of a theme, each of them its own name. */
export const tokens: ChartTokens = {
  ink: 'ink',
  soft: 'soft',
  faint: 'faint',
  line: 'line',
  sheet: 'sheet',
  paper: 'paper',
  well: 'well',
  pen: 'pen',
  wax: 'wax',
  heat: ['a', 'b', 'c', 'd', 'e', 'f'],
  positive: 'positive',
  neutral: 'neutral',
  negative: 'negative',
  people: ['one', 'other'],
  sans: 'sans',
  serif: 'serif',
}
