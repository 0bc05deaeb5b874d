// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export const addCounts = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })

/**
 * What a Vitest JSON report counts. A test file that did not load or set itself up is one failure; a runner that wrote no report, too.
 * @param {string} file
 * @returns {Counts}
 */
export function vitestCounts(file) {
  if (!existsSync(file)) return noReport
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const unloaded = report.testResults.filter(
    (/** @type {any} */ suite) =>
      suite.status === 'failed' && !suite.assertionResults.some((/** @type {any} */ { status }) => status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}

/**
 * What a Playwright JSON report counts. A journey that passed at its second try has passed. Its errors are those outside
 * any test: a server that did not start, a spec with a mistake in it.
 * @param {string} file
 * @returns {Counts}
 */
export function playwrightCounts(file) {
  if (!existsSync(file)) return noReport
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/**
 * The journeys that passed at their second try only, as `project › file:line › title`.
 * @param {string} file
 * @returns {string[]}
 */
export function secondTries(file) {
  if (!existsSync(file)) return []
  /** @type {(suite: any) => string[]} */
  const within = ({ suites = [], specs = [] }) => [
    ...suites.flatMap(within),
    ...specs.flatMap((/** @type {any} */ spec) =>
      spec.tests
        .filter((/** @type {any} */ { status }) => status === 'flaky')
        .map((/** @type {any} */ { projectName, results = [] }) => {
          const [reason] = results.flatMap((/** @type {any} */ { error }) => (error?.message ? [firstLines(error.message)] : []))
          return `${projectName} › ${spec.file}:${spec.line} › ${spec.title}${reason ? `: ${reason}` : ''}`
        }),
    ),
  ]
  return within(JSON.parse(readFileSync(file, 'utf8')))
}

/** What went wrong, on one line, without the colors of a terminal. @param {string} message */
export const firstLines = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 4)
    .join(' ')
    .slice(0, 300)

/**
 * What the journey through the engines counts, a step each, the engines that are not on this machine, and those that needed a second try.
 * @param {string} file
 * @returns {Counts & { notRun: string[], secondTries: string[] }}
 */
export function enginesCounts(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { ...noReport, notRun: [], secondTries: [] }
}

/** @type {Counts} */
const noReport = { passed: 0, failed: 1 }
