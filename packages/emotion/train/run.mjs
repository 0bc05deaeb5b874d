#!/usr/bin/env node
/** Bundles main.ts, as the yardsticks of bench/ are, and runs it: `npm run train -- --data DIR`. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const here = dirname(fileURLToPath(import.meta.url))
const outDir = mkdtempSync(join(tmpdir(), 'convostat-train-'))
try {
  await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: join(here, 'main.ts'), outDir, target: 'node20', rollupOptions: { output: { entryFileNames: 'train.mjs' } } },
  })
  const given = [join(outDir, 'train.mjs'), ...process.argv.slice(2)]
  execFileSync(process.execPath, given, { stdio: 'inherit', cwd: join(here, '..', '..', '..') })
} catch (error) {
  // The command has said itself what was wrong.
  if (typeof error?.status !== 'number') throw error
  process.exitCode = error.status
} finally {
  rmSync(outDir, { recursive: true })
}
