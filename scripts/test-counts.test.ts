import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addCounts, enginesCounts, playwrightCounts, secondTries, vitestCounts } from './test-counts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'convostat-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: object) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('the sum of all runners', () => {
  expect(addCounts({ passed: 900, failed: 1 }, { passed: 40, failed: 2 })).toEqual({ passed: 940, failed: 3 })
})

test('a test file that does not load, or whose set-up fails, counts as a failure', () => {
  const loaded = { status: 'passed', assertionResults: [{ status: 'passed' }] }
  const broken = { status: 'failed', assertionResults: [] }
  const notSetUp = { status: 'failed', assertionResults: [{ status: 'skipped' }, { status: 'skipped' }] }
  const file = report({ numPassedTests: 1, numFailedTests: 0, testResults: [loaded, broken, notSetUp] })
  expect(vitestCounts(file)).toEqual({ passed: 1, failed: 2 })
})

test('a failed test is counted once, not again for its file', () => {
  const suite = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }
  expect(vitestCounts(report({ numPassedTests: 1, numFailedTests: 1, testResults: [suite] }))).toEqual({ passed: 1, failed: 1 })
})

test('a journey that failed at both tries, and a server that did not start, are failures', () => {
  const file = report({ stats: { expected: 12, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{ message: 'no server' }] })
  expect(playwrightCounts(file)).toEqual({ passed: 13, failed: 2 })
})

test('a test that needed a second try is named, with what went wrong at the first', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: 'a.spec.ts',
    line: 3,
    tests: statuses.map((status, i) => ({
      status,
      projectName: ['desktop', 'phone'][i],
      results: [{ error: { message: '\u001b[31mError: expect(locator)\u001b[39m\n\n  Locator: x' } }, {}],
    })),
  })
  const file = report({ suites: [{ specs: [spec('one', 'expected', 'flaky')], suites: [{ specs: [spec('two', 'unexpected')] }] }] })
  expect(secondTries(file)).toEqual(['phone › a.spec.ts:3 › one: Error: expect(locator) Locator: x'])
  expect(secondTries(join(folder, 'missing.json'))).toEqual([])
})

test('a runner that wrote no report failed', () => {
  expect(vitestCounts(join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 1 })
  expect(playwrightCounts(join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 1 })
})

test('the steps in each engine are counted, and who was not run is named', () => {
  const given = { passed: 50, failed: 1, notRun: ['WebKit (Debian: apt-get install webkit2gtk-driver)'] }
  expect(enginesCounts(report(given))).toEqual(given)
  expect(enginesCounts(join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 1, notRun: [], secondTries: [] })
})
