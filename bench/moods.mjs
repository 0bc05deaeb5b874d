/** At which bound a message counts as felt: `npm run bench -- --moods`. Its result is LEAST_FELT of the engine. */
import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundled } from '../scripts/bundled.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const percent = (share) => `${(100 * share).toFixed(1)} %`.padStart(7)

/** Prints the figures; there is no goal but to be looked at. */
export async function moodsBench() {
  const pass = await bundled(join(here, 'moods-pass.ts'), join(here, 'data', 'built'))
  const bounds = JSON.parse(execFileSync(process.execPath, [pass, join(here, '..')], { encoding: 'utf8', maxBuffer: 1 << 24 }))
  console.log('\nPlanted months that are named, by share and messages; ordinary months that stand out, and that a bad mood leads')
  for (const { bound, named, wrong, bad } of bounds)
    console.log(
      `  ${bound.toFixed(2)}  ${named.map(({ of, share }) => `${of} ${percent(share)}`).join('  ')}  stand out ${percent(wrong)}  bad ${percent(bad)}`,
    )
}
