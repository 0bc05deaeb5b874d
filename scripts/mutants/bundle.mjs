// @ts-check
/**
 * Stryker's build command, run in its copy of the project: makes one script of a group's tests and of the changed code they read, so
 * that a mutant costs some milliseconds. Then runs each test alone to learn which mutants it reaches.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { sentences } from '../bundled.mjs'
import { loaded, runTest, scriptOf } from './tests.mjs'

const root = process.cwd()
const tests = (process.env.MUTANTS_TESTS ?? '').split(' ')
const source = join(root, process.env.MUTANTS_FOLDER ?? '')
const folder = join(root, 'mutants')
/** Properties are tried with so many examples at most. */
const MOST_RUNS = 1000

/** @type {import('vite').Plugin} */
const asOneScript = {
  name: 'as-one-script',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'vitest' ? `\0vitest:${relative(root, importer ?? '')}` : null),
  load(id) {
    if (!id.startsWith('\0vitest:')) return null
    return `export const { describe, expect, it, test, vi } = globalThis.vitestOf(${JSON.stringify(id.slice('\0vitest:'.length))})`
  },
  transform: (code, id) =>
    code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id.split('?')[0]).href))
      .replace(/numRuns: ([\d_]+)/g, (_, runs) => `numRuns: ${Math.min(MOST_RUNS, Number(runs.replaceAll('_', '')))}`),
}

mkdirSync(folder)
const entry = join(folder, 'all.ts')
writeFileSync(entry, ['scripts/seeded.ts', ...tests].map((test) => `import ${JSON.stringify(join(root, test))}`).join('\n'))
await build({
  configFile: false,
  root,
  logLevel: 'error',
  plugins: [asOneScript, await sentences()],
  ssr: { noExternal: true },
  build: {
    ssr: entry,
    outDir: folder,
    emptyOutDir: false,
    target: 'node20',
    rollupOptions: { output: { format: 'es', entryFileNames: 'tests.mjs', codeSplitting: false } },
  },
})
// Stryker's own counting is slow: here a count is one step in a list of numbers, and a mutant's run counts nothing.
const COUNT = /stryCov_\w+(?:\$\d+)?\(((?:"\d+"(?:, )?)+)\)/g
const code = readFileSync(join(folder, 'tests.mjs'), 'utf8')
  .replace(/^import (.+) from "([^"]+)";$/gm, (_, names, from) => `const ${asRequired(names)} = require("${from}");`)
  .replace(/^export \{.*\};?$/gm, '')
writeFileSync(join(folder, 'plain.js'), code.replace(COUNT, '0'))
writeFileSync(
  join(folder, 'counting.js'),
  `const hits = globalThis.mutantHits;${code.replace(COUNT, (_, ids) => `(${ids.replace(/"(\d+)"/g, 'hits[$1]++')})`)}`,
)

const all = [...code.matchAll(/stryMutAct_\w+(?:\$\d+)?\("(\d+)"\)/g)].map(([, id]) => Number(id))
const hits = new Uint32Array(Math.max(...all) + 1)
const reached = () => Object.fromEntries(Array.from(hits.entries()).filter(([, count]) => count > 0))
Object.assign(globalThis, { __stryker__: {}, mutantHits: hits })
const counting = join(folder, 'counting.js')
const script = scriptOf(counting)
const tables = (process.env.MUTANTS_TABLES ?? '').split(' ')
const allAlone = tables.includes('**')
const once = await loaded(script, counting)
const atLoading = reached()
const perTest = /** @type {Record<string, Record<string, number>>} */ ({})
const cost = /** @type {Record<string, number>} */ ({})
for (let i = 0; i < once.length; i++) {
  // Where there are tables, alone and loaded again: a table that another test had made would not be made again.
  const test = allAlone ? (await loaded(script, counting))[i] : once[i]
  hits.fill(0)
  const before = process.cpuUsage()
  const failure = await runTest(test)
  if (failure !== null) throw new Error(`${test.id} fails before anything is changed: ${failure}`)
  const { user, system } = process.cpuUsage(before)
  cost[test.id] = (user + system) / 1000
  perTest[test.id] = reached()
}

/** `{ a as b }`, `* as a` and `a`, which a module imports, as what is required. @param {string} names */
function asRequired(names) {
  if (names.startsWith('{')) return names.replaceAll(' as ', ': ')
  return names.startsWith('*') ? names.replace('* as ', '') : `{ default: ${names} }`
}

/** By file, the tests that reach any of its mutants: of what is made on loading, no more is known. */
const perFile = Object.fromEntries(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => {
      const path = join(source, file)
      const ids = [...readFileSync(path, 'utf8').matchAll(/stryMutAct_\w+\("(\d+)"\)/g)].map(([, id]) => id)
      return [path, Object.keys(perTest).filter((test) => ids.some((id) => id in perTest[test]))]
    }),
)
const withTables = Object.keys(perFile).filter((path) => allAlone || tables.includes(relative(source, path).replaceAll('\\', '/')))
writeFileSync(
  join(folder, 'coverage.json'),
  JSON.stringify({ mutantCoverage: { static: atLoading, perTest }, perFile, cost, withTables, allAlone }),
)
