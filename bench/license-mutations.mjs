/** A million mutated licenses, of which none may be accepted: `npm run bench -- --license-mutations`. It takes some minutes. */
import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundled } from '../scripts/bundled.mjs'

const here = dirname(fileURLToPath(import.meta.url))

/** Whether none was accepted. */
export async function licenseMutations(count) {
  const pass = await bundled(join(here, 'license-pass.ts'), join(here, 'data', 'built'))
  const printed = execFileSync(process.execPath, ['--no-warnings', pass, `${count}`], { encoding: 'utf8' })
  const found = JSON.parse(printed)
  const number = (value) => Math.round(value).toLocaleString('en')
  console.log(`${number(found.refused + found.forged)} mutated licenses of ${found.kinds} kinds: ${number(found.forged)} accepted (goal 0)`)
  console.log(`${number(found['the same'])} more were changed by nothing that means anything, and accepted as what they are`)
  console.log(
    `${number(found.judgedPerSecond)} of them read and judged a second, ${number(found.verifiesPerSecond)} genuine ones verified a second`,
  )
  for (const forgery of found.forgeries) console.log(`  ${forgery}`)
  return found.forged === 0
}
