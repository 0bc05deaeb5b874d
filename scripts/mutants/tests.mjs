// @ts-check
/** Vitest's way of writing tests, without its processes: a script of tests is loaded again for each mutant, and run test by test. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { format } from 'node:util'
import { Script } from 'node:vm'
import { ASYMMETRIC_MATCHERS_OBJECT, chai, GLOBAL_EXPECT, JestAsymmetricMatchers, JestChaiExpect, setState } from '@vitest/expect'
import { fn, restoreAllMocks, spyOn } from '@vitest/spy'

/**
 * What Stryker's instrumented code reads and writes.
 * @typedef {{ activeMutant?: string, hitCount?: number, hitLimit?: number, currentTestId?: string, mutantCoverage?: { static: Record<string, number>, perTest: Record<string, Record<string, number>> } }} Namespace
 * @typedef {{ id: string, run: () => unknown }} Test
 */

chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)
/** @type {any} */
const expect = Object.assign((/** @type {unknown} */ value, /** @type {string} */ message) => chai.expect(value, message), chai.expect)
Object.assign(expect, /** @type {any} */ (globalThis)[ASYMMETRIC_MATCHERS_OBJECT])
Object.assign(globalThis, { [GLOBAL_EXPECT]: expect })
setState({ assertionCalls: 0, isExpectingAssertions: false }, expect)

/** @param {string} path */
export const scriptOf = (path) => new Script(`async (require) => {${readFileSync(path, 'utf8')}\n}`, { filename: path })

/** Loads the tests of a script and all they read, with every table of theirs empty. @param {Script} script @param {string} path @returns {Promise<Test[]>} */
export async function loaded(script, path) {
  /** @type {Test[]} */
  const tests = []
  const ids = new Set()
  const vitestOf = (/** @type {string} */ file) => {
    /** @type {string[]} */
    const suites = []
    const describe = (/** @type {string} */ name, /** @type {() => void} */ declare) => {
      suites.push(name)
      declare()
      suites.pop()
    }
    const test = (/** @type {string} */ name, /** @type {any[]} */ ...given) => {
      const written = `${file}#${[...suites, name].join(' ')}`
      let id = written
      for (let i = 2; ids.has(id); i++) id = `${written} (${i})`
      ids.add(id)
      tests.push({ id, run: given.find((each) => typeof each === 'function') })
    }
    // A module that is loaded again for every mutant needs no more resetting.
    return { expect, describe: withEach(describe), test: withEach(test), it: withEach(test), vi: { fn, spyOn, resetModules() {} } }
  }
  Object.assign(globalThis, { vitestOf })
  await script.runInThisContext()(createRequire(path))
  return tests
}

/** @param {(name: string, run: (...given: any[]) => any) => void} declare */
const withEach = (declare) =>
  Object.assign(declare, {
    each: (/** @type {readonly unknown[]} */ rows) => (/** @type {string} */ name, /** @type {(...given: unknown[]) => unknown} */ run) =>
      rows.forEach((row, i) => {
        const given = Array.isArray(row) ? row : [row]
        declare(format(name.replaceAll('%#', String(i)), ...given).slice(0, 200), () => run(...given))
      }),
  })

/** Why a test fails, or null. @param {Test} test @returns {Promise<string | null>} */
export async function runTest({ run }) {
  try {
    await run()
    return null
  } catch (error) {
    return String(error)
  } finally {
    restoreAllMocks()
  }
}
