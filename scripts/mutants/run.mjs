// @ts-check
/**
 * `npm run mutants -- GROUP [--sample 1/5] [--core 1/2] [--files a.ts,b.ts:10-20] [--tests a,b] [--workers 1]`: changes the code of a group in small ways, one at a time, and
 * counts how many of these changes its tests notice. What they did not notice is written into test-results/mutants. Fails below the
 * group's floor (floors.json).
 */
import '../help.mjs'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { floors, verdict } from './floors.mjs'
import { filesOf, groups, testsOf } from './groups.mjs'
import { summary } from './summary.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const here = fileURLToPath(new URL('.', import.meta.url))
process.chdir(root)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '1/1' },
    core: { type: 'string', default: '1/1' },
    files: { type: 'string' },
    tests: { type: 'string' },
    workers: { type: 'string', default: '2' },
  },
})
const [name] = positionals
const group = groups[name]
const [of, ofCore] = [values.sample, values.core].map((share) => Number(/^1\/([1-9]\d*)$/.exec(share)?.[1]))
if (!group || !of || !ofCore) {
  console.error(
    `Usage: npm run mutants -- ${Object.keys(groups).join('|')} [--sample 1/5] [--core 1/2] [--files a.ts,b.ts:10-20] [--tests a,b] [--workers 1]`,
  )
  process.exit(2)
}

if (!existsSync(join(here, 'node_modules'))) execFileSync('npm', ['ci', '--prefix', here], { stdio: 'inherit' })
// Installed just now, and only here: the type checker of a fresh clone does not find it.
const core = '@stryker-mutator/core'
const { Stryker } = await import(core)

const mutate = values.files ? values.files.split(',').map((file) => `${group.folder}/${file}`) : filesOf(group)

// Stryker's processes and Vitest read these.
process.env.MUTANTS_SAMPLE = String(of)
process.env.MUTANTS_CORE_SAMPLE = String(ofCore)
process.env.MUTANTS_CORE = group.core.map((file) => `${group.folder}/${file}`).join(' ')
process.env.MUTANTS_FOLDER = group.folder
process.env.MUTANTS_TABLES = group.tables.join(' ')
// A database in memory waits for no disk.
if (existsSync('/dev/shm')) process.env.TMPDIR = '/dev/shm'
process.env.MUTANTS_ROOT = process.cwd()
process.env.MUTANTS_FILES = filesOf(group).join(' ')
process.env.MUTANTS_SETUP = (group.setup ?? []).join(' ')
process.env.MUTANTS_EXTERNAL = (group.external ?? []).join(' ')
process.env.MUTANTS_DECLARATIONS = (group.declarations ?? []).join(' ')
process.env.MUTANTS_SLOW = JSON.stringify(group.slow)
process.env.MUTANTS_TESTS = testsOf(group, values.tests?.split(',')).join(' ')

const results = join('test-results', 'mutants')
mkdirSync(results, { recursive: true })
const report = join(results, `${name}.json`)
await new Stryker({
  mutate,
  // The code and what its tests read. Without tsconfig.json, Stryker needs no compiler.
  ignorePatterns: [
    '/*',
    '!/packages',
    '!/apps',
    '/apps/*/dist*',
    '!/docs',
    '!/fixtures',
    '!/scripts',
    '/scripts/mutants/node_modules',
    '!/package.json',
  ],
  plugins: [join(here, 'runner.mjs'), join(here, 'sample.mjs'), join(here, 'looks.mjs')],
  ignorers: ['looks'],
  checkers: ['sample'],
  buildCommand: 'node scripts/mutants/bundle.mjs',
  testRunner: 'tests',
  coverageAnalysis: 'perTest',
  concurrency: Number(values.workers),
  // A shared machine may be slow: the runner itself ends what takes long, all but an endless loop.
  timeoutMS: 300_000,
  timeoutFactor: 0,
  reporters: ['json', 'progress'],
  jsonReporter: { fileName: report },
  tempDirName: `.stryker-tmp/${name}`,
  allowEmpty: true,
}).runMutationTest()

const text = summary(JSON.parse(readFileSync(report, 'utf8')), group, { of, ofCore })
writeFileSync(join(results, `${name}.md`), text.whole)
console.info(text.table)
console.info(`What the tests did not notice: ${join(results, `${name}.md`)}`)
if (!values.files && !values.tests) {
  const { isBelow, says } = verdict(floors[name], { ...text, sample: values.sample, core: values.core })
  console.info(says)
  if (isBelow) process.exitCode = 1
}
