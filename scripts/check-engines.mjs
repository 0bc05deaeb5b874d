// @ts-check
// `npm run check:engines`: one journey through the whole product in Chromium, Firefox and WebKit, two at a time; with names,
// in those alone. `--beside-chromium`, of `npm test`: in the others alone, as its journeys do each step in Chromium (docs/decisions/148). A step that fails is named with its engine and a picture. `ENGINES_JSON_OUTPUT_FILE` gets the counts.
import './help.mjs'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openChromium } from '../e2e/engines/chromium.mjs'
import { openFirefox } from '../e2e/engines/firefox.mjs'
import { journey } from '../e2e/engines/journey.mjs'
import { walk } from '../e2e/engines/walk.mjs'
import { openWebKit } from '../e2e/engines/webkit.mjs'
import { ensureBuild } from './build.mjs'
import { enginesHere } from './engines-here.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { ensureFirefox } from './ensure-firefox.mjs'
import { ensureWebKit } from './ensure-webkit.mjs'
import { nodeTooOld } from './node-version.mjs'
import { ensurePackages, root } from './packages.mjs'

/**
 * How each engine is opened, null where it is not on this machine; how it is installed by hand; and what it complains of by itself.
 * @type {Record<string, { find: () => import('../e2e/engines/driver.mjs').Open | null, byHand: string, quirks: RegExp[] }>}
 */
const engines = {
  Chromium: { find: () => openChromium(ensureChromium()), byHand: 'Debian: apt-get install chromium', quirks: [] },
  Firefox: {
    find: () => {
      const path = ensureFirefox()
      return path ? openFirefox(path) : null
    },
    byHand: 'Debian: apt-get install firefox-esr; others: firefox.com, or set FIREFOX_PATH',
    quirks: [],
  },
  WebKit: {
    find: () => {
      const programs = ensureWebKit()
      return programs && openWebKit(programs)
    },
    byHand: 'Debian: apt-get install webkit2gtk-driver xvfb gjs gir1.2-webkit2-4.1',
    quirks: [
      // It knows no policy for manifests, and ignores that part of ours.
      /Unrecognized Content-Security-Policy directive 'manifest-src'/,
    ],
  },
}

const complaint = nodeTooOld(process.versions.node)
if (complaint) {
  console.error(complaint)
  process.exit(1)
}
const isBesideChromium = process.argv.includes('--beside-chromium')
const asked = process.argv.slice(2).flatMap((name) => (name.startsWith('--') ? [] : [name.toLowerCase()]))
const wanted = Object.entries(engines).filter(
  ([name]) => !(isBesideChromium && name === 'Chromium') && (asked.length === 0 || asked.includes(name.toLowerCase())),
)
const unknown = asked.filter((name) => !Object.keys(engines).some((engine) => engine.toLowerCase() === name))
/** @type {string[]} */
const notRun = []
/** @type {string[]} */
const secondTries = []
const counts = { passed: 0, failed: 0 }
try {
  if (unknown.length > 0) throw new Error(`There is no engine ${unknown.join()}: ${Object.keys(engines).join(', ')}.`)
  ensurePackages()
  ensureBuild()
  const { found, notHere, missing } = enginesHere(wanted, asked.length > 0)
  notRun.push(...notHere)
  // The others are walked all the same.
  for (const sentence of missing) {
    console.error(`  ✗ ${sentence}`)
    counts.failed++
  }
  const pictures = join(root, 'test-results/engines')
  const walkIn = async (/** @type {(typeof found)[number]} */ { name, open, quirks }) => {
    let walked = await walk(name, open, journey, { quirks, pictures, say: console.log })
    // A stalled machine is not a fault of the product's; an engine that needed it is named at the end (docs/decisions/143).
    for (let again = 0; walked.failed && again < 2; again++) {
      console.log(`${name}: once more, from the beginning`)
      const { failed } = walked
      walked = await walk(name, open, journey, { quirks, pictures, say: console.log })
      if (!walked.failed) secondTries.push(`${name}: ${failed.name}`)
    }
    return walked
  }
  // One leaves half a processor of two idle. Chromium, which takes the least time, comes last.
  const waiting = found.toReversed()
  /** @type {import('../e2e/engines/walk.mjs').Walked[]} */
  const walks = []
  const walkAll = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) walks.push(await walkIn(next))
  }
  await Promise.all([walkAll(), walkAll()])
  for (const { version, passed, failed } of walks) {
    const seconds = passed.reduce((sum, step) => sum + step.seconds, 0)
    console.log(`${version}: ${passed.length} of ${journey.length} steps in ${Math.round(seconds)} s`)
    counts.passed += passed.length
    counts.failed += failed ? 1 : 0
  }
} catch (error) {
  console.error(`  ✗ ${error instanceof Error ? error.message : error}`)
  counts.failed++
}
for (const name of notRun) console.log(`Not run, as it is not on this machine: ${name}.`)
if (process.env.ENGINES_JSON_OUTPUT_FILE)
  writeFileSync(process.env.ENGINES_JSON_OUTPUT_FILE, JSON.stringify({ ...counts, notRun, secondTries }))
process.exitCode = counts.failed === 0 ? 0 : 1
