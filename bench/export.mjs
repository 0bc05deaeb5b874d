/** Benchmarks for everything as tables: a million messages whose feelings are read, in processor time, and the memory above the chat that is held. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundled } from '../scripts/bundled.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const data = join(here, 'data')
const messages = 1_000_000
const rounds = 3

/** @returns {Promise<boolean>} whether all goals were met. */
export async function exportBench() {
  const program = await bundled(join(here, 'export-pass.ts'), join(data, 'built'))
  const chat = join(data, 'android-1M.txt')
  if (!existsSync(chat)) {
    const wanted = ['--n', `${messages}`, '--people', '12', '--style', 'android', '--out', chat]
    execFileSync(process.execPath, [join(here, 'generate-chat.mjs'), ...wanted])
  }
  const weights = join(here, '..', 'packages', 'emotion', 'weights', 'emotion.bin')
  const run = () => JSON.parse(execFileSync(process.execPath, ['--expose-gc', program, chat, weights], { encoding: 'utf8' }))
  const runs = Array.from({ length: rounds }, run)
  const median = (of) => runs.map(of).sort((a, b) => a - b)[rounds >> 1]
  let isGood = true
  const report = (what, value, goal) => {
    const isMet = goal === undefined || value <= goal
    isGood &&= isMet
    console.log(`  ${what}: ${value.toFixed(0)}${goal === undefined ? '' : ` (goal at most ${goal}: ${isMet ? 'met' : 'MISSED'})`}`)
  }
  console.log(`\n${messages} messages as tables, medians of ${rounds}`)
  report(
    'the whole archive, ms',
    median(({ ms }) => ms),
    6000,
  )
  report(
    'processor time of all, ms',
    median(({ cpuMs }) => cpuMs),
  )
  report(
    'memory above the loaded chat, MB',
    median(({ aboveMB }) => aboveMB),
    60,
  )
  report(
    'of it still held when all is written, MB',
    median(({ keptMB }) => keptMB),
  )
  report(
    'the archive, MB',
    median(({ archiveMB }) => archiveMB),
  )
  return isGood
}
