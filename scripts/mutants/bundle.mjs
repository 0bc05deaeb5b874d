// @ts-check
/**
 * Stryker's build command, run in its copy of the project: makes one script of a group's tests and of the changed code they read, so
 * that a mutant costs some milliseconds. Then runs each test alone to learn which mutants it reaches.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { sentences } from '../bundled.mjs'
import { document, loaded, OVER, runTest, scriptOf } from './tests.mjs'

const root = process.cwd()
/** What this is a copy of: packages of ours are found there, and should be those of the copy. */
const original = process.env.MUTANTS_ROOT ?? root
const tests = (process.env.MUTANTS_TESTS ?? '').split(' ')
const source = join(root, process.env.MUTANTS_FOLDER ?? '')
const setup = (process.env.MUTANTS_SETUP ?? '').split(' ').filter(Boolean)
const external = (process.env.MUTANTS_EXTERNAL ?? '').split(' ').filter(Boolean)
/** Files of tests that take too long, or single tests of them by the beginning of their names. */
const slow = /** @type {string[]} */ (JSON.parse(process.env.MUTANTS_SLOW ?? '[]'))
const folder = join(root, 'mutants')
/** Properties are tried with this many examples at most. */
const MOST_RUNS = 1000

/** @type {import('vite').Plugin} */
const asOneScript = {
  name: 'as-one-script',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (id === 'vitest') return `\0vitest:${relative(root, importer ?? '')}`
    if (!id.startsWith('@convostat/')) return null
    const found = await this.resolve(id, importer, { ...options, skipSelf: true })
    return found?.id.startsWith(original) && !found.id.startsWith(root)
      ? { ...found, id: join(root, found.id.slice(original.length)) }
      : found
  },
  load(id) {
    if (!id.startsWith('\0vitest:')) return null
    const names = 'describe, expect, it, test, vi, beforeAll, beforeEach, afterEach, afterAll, onTestFinished'
    return `export const { ${names} } = globalThis.vitestOf(${JSON.stringify(id.slice('\0vitest:'.length))})`
  },
  transform: (code, id) =>
    code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id.split('?')[0]).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id.split('?')[0])))
      .replace(/numRuns: ([\d_]+)/g, (_, runs) => `numRuns: ${Math.min(MOST_RUNS, Number(runs.replaceAll('_', '')))}`),
}

mkdirSync(folder)
const entry = join(folder, 'all.ts')
writeFileSync(entry, ['scripts/seeded.ts', ...setup, ...tests].map((test) => `import ${JSON.stringify(join(root, test))}`).join('\n'))
await build({
  configFile: false,
  root,
  logLevel: 'error',
  plugins: [asOneScript, await sentences()],
  ssr: { noExternal: true, external },
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
  .replace(/^import (?:(.+) from )?"([^"]+)";$/gm, (_, names, from) => asAwaited(names, from))
  .replace(/^export \{.*\};?$/gm, '')
writeFileSync(join(folder, 'plain.js'), code.replace(COUNT, '0'))
writeFileSync(
  join(folder, 'counting.js'),
  `const mutantHits = globalThis.mutantHits;${code.replace(COUNT, (_, ids) => `(${ids.replace(/"(\d+)"/g, 'mutantHits[$1]++')})`)}`,
)

const all = [...code.matchAll(/stryMutAct_\w+(?:\$\d+)?\("(\d+)"\)/g)].map(([, id]) => Number(id))
const hits = new Uint32Array(Math.max(...all) + 1)
const reached = () => Object.fromEntries(Array.from(hits.entries()).filter(([, count]) => count > 0))
Object.assign(globalThis, { __stryker__: {}, mutantHits: hits })
const counting = join(folder, 'counting.js')
const script = scriptOf(counting)
const tables = (process.env.MUTANTS_TABLES ?? '').split(' ')
const allAlone = tables.includes('**')
if (setup.length > 0) await document()
const once = await loaded(script, counting)
const atLoading = reached()
const perTest = /** @type {Record<string, Record<string, number>>} */ ({})
const cost = /** @type {Record<string, number>} */ ({})
const isSlow = (/** @type {string} */ id) =>
  slow.some((each) => {
    const [file, start] = each.split('#')
    return [`/${file}.test.ts#`, `/${file}.test.tsx#`, `/${file}.ts#`].some((path) => id.includes(path + (start ?? '')))
  })
const failing = /** @type {string[]} */ ([])
for (let i = 0; i < once.length; i++) {
  if (isSlow(once[i].id)) continue
  // Where there are tables, alone and loaded again: a table that another test had made would not be made again.
  const test = allAlone ? (await loaded(script, counting))[i] : once[i]
  hits.fill(0)
  const before = process.cpuUsage()
  const failure = await runTest(test)
  if (failure?.includes(OVER)) throw new Error(`${test.id} is too slow for a mutation test: name it in groups.mjs`)
  if (failure !== null) {
    failing.push(`${test.id}: ${failure}`)
    continue
  }
  const { user, system } = process.cpuUsage(before)
  cost[test.id] = (user + system) / 1000
  perTest[test.id] = reached()
}

if (failing.length > 0) throw new Error(`These fail before anything is changed:\n${failing.join('\n')}`)

/** What a module imports from a package that stays outside, as a script can ask for it. @param {string | undefined} names @param {string} from */
function asAwaited(names, from) {
  const module = `await import(${JSON.stringify(from)})`
  if (names === undefined) return `${module};`
  const [, alone, rest] = /^(?:([\w$]+)(?:, )?)?(.*)$/.exec(names) ?? []
  return [
    ...(alone ? [`const { default: ${alone} } = ${module};`] : []),
    ...(rest.startsWith('{') ? [`const ${rest.replaceAll(' as ', ': ')} = ${module};`] : []),
    ...(rest.startsWith('*') ? [`const ${rest.replace('* as ', '')} = ${module};`] : []),
  ].join(' ')
}

const declarations = (process.env.MUTANTS_DECLARATIONS ?? '').split(' ').filter(Boolean)
const isOfDeclarations = (/** @type {string} */ test) => declarations.some((file) => test.startsWith(`${file}#`))

/** By file, the tests that reach any of its mutants: of what is made on loading, no more is known. */
const perFile = Object.fromEntries(
  (process.env.MUTANTS_FILES ?? '').split(' ').map((file) => {
    const path = join(root, file)
    const ids = [...readFileSync(path, 'utf8').matchAll(/stryMutAct_\w+\("(\d+)"\)/g)].map(([, id]) => id)
    return [path, Object.keys(perTest).filter((test) => isOfDeclarations(test) || ids.some((id) => id in perTest[test]))]
  }),
)
const withTables = Object.keys(perFile).filter((path) => allAlone || tables.includes(relative(source, path).replaceAll('\\', '/')))
writeFileSync(
  join(folder, 'coverage.json'),
  JSON.stringify({ mutantCoverage: { static: atLoading, perTest }, perFile, cost, withTables, allAlone }),
)
process.exit(0)
