// @ts-check
// `npm run check:office`: opens every kind of CSV file we write in LibreOffice, each full of what would run as a formula,
// and says whether one did and whether every text came through. Its exit code says the same.
import './help.mjs'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { spreadsheetOf } from './check-office/spreadsheet.mjs'
import { ensureOffice } from './ensure-office.mjs'
import { nodeTooOld } from './node-version.mjs'
import { ensurePackages, root } from './packages.mjs'

/**
 * How a file may be opened (LibreOffice, "Filter Options for CSV"): separators, quote, character set, first line, columns,
 * language, quoted cells as text, numbers and dates recognized. The person who opens it may have chosen any.
 */
const ways = [
  { name: 'as UTF-8', filter: 'CSV:44,34,76,1' },
  { name: 'as UTF-8, with numbers and dates recognised', filter: 'CSV:44,34,76,1,,0,false,true' },
  { name: 'as UTF-8, in German', filter: 'CSV:44,34,76,1,,1031,false,true' },
]

const folder = mkdtempSync(join(tmpdir(), 'convostat-office-'))

/** Opens all files in every way; true where none has a formula and no text was lost. @param {string} office */
async function check(office) {
  const { hostileFiles, carelessFile } = await built()
  const files = await hostileFiles()
  for (const { name, text } of [...files, { name: 'careless', text: carelessFile() }]) writeFileSync(join(folder, `${name}.csv`), text)
  let isSound = true
  const complain = (/** @type {string} */ line) => {
    isSound = false
    console.error(`  ${line}`)
  }
  for (const { name: way, filter } of ways) {
    console.log(`\nOpened ${way}:`)
    const careless = opened(office, ['careless'], filter).careless
    if (careless.formulas.length === 0) complain('The file without protection has no formula either: this check finds nothing.')
    const sheets = opened(
      office,
      files.map(({ name }) => name),
      filter,
    )
    for (const { name, texts } of files) {
      const { formulas, texts: found } = sheets[name]
      for (const formula of formulas) complain(`${name}.csv: a cell is the formula ${JSON.stringify(formula)}`)
      const lost = missing(texts, found)
      for (const text of lost) complain(`${name}.csv: no cell holds ${JSON.stringify(text.slice(0, 200))}`)
      if (formulas.length + lost.length === 0)
        console.log(`  ${name}.csv: ${found.length} cells, no formula, ${texts.length} texts as they were`)
    }
    console.log(`  The same cells without protection: ${careless.formulas.length} formulas.`)
  }
  console.log(isSound ? '\nNo cell of ours is a formula, and every text came through.' : '\nThe files are not safe to open: see above.')
  return isSound
}

/** Texts in order that are not in these cells in this order. @param {readonly string[]} texts @param {readonly string[]} found */
function missing(texts, found) {
  let at = 0
  return texts.filter((text) => {
    const next = found.findIndex((cell, i) => i >= at && holds(cell, text))
    if (next >= 0) at = next + 1
    return next < 0
  })
}

/** A spreadsheet's cell ends somewhere; no program we know ends it before this. */
const LEAST_UNITS = 32_767

/** Whether a cell has a text, or as much of it as a cell contains; a line ends in it as LibreOffice has it. @param {string} cell @param {string} text */
function holds(cell, text) {
  const shown = text.replace(/\r\n?/g, '\n')
  return cell === shown || (cell.length >= LEAST_UNITS && shown.startsWith(cell))
}

/** What LibreOffice makes of files. @param {string} office @param {string[]} names @param {string} filter */
function opened(office, names, filter) {
  const made = join(folder, 'made')
  mkdirSync(made, { recursive: true })
  const { status, stderr, error } = spawnSync(
    office,
    [
      '--headless',
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`,
      `--infilter=${filter}`,
      '--convert-to',
      'fods',
      '--outdir',
      made,
      ...names.map((name) => join(folder, `${name}.csv`)),
    ],
    { encoding: 'utf8', timeout: 180_000 },
  )
  if (status !== 0) throw new Error(`LibreOffice could not open the files: ${error?.message ?? stderr.trim()}`)
  return Object.fromEntries(names.map((name) => [name, spreadsheetOf(readFileSync(join(made, `${name}.fods`), 'utf8'))]))
}

/** The files' writer, bundled: it is the product's own code. @returns {Promise<typeof import('./check-office/hostile-files.ts')>} */
async function built() {
  const [{ build }, { sentences }] = await Promise.all([import('vite'), import('./bundled.mjs')])
  await build({
    configFile: false,
    root,
    plugins: [await sentences()],
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'scripts/check-office/hostile-files.ts'),
      outDir: join(folder, 'built'),
      rollupOptions: { output: { entryFileNames: 'hostile-files.mjs' } },
    },
  })
  return import(pathToFileURL(join(folder, 'built', 'hostile-files.mjs')).href)
}

try {
  const tooOld = nodeTooOld(process.versions.node)
  if (tooOld) throw new Error(tooOld)
  ensurePackages()
  const office = ensureOffice()
  console.log(`LibreOffice: ${office}`)
  process.exitCode = (await check(office)) ? 0 : 1
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
