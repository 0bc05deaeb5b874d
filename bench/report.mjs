/**
 * Benchmarks for PDFs: `npm run bench -- --report` (after `npm run build`). The demo's full report in Node and in Chromium, first
 * and again on the other paper, and books of 3,000 and 10,000 favorites. Goals are about a machine at rest: what counts is
 * the processor time of the thread that draws, which another program does not change much; the wall time is beside it.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { bundled } from '../scripts/bundled.mjs'
import { ensureChromium } from '../scripts/ensure-chromium.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const built = join(here, 'data', 'built')
const folder = join(here, 'data', 'report')
const assets = join(here, '..', 'apps', 'web', 'dist', 'assets')
const origin = 'http://localhost:4395'
const rounds = 3

/** @returns {Promise<boolean>} whether all goals were met. */
export async function reportBench() {
  mkdirSync(folder, { recursive: true })
  const [models, pass] = [await bundled(join(here, 'report-models.ts'), built), await bundled(join(here, 'report-pass.ts'), built)]
  const root = join(here, '..')
  const weights = join(root, 'packages', 'emotion', 'weights', 'emotion.bin')
  execFileSync(process.execPath, [models, join(root, 'apps', 'web', 'public', 'demo-group-chat.txt'), weights, folder])
  const pack = join(assets, asset(/^report-.*\.bin$/))
  const inNode = (model) => JSON.parse(execFileSync(process.execPath, [pass, pack, join(folder, model)], { encoding: 'utf8' }))
  let isGood = true
  const report = (what, value, goal) => {
    const isMet = goal === undefined || value <= goal
    isGood &&= isMet
    console.log(`  ${what}: ${value.toFixed(0)}${goal === undefined ? '' : ` (goal at most ${goal}: ${isMet ? 'met' : 'MISSED'})`}`)
  }
  const nodes = Array.from({ length: rounds }, () => inNode('report.json'))
  const pages = []
  for (let round = 0; round < rounds; round++) pages.push(await inChromium(pack, asset(/^printer-.*\.js$/)))
  for (const [name, runs] of [
    ['Node', nodes],
    ['Chromium', pages],
  ]) {
    const of = (what) => runs.map(what).sort((a, b) => a - b)[rounds >> 1]
    console.log(`\nThe full report in ${name}, ${runs[0].pages} pages, medians of ${rounds}`)
    report(
      'first, the thread’s ms',
      of(({ first }) => first.threadMs),
      4000,
    )
    report(
      'first, ms',
      of(({ first }) => first.ms),
    )
    report(
      'on another paper, the thread’s ms',
      of(({ warm }) => warm.threadMs),
      1000,
    )
    report(
      'on another paper, ms',
      of(({ warm }) => warm.ms),
    )
    report(
      'size, kB',
      of(({ bytes }) => bytes / 1000),
      2000,
    )
  }
  for (const [count, goals] of [
    [3000, [6000, 600]],
    [10_000, []],
  ]) {
    const book = inNode(`book-${count}.json`)
    console.log(`\nA book of ${count} favorites in Node, ${book.pages} pages, printed first`)
    report('the thread’s ms', book.first.threadMs, goals[0])
    report('ms', book.first.ms)
    report('peak memory of the process, MB', book.peakMB, goals[1])
    report('size, kB', book.bytes / 1000)
  }
  return isGood
}

function asset(pattern) {
  const name = readdirSync(assets).find((file) => pattern.test(file))
  if (!name) throw new Error('expected a web build: npm run build')
  return name
}

/** A fresh browser whose worker is the page's own, with the policy that the server sends it. */
async function inChromium(pack, printer) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    const policy = { 'content-security-policy': "default-src 'none'; script-src 'wasm-unsafe-eval'" }
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === '/printer.js')
        return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(assets, printer)), headers: policy })
      if (pathname === '/pack') return route.fulfill({ contentType: 'application/octet-stream', body: readFileSync(pack) })
      if (pathname === '/report.json')
        return route.fulfill({ contentType: 'application/json', body: readFileSync(join(folder, 'report.json')) })
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Report</title>' })
    })
    await page.goto(origin)
    await page.evaluate(async () => {
      window.pack = new Uint8Array(await (await fetch('/pack')).arrayBuffer())
      window.asked = await (await fetch('/report.json')).json()
    })
    const session = await browser.newBrowserCDPSession()
    const thread = async () => {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo')
      return processInfo.reduce((all, { id }) => all + workersMs(id), 0)
    }
    const first = await page.evaluate(printed, { paper: 'a4' })
    const afterFirst = await thread()
    const warm = await page.evaluate(printed, { paper: 'letter' })
    const afterWarm = await thread()
    return {
      first: { ms: first.ms, threadMs: afterFirst },
      warm: { ms: warm.ms, threadMs: afterWarm - afterFirst },
      bytes: first.bytes,
      pages: first.pages,
    }
  } finally {
    await browser.close()
  }
}

/** Processor time of a process's workers, where the system reports it (Linux): ticks are hundredths of a second. */
function workersMs(id) {
  try {
    return readdirSync(`/proc/${id}/task`).reduce((all, task) => {
      const stat = readFileSync(`/proc/${id}/task/${task}/stat`, 'latin1')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return stat.includes('(DedicatedWorker') ? all + 10 * (Number(fields[11]) + Number(fields[12])) : all
    }, 0)
  } catch {
    return 0
  }
}

/** Runs in the page; the first one starts the worker. */
async function printed({ paper }) {
  const begun = performance.now()
  const said = () => new Promise((resolve) => window.worker.addEventListener('message', ({ data }) => resolve(data), { once: true }))
  if (!window.worker) {
    window.worker = new Worker('/printer.js', { type: 'module' })
    const opened = said()
    window.worker.postMessage({ pack: window.pack }, [window.pack.buffer])
    if (!(await opened).opened) throw new Error('the printer did not start')
  }
  const { report, labels } = window.asked
  const answer = said()
  window.worker.postMessage({ id: 1, report: { ...report, paper }, labels })
  const { pdf } = await answer
  const text = new TextDecoder('latin1').decode(pdf)
  return { ms: performance.now() - begun, bytes: pdf.length, pages: text.match(/\/Type\s*\/Page\b/g).length }
}
