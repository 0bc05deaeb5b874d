#!/usr/bin/env node
/**
 * The license service under load: `npm run bench -- --license` (after `npm run build`): how many verifications and
 * questions for the status it answers a second, each through the whole server with its tables on the disk, rates
 * unlimited, three runs each, the middle one counts. The load comes from its own process on the same processors,
 * over 20 kept connections. `--race` adds 1,000 rounds of six processes with 20 devices each after the three places of
 * one license.
 */
import { execFileSync, fork, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { sentences } from '../scripts/bundled.mjs'

const here = fileURLToPath(import.meta.url)
const root = dirname(dirname(here))
const port = 4394
const connections = 20
const seconds = 5
const goals = { verify: { perSecond: 2000, p99Ms: 40 }, status: { perSecond: 5000 } }

/** Measures and prints; gives whether all goals are met. */
export async function licenseBench() {
  const data = mkdtempSync(join(tmpdir(), 'convostat-bench-'))
  const env = { ...process.env, CONVOSTAT_DATA: data, CONVOSTAT_RATE_LIMITS: 'off' }
  const dist = join(root, 'apps/server/dist')
  const server = spawn(process.execPath, [join(dist, 'server.js'), '--port', `${port}`, '--no-open'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  try {
    await untilReady(server)
    const wish = ['issue', '--licensee', 'Ana', '--email', 'ana@example.com', '--plan', 'annual']
    const file = execFileSync(process.execPath, [join(dist, 'license-desk.js'), ...wish], { env, encoding: 'utf8' })
    const device = { 'X-Device-Id': randomBytes(16).toString('base64url'), 'X-Device-Label': 'Chrome on Linux' }
    const { lease } = await (await ask('/api/license/verify', { ...device, 'content-type': 'application/json' }, file)).json()
    const lent = { ...device, authorization: `Lease ${lease}` }
    const results = [
      await measure(
        server.pid,
        'verify',
        { path: '/api/license/verify', headers: { ...device, 'content-type': 'application/json' }, body: file },
        goals.verify,
      ),
      await measure(server.pid, 'status, with a lease', { path: '/api/license/status', headers: lent }, goals.status),
      await measure(server.pid, 'status, without', { path: '/api/license/status', headers: {} }, goals.status),
    ]
    return results.every(Boolean)
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
}

const ask = (path, headers, body) => fetch(`http://localhost:${port}${path}`, { method: body ? 'POST' : 'GET', headers, body })

async function measure(pid, what, asked, { perSecond, p99Ms }) {
  console.log(`\n${what} (load average ${loadavg()[0].toFixed(1)})`)
  await load(asked, 1)
  const runs = []
  const before = processorSeconds(pid)
  for (let i = 0; i < 3; i++) runs.push(await load(asked, seconds))
  // What a busy machine does not change: how much work each answer is.
  const asks = runs.reduce((sum, { count }) => sum + count, 0)
  figure('microseconds of the processor each, in all threads of the server', ((processorSeconds(pid) - before) * 1e6) / asks)
  const middle = (key) => runs.map((run) => run[key]).sort((a, b) => a - b)[1]
  return [
    figure('a second', middle('perSecond'), perSecond, (value, goal) => value >= goal),
    figure('p50, ms', middle('p50')),
    figure('p99, ms', middle('p99'), p99Ms),
    figure(
      'answers that were not 200',
      runs.reduce((sum, { errors }) => sum + errors, 0),
      0,
    ),
  ].every(Boolean)
}

/** In its own process, so that what is measured is the server's loop. */
async function load(asked, seconds) {
  const child = fork(here, ['load'])
  const told = new Promise((resolve) => child.once('message', resolve))
  child.send({ ...asked, seconds })
  return told
}

if (process.argv[2] === 'load' && process.send) process.once('message', generate)

/** Asks the same over and over, on each connection as soon as it was answered; returns how often and how long it took. */
async function generate({ path, headers, body = '', seconds }) {
  const given = { host: 'localhost', ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) }
  const lines = Object.entries(given).map(([name, value]) => `${name}: ${value}\r\n`)
  const asked = Buffer.from(`${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
  const until = performance.now() + seconds * 1000
  const times = []
  let errors = 0
  const connection = async () => {
    while (performance.now() < until) {
      const socket = connect(port, '127.0.0.1').setNoDelay()
      // The server hangs up after a thousand.
      await new Promise((resolve) => {
        let start = performance.now()
        let heard = ''
        socket.on('data', (bytes) => {
          heard += bytes.toString('latin1')
          const head = heard.indexOf('\r\n\r\n')
          const [, length] = /content-length: (\d+)/i.exec(heard) ?? []
          if (head < 0 || heard.length < head + 4 + Number(length)) return
          times.push(performance.now() - start)
          if (!heard.startsWith('HTTP/1.1 200 ')) errors++
          const isLast = /connection: close/i.test(heard.slice(0, head))
          heard = ''
          start = performance.now()
          if (isLast || start >= until) socket.end()
          else socket.write(asked)
        })
        socket.on('error', () => errors++)
        socket.on('close', resolve)
        socket.write(asked)
      })
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: connections }, connection))
  const perSecond = times.length / ((performance.now() - begun) / 1000)
  times.sort((a, b) => a - b)
  const percentile = (of) => times[Math.floor(times.length * of)]
  process.send({ count: times.length, perSecond, p50: percentile(0.5), p99: percentile(0.99), errors })
  process.disconnect()
}

/** What a process has used so far; only Linux has it in a file. */
export function processorSeconds(pid) {
  if (process.platform !== 'linux') return Number.NaN
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const rounds = 1000
const processes = 6
const devicesEach = 20

/** Never a fourth device, however many ask at once; gives whether that held. */
export async function raceBench() {
  const folder = mkdtempSync(join(tmpdir(), 'convostat-race-'))
  const racing = await buildRace(folder)
  const script = join(folder, 'racer.js')
  const data = join(folder, 'data')
  mkdirSync(data)
  const desk = racing.openDesk(data, { mode: 'live', seed: null, publicKeys: [] })
  const { run, end } = await racing.racers(script, join(data, 'license', 'desk.db'), processes)
  console.log(`\n${rounds.toLocaleString('en')} rounds of ${processes} processes with ${devicesEach} devices each, after three places`)
  let wrong = 0
  const begun = performance.now()
  try {
    const now = Math.floor(Date.now() / 1000)
    const wish = { licensee: 'Ana', email: 'ana@example.com', plan: 'annual', expires: null }
    for (let round = 0; round < rounds; round++) {
      const file = await racing.issueLicense(desk, wish, now)
      const { lid } = JSON.parse(Buffer.from(file.payload, 'base64url').toString())
      const dids = (i) => Array.from({ length: devicesEach }, (_, n) => `device-${i}-${n}-of-${round}`)
      const outcomes = await run((i) => ({ lid, dids: dids(i), now }))
      const count = (what) => outcomes.filter((outcome) => outcome === what).length
      if (count('in') !== 3 || count('device_limit') !== outcomes.length - 3) wrong++
    }
  } finally {
    await end()
    await desk.close()
    rmSync(folder, { recursive: true, force: true })
  }
  figure('seconds', (performance.now() - begun) / 1000)
  return figure('rounds that ended with other than three devices', wrong, 0)
}

/** The server's own code, which Node reads only when it is built. */
async function buildRace(folder) {
  const source = join(root, 'apps/server/testing')
  const input = { racer: join(source, 'racer.ts'), race: join(source, 'race.ts') }
  const ssr = { noExternal: true, external: ['libsql'] }
  await build({
    configFile: false,
    root: dirname(here),
    plugins: [await sentences()],
    logLevel: 'error',
    ssr,
    build: { ssr: true, outDir: folder, emptyOutDir: false, target: 'node20', rolldownOptions: { input } },
  })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return import(pathToFileURL(join(folder, 'race.js')).href)
}

export function figure(what, value, goal, isGood = (value, goal) => value <= goal) {
  const isMet = goal === undefined || isGood(value, goal)
  const rounded = Number.isInteger(value) ? `${value}` : value.toFixed(1)
  console.log(`  ${what}: ${rounded}${goal === undefined ? '' : ` (goal ${goal}: ${isMet ? 'met' : 'MISSED'})`}`)
  return isMet
}

async function untilReady(child) {
  for (let i = 0; i < 400 && child.exitCode === null; i++) {
    const isReady = await fetch(`http://localhost:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(50)
  }
  throw new Error('the server does not answer; was it built (npm run build)?')
}
