/** How long computed answers take in a million messages, and passages: `npm run bench -- --ask`. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundled } from '../scripts/bundled.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const data = join(here, 'data')
/** The median of all questions, in processor time. */
const GOAL_MS = 50
/** The same of questions that passages answer. */
const GOAL_FOUND_MS = 500

/** Prints what each question takes, for the first time and again; whether the median is within the goal. */
export async function askBench() {
  const pass = await bundled(join(here, 'ask-pass.ts'), join(data, 'built'))
  const path = join(data, 'android-1M.txt')
  if (!existsSync(path))
    execFileSync(process.execPath, [
      join(here, 'generate-chat.mjs'),
      ...['--n', '1000000', '--people', '12', '--style', 'android', '--out', path],
    ])
  const { messages, laps, found } = JSON.parse(
    execFileSync(process.execPath, ['--max-old-space-size=4096', pass, path], { encoding: 'utf8' }),
  )
  console.log(`\n${laps.length} questions about ${messages} messages, ms of the processor's time: first, again`)
  const isMet = print(laps, GOAL_MS)
  console.log(`\n${found.length} questions that passages answer, or nothing does`)
  return print(found, GOAL_FOUND_MS) && isMet
}

/** Prints each question and the medians; whether the second one is within the goal. */
function print(laps, goal) {
  for (const { question, cold, warm } of laps)
    console.log(`  ${question.padEnd(52)} ${cold.toFixed(1).padStart(8)} ${warm.toFixed(1).padStart(8)}`)
  const median = (which) => laps.map((lap) => lap[which]).sort((a, b) => a - b)[laps.length >> 1]
  const isMet = median('warm') <= goal
  console.log(
    `  p50 first ${median('cold').toFixed(1)}, again ${median('warm').toFixed(1)} (goal at most ${goal}: ${isMet ? 'met' : 'MISSED'})`,
  )
  return isMet
}
