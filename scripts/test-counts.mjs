// @ts-check
import { existsSync, readFileSync } from 'node:fs'

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
 * What a Playwright JSON report counts. Its errors are those outside any test: a server that did not start, a spec with a
 * mistake in it.
 * @param {string} file
 * @returns {Counts}
 */
export function playwrightCounts(file) {
  if (!existsSync(file)) return noReport
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

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
