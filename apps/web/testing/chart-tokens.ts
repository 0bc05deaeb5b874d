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
  heat: ['rgb(0, 0, 0)', 'rgb(50, 0, 0)', 'rgb(100, 0, 0)', 'rgb(150, 0, 0)', 'rgb(200, 0, 0)', 'rgb(250, 0, 0)'],
  positive: 'positive',
  neutral: 'neutral',
  negative: 'negative',
  people: ['one', 'other'],
  sans: 'sans',
  serif: 'serif',
}
