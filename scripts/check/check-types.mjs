// @ts-check
import { existsSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../packages.mjs'
import { cache } from './cache.mjs'
import { runProgram } from './run-program.mjs'

/** As old as the sentences were when the compiler's declarations of them were written. */
const stamp = join(cache, 'sentences-declared')

/**
 * What the compiler says, which remembers what it found out the last time.
 * @param {readonly string[]} files all of the repository
 */
export async function checkTypes(files) {
  const declared = await declareSentences(files)
  if (declared.status !== 0) return declared
  // One checker finds out once what several would each for themselves: with two cores, several are slower.
  return runProgram('typescript/bin/tsc', [
    ...['--noEmit', '-p', '.', '--checkers', '1'],
    ...['--incremental', '--tsBuildInfoFile', join(cache, 'types.tsbuildinfo')],
  ])
}

/** @param {readonly string[]} files */
async function declareSentences(files) {
  const begun = new Date()
  if (areDeclared(files)) return { status: 0, output: '' }
  const outcome = await runProgram('../scripts/sentence-types.mjs', [])
  if (outcome.status === 0) {
    writeFileSync(stamp, '')
    utimesSync(stamp, begun, begun)
  }
  return outcome
}

/** @param {readonly string[]} files */
function areDeclared(files) {
  const last = writtenAt(stamp)
  const known = new Set(files)
  const catalogues = files.filter((path) => /\/[a-z]{2}\.json$/.test(path) && known.has(path.replace(/[a-z]{2}\.json$/, 'en.json')))
  const compiler = files.filter((path) => path.startsWith('packages/sentences/src/'))
  return (
    [...catalogues, ...compiler].every((path) => writtenAt(join(root, path)) < last) &&
    catalogues.every((path) => existsSync(join(root, path.replace(/\.json$/, '.d.json.ts'))))
  )
}

const writtenAt = (/** @type {string} */ path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
