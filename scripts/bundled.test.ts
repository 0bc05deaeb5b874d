// In one zone: starts a program that bundles another.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './packages.mjs'

test('a program that bundles another starts what comes afterwards in the mode that it was started in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'convostat-bundled-'))
  const program = `
    const { bundled } = await import(${JSON.stringify(join(root, 'scripts/bundled.mjs'))})
    const { seal } = await import(await bundled(${JSON.stringify(join(root, 'apps/web/src/ui/seal.ts'))}, ${JSON.stringify(folder)}))
    console.log(typeof seal, process.env.NODE_ENV)`
  const { NODE_ENV: _, ...env } = process.env
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root, env, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect(stderr).toBe('')
  expect(stdout).toBe('string undefined\n')
})
