// @ts-check
import { writeFileSync } from 'node:fs'
import { firstLines } from './test-counts.mjs'

/** Writes down which unit and API tests passed at their second try only, as a JSON list of names with what went wrong. */
export default class SecondTries {
  /** @type {string[]} */
  names = []

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return
    const [error] = test.result().errors ?? []
    this.names.push(`${test.module.relativeModuleId}: ${test.fullName}${error ? `: ${firstLines(error.message)}` : ''}`)
  }

  onTestRunEnd() {
    const file = process.env.SECOND_TRIES_FILE
    if (file) writeFileSync(file, JSON.stringify(this.names))
  }
}
