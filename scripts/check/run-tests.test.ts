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

test('faults are named with their tests', async () => {
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'), 'junction')
  writeFileSync(join(root, 'vitest.config.mjs'), "export default { test: { include: ['*.test.mjs'] } }")
  const write = (name: string, body: string) =>
    writeFileSync(join(root, `${name}.test.mjs`), `import { expect, test } from 'vitest'\ntest('counts', () => ${body})`)
  write('good', 'expect(1).toBe(1)')
  write('bad', 'expect(1).toBe(2)')
  const files = ['good', 'bad'].map((name) => `${name}.test.mjs`)
  const run = await runTests(root, files, { until: Date.now() + 60_000, processes: 1 }, {})
  expect(run.faults.map(({ file, name }) => `${file}: ${name}`)).toEqual(['bad.test.mjs: counts'])
  expect({ tests: run.tests, left: run.left }).toEqual({ tests: 2, left: [] })
})
