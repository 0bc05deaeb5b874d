// @ts-check
// Declares the sentences, each `messages/en.json` as the functions that it is compiled into: what TypeScript reads is not in Git.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundled } from './bundled.mjs'
import { root } from './packages.mjs'

const folder = mkdtempSync(join(tmpdir(), 'sentence-types-'))
try {
  const program = await bundled(join(root, 'packages/sentences/src/write-types.ts'), folder)
  const { status } = spawnSync(process.execPath, [program, join(root, 'apps'), join(root, 'packages')], { stdio: 'inherit' })
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true })
}
