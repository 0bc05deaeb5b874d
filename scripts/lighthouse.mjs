#!/usr/bin/env node
// @ts-check
/**
 * `npm run lighthouse`: how the pages fare on a phone. Builds what is out of date, starts the built server on its own port, has
 * Lighthouse's mobile profile look at each page five times (`-- --runs N`), and says of each median whether the goal is met. A report
 * and no test: it measures this machine's mood as well.
 */
import './help.mjs'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild, serverFile } from './build.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { ensureLighthouse } from './ensure-lighthouse.mjs'

/** @typedef {import('./ensure-lighthouse.mjs').Report} Report */

const runs = Number(process.argv[process.argv.indexOf('--runs') + 1]) || 5

/** What each page may cost; scripts are bytes as they are sent. */
const pages = [
  { path: '/', scriptBytes: 120_000 },
  { path: '/pricing', scriptBytes: 120_000 },
  { path: '/app', scriptBytes: 200_000, isShell: true },
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const { lighthouse, launch } = await ensureLighthouse()
ensureBuild()
const folder = mkdtempSync(join(tmpdir(), 'convostat-lighthouse-'))
const port = await freePort()
const base = `http://localhost:${port}`
const server = spawn(process.execPath, [serverFile, '--port', String(port), '--no-open'], {
  env: { ...process.env, CONVOSTAT_DATA: folder, CONVOSTAT_RATE_LIMITS: 'off' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
let isMet = true
try {
  await answering()
  for (const page of pages) isMet = (await report(page)) && isMet
} finally {
  server.kill()
  rmSync(folder, { recursive: true, force: true })
}
console.log(isMet ? '\nEvery goal is met.' : '\nNot every goal is met.')
process.exitCode = isMet ? 0 : 1

/**
 * Looks at a page, and says how it fared.
 * @param {(typeof pages)[number]} page
 */
async function report({ path, scriptBytes, isShell = false }) {
  /** @type {Record<string, number[]>} */
  const seen = {}
  const note = (/** @type {string} */ name, /** @type {number} */ value) => {
    seen[name] ??= []
    seen[name].push(value)
  }
  for (let run = 0; run < runs; run++) {
    const lhr = await look(`${base}${path}`)
    for (const name of categories) note(name, Math.round((lhr.categories[name].score ?? 0) * 100))
    note('largest paint', (lhr.audits['largest-contentful-paint'].numericValue ?? Number.NaN) / 1000)
    note('shift', lhr.audits['cumulative-layout-shift'].numericValue ?? Number.NaN)
    note('blocking', lhr.audits['total-blocking-time'].numericValue ?? Number.NaN)
    note('scripts', scriptsOf(lhr, isShell ? await shellScripts(path) : null))
    if (run === runs - 1) sayWhy(lhr)
  }
  const seconds = (/** @type {number} */ n) => `${n.toFixed(2)} s`
  const lines = [
    ...categories.map((name) => ({ name, show: String, goal: { least: name === 'performance' ? 90 : 95 } })),
    { name: 'largest paint', show: seconds, goal: { most: 2.5 } },
    { name: 'shift', show: (/** @type {number} */ n) => n.toFixed(3), goal: { most: 0.1 } },
    { name: 'scripts', show: (/** @type {number} */ n) => `${(n / 1000).toFixed(1)} kB`, goal: { most: scriptBytes } },
    { name: 'blocking', show: (/** @type {number} */ n) => `${Math.round(n)} ms`, goal: {} },
  ]
  console.log(`\n${path}${isShell ? ' (scripts: those of the shell)' : ''}, median of ${runs}`)
  let isMet = true
  for (const { name, show, goal } of lines) {
    const value = median(seen[name])
    const { least, most } = /** @type {{ least?: number, most?: number }} */ (goal)
    // The app is hidden from search engines.
    const isAsked = (least !== undefined || most !== undefined) && !(isShell && name === 'seo')
    const met = (least === undefined || value >= least) && (most === undefined || value <= most)
    if (isAsked && !met) isMet = false
    const wish = least === undefined ? `at most ${show(most ?? 0)}` : `at least ${show(least)}`
    console.log(`  ${name.padEnd(16)}${show(value).padStart(10)}   ${isAsked ? `${met ? 'met' : 'MISSED'} (${wish})` : 'for information'}`)
  }
  return isMet
}

/**
 * One look, in its own browser, so that nothing is kept from the one before. A trace that got lost is taken again.
 * @param {string} url
 * @returns {Promise<Report>}
 */
async function look(url, tries = 3) {
  const chrome = await launch({ chromePath: ensureChromium(), chromeFlags })
  try {
    const lhr = (await lighthouse(url, { port: chrome.port, onlyCategories: categories, logLevel: 'error' }))?.lhr
    if (lhr && !lhr.runtimeError) return lhr
    if (tries === 1) throw new Error(`Lighthouse could not look at ${url}: ${lhr?.runtimeError?.message ?? 'no result'}`)
  } finally {
    chrome.kill()
  }
  return look(url, tries - 1)
}

/**
 * Bytes of scripts as they were sent, of those named or of all.
 * @param {Report} lhr
 * @param {Set<string> | null} named
 */
function scriptsOf(lhr, named) {
  const items = lhr.audits['network-requests'].details?.items ?? []
  const scripts = items.filter(({ url, resourceType }) => resourceType === 'Script' && (named === null || named.has(new URL(url).pathname)))
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}

/**
 * The scripts of the shell that a document names; not those of its screens, and what else it loads comes when it is idle.
 * @param {string} path
 */
async function shellScripts(path) {
  const html = await (await fetch(`${base}${path}`)).text()
  const own = html.replace(/<link [^>]*data-(?:screen|home)[^>]*>/g, '')
  return new Set([...own.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, file]) => file))
}

/**
 * What keeps a category from its best.
 * @param {Report} lhr
 */
function sayWhy(lhr) {
  for (const name of categories.slice(1)) {
    for (const { id, weight } of lhr.categories[name].auditRefs) {
      const audit = lhr.audits[id]
      if (weight > 0 && audit.score !== null && audit.score < 0.9) console.log(`  ${name}: ${audit.title}`)
    }
  }
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2
}

async function answering() {
  for (let tries = 0; tries < 120; tries++) {
    if (server.exitCode !== null) throw new Error('The server ended.')
    const isThere = await fetch(`${base}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('The server did not answer within a minute.')
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
