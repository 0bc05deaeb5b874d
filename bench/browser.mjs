/**
 * Whether the page ever stalls: `npm run bench -- --browser` (after `npm run build`) walks a visitor's whole way with Pro, for 100,000 and
 * for a million messages: a file, its card, the dashboard, every screen from its top to its end, a reload. Each round is a fresh browser;
 * the medians are printed, and beside the longest task of the page the phase of the way it was in.
 *
 * `--rounds N` (7); `--sizes 100k,1M`; `--engines chromium,firefox,webkit` (chromium); `--against DIR`, another checkout's build, in turns
 * with this one; `--slow`, the page's processor four times slower, at 100k (Chromium slows no worker); `--using`, a filter and a search,
 * too; `--short`, no screen but the dashboard; `--looking MS` (0), how long the card is looked at before Analyze is pressed; `--trace FILE`, a Chromium trace of the last round's way, and
 * of its reload in `FILE.reload`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openFirefox } from '../e2e/engines/firefox.mjs'
import { pageOf } from '../e2e/engines/page.mjs'
import { openWebKit } from '../e2e/engines/webkit.mjs'
import { ensureFirefox } from '../scripts/ensure-firefox.mjs'
import { ensureWebKit } from '../scripts/ensure-webkit.mjs'
import { openChromium } from './browser/open-chromium.mjs'
import { serve } from './browser/product.mjs'
import { using } from './browser/using.mjs'
import { walkTheWay } from './browser/way.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const data = join(root, 'bench/data')
const ports = [4397, 4398]
const messages = { '100k': 100_000, '1M': 1_000_000 }

const engines = {
  chromium: (_, slower) => openChromium(slower),
  firefox: (place) => openFirefox(ensureFirefox())(place),
  webkit: (place) => openWebKit(ensureWebKit())(place),
}

/** What is printed: its name, the goal it has, by size where that matters, and how it is written. */
const rows = [
  ['longest', 'longest task of the page, from the file to every screen, ms', () => 100],
  ['busiest', 'the same in processor time, whatever else the machine does', () => null],
  ['card', 'file chosen to card, ms', (size) => (size === '1M' ? 1300 : null)],
  ['figures', 'Analyze pressed to figures, ms', (size) => (size === '1M' ? 300 : null)],
  ['figuresBusy', 'the same in processor time of the page', () => null],
  ['charts', 'figures to charts painted, after the pause for reading, ms', () => 100],
  ['chartsBusy', 'the same in processor time of the page', () => null],
  ['reload', 'reload to the painted dashboard, ms', (size) => (size === '1M' ? 500 : null)],
  ['reloadBusy', 'the same in processor time of the page', () => null],
  ['longestReload', 'longest task of the reload, ms', () => null],
  ['scripts', 'scripts of the dashboard’s first visit, gzip, kB', () => null, (bytes) => (bytes / 1000).toFixed(1)],
  ['memory', 'the worker’s heap and arrays once its garbage is collected, MB', (size) => (size === '1M' ? 230 : null)],
  ['filter', 'a person chosen to every figure and chart painted, ms', () => null],
  ['first', 'the first letter typed into the search to its results painted, ms', () => null],
  ['middle', 'a key to its results painted, with the 40 ms that letters wait for each other, p50, ms', () => null],
  ['slow', 'the same, p95, ms', () => 100],
]

/** @returns {Promise<boolean>} whether all goals were met */
export async function browserBench() {
  const option = (name, otherwise) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : otherwise)
  const isSlow = process.argv.includes('--slow')
  const rounds = Number(option('--rounds', process.argv.includes('--quick') ? 1 : 7))
  const sizes = option('--sizes', isSlow ? '100k' : '100k,1M').split(',')
  const against = option('--against', null)
  const trace = option('--trace', null)
  const use = process.argv.includes('--using') ? using : null
  const products = [{ name: 'here', ...(await serve(root, ports[0])) }]
  try {
    if (against) products.push({ name: 'there', ...(await serve(against, ports[1])) })
    let isGood = true
    for (const engine of option('--engines', 'chromium').split(','))
      for (const size of sizes) {
        const runs = products.map(() => [])
        let version = engine
        for (let round = 0; round < rounds; round++)
          for (const [i, product] of products.entries()) {
            const path = i === 0 && round === rounds - 1 ? trace : null
            const seen = await inFreshBrowser(engines[engine], isSlow ? 4 : 1, {
              product,
              file: corpus(size),
              trace: path,
              use: engine === 'chromium' ? use : null,
              isShort: process.argv.includes('--short'),
              lookingMs: Number(option('--looking', 0)),
            })
            runs[i].push(seen)
            version = seen.version
          }
        console.log(`\n${version}, ${size} messages${isSlow ? ', a page four times slower' : ''}, medians of ${rounds} fresh browsers`)
        isGood = print(size, products, runs) && isGood
      }
    return isGood
  } finally {
    for (const product of products) product.end()
  }
}

async function inFreshBrowser(open, slower, way) {
  const folder = mkdtempSync(join(tmpdir(), 'convostat-bench-browser-'))
  const place = { profile: join(folder, 'profile'), downloads: join(folder, 'downloads') }
  for (const made of Object.values(place)) mkdirSync(made)
  const driver = await open(place, slower)
  try {
    return { version: driver.version, ...(await walkTheWay(pageOf(driver), way)) }
  } catch (error) {
    throw new Error(`${error.message} The page complains: ${driver.complaints.join('; ') || 'nothing'}`, { cause: error })
  } finally {
    await driver.end()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function print(size, products, runs) {
  let isGood = true
  for (const [row, name, goalOf, written = (value) => value.toFixed(0)] of rows) {
    const found = runs.map((all) => median(all.map((seen) => seen[row] ?? Number.NaN)))
    if (found.every(Number.isNaN)) continue
    const goal = goalOf(size)
    const isMet = goal === null || found[0] <= goal
    isGood &&= isMet
    const each = found.map((value, i) => `${products.length > 1 ? `${products[i].name} ` : ''}${written(value)}`).join(', ')
    console.log(`  ${name}: ${each}${goal === null ? '' : ` (goal at most ${goal}: ${isMet ? 'met' : 'MISSED'})`}`)
  }
  for (const [of, name] of [
    ['phases', 'longest task by phase'],
    ['inProcessorTime', 'the same in processor time'],
  ])
    for (const [i, all] of runs.entries())
      if (all[0][of]) console.log(`  ${name}, ${products[i].name}: ${byPhase(all.map((seen) => seen[of]))}`)
  return isGood
}

/** What is no long task at all is left out. */
function byPhase(all) {
  const phases = [...new Set(all.flatMap((seen) => Object.keys(seen)))]
  const longest = phases.map((phase) => [phase, median(all.map((seen) => seen[phase] ?? 0))]).filter(([, ms]) => ms >= 25)
  const sorted = longest.toSorted((a, b) => b[1] - a[1])
  return sorted.map(([phase, ms]) => `${phase} ${ms.toFixed(0)}`).join(', ') || 'none'
}

function corpus(size) {
  const path = join(data, `android-${size}.txt`)
  mkdirSync(data, { recursive: true })
  const made = ['--n', `${messages[size]}`, '--people', '12', '--style', 'android', '--out', path]
  if (!existsSync(path)) execFileSync(process.execPath, [join(root, 'bench/generate-chat.mjs'), ...made])
  return path
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]
