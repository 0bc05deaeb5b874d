// @ts-check
// `npm run record`: writes down again what tests compare with: the lists of figures, the sentences, the documents and answers of the
// API, mails and reports; and lowers the ceilings of phrases to avoid. Look at the differences: only yours should be there. A translation
// that still fits, though its English was changed, is recorded with `npm run record -- --fits`.
import './help.mjs'
import { spawnSync } from 'node:child_process'
import { root } from './packages.mjs'

const snapshots = [
  'packages/api/src/contract.test.ts',
  'packages/api/src/moments/golden.test.ts',
  'packages/api/src/public-json.test.ts',
  'packages/api/src/tables/docs.test.ts',
  'packages/report/src/golden.test.ts',
  'apps/server/src/email/golden.test.ts',
]
const vitest = 'node_modules/vitest/vitest.mjs'

const steps = [
  run(['packages/figures/generate.mjs']),
  run(['scripts/sentence-types.mjs']),
  run([vitest, 'run', 'apps/web/src/messages/golden.test.ts'], { GOLDEN: 'write' }),
  run([vitest, 'run', 'scripts/translations.test.ts'], { GOLDEN: process.argv.includes('--fits') ? 'fits' : 'write' }),
  run([vitest, 'run', 'scripts/voice.test.ts'], { GOLDEN: 'write' }),
  // The option last: it takes a value.
  run([vitest, 'run', ...snapshots, '--update']),
]
process.exitCode = steps.every(Boolean) ? 0 : 1

/**
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
function run(args, env = {}) {
  return spawnSync(process.execPath, [...args], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}
