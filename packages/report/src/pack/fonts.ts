/**
 * The fonts of a report: one constant list, fetched whole, so that what is fetched says nothing of what a chat is written
 * in. Files of the @fontsource packages, without their `-400-normal.woff`.
 */
const european = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext']
const scripts = [
  ...['devanagari', 'bengali', 'tamil', 'telugu', 'gujarati', 'gurmukhi', 'kannada', 'malayalam', 'sinhala'],
  ...['thai', 'lao', 'khmer', 'myanmar', 'hebrew', 'georgian', 'armenian', 'ethiopic'],
]

const file = (name: string, subset: string, style = '400-normal'): string => `@fontsource/${name}/files/${name}-${subset}-${style}.woff`

export const fontFiles: readonly string[] = [
  ...european.flatMap((subset) => ['400-normal', '600-normal'].map((style) => file('source-sans-3', subset, style))),
  ...['latin', 'latin-ext', 'vietnamese'].flatMap((subset) =>
    ['400-normal', '600-normal'].map((style) => file('newsreader', subset, style)),
  ),
  ...european.map((subset) => file('noto-sans', subset)),
  ...scripts.map((script) => file(`noto-sans-${script}`, script)),
  // Letters of Arabic whose dots are glyphs of their own would be read twice by whoever copies them; these are whole.
  file('vazirmatn', 'arabic'),
  file('vazirmatn', 'arabic', '600-normal'),
  file('noto-sans-sc', 'chinese-simplified'),
  file('noto-sans-tc', 'chinese-traditional'),
  file('noto-sans-jp', 'japanese'),
  file('noto-sans-kr', 'korean'),
  file('noto-color-emoji', 'emoji'),
  file('noto-sans-symbols-2', 'symbols'),
  file('noto-sans-symbols-2', 'math'),
  file('noto-sans-symbols', 'symbols'),
  file('noto-sans-math', 'latin'),
]

/** The packages they are in. */
export const fontPackages: readonly string[] = [...new Set(fontFiles.map((path) => path.split('/').slice(0, 2).join('/')))]
