/**
 * The colors of mails and of the sandbox's pages: those of the product, in both themes. A mail program takes no
 * stylesheet from elsewhere, so they are written here again; a test holds them to the pages' own.
 */
export const light = {
  paper: '#f8f4ea',
  sheet: '#fffdf8',
  well: '#f0eadc',
  line: '#e2d9c7',
  edge: '#8b8371',
  ink: '#1a1f33',
  inkSoft: '#474c60',
  inkFaint: '#646878',
  pen: '#2b409f',
  penStrong: '#1e2f7d',
  penWash: '#e6e8f3',
  onPen: '#fffaf0',
  wax: '#b23a1e',
  waxWash: '#fbe6dc',
  good: '#1e6650',
  goodWash: '#e1eee3',
  warn: '#7b5205',
  warnWash: '#f9edcf',
} as const

export type Color = keyof typeof light

export const dark = {
  paper: '#13151f',
  sheet: '#1b1e2b',
  well: '#0e1018',
  line: '#2e3244',
  edge: '#6f7388',
  ink: '#f2ecdf',
  inkSoft: '#bfbab0',
  inkFaint: '#9793a0',
  pen: '#a5b6ff',
  penStrong: '#c4d0ff',
  penWash: '#262c4b',
  onPen: '#13151f',
  wax: '#ff9b78',
  waxWash: '#3d2520',
  good: '#7fcfae',
  goodWash: '#1a332c',
  warn: '#ecc46c',
  warnWash: '#372c14',
} as const satisfies Record<Color, string>

/** Without a network: what a reader's own device has, closest to the product's letters. */
export const fonts = {
  sans: '"Source Sans 3 Variable", "Source Sans 3", "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  serif: '"Newsreader Variable", "Newsreader", "Iowan Old Style", "Palatino Linotype", Georgia, serif',
} as const

export const colors = Object.keys(light) as Color[]

/** As a custom property is called: `inkSoft` is `--ink-soft`. */
export const propertyOf = (color: Color): string => `--${color.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
