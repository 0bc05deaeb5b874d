// @ts-check
// `npm test`: sets itself up, then lint and types beside the build, unit and API tests in two time zones, the second beside a journey
// in Firefox and WebKit, and the journeys in Chromium. It stops at the first step that fails; its last line, alone, is the sum: `N passed, N failed`.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './check/run-program.mjs'
import { ensureChromium, ensureHeadlessShell } from './ensure-chromium.mjs'
import { nodeTooOld } from './node-version.mjs'
import { ensurePackages, root } from './packages.mjs'
import { addCounts, enginesCounts, playwrightCounts, secondTries, vitestCounts } from './test-counts.mjs'

/** What each test took, to find out where the time goes. */
const reports = join(root, 'test-results/reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const started = Date.now()
let total = { passed: 0, failed: 0 }
/** @type {string[]} */
const lucky = []
/** @type {string[]} */
const notRun = []

await step('Set-up', () => {
  const tooOld = nodeTooOld(process.versions.node)
  if (tooOld) throw new Error(tooOld)
  ensurePackages()
  console.log(`Chromium: ${ensureChromium()}`)
  ensureHeadlessShell()
  return true
})
await step('Lint and types, beside the build', async () => {
  const sides = await Promise.all([
    oneAfterAnother(
      // What TypeScript reads of the sentences comes first: a source that is newer than the build would have it built again.
      ['Sentences', '../scripts/sentence-types.mjs'],
      ['Lint', '@biomejs/biome/bin/biome', 'check', '.'],
      ['Unused', 'knip/bin/knip.js'],
      ['Types', 'typescript/bin/tsc', '--noEmit', '-p', '.', '--checkers', '1'],
    ),
    oneAfterAnother(['Build', '../scripts/build-all.mjs']),
  ])
  // What failed is read last.
  for (const { said } of sides.toSorted((a, b) => Number(b.isGreen) - Number(a.isGreen))) console.log(said)
  return sides.every(({ isGreen }) => isGreen)
})
// Wall-clock times must never pass through a zone: one zone west of Greenwich, one east of it and off the whole hour.
// The first writes down which test files ask for local time, and the second runs these (docs/decisions/062). What is made up at
// random is the same in both (one seed), so the second has less of it.
const localTime = join(reports, 'local-time.txt')
const compiled = join(root, 'test-results/compiled')
rmSync(compiled, { recursive: true, force: true })
/** @param {string} zone @param {Record<string, string>} given */
function unitTests(zone, given) {
  const report = join(reports, `vitest-${zone.replace('/', '-')}.json`)
  return {
    report,
    program: 'vitest/vitest.mjs',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env: { ...given, TZ: zone, COMPILED_FOLDER: compiled, BUILT_SERVER: join(root, 'apps/server/dist') },
  }
}
await step('Unit and API tests, America/Los_Angeles', async () => {
  const { report, program, args, env } = unitTests('America/Los_Angeles', { LOCAL_TIME_FILE: localTime })
  const isGreen = await run(program, args, env)
  total = addCounts(total, vitestCounts(report))
  return isGreen
})
// In Chromium each of the journey's steps is part of the journeys below (docs/decisions/148). The two browsers leave a part of a core idle,
// which the second zone takes.
await step('One journey in Firefox and WebKit, beside unit and API tests, Asia/Kolkata', async () => {
  const { report: zoneReport, program, args, env } = unitTests('Asia/Kolkata', { FUZZ_SHARE: '0.2', SECOND_ZONE_OF: localTime })
  const report = join(reports, 'engines.json')
  const [inZone, isWalked] = await Promise.all([
    runProgram(program, args, { env, priority: constants.priority.PRIORITY_BELOW_NORMAL }),
    run('../scripts/check-engines.mjs', ['--beside-chromium'], { ENGINES_JSON_OUTPUT_FILE: report }),
  ])
  console.log(inZone.output)
  const { notRun: missing, secondTries: again, ...counts } = enginesCounts(report)
  total = addCounts(addCounts(total, vitestCounts(zoneReport)), counts)
  notRun.push(...missing)
  lucky.push(...again)
  return isWalked && inZone.status === 0
})
await step('Journeys in the browser', async () => {
  const report = join(reports, 'journeys.json')
  const isGreen = await run('@playwright/test/cli.js', ['test'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  total = addCounts(total, playwrightCounts(report))
  lucky.push(...secondTries(report))
  return isGreen
})
finish()

/**
 * @param {string} title
 * @param {() => boolean | Promise<boolean>} isGreen
 */
async function step(title, isGreen) {
  const seconds = () => Math.round((Date.now() - started) / 1000)
  console.log(`\n== ${title} (at ${seconds()} s)`)
  try {
    if (await isGreen()) return
    console.error(`\n${title}: failed. Nothing after it was run.`)
  } catch (error) {
    console.error(`\n${title}: ${error instanceof Error ? error.message : error}`)
  }
  // A step without tests of its own (lint, types, build), or a runner that died, is one failure: red never says "0 failed".
  if (total.failed === 0) total = addCounts(total, { passed: 0, failed: 1 })
  finish()
}

/** @returns {never} */
function finish() {
  if (lucky.length > 0)
    console.log(`\nPassed at the second try only, and to be looked into:\n${lucky.map((name) => `  ${name}`).join('\n')}`)
  if (notRun.length > 0) console.log(`\nNot on this machine, and not run:\n${notRun.map((name) => `  ${name}`).join('\n')}`)
  console.log(`\nDone in ${Math.round((Date.now() - started) / 1000)} s.\n`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}

/**
 * Runs a program of node_modules, or one beside it, with this Node; true when it ended well.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>}
 */
function run(program, args, env = {}) {
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return new Promise((resolve, reject) => child.on('error', reject).on('close', (status) => resolve(status === 0)))
}

/**
 * Runs programs one after another until one fails, while others run: what they say is kept, and can be shown as a whole.
 * @param {...[name: string, program: string, ...args: string[]]} programs
 */
async function oneAfterAnother(...programs) {
  let said = ''
  for (const [name, program, ...args] of programs) {
    const began = Date.now()
    const { status, output } = await runProgram(program, args)
    said += `${name} (${Math.round((Date.now() - began) / 1000)} s)${status === 0 ? '' : ': failed'}\n${output && `${output}\n`}`
    if (status !== 0) return { isGreen: false, said }
  }
  return { isGreen: true, said }
}
