// In one zone: test files are run here that ask for no time.
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root as repository } from '../packages.mjs'
import { runTests } from './run-tests.mjs'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'run-tests-')))
afterAll(() => {
  rmSync(root, { recursive: true })
  // The faults were to be there.
  process.exitCode = undefined
})

symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'), 'junction')
writeFileSync(join(root, 'vitest.config.mjs'), "export default { test: { include: ['*.test.mjs'] } }")
const write = (name: string, body: string) =>
  writeFileSync(join(root, `${name}.test.mjs`), `import { expect, test } from 'vitest'\ntest('counts', ({ signal }) => ${body})`)
const later = (milliseconds: number, what: string) => `new Promise((done) => setTimeout(() => ${what}, ${milliseconds}))`
const throwing = "setTimeout(() => { throw new Error('nobody waits for it') })"

test('faults are named with their tests', async () => {
  write('good', 'expect(1).toBe(1)')
  write('bad', 'expect(1).toBe(2)')
  const files = ['good', 'bad'].map((name) => `${name}.test.mjs`)
  const run = await runTests(root, files, { until: Date.now() + 60_000, processes: 1 }, {})
  expect(run.faults.map(({ file, name }) => `${file}: ${name}`)).toEqual(['bad.test.mjs: counts'])
  expect({ tests: run.tests, left: run.left }).toEqual({ tests: 2, left: [] })
})

test('what nobody waits for is a fault of the test that began it', async () => {
  write('begins', later(200, `{ ${throwing}; setTimeout(done, 100) }`))
  const run = await runTests(root, ['begins.test.mjs'], { until: Date.now() + 60_000, processes: 1 }, {})
  expect(run.faults).toEqual([{ file: 'begins.test.mjs', name: 'counts', message: 'nobody waits for it' }])
})

test('what a test does after it was cut off is not a fault', async () => {
  const files = Array.from({ length: 5 }, (_, i) => `quick-${i}`)
  for (const each of files) write(each, 'expect(1).toBe(1)')
  write('last-to-run', later(2000, 'done()'))
  write('cut-off', `new Promise(() => signal.addEventListener('abort', () => ${throwing}))`)
  const names = [...files, 'last-to-run', 'cut-off'].map((name) => `${name}.test.mjs`)
  const { faults, left } = await runTests(root, names, { until: Date.now(), processes: 2 }, {})
  expect(left).toEqual(['cut-off.test.mjs'])
  expect(faults).toEqual([])
})
