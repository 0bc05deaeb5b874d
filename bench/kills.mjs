#!/usr/bin/env node
/**
 * Chromium killed while it saves uploads: `npm run bench -- --kills` (100 times, after `npm run build`). Each round
 * starts a browser on the same profile, looks at what the rounds before left, uploads chats and adds further exports to
 * them, one after the other, and kills every process of the browser at a random moment. What the page reported as kept is
 * noted outside. After each start: no upload is torn, nothing of one that was acknowledged is lost, and no file is
 * there without a record.
 *
 * By itself: `node bench/kills.mjs --rounds 5 --base http://localhost:4321`.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../scripts/ensure-chromium.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** As many as the history keeps; older ones may be gone. */
const historyLength = 10
/** How long a browser saves before it is killed, at most; on a slow machine twice what the first additions took. */
const longestMs = 1500
/** How long the first round waits for an addition to be kept, at most. */
const patienceMs = 30_000

/** Kills `rounds` times; gives whether nothing was torn or lost. */
export async function killsBench(rounds, base) {
  const server = base
    ? null
    : spawn(process.execPath, [join(root, 'apps/server/dist/server.js'), '--port', '4396', '--no-open'], { stdio: 'ignore' })
  const origin = base ?? 'http://localhost:4396'
  const profile = mkdtempSync(join(tmpdir(), 'convostat-kills-'))
  /** What each upload contained when it was last said to be kept, and when that was. */
  const acknowledged = new Map()
  let additions = 0
  const faults = []
  let longest = longestMs
  try {
    await untilReady(origin)
    for (let round = 0; round <= rounds; round++) {
      const browser = await start(profile)
      try {
        const page = await browser.open(origin)
        // The worker sweeps what broke off as it starts.
        const seen = await page.evaluate(inspect)
        faults.push(...faultsOf(seen, acknowledged).map((fault) => `after kill ${round}: ${fault}`))
        if (round === rounds) break
        await page.exposeFunction('acknowledge', (id, messages, uploadDate) => {
          if (acknowledged.has(id)) additions++
          acknowledged.set(id, { messages, uploadDate })
        })
        const began = performance.now()
        const saving = page.evaluate(saveForever).catch(() => undefined)
        // The first round continues until something is there to be lost, an upload that was added to.
        while (additions === 0 && performance.now() - began < patienceMs) await after(50)
        if (round === 0) longest = Math.max(longestMs, 2 * (performance.now() - began))
        await after(Math.random() * longest)
        browser.kill()
        await saving
      } finally {
        await browser.end()
      }
    }
  } finally {
    server?.kill()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  console.log(`\nKilled ${rounds} times while saving`)
  console.log(`  uploads acknowledged: ${acknowledged.size}, added to: ${additions} · torn or lost: ${faults.length} (goal 0)`)
  for (const fault of faults) console.log(`  ${fault}`)
  return faults.length === 0 && acknowledged.size > 0 && additions > 0
}

function faultsOf({ uploads, damaged, orphans }, acknowledged) {
  const byId = new Map(uploads.map((upload) => [upload.id, upload]))
  const isPushedOut = (date) => uploads.filter(({ uploadDate }) => uploadDate > date).length >= historyLength
  return [
    ...damaged.map((id) => `${id} is torn`),
    ...orphans.map((name) => `${name} lies there and no record tells of it`),
    ...uploads.flatMap(({ id, lastFile, opened }) =>
      opened === Number(/\d+/.exec(lastFile)?.[0]) ? [] : [`${id}, last ${lastFile}, opened with ${opened} messages`],
    ),
    ...[...acknowledged].flatMap(([id, { messages, uploadDate }]) => {
      const there = byId.get(id)
      if (!there) return isPushedOut(uploadDate) ? [] : [`${id} was acknowledged and is lost`]
      return there.opened < messages ? [`${id} was acknowledged with ${messages} messages and has ${there.opened}`] : []
    }),
  ]
}

/** A browser on this profile, and the way to end it as a power cut does. */
async function start(profile) {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']
  const child = spawn(ensureChromium(), [...flags, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const kill = () => {
    try {
      // The whole group: no helper process lives on to finish the work.
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It is dead already.
    }
  }
  const address = await new Promise((resolve, reject) => {
    let log = ''
    child.stderr.on('data', (bytes) => {
      log += bytes
      const [found] = /ws:\/\/\S+/.exec(log) ?? []
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error(`Chromium did not start: ${log}`)))
  })
  const browser = await chromium.connectOverCDP(address)
  return {
    kill,
    async open(origin) {
      const page = await browser.contexts()[0].newPage()
      await page.goto(`${origin}/app`)
      await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/assets\/worker-/.test(name)))
      await page.evaluate(`window.startEngine = ${startEngine}`)
      return page
    },
    async end() {
      kill()
      await ended
      await browser.close().catch(() => undefined)
    },
  }
}

/** In the page: a worker of this build, and a way to ask it. */
function startEngine() {
  const { name: url } = performance.getEntriesByType('resource').find(({ name }) => /\/assets\/worker-/.test(name))
  const worker = new Worker(url, { type: 'module' })
  const waiting = new Map()
  let next = 0
  worker.onmessage = ({ data }) => {
    if ('progress' in data || !waiting.has(data.id)) return
    const { resolve, reject } = waiting.get(data.id)
    waiting.delete(data.id)
    if ('failure' in data) reject(new Error(data.failure.code))
    else resolve(data.output)
  }
  return (name, input = {}) =>
    new Promise((resolve, reject) => {
      waiting.set(next, { resolve, reject })
      worker.postMessage({ id: next++, name, input })
    })
}

/** In the page: everything that is there, every upload opened. */
async function inspect() {
  const ask = window.startEngine()
  const { uploads, damaged } = await ask('uploads.list')
  // The sweep waits for its turn behind writers; there are none.
  await navigator.locks.request('convostat-write', () => undefined)
  const opened = []
  for (const { id, filename, uploadDate } of uploads) {
    const answer = await ask('uploads.open', { upload_id: id }).catch((error) => ({ original_message_count: error.message }))
    opened.push({ id, uploadDate, lastFile: answer.appended?.filename ?? filename, opened: answer.original_message_count })
  }
  const names = ({ id, file_count }) => Array.from({ length: file_count }, (_, i) => (i === 0 ? id : `${id}.${i}`))
  const known = new Set(uploads.flatMap(names).flatMap((name) => [name, `${name}.gz`]))
  const records = new Set(uploads.map(({ id }) => id))
  const isRecordBeside = (name) => /^upload_\d+\.\d+\.json$/.test(name) && records.has(name.split('.', 1)[0])
  const isOfDamaged = (name) => damaged.some(({ id }) => name.split('.', 1)[0] === id)
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('uploads')
  const unknown = async () => {
    const names = []
    for await (const name of folder.keys()) if (!known.has(name) && !isRecordBeside(name) && !isOfDamaged(name)) names.push(name)
    return names
  }
  // The page has its own worker, which tries in these moments whether anything can be written; it removes that again.
  let orphans = await unknown()
  for (let tries = 0; tries < 50 && orphans.length > 0; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    orphans = await unknown()
  }
  return { uploads: opened, damaged: damaged.map(({ id }) => id), orphans }
}

/**
 * In the page: uploads chats of all sizes until the end, and adds further exports to some of them, which begin with what
 * is there already; reports when each is kept. A file's name says how many messages there are with it.
 */
async function saveForever() {
  const ask = window.startEngine()
  const more = (lines) => {
    const count = Math.floor(10 ** (1 + Math.random() * 3.5))
    for (let i = 0, n = lines.length; i < count; i++, n++) {
      const time = new Date(Date.UTC(2021, 0, 13, 8, n)).toISOString()
      const [, year, month, day, clock] = /(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(time)
      lines.push(`${day}/${month}/${year}, ${clock} - ${n % 2 ? 'Ana' : 'Ben'}: message ${n} ${Math.random()}`)
    }
  }
  const save = async (lines, from, append_to) => {
    const file = new File([lines.slice(from).join('\n')], `chat ${lines.length}.txt`)
    const { upload_id: id, uploadDate } = await ask('upload.run', { file, append_to })
    for (let stored = 'writing'; stored === 'writing'; ) ({ stored } = await ask('overview.get'))
    const { stored } = await ask('overview.get')
    if (stored === 'stored') await window.acknowledge(id, lines.length, uploadDate)
    return id
  }
  for (;;) {
    const lines = []
    more(lines)
    const id = await save(lines, 0)
    while (Math.random() < 0.5) {
      const from = Math.max(0, lines.length - 5)
      more(lines)
      await save(lines, from, id)
    }
  }
}

const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

async function untilReady(origin) {
  for (let tries = 0; tries < 100; tries++) {
    const isReady = await fetch(`${origin}/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await after(100)
  }
  throw new Error('The server did not start; run `npm run build` first.')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const given = (name) => process.argv[process.argv.indexOf(name) + 1]
  const isGood = await killsBench(
    process.argv.includes('--rounds') ? Number(given('--rounds')) : 100,
    process.argv.includes('--base') ? given('--base') : undefined,
  )
  process.exitCode = isGood ? 0 : 1
}
