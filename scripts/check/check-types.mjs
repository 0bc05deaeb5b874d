// @ts-check
import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../packages.mjs'
import { cache } from './cache.mjs'
import { runProgram } from './run-program.mjs'

/** As old as the sentences were when the compiler's declarations of them were written; which they were is written in it. */
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
  const sources = declaredFrom(files)
  if (areDeclared(sources, root, stamp)) return { status: 0, output: '' }
  const outcome = await runProgram('../scripts/sentence-types.mjs', [])
  if (outcome.status === 0) noteDeclared(sources, stamp, begun)
  return outcome
}

/**
 * The catalogues, and what compiles them.
 * @param {readonly string[]} files
 */
export function declaredFrom(files) {
  const known = new Set(files)
  return files
    .filter((path) => isCompiler.test(path) || (isSentences.test(path) && known.has(path.replace(isSentences, '/en.json'))))
    .sort()
}

const isCompiler = /^packages\/sentences\/src\//
const isSentences = /\/[a-z]{2}\.json$/

/**
 * @param {readonly string[]} sources
 * @param {string} stamp
 * @param {Date} begun
 */
export function noteDeclared(sources, stamp, begun) {
  writeFileSync(stamp, sources.join('\n'))
  utimesSync(stamp, begun, begun)
}

/**
 * Where one of the sources is gone, its declarations are still there, and are not to be.
 * @param {readonly string[]} sources
 * @param {string} folder
 * @param {string} stamp
 */
export function areDeclared(sources, folder, stamp) {
  const last = writtenAt(stamp)
  if (last === 0 || readFileSync(stamp, 'utf8') !== sources.join('\n')) return false
  return sources.every((path) => {
    const isDeclared = isCompiler.test(path) || existsSync(join(folder, path.replace(/\.json$/, '.d.json.ts')))
    return isDeclared && writtenAt(join(folder, path)) < last
  })
}

const writtenAt = (/** @type {string} */ path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
