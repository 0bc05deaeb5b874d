#!/usr/bin/env node
/**
 * A million messages in a real browser: `npm run bench -- --browser` (after `npm run build`). Prints how long it
 * takes from choosing the file to the import card, from pressing Analyze to the first figures and to the charts
 * (the way to the dashboard includes the 1.5 or 3 s for which the success is shown), and the longest time the
 * page did not answer. Medians of the rounds; each round is a fresh browser.
 */
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../scripts/ensure-chromium.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const port = 4397
const base = `http://localhost:${port}`

/** Measures `rounds` rounds on the file at `path` and prints their medians, in ms. */
export async function browserBench(path, rounds) {
  const server = spawn(process.execPath, [join(root, 'apps/server/dist/server.js'), '--port', `${port}`, '--no-open'], { stdio: 'ignore' })
  try {
    await untilReady()
    const runs = []
    for (let round = 0; round < rounds; round++) runs.push(await measure(path))
    console.log(`\nIn Chromium, medians of ${rounds} fresh browsers, ms`)
    for (const what of Object.keys(runs[0]))
      console.log(
        `  ${what}: ${runs
          .map((run) => run[what])
          .toSorted((a, b) => a - b)
          [rounds >> 1].toFixed(0)}`,
      )
  } finally {
    server.kill()
  }
}

async function measure(path) {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage()
    await page.addInitScript(() => {
      window.longest = 0
      let last = performance.now()
      setInterval(() => {
        const now = performance.now()
        window.longest = Math.max(window.longest, now - last - 20)
        last = now
      }, 20)
    })
    await page.goto(`${base}/app`)
    await page.waitForTimeout(1500)
    const chosen = performance.now()
    await page.locator('input[type=file]').setInputFiles(path)
    await page.getByRole('heading', { name: 'What is in this file' }).waitFor({ timeout: 60_000 })
    const card = performance.now()
    await page.evaluate(() => {
      window.longest = 0
    })
    const analyze = page.getByRole('button', { name: /^Analyze/ }).last()
    const pressed = performance.now()
    await analyze.click()
    await page.getByText('Upload successful!').waitFor()
    const figures = performance.now()
    await page.waitForURL('**/dashboard')
    const dashboard = performance.now()
    await page.locator('.js-plotly-plot').nth(2).waitFor({ state: 'attached' })
    const charts = performance.now()
    return {
      'file chosen to import card': card - chosen,
      'Analyze to figures': figures - pressed,
      'Analyze to dashboard (with the pause for reading)': dashboard - pressed,
      'dashboard to its charts': charts - dashboard,
      'longest time the page did not answer': await page.evaluate(() => window.longest),
    }
  } finally {
    await browser.close()
  }
}

async function untilReady() {
  for (let tries = 0; tries < 100; tries++) {
    const isReady = await fetch(`${base}/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not start; run `npm run build` first.')
}
