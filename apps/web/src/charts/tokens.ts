/** The look's tokens, resolved for the theme that is on: a picture on a canvas knows no variables. */
export interface ChartTokens {
  ink: string
  soft: string
  faint: string
  line: string
  sheet: string
  paper: string
  well: string
  pen: string
  wax: string
  heat: string[]
  /** How words sound. */
  positive: string
  neutral: string
  negative: string
  /** The hues of people, as `hueOf` counts them. */
  people: string[]
  sans: string
  serif: string
}

const known = new Map<'light' | 'dark', ChartTokens>()

/** The tokens of the theme the page is drawn in; the same object as long as the theme is. */
export function chartTokens(theme: 'light' | 'dark'): ChartTokens {
  const tokens = known.get(theme) ?? readTokens(document.documentElement)
  known.set(theme, tokens)
  return tokens
}

let onPaper: ChartTokens | null = null

/** The tokens of the light theme, whatever theme is on: what is kept or sent is ink on paper. */
export function paperTokens(): ChartTokens {
  if (onPaper) return onPaper
  const sample = document.body.appendChild(document.createElement('div'))
  sample.dataset.theme = 'light'
  onPaper = readTokens(sample)
  sample.remove()
  return onPaper
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
    paper: token('paper'),
    well: token('well'),
    pen: token('pen'),
    wax: token('wax'),
    heat: [0, 1, 2, 3, 4, 5].map((step) => token(`heat-${step}`)),
    positive: token('positive'),
    neutral: token('neutral'),
    negative: token('negative'),
    people: [1, 2, 3, 4, 5, 6, 7, 8].map((place) => token(`person-${place}`)),
    sans: style.fontFamily,
    serif: token('font-serif'),
  }
}
