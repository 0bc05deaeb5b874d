/**
 * `npm run fonts`: cuts Newsreader to what the pages are set in. The whole has weights from 200 to 800 and is drawn for sizes from 6
 * px; without what nobody ever sees it has half the bytes, and every letter that is left is drawn as it was. Writes
 * `src/styles/newsreader.css` and the files beside it, which are kept with the source: the fonts are new once in years.
 */
import '../../../scripts/help.mjs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

const find = createRequire(import.meta.url)
const source = dirname(find.resolve('@fontsource-variable/newsreader/package.json'))
const styles = join(import.meta.dirname, '../src/styles')
const folder = join(styles, 'newsreader')

const weights = { min: 400, max: 600 }
/** As Newsreader has it: the italic is drawn for one size. */
const cuts = [
  { sheet: 'opsz.css', axes: { wght: weights, opsz: { min: 18, max: 72 } } },
  { sheet: 'wght-italic.css', axes: { wght: weights } },
]

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
await copyFile(join(source, 'LICENSE'), join(folder, 'OFL.txt'))
const faces = []
for (const { sheet, axes } of cuts) {
  const css = await readFile(join(source, sheet), 'utf8')
  for (const [face, name, range] of css.matchAll(/@font-face \{[^}]*url\(\.\/files\/([\w-]+\.woff2)\)[^}]*unicode-range: ([^;]+);\s*\}/g)) {
    const whole = await readFile(join(source, 'files', name))
    const cut = await subsetFont(whole, charactersIn(range), { targetFormat: 'woff2', variationAxes: axes })
    await writeFile(join(folder, name), cut)
    faces.push(face.replace('./files/', './newsreader/').replace(/font-weight: [\d ]+;/, `font-weight: ${weights.min} ${weights.max};`))
    process.stdout.write(`${name}: ${whole.length} bytes, cut ${cut.length}\n`)
  }
}
const head = `/* Newsreader ${version}, cut by build/cut-fonts.mjs: not to be changed by hand. SIL Open Font License 1.1. */`
await writeFile(join(styles, 'newsreader.css'), `${[head, ...faces].join('\n\n')}\n`)

/** @param {string} range as CSS names it: `U+0102-0103,U+0110` */
function charactersIn(range) {
  let characters = ''
  for (const part of range.split(',')) {
    const [first, last = first] = part.trim().slice(2).split('-')
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++) characters += String.fromCodePoint(code)
  }
  return characters
}
