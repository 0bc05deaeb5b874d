/** What putting a language's lean right is worth: `npm run bench -- --prior --data DIR`. DIR holds the public sets of the trainer. */
import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundled } from '../scripts/bundled.mjs'

const here = dirname(fileURLToPath(import.meta.url))

/** Prints the figures; there is no goal but to be looked at. */
export async function priorBench(dir) {
  const pass = await bundled(join(here, 'prior-pass.ts'), join(here, 'data', 'built'))
  const weights = join(here, '..', 'packages', 'emotion', 'weights', 'emotion.bin')
  const { sets, averages } = JSON.parse(execFileSync(process.execPath, [pass, dir, weights], { encoding: 'utf8', maxBuffer: 1 << 24 }))
  console.log(`\nMacro-F1 of three sentiments, mean over ${sets} sets, in chats of a mood; and how far happy chats lie from sad ones`)
  for (const { way, happy, everyday, sad, apart } of averages)
    console.log(
      `  ${way.padEnd(8)} happy ${happy.toFixed(3)} · everyday ${everyday.toFixed(3)} · sad ${sad.toFixed(3)} · apart ${apart.toFixed(3)}`,
    )
}
