/** What topics are worth: `npm run bench -- --topics`. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundled } from '../scripts/bundled.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const data = join(here, 'data')
/** At a million messages, in processor time. */
const SECONDS = 5

/** Prints what was found of what was planted, and how long a million messages take; whether that is within the goal. */
export async function topicsBench() {
  const pass = await bundled(join(here, 'topics-pass.ts'), join(data, 'built'))
  const run = (...given) => JSON.parse(execFileSync(process.execPath, [pass, ...given], { encoding: 'utf8' }))
  console.log('\nTopics planted in made-up chats, and found again')
  const part = (some, all) => (all === 0 ? '  – ' : (some / all).toFixed(2))
  for (const [name, each] of Object.entries(run('found')))
    console.log(
      `  ${name.padEnd(26)} recall ${part(each.recalled, each.planted)} · precision ${part(each.right, each.found)} · found ${each.found} · NPMI ${part(each.coherence, each.found)} · typical messages right ${part(each.rightMessages, each.messages)} · share off by ${part(each.shareError, each.recalled)}`,
    )
  const path = join(data, 'android-1M.txt')
  if (!existsSync(path))
    execFileSync(process.execPath, [
      join(here, 'generate-chat.mjs'),
      ...['--n', '1000000', '--people', '12', '--style', 'android', '--out', path],
    ])
  const { messages, decode, cpu, wall } = run('speed', path)
  const isMet = cpu <= SECONDS * 1000
  console.log(
    `\n${messages} messages: ${(cpu / 1000).toFixed(2)} s of processor time (goal at most ${SECONDS}: ${isMet ? 'met' : 'MISSED'}), ${(wall / 1000).toFixed(2)} s by the clock, ${(cpu / decode).toFixed(1)} TextDecoder passes`,
  )
  return isMet
}
