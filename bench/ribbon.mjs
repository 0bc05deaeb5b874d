/** How long a ribbon takes to draw in Chromium: `npm run bench -- --ribbon`. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { sentences } from '../scripts/bundled.mjs'
import { ensureChromium } from '../scripts/ensure-chromium.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const ROUNDS = 41
/** Of two people over 2,000 days: a quarter of a frame. */
const GOAL = 4
const ribbons = [
  { people: 2, days: 744 },
  { people: 2, days: 2000, goal: GOAL },
  { people: 2, days: 5500 },
  { people: 9, days: 365 },
  { people: 40, days: 2000 },
  { people: 40, days: 5500 },
]

/** Prints the fastest run of the geometry and of the document; whether the goal is met. */
export async function ribbonBench() {
  const { output } = await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    plugins: [await sentences()],
    build: { write: false, rollupOptions: { input: join(here, 'ribbon-page.ts'), output: { codeSplitting: false } } },
  })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  let isMet = true
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ type: 'module', content: output[0].code })
    await page.waitForFunction(() => 'drawn' in globalThis)
    for (const { people, days, goal } of ribbons) {
      const { geometry, document, elements } = await page.evaluate(([...of]) => globalThis.drawn(...of), [people, days, 1200, 172, ROUNDS])
      const all = geometry + document
      console.log(
        `${people} people, ${days} days: ${all.toFixed(1)} ms (geometry ${geometry.toFixed(1)}, document ${document.toFixed(1)}), ${elements} elements${goal ? ` (goal at most ${goal} ms)` : ''}`,
      )
      if (goal && all > goal) isMet = false
    }
    return isMet
  } finally {
    await browser.close()
  }
}
