/** Benchmarks for special moments: how many of those planted in everyday talk are found, what else is shown, and how long a million messages take. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundled } from '../scripts/bundled.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const data = join(here, 'data')
const chats = 60

/** @returns {Promise<boolean>} whether all goals were met. */
export async function momentsBench() {
  const program = await bundled(join(here, 'moments-pass.ts'), join(data, 'built'))
  const run = (...given) => JSON.parse(execFileSync(process.execPath, [program, ...given], { encoding: 'utf8' }))
  let isGood = true
  const report = (what, value, isMet, goal) => {
    isGood &&= isMet
    console.log(`  ${what}: ${value} (${goal}: ${isMet ? 'met' : 'MISSED'})`)
  }
  const kinds = run('judge', join(here, '..', 'packages', 'emotion', 'weights', 'emotion.bin'), `${chats}`)
  console.log(`\n${chats} invented chats in five languages, eight moments planted in each`)
  const all = { planted: 0, found: 0, extra: 0 }
  for (const [kind, { planted, found, extra }] of Object.entries(kinds).sort()) {
    console.log(`  ${kind.padEnd(21)} planted ${`${planted}`.padStart(3)}, found ${`${found}`.padStart(3)}, told beside them ${extra}`)
    all.planted += planted
    all.found += found
    all.extra += extra
  }
  const recall = all.found / all.planted
  const precision = all.found / (all.found + all.extra)
  report('recall', recall.toFixed(3), recall >= 0.9, 'goal at least 0.9')
  report('precision', precision.toFixed(3), precision >= 0.85, 'goal at least 0.85')
  const million = join(data, 'android-1M.txt')
  if (existsSync(million)) {
    const ms = Math.min(...[0, 1, 2].map(() => run('time', million).ms))
    report(
      "a million messages, the index of their words included, ms of the processor's time",
      ms.toFixed(0),
      ms <= 2000,
      'goal at most 2000',
    )
  }
  return isGood
}
