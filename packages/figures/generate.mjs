/**
 * Writes the lists of figures, and the tables of docs/metrics.md, from the folders under `src`: `node packages/figures/generate.mjs`. A figure keeps its place in the
 * list, which is the order of the contract and of the exports; a new one comes last, and its line may be moved by hand.
 */
import '../../scripts/help.mjs'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('src', import.meta.url))
const listed = /** @param {string} index */ (index) =>
  [...(/export const figures = \{\n([^}]*)\}/.exec(index)?.[1] ?? '').matchAll(/^ {2}(\w+),$/gm)].map(([, name]) => name)
const camelCase = /** @param {string} folder */ (folder) => folder.replace(/-./g, (letters) => letters[1].toUpperCase())
const kebabCase = /** @param {string} name */ (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Every list by its file.
 * @param {string[]} folders those of figures
 * @param {string} index the list as it is
 * @returns {Record<string, string>}
 */
export function lists(folders, index) {
  const there = folders.map(camelCase)
  const known = listed(index).filter((name) => there.includes(name))
  const names = [...known, ...there.filter((name) => !known.includes(name)).sort()]
  const imports = /** @param {string} file @param {[path: string, what: string][]} others */ (file, ...others) =>
    [...names.map((name) => [`./${kebabCase(name)}/${file}`, `{ ${name} }`]), ...others]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, what]) => `import ${what} from '${path}'`)
  /** @type {[path: string, what: string]} */
  const figureName = ['./index.ts', 'type { FigureName }']
  const object = `{\n${names.map((name) => `  ${name},\n`).join('')}}`
  const text = /** @param {string[]} lines */ (...lines) => `${lines.join('\n')}\n`
  const written = 'Written by `node packages/figures/generate.mjs`.'
  return {
    'index.ts': text(
      `/** Every figure, as the page loads it. ${written} */`,
      ...imports('page.ts'),
      '',
      "export {\n  type AnswerUnit,\n  type Cell,\n  type FigureTool,\n  type None,\n  type NumberAs,\n  none,\n  type OverviewRows,\n  type OwnTable,\n  type SlotValue,\n  type TextAs,\n} from './figure.ts'",
      '',
      `export const figures = ${object}`,
      'export type Figures = typeof figures',
      'export type FigureName = keyof Figures',
    ),
    'shapes.ts': text(
      `/** What each figure is asked and answers. ${written} */`,
      ...imports('shape.ts', ['./figure.ts', 'type { None }'], figureName, ['./zod.ts', 'type { z }']),
      '',
      `export const shapes = ${object} satisfies Record<FigureName, { asked: z.ZodType; plain: z.ZodType; public: z.ZodType | None }>`,
      'export type Shapes = typeof shapes',
      '/** What a caller may write. */',
      "export type GivenOf<N extends FigureName> = z.input<Shapes[N]['asked']>",
      "export type AskedOf<N extends FigureName> = z.output<Shapes[N]['asked']>",
      "export type PlainOf<N extends FigureName> = z.output<Shapes[N]['plain']>",
      '/** Never where the plain form is the public one. */',
      "export type PublicOf<N extends FigureName> = Shapes[N]['public'] extends z.ZodType ? z.output<Shapes[N]['public']> : never",
    ),
    'counted.ts': text(
      `/** How each figure is counted. ${written} */`,
      ...imports('counted.ts', ['./counted-face.ts', 'type { CountedFaceOf }'], figureName),
      '',
      `export const counted = ${object} satisfies { readonly [N in FigureName]: CountedFaceOf<N> }`,
    ),
    'examples.ts': text(
      `/** Each figure of an invented chat. ${written} */`,
      ...imports('example.ts', figureName, ['./shapes.ts', 'type { PlainOf }']),
      '',
      `export const examples: { readonly [N in FigureName]: PlainOf<N> } = ${object}`,
    ),
  }
}

/**
 * The tables of docs/metrics.md, from the `definition.md` of each figure, in the order of the list. A mark says which figures are there:
 * those of a subject, or one by its name, which then appears nowhere else.
 * @param {string} page docs/metrics.md as it is
 * @param {{ name: string, subject: string, definition: string }[]} defined
 */
export function metrics(page, defined) {
  const marked = /<!-- figures: ([\w, ]+) -->\n((?:.*\n){2})[\s\S]*?<!-- end of figures -->/g
  const placed = new Set([...page.matchAll(marked)].flatMap(([, places]) => places.split(', ')))
  const placeOf = /** @param {{ name: string, subject: string }} figure */ ({ name, subject }) => (placed.has(name) ? name : subject)
  const lost = defined.filter((figure) => !placed.has(placeOf(figure)))
  if (lost.length > 0) throw new Error(`docs/metrics.md has no place for ${lost.map(({ name }) => name).join(', ')}`)
  return page.replace(marked, (_, /** @type {string} */ places, /** @type {string} */ head) => {
    const rows = defined.filter((figure) => places.split(', ').includes(placeOf(figure))).map(({ definition }) => definition)
    return `<!-- figures: ${places} -->\n${head}${rows.join('')}<!-- end of figures -->`
  })
}

const metricsPage = fileURLToPath(new URL('../../docs/metrics.md', import.meta.url))

/** docs/metrics.md as it is, and what each figure of the list says for it. */
export const foundDefinitions = () => ({
  page: readFileSync(metricsPage, 'utf8'),
  defined: listed(found().index).map((name) => {
    const read = /** @param {string} file */ (file) => readFileSync(join(source, kebabCase(name), file), 'utf8')
    return { name, subject: /\bsubject: '(\w+)'/.exec(read('page.ts'))?.[1] ?? 'overview', definition: read('definition.md') }
  }),
})

/** What the folder of a figure has. */
const files = ['page.ts', 'shape.ts', 'counted.ts', 'counted.test.ts', 'example.ts', 'definition.md']
const has = /** @param {string} folder @param {string} file */ (folder, file) => existsSync(join(source, folder, file))

/** What is missing in the folders of figures, `gaps/counted.test.ts`. */
export const missing = () => found().folders.flatMap((folder) => files.flatMap((file) => (has(folder, file) ? [] : [`${folder}/${file}`])))

/** The folders of figures, and the list as it is. */
export const found = () => ({
  folders: readdirSync(source).filter((folder) => files.some((file) => has(folder, file))),
  index: existsSync(join(source, 'index.ts')) ? readFileSync(join(source, 'index.ts'), 'utf8') : '',
})

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { folders, index } = found()
  if (missing().length > 0) throw new Error(`A figure is not complete without ${missing().join(', ')}`)
  for (const [file, text] of Object.entries(lists(folders, index))) writeFileSync(join(source, file), text)
  const { page, defined } = foundDefinitions()
  writeFileSync(metricsPage, metrics(page, defined))
}
