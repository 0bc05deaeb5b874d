// @ts-check
// `npm run check`: what was changed since the last commit, or `npm run check -- main` since the branch left main, is checked in
// under a minute: its format and its layers, the types, and the tests that run it, the nearest first.
import './help.mjs'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { allFiles, changedFiles } from './check/changed-files.mjs'
import { checkTypes } from './check/check-types.mjs'
import { decidesOverAll } from './check/decides-over-all.mjs'
import { importGraph } from './check/import-graph.mjs'
import { lintedPaths } from './check/linted-paths.mjs'
import { notesOn } from './check/notes.mjs'
import { reachedTests } from './check/reached-tests.mjs'
import { runProgram } from './check/run-program.mjs'
import { runTests } from './check/run-tests.mjs'
import { keepTestSeconds, testSeconds } from './check/test-seconds.mjs'
import { hasPackages, root } from './packages.mjs'

/** After this long no further test file is begun. */
const testsMs = 50_000
/** Lines of a failed test's message. */
const shownLines = 20

const started = Date.now()
const [branch] = process.argv.slice(2)
const changed = changedFiles(root, branch)
if (changed.length === 0) {
  console.log(`Nothing differs from ${branch ?? 'the last commit'}.`)
  process.exit()
}
if (!hasPackages(root)) console.log('node_modules is not what package-lock.json says: npm ci\n')
const files = allFiles(root)
const gone = changed.filter((path) => !existsSync(join(root, path)))
const steps = await Promise.all([formatAndLint(), types(), tests()])
const faults = steps.flatMap((step) => step.faults)
const notes = steps.flatMap((step) => step.notes ?? [])
for (const text of [...faults, ...notes]) console.log(`${text}\n`)
const summary = steps.map(({ title, seconds }) => `${title} ${seconds} s`).join(', ')
const color = faults.length > 0 ? 'Red' : steps.some(({ isPart }) => isPart) ? 'Green so far' : 'Green'
console.log(`${color}: ${changed.length} changed; ${summary}; ${secondsSince(started)} s in all.`)
process.exit(faults.length === 0 ? 0 : 1)

/** @typedef {{ title: string, seconds: string, faults: string[], notes?: string[], isPart?: boolean }} Step */

/** @returns {Promise<Step>} */
async function formatAndLint() {
  const left = changed.filter((path) => !gone.includes(path))
  const paths = lintedPaths(left, gone)
  if (paths.length === 0) return { title: 'nothing to lint', seconds: secondsSince(started), faults: [] }
  const { status, output } = await runProgram('@biomejs/biome/bin/biome', ['check', '--no-errors-on-unmatched', ...paths])
  const faults = status === 0 ? [] : [`Format and lint:\n${output}\nAgain: npx biome check ${paths.join(' ')}`]
  return { title: 'format and lint', seconds: secondsSince(started), faults }
}

/** @returns {Promise<Step>} */
async function types() {
  const { status, output } = await checkTypes(files)
  const faults = status === 0 ? [] : [`Types:\n${output}\nAgain: npm run types`]
  return { title: 'types', seconds: secondsSince(started), faults }
}

/** @returns {Promise<Step>} */
async function tests() {
  const before = testSeconds()
  const graph = importGraph(files, (path) => readFileSync(join(root, path), 'utf8'), gone)
  const reached = reachedTests(graph, changed, before).map(({ file }) => file)
  // A part of the examples that are made up at random.
  process.env.FUZZ_SHARE ??= '0.1'
  const limits = { until: started + testsMs, processes: Math.max(2, availableParallelism() - 1) }
  const { faults, seconds, tests, left } = await runTests(root, reached, limits, before)
  keepTestSeconds(seconds)
  return {
    title: `${tests} tests in ${Object.keys(seconds).length} of ${reached.length} files`,
    isPart: left.length > 0,
    seconds: secondsSince(started),
    faults: faults.map(
      ({ file, name, message }) => `${[file, name].filter(Boolean).join(': ')}\n${indented(message)}\nAgain: npx vitest run ${file}`,
    ),
    notes: notesOn({ changed, deciding: decidesOverAll(graph), reached, left }),
  }
}

/** @param {number} start */
function secondsSince(start) {
  return ((Date.now() - start) / 1000).toFixed(1)
}

/** @param {string} text */
function indented(text) {
  const lines = text.split('\n').slice(0, shownLines)
  return lines.map((line) => `  ${line}`).join('\n')
}
