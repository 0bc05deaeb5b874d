/** How long a chat's checksum takes, which is compared whenever it is opened: `npm run bench -- --checksum`. */
import { randomFillSync } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { bundled } from '../scripts/bundled.mjs'
import { ensureChromium } from '../scripts/ensure-chromium.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const data = join(here, 'data')
const MEGABYTES = 70
const ROUNDS = 9
/** Nobody notices it beside the reading of as many messages. */
const GOAL = 1000

/** Prints the median and the range of this many readings of one file from disk in Chromium; whether the median is within the goal. */
export async function checksumBench() {
  mkdirSync(data, { recursive: true })
  const file = join(data, 'checksum.bin')
  writeFileSync(file, randomFillSync(new Uint8Array(MEGABYTES * 1e6)))
  const script = await bundled(join(here, 'checksum-page.ts'), join(data, 'built'))
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    await page.setContent('<input type="file">')
    await page.addScriptTag({ type: 'module', content: readFileSync(script, 'utf8') })
    await page.locator('input').setInputFiles(file)
    await page.waitForFunction(() => 'measured' in globalThis)
    const runs = []
    for (let round = 0; round < ROUNDS; round++) runs.push(await page.evaluate(() => globalThis.measured()))
    runs.sort((a, b) => a - b)
    const median = runs[Math.floor(ROUNDS / 2)]
    console.log(
      `checksum of ${MEGABYTES} MB from disk: median ${median.toFixed(0)} ms, ${runs[0].toFixed(0)} to ${runs.at(-1).toFixed(0)} ms (goal at most ${GOAL})`,
    )
    return median <= GOAL
  } finally {
    await browser.close()
  }
}
