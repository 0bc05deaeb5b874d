// @ts-check
import { writeFileSync } from 'node:fs'

/** Writes down which unit and API tests passed at their second try only, as a JSON list of names. */
export default class SecondTries {
  /** @type {string[]} */
  names = []

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.names.push(`${test.module.relativeModuleId}: ${test.fullName}`)
  }

  onTestRunEnd() {
    const file = process.env.SECOND_TRIES_FILE
    if (file) writeFileSync(file, JSON.stringify(this.names))
  }
}
