// @ts-check
/**
 * `node packages/engine/cldr/run.mjs report [FILE]`: how every layout is read, by group, and into a file how each was.
 * `node packages/engine/cldr/run.mjs list`: updates the list of layouts that are not read exactly (not-exact.json).
 * `node packages/engine/cldr/run.mjs table`: rebuilds the engine's table of day periods from markers.json.
 */
import '../../../scripts/help.mjs'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundled } from '../../../scripts/bundled.mjs'

const folder = mkdtempSync(join(tmpdir(), 'layouts-'))
try {
  const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url))
  const [task = 'report', ...rest] = process.argv.slice(2)
  const program = await bundled(path(`${task}-pass.ts`), folder)
  /** @type {Record<string, string[]>} */
  const files = {
    table: [path('markers.json'), path('../src/languages/day-period-table.ts')],
    list: [path('habits.json'), path('not-exact.json')],
    report: [path('habits.json'), ...rest],
  }
  execFileSync(process.execPath, [program, ...files[task]], { stdio: 'inherit' })
} finally {
  rmSync(folder, { recursive: true })
}
