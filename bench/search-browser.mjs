/**
 * Searches in a million messages in Chromium, asked of the worker over its port as the page asks: how long from the
 * question to the answer, in ms. The first one builds the index.
 */
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../scripts/ensure-chromium.mjs'

const origin = 'http://localhost:4399'
const pages = {
  '/': ['text/html', () => '<!doctype html><title>Search</title><input type="file">'],
}

const queries = {
  words: ['birthday', 'tomorrow', 'you', 'the', 'good', 'house', 'zebra', 'love you', 'good morning', 'happy birthday party'],
  phrases: ['"i love you"', '"good morning"', '"you are"', '"see you tomorrow"'],
  prefixes: ['b*', 'bir*', 'tom*', 'the*', 'happy b*', 'i lo*'],
  substrings: ['...', '?!', '://', '(', '❤'],
}

/** Measures one fresh browser on the file at `path` with the worker bundled at `worker`, and gives what it took. */
export async function searchInBrowser(path, worker) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    const served = { ...pages, '/worker.js': ['text/javascript', () => readFileSync(worker, 'utf8')] }
    await page.route(`${origin}/**`, (route) => {
      const [contentType, body] = served[new URL(route.request().url()).pathname] ?? ['text/plain', () => '']
      return route.fulfill({ contentType, body: body() })
    })
    await page.goto(origin)
    await page.locator('input').setInputFiles(path)
    return await page.evaluate(measured, queries)
  } finally {
    await browser.close()
  }
}

/** Runs in the page. */
async function measured(queries) {
  const worker = new Worker('/worker.js', { type: 'module' })
  let asked = 0
  const ask = (name, input) => {
    const id = asked++
    const started = performance.now()
    worker.postMessage({ id, name, input })
    return new Promise((resolve, reject) => {
      worker.addEventListener('message', function hear({ data }) {
        if (data.id !== id || !('output' in data || 'failure' in data)) return
        worker.removeEventListener('message', hear)
        if ('failure' in data) reject(new Error(JSON.stringify(data.failure)))
        else resolve({ ms: performance.now() - started, output: data.output })
      })
    })
  }
  const search = (query) => ask('search.run', { query })
  const read = await ask('upload.run', { file: document.querySelector('input').files[0] })
  const first = await search('a')
  const firstSign = await search('(')
  const times = {}
  for (const [name, texts] of Object.entries(queries)) {
    times[name] = []
    for (let round = 0; round < 5; round++) for (const text of texts) times[name].push((await search(text)).ms)
  }
  return { messages: read.output.overview.total_messages, read: read.ms, first: first.ms, firstSign: firstSign.ms, times }
}
