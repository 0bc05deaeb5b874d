// @ts-check
/** Runs a group's tests for Stryker: those that reach a mutant, the quickest first, until one fails. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { document, loaded, OVER, runTest, scriptOf } from './tests.mjs'

/** What is not noticed in this much time of a processor counts as not noticed. */
const MOST_MICROS = Number(process.env.MUTANTS_MOST ?? 8_000_000)

/** So long a test may wait for what does not come, beside ten times what it usually takes. */
const PATIENCE = 5000

/** Stryker allows a mutant to be reached a hundred times as often as in all its tests together before it counts as endless. */
const FEWER_HITS = 20

class Runner {
  constructor() {
    this.ns = /** @type {import('./tests.mjs').Namespace} */ (Object.assign(globalThis, { __stryker__: {} }).__stryker__)
    this.path = ''
    /** How many mutants each test has noticed. @type {Map<string, number>} */
    this.noticed = new Map()
    /** The tests as they were loaded with nothing changed. @type {import('./tests.mjs').Test[] | null} */
    this.plain = null
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  /** In the copy of the project, where the build command has been. */
  async init() {
    this.path = join(process.cwd(), 'mutants', 'plain.js')
    this.script = scriptOf(this.path)
    if (process.env.MUTANTS_SETUP) await document()
    this.coverage = JSON.parse(readFileSync(join(process.cwd(), 'mutants', 'coverage.json'), 'utf8'))
  }
  async dispose() {}

  tests() {
    if (!this.script) throw new Error('The runner was not begun.')
    return loaded(this.script, this.path)
  }

  /** Every test has passed already, alone, as the script was built. */
  async dryRun() {
    const cost = /** @type {Record<string, number>} */ (this.coverage.cost)
    const tests = Object.entries(cost).map(([id, timeSpentMs]) => ({ id, name: id, status: 0, timeSpentMs }))
    return { status: 'complete', tests, mutantCoverage: this.coverage.mutantCoverage }
  }

  /** @param {{ activeMutant: { id: string, fileName: string }, testFilter?: string[], hitLimit?: number, sandboxFileName: string, reloadEnvironment: boolean }} options */
  async mutantRun({ activeMutant, testFilter, hitLimit, sandboxFileName, reloadEnvironment }) {
    const most = hitLimit === undefined ? undefined : Math.ceil(hitLimit / FEWER_HITS)
    Object.assign(this.ns, { activeMutant: activeMutant.id, hitLimit: most, hitCount: most === undefined ? undefined : 0 })
    const hasTables = this.coverage.withTables.includes(sandboxFileName)
    // Which tests reach what a table is made of was learned only where each of them was loaded alone.
    const reaching = hasTables && !this.coverage.allAlone ? undefined : testFilter
    const wanted = new Set(reaching ?? this.coverage.perFile[sandboxFileName])
    let tests
    try {
      if (reloadEnvironment || hasTables) this.plain = null
      tests = this.plain ?? (await this.tests())
      this.plain = reloadEnvironment || hasTables ? null : tests
    } catch (error) {
      return { status: 'killed', killedBy: [...wanted].slice(0, 1), failureMessage: String(error), nrOfTests: 0 }
    }
    const chosen = tests.filter(({ id }) => wanted.has(id)).sort((a, b) => this.cost(a.id) - this.cost(b.id))
    let nrOfTests = 0
    const before = process.cpuUsage()
    for (const test of chosen) {
      const { user, system } = process.cpuUsage(before)
      if (user + system > MOST_MICROS) break
      const failureMessage = await runTest(test, PATIENCE + 10 * this.coverage.cost[test.id])
      // What it waits for continues, and must not reach the tests of the next mutant.
      if (failureMessage?.includes(OVER)) this.plain = null
      nrOfTests++
      if (most !== undefined && (this.ns.hitCount ?? 0) > most) return { status: 'timeout', reason: 'The hit limit is reached.' }
      if (failureMessage !== null) {
        this.noticed.set(test.id, (this.noticed.get(test.id) ?? 0) + 1)
        return { status: 'killed', killedBy: [test.id], failureMessage, nrOfTests }
      }
    }
    return { status: 'survived', nrOfTests }
  }

  /** The quickest first, and among those the ones that noticed most so far. @param {string} id */
  cost(id) {
    return this.coverage.cost[id] / (1 + 10 * (this.noticed.get(id) ?? 0))
  }
}

// What `declareClassPlugin` of @stryker-mutator/api makes.
export const strykerPlugins = [{ kind: 'TestRunner', name: 'tests', injectableClass: Runner }]
