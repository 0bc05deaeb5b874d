/** The look's tokens as Plotly needs them: resolved, for the theme that is on. */
export interface ChartTokens {
  ink: string
  soft: string
  faint: string
  line: string
  sheet: string
  pen: string
  wax: string
  heat: string[]
  sans: string
}

const known = new Map<'light' | 'dark', ChartTokens>()

/** The tokens of the theme the page is drawn in; the same object as long as the theme is. */
export function chartTokens(theme: 'light' | 'dark'): ChartTokens {
  const tokens = known.get(theme) ?? readTokens(document.documentElement)
  known.set(theme, tokens)
  return tokens
}

function readTokens(root: Element): ChartTokens {
  const style = getComputedStyle(root)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    ink: token('ink'),
    soft: token('ink-soft'),
    faint: token('ink-faint'),
    line: token('line'),
    sheet: token('sheet'),
    pen: token('pen'),
    wax: token('wax'),
    heat: [0, 1, 2, 3, 4, 5].map((step) => token(`heat-${step}`)),
    sans: style.fontFamily,
  }
}
