// @ts-check
/**
 * Keeps one mutant of this many, the same ones in every run: by a hash of its place and of what it writes there. The others are
 * reported as not valid, so that no score counts them.
 */
import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** @typedef {{ id: string, fileName: string, replacement: string, location: { start: object, end: object } }} Mutant */

const of = Number(process.env.MUTANTS_SAMPLE ?? 1)
const ofCore = Number(process.env.MUTANTS_CORE_SAMPLE ?? 1)
const core = new Set((process.env.MUTANTS_CORE ?? '').split(' '))

/** @param {Mutant} mutant */
function isKept({ fileName, replacement, location }) {
  const file = relative(process.cwd(), fileName).replaceAll('\\', '/')
  const hash = createHash('sha256')
    .update(JSON.stringify([file, replacement, location]))
    .digest()
  return hash.readUInt32BE(0) % (core.has(file) ? ofCore : of) === 0
}

const sample = {
  async init() {},
  /** @param {Mutant[]} mutants */
  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [mutant.id, isKept(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' }]),
    )
  },
  /** @param {Mutant[]} mutants */
  group: (mutants) => [mutants.map(({ id }) => id)],
}

// What `declareValuePlugin` of @stryker-mutator/api makes, which is not installed beside this file.
export const strykerPlugins = [{ kind: 'Checker', name: 'sample', value: sample }]
