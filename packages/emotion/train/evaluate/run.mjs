#!/usr/bin/env node
/** Bundles evaluate.ts, as the yardsticks of bench/ are, and runs it: `npm run evaluate -- --data DIR`. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '..', '..', '..', '..')
const outDir = mkdtempSync(join(tmpdir(), 'convostat-evaluate-'))
try {
  await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: join(here, 'evaluate.ts'),
      outDir,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'evaluate.mjs' } },
    },
  })
  const given = [join(outDir, 'evaluate.mjs'), '--root', root, ...process.argv.slice(2)]
  execFileSync(process.execPath, given, { stdio: 'inherit' })
} catch (error) {
  // The command has said itself what was wrong.
  if (typeof error?.status !== 'number') throw error
  process.exitCode = error.status
} finally {
  rmSync(outDir, { recursive: true })
}
