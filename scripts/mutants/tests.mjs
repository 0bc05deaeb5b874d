// @ts-check
/** Vitest's way of writing tests, without its processes: a script of tests is loaded again for each mutant, and run test by test. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { format } from 'node:util'
import { constants, Script } from 'node:vm'
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  customMatchers,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect'
import { clearAllMocks, fn, restoreAllMocks, spyOn } from '@vitest/spy'

/**
 * What Stryker's instrumented code reads and writes.
 * @typedef {{ activeMutant?: string, hitCount?: number, hitLimit?: number, currentTestId?: string, mutantCoverage?: { static: Record<string, number>, perTest: Record<string, Record<string, number>> } }} Namespace
 * @typedef {{ id: string, run: () => unknown }} Test
 * @typedef {() => unknown} Hook
 * @typedef {{ name: string, outer: Suite | null, beforeAll: Hook[], beforeEach: Hook[], afterEach: Hook[] }} Suite
 */

chai.use(JestChaiExpect)
chai.use(JestExtend)
chai.use(JestAsymmetricMatchers)
/** @type {any} */
const expect = Object.assign((/** @type {unknown} */ value, /** @type {string} */ message) => chai.expect(value, message), chai.expect)
Object.assign(expect, /** @type {any} */ (globalThis)[ASYMMETRIC_MATCHERS_OBJECT])
Object.assign(globalThis, { [GLOBAL_EXPECT]: expect })
expect.extend(expect, customMatchers)
/** The file of the test that runs: what it compares with has its path from there. */
let runningFile = ''
expect.extend(expect, {
  async toMatchFileSnapshot(/** @type {string} */ text, /** @type {string} */ path) {
    const pass = readFileSync(join(process.cwd(), dirname(runningFile), path), 'utf8') === text
    return { pass, message: () => `Not as it is in ${path}` }
  },
})
setState({ assertionCalls: 0, isExpectingAssertions: false }, expect)

/** @param {string} path */
export const scriptOf = (path) =>
  new Script(`async (require) => {${readFileSync(path, 'utf8')}\n}`, {
    filename: path,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })

/** Gives this process a document without a browser, as Vitest does, and what tests say of its elements. */
export async function document() {
  const { builtinEnvironments } = await import('vitest/runtime')
  await builtinEnvironments['happy-dom'].setup(globalThis, {})
  expect.extend(expect, await import('@testing-library/jest-dom/matchers'))
}

/** What the running test wants done when it has ended. @type {Hook[]} */
const whenFinished = []

/** Loads the tests of a script and all they read, with every table of theirs empty. @param {Script} script @param {string} path @returns {Promise<Test[]>} */
export async function loaded(script, path) {
  /** @type {Test[]} */
  const tests = []
  const ids = new Set()
  /** Hooks of what several files of tests share are every test's. @type {Suite} */
  const shared = suiteOf('', null)
  const vitestOf = (/** @type {string} */ file) => {
    const whole = file.includes('.test.') ? suiteOf('', shared) : shared
    let suite = whole
    const describe = (/** @type {string} */ name, /** @type {() => void} */ declare) => {
      const outer = suite
      suite = suiteOf(name, outer)
      declare()
      suite = outer
    }
    const test = (/** @type {string} */ name, /** @type {any[]} */ ...given) => {
      const around = suitesOf(suite)
      const written = `${file}#${[...around.map((each) => each.name), name].filter(Boolean).join(' ')}`
      let id = written
      for (let i = 2; ids.has(id); i++) id = `${written} (${i})`
      ids.add(id)
      tests.push({
        id,
        run() {
          runningFile = file
          return within(
            around,
            given.find((each) => typeof each === 'function'),
          )
        },
      })
    }
    const hook = (/** @type {'beforeAll' | 'beforeEach' | 'afterEach'} */ when) => (/** @type {Hook} */ run) => void suite[when].push(run)
    return {
      expect,
      describe: withEach(describe),
      test: withEach(test),
      it: withEach(test),
      beforeAll: hook('beforeAll'),
      beforeEach: hook('beforeEach'),
      afterEach: hook('afterEach'),
      // The process that runs the tests ends with them.
      afterAll() {},
      onTestFinished: (/** @type {Hook} */ run) => void whenFinished.push(run),
      vi,
    }
  }
  Object.assign(globalThis, { vitestOf })
  await script.runInThisContext()(createRequire(path))
  return tests
}

/** @param {string} name @param {Suite | null} outer @returns {Suite} */
const suiteOf = (name, outer) => ({ name, outer, beforeAll: [], beforeEach: [], afterEach: [] })

/** A suite and those around it, the outermost first. @param {Suite} suite @returns {Suite[]} */
const suitesOf = (suite) => (suite.outer ? [...suitesOf(suite.outer), suite] : [suite])

/** Runs a test between the hooks of its suites. @param {Suite[]} suites @param {Hook} run */
async function within(suites, run) {
  try {
    for (const suite of suites) for (const before of suite.beforeAll.splice(0)) await before()
    for (const suite of suites) for (const before of suite.beforeEach) await before()
    await run()
  } finally {
    for (const suite of [...suites].reverse()) for (const after of [...suite.afterEach].reverse()) await after()
    for (const after of whenFinished.splice(0).reverse()) await after()
  }
}

/** Globals as they were before a test put others in their place. @type {Map<string, PropertyDescriptor | undefined>} */
const stubbed = new Map()

// A module that is loaded again for every mutant needs no more resetting.
const vi = {
  fn,
  spyOn,
  restoreAllMocks,
  clearAllMocks,
  resetModules() {},
  // Of a file that needs it only where there is no document.
  mock() {},
  hoisted: (/** @type {() => unknown} */ make) => make(),
  mocked: (/** @type {unknown} */ value) => value,
  stubGlobal(/** @type {string} */ name, /** @type {unknown} */ value) {
    if (!stubbed.has(name)) stubbed.set(name, Object.getOwnPropertyDescriptor(globalThis, name))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: true })
  },
  unstubAllGlobals() {
    for (const [name, was] of stubbed) {
      if (was) Object.defineProperty(globalThis, name, was)
      else Reflect.deleteProperty(globalThis, name)
    }
    stubbed.clear()
  },
  async waitFor(/** @type {() => unknown} */ look) {
    for (const end = performance.now() + LONGEST_WAIT; ; await new Promise((resolve) => setTimeout(resolve, 20))) {
      try {
        return await look()
      } catch (error) {
        if (performance.now() > end) throw error
      }
    }
  },
}

const LONGEST_WAIT = 2000

/** An error without its stack, which names the script: a test is found by its name. @param {unknown} value */
const named = (value) => (value instanceof Error ? String(value) : value)

/** @param {(name: string, run: (...given: any[]) => any) => void} declare */
const withEach = (declare) =>
  Object.assign(declare, {
    each: (/** @type {readonly unknown[]} */ rows) => (/** @type {string} */ name, /** @type {(...given: unknown[]) => unknown} */ run) =>
      rows.forEach((row, i) => {
        const given = Array.isArray(row) ? row : [row]
        declare(format(name.replaceAll('%#', String(i)), ...given.map(named)).slice(0, 200), () => run(...given))
      }),
  })

/** Why a test fails, or null. @param {Test} test @param {number} [most] in milliseconds: what waits longer waits in vain @returns {Promise<string | null>} */
export async function runTest({ run }, most = 60_000) {
  /** @type {NodeJS.Timeout | undefined} */
  let clock
  try {
    const isOver = new Promise((_, reject) => {
      clock = setTimeout(() => reject(new Error(OVER)), most)
    })
    await Promise.race([run(), isOver])
    return null
  } catch (error) {
    return String(error)
  } finally {
    clearTimeout(clock)
    restoreAllMocks()
  }
}

/** Why a test fails that waited in vain. */
export const OVER = 'The test waited too long.'
