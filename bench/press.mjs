/**
 * From pressing Analyze to the answer, once the card was looked at for a while, on Pro and on Free; with `--against DIR`, a
 * checkout of another version, in turns with that one's API. Processor times, which other work on the machine disturbs least.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundled } from '../scripts/bundled.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const data = join(here, 'data')
const ROUNDS = 7
/** Processor milliseconds, by plan. */
const goals = { pro: 300, free: 50 }

/** @returns {Promise<boolean>} whether all goals were met. */
export async function pressBench() {
  const at = process.argv.indexOf('--against')
  mkdirSync(data, { recursive: true })
  const path = join(data, 'g12-android-1M.txt')
  if (!existsSync(path)) {
    const generator = join(here, 'generate-chat.mjs')
    execFileSync(process.execPath, [generator, '--n', '1000000', '--people', '12', '--style', 'android', '--out', path])
  }
  const programs = { here: await bundled(join(here, 'press-pass.ts'), join(data, 'built')) }
  if (at >= 0) programs.there = await bundledThere(process.argv[at + 1])
  let isGood = true
  for (const plan of ['pro', 'free']) {
    const runs = Object.fromEntries(Object.keys(programs).map((name) => [name, []]))
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, program] of Object.entries(programs)) runs[name].push(pass(program, path, plan))
    for (const [name, all] of Object.entries(runs)) {
      const [pressed, wall, peak] = [(run) => run.pressed.cpu, (run) => run.pressed.wall, (run) => run.peakMB].map((of) =>
        median(all.map(of)),
      )
      console.log(
        `1M, ${plan}, ${name}: press to answer ${pressed.toFixed(0)} ms of processor (${wall.toFixed(0)} ms), peak ${peak.toFixed(0)} MB`,
      )
      if (name === 'here') isGood &&= pressed <= goals[plan]
    }
  }
  return isGood
}

/** The same program with the API of another checkout. */
function bundledThere(folder) {
  const entry = join(folder, 'bench', 'press-pass.ts')
  copyFileSync(join(here, 'press-pass.ts'), entry)
  return bundled(entry, join(data, 'built-there'))
}

const pass = (program, path, plan) => JSON.parse(execFileSync(process.execPath, [program, path, plan, 'looks'], { encoding: 'utf8' }))

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]
