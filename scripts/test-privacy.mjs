// @ts-check
// `npm run test:privacy`: the whole proof of docs/privacy.md, that of the kernel's log included. Its last lines say what was
// proven; its exit code whether all of it was.
import './help.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './ensure-chromium.mjs'
import { ensureStrace } from './ensure-strace.mjs'
import { nodeTooOld } from './node-version.mjs'
import { ensurePackages, npm, root } from './packages.mjs'
import { privacySummary } from './privacy-summary.mjs'

const specs = ['policies', 'privacy', 'leak-zoo']

try {
  const tooOld = nodeTooOld(process.versions.node)
  if (tooOld) throw new Error(tooOld)
  ensurePackages()
  process.env.CHROMIUM_PATH = ensureChromium()
  console.log(`Chromium: ${process.env.CHROMIUM_PATH}\nstrace: ${ensureStrace()}`)
  if (!npm('run', '-s', 'build')) throw new Error('The build failed; the lines above say where.')
  process.exitCode = prove()
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

/** Runs the tests and says what they proved; gives the exit code. */
function prove() {
  const folder = mkdtempSync(join(tmpdir(), 'convostat-privacy-'))
  const report = join(folder, 'report.json')
  const files = specs.map((name) => `e2e/${name}`)
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...files, '--project=browser'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CONVOSTAT_OS_LOG: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  )
  const summary = existsSync(report) ? privacySummary(readFileSync(report, 'utf8')) : { lines: ['No test was run.'], isWhole: false }
  rmSync(folder, { recursive: true, force: true })
  console.log(`\n${summary.lines.join('\n')}`)
  return status === 0 && summary.isWhole ? 0 : 1
}
