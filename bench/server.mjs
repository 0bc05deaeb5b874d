#!/usr/bin/env node
/**
 * The server that reads chats, under load: `npm run bench -- --server` (after `npm run build`). 64 sessions that ask
 * 20,000 times, each about a chat with words of its own; 20 uploads of 10 MB at once; 100 at once; 500 sockets that
 * never say what they want; one address that attacks in every way, while others are served (alone: `-- --server --attack`). All the while /health is asked from its own thread, so that what is measured is the
 * server's loop, not this one's, and in turn that of a second server with nothing to do: where both are late, the machine
 * is, not the server. Every visitor comes from its own address, through a proxy that the server believes.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { attack } from '../apps/server/testing/attack.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const port = 4396
const idlePort = 4395
const base = `http://localhost:${port}`

const sessions = 64
const requests = 20_000
const uploads = 20
const uploadBytes = 10e6
const crowd = 100
const sockets = 500
/** As many journeys are measured without the attack, and under it. */
const journeys = 8
const figures = [
  'overview',
  'charts/timeseries',
  'charts/heatmap',
  'charts/message-share',
  'charts/calendar',
  'search/stats',
  'moments',
  'people',
]
const goals = { attackedTimes: 3, attackedSeconds: 2, crossings: 0, errors: 0, healthMs: 100, uploadSeconds: 10, peakMB: 1500 }

if (!isMainThread) await (workerData.attacks ? attackAll() : probe(workerData.ports))

/** The attacker's side: it begins, says when it has all that it can get, and continues until it is ended. */
async function attackAll() {
  await attack({ port, from: '127.0.0.2' }).ready
  parentPort.postMessage('begun')
}

/** Measures and prints; gives whether all goals are met. */
export async function serverBench() {
  const data = mkdtempSync(join(tmpdir(), 'convostat-bench-'))
  const server = start(port, 'server', data)
  const other = start(idlePort, 'browser', data)
  try {
    await Promise.all([untilReady(port, server), untilReady(idlePort, other)])
    const isAttackOnly = process.argv.includes('--attack')
    const loads = isAttackOnly ? [] : [await idle(), await isolation(), await together(), await tooMany(), await halfOpen()]
    return [...loads, await attacked(), memory(server.pid)].every(Boolean)
  } finally {
    const running = [server, other].filter(({ exitCode }) => exitCode === null)
    const ended = running.map((child) => new Promise((resolve) => child.once('exit', resolve)))
    for (const child of running) child.kill('SIGTERM')
    await Promise.all(ended)
    rmSync(data, { recursive: true, force: true })
  }
}

function start(at, engine, data) {
  const args = [join(root, 'apps/server/dist/server.js'), '--port', `${at}`, '--no-open', '--engine', engine]
  // The attacker is not to be held back by what one may ask in a minute.
  const env = { ...process.env, CONVOSTAT_DATA: data, CONVOSTAT_PROXY: '127.0.0.1,::1', CONVOSTAT_RATE_LIMITS: 'off' }
  return spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
}

async function idle() {
  console.log('\nThe server, idle')
  return health(() => wait(2000))
}

async function isolation() {
  console.log(`\n${sessions} sessions, ${requests.toLocaleString('en')} requests`)
  const people = Array.from({ length: sessions }, (_, i) => ({
    ...visitor(i),
    name: `Person${i}z`,
    word: `canary${i}z`,
    messages: 200 + i,
  }))
  let crossings = 0
  let errors = 0
  const times = []
  const check = (text, { name, word }) => {
    for (const found of text.match(/(?:canary|Person)\d+z/g) ?? []) if (found !== name && found !== word) crossings++
  }
  const calls = [
    (person) => person.post('/api/search', { query: person.word }),
    (person) => person.get('/api/overview'),
    (person) => person.get('/api/charts/timeseries'),
    (person) => person.get('/api/charts/message-share'),
    (person) => person.get('/api/charts/heatmap'),
  ]
  for (const person of people) if ((await person.upload(chat(person))).status !== 200) errors++
  const began = performance.now()
  const isHealthy = await health(() =>
    Promise.all(
      people.map(async (person, i) => {
        for (let n = i; n < requests; n += sessions) {
          const start = performance.now()
          const answer = await calls[n % calls.length](person)
          const text = await answer.text()
          times.push(performance.now() - start)
          if (answer.status !== 200) errors++
          check(text, person)
          if (n % calls.length === 1 && JSON.parse(text).overview.total_messages !== person.messages) crossings++
        }
      }),
    ),
  )
  figure('requests a second', requests / ((performance.now() - began) / 1000))
  figure('their p50, ms', percentile(times, 50))
  figure('their p99, ms', percentile(times, 99))
  return [
    isHealthy,
    figure('answers with a word of another session', crossings, goals.crossings),
    figure('errors', errors, goals.errors),
  ].every(Boolean)
}

async function together() {
  console.log(`\n${uploads} uploads of ${uploadBytes / 1e6} MB at once`)
  const texts = Array.from({ length: uploads }, (_, i) => large(`Person${i}z`, uploadBytes))
  const times = []
  let errors = 0
  const isHealthy = await health(() =>
    Promise.all(
      texts.map(async (text, i) => {
        const start = performance.now()
        const answer = await visitor(1000 + i).upload(text)
        const { overview } = await answer.json()
        times.push((performance.now() - start) / 1000)
        if (answer.status !== 200 || overview.participants[0] !== `Person${i}z`) errors++
      }),
    ),
  )
  const isFast = figure('p95 of an upload with its analysis, s', percentile(times, 95), goals.uploadSeconds)
  return [isHealthy, isFast, figure('errors', errors, goals.errors)].every(Boolean)
}

async function tooMany() {
  console.log(`\n${crowd} uploads of 1 MB at once`)
  const text = large('Ana', 1e6)
  const statuses = []
  const isHealthy = await health(() =>
    Promise.all(
      Array.from({ length: crowd }, async (_, i) => {
        const answer = await visitor(2000 + i).upload(text)
        await answer.text()
        statuses.push(answer.status)
      }),
    ),
  )
  const count = (status) => statuses.filter((other) => other === status).length
  figure('read', count(200))
  figure('told to come back (503)', count(503))
  return [isHealthy, figure('anything else', crowd - count(200) - count(503), 0)].every(Boolean)
}

async function halfOpen() {
  console.log(`\n${sockets} sockets that never finish what they say`)
  const open = Array.from({ length: sockets }, () => connect(port, '127.0.0.1').on('error', () => undefined))
  for (const socket of open) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
  const isHealthy = await health(() => wait(3000))
  for (const socket of open) socket.destroy()
  return isHealthy
}

/** One address attacks in every way at once, from its own thread; what is measured is another one that sends 1 MB and looks at it. */
async function attacked() {
  console.log(`\n${journeys} visitors who upload 1 MB and look at ${figures.length} figures, and an address that attacks in every way`)
  const [quiet, quietLost] = await journeysFrom(3000)
  const attacker = new Worker(new URL(import.meta.url), { workerData: { attacks: true } })
  await new Promise((resolve) => attacker.once('message', resolve))
  const [loud, loudLost] = await journeysFrom(4000)
  await attacker.terminate()
  const all = [figure('calls that failed while it was quiet', quietLost, 0), figure('calls that failed under attack', loudLost, 0)]
  for (const [i, what] of ['an upload', 'a figure'].entries()) {
    const [before, under] = [quiet[i], loud[i]].map((times) => percentile(times, 95) / 1000)
    figure(`p50 of ${what}, quiet, s`, percentile(quiet[i], 50) / 1000)
    figure(`p50 of ${what}, attacked, s`, percentile(loud[i], 50) / 1000)
    figure(`p95 of ${what}, quiet, s`, before)
    const most = Math.min(goals.attackedSeconds, goals.attackedTimes * before)
    all.push(figure(`p95 of ${what}, attacked, s`, under, Number(most.toFixed(2))))
  }
  return all.every(Boolean)
}

/** The times of uploads and of figures, and how many calls failed. */
async function journeysFrom(first) {
  const text = large('Ben', 1e6)
  const times = [[], []]
  let lost = 0
  const timed = async (i, ask) => {
    const start = performance.now()
    const status = await ask().then(
      async (answer) => {
        await answer.text()
        return answer.status
      },
      () => 0,
    )
    times[i].push(performance.now() - start)
    if (status !== 200) lost++
  }
  for (let n = 0; n < journeys; n++) {
    const is = visitor(first + n)
    await timed(0, () => is.upload(text))
    for (const path of figures) await timed(1, () => is.get(`/api/${path}`))
  }
  return [times, lost]
}

/** Only Linux reports the peak memory of a process. */
function memory(pid) {
  if (process.platform !== 'linux') return true
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  console.log('\nAll in all')
  return figure('peak memory of the server, MB', Number(kilobytes) / 1e3, goals.peakMB)
}

/** Asks /health all the while, from its own thread. */
async function health(load) {
  const prober = new Worker(new URL(import.meta.url), { workerData: { ports: [port, idlePort] } })
  await new Promise((resolve) => prober.once('message', resolve))
  await load()
  const told = new Promise((resolve) => prober.once('message', resolve))
  prober.postMessage('enough')
  const [times, idleTimes] = await told
  figure('/health p50, ms', percentile(times, 50))
  figure('/health p99 of the server with nothing to do, ms', percentile(idleTimes, 99))
  return figure(`/health p99 of ${times.length}, ms`, percentile(times, 99), goals.healthMs)
}

/** The thread's side: asks each server in turn, every few milliseconds, until it is stopped. */
async function probe(ports) {
  const times = ports.map(() => [])
  let isEnough = false
  parentPort.once('message', () => {
    isEnough = true
  })
  parentPort.postMessage('begun')
  while (!isEnough) {
    for (const [i, at] of ports.entries()) {
      times[i].push(await healthTime(at))
      await wait(5)
    }
  }
  parentPort.postMessage(times)
}

/** Milliseconds until /health answered 200; forever where it did not. */
function healthTime(at) {
  const start = performance.now()
  return new Promise((resolve) => {
    const failed = () => resolve(Number.POSITIVE_INFINITY)
    const hear = (answer) => answer.resume().on('end', () => (answer.statusCode === 200 ? resolve(performance.now() - start) : failed()))
    get({ port: at, host: '127.0.0.1', path: '/health', headers: { host: 'localhost' }, agent: false }, hear).on('error', failed)
  })
}

/** Someone with its own address, who keeps the cookie it is given. */
function visitor(number) {
  const forwarded = `10.0.${number >> 8}.${number & 255}`
  let cookie = ''
  const ask = async (path, init = {}) => {
    const headers = { 'x-forwarded-for': forwarded, ...(cookie && { cookie }), ...init.headers }
    const answer = await fetch(base + path, { ...init, headers })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return answer
  }
  return {
    get: (path) => ask(path),
    post: (path, body) => ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    upload: (text) => {
      const form = new FormData()
      form.set('file', new File([text], 'chat.txt'))
      return ask('/api/upload', { method: 'POST', body: form })
    },
  }
}

const two = (number) => `${number}`.padStart(2, '0')
const stamp = (i) => `${two((i % 28) + 1)}/${two((Math.floor(i / 28) % 12) + 1)}/2021, ${two(i % 24)}:${two(i % 60)}`

const chat = ({ name, word, messages }) =>
  Array.from({ length: messages }, (_, i) => `${stamp(i)} - ${i % 3 === 0 ? 'Zoe' : name}: ${i % 3 === 0 ? 'ok' : word}\n`).join('')

/** A chat of this many bytes in which a few thousand words are said. */
function large(name, bytes) {
  const lines = []
  for (let i = 0, length = 0; length < bytes; i++) {
    const words = Array.from({ length: 6 }, (_, n) => `word${(i * 7919 + n * 104_729) % 5000}`)
    const line = `${stamp(i)} - ${i % 3 === 0 ? 'Zoe' : name}: ${words.join(' ')}\n`
    length += line.length
    lines.push(line)
  }
  return lines.join('')
}

function figure(what, value, goal) {
  const isMet = goal === undefined || value <= goal
  const rounded = Number.isInteger(value) ? `${value}` : value.toFixed(value < 10 ? 2 : 1)
  console.log(`  ${what}: ${rounded}${goal === undefined ? '' : ` (goal at most ${goal}: ${isMet ? 'met' : 'MISSED'})`}`)
  return isMet
}

const percentile = (values, of) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor((values.length * of) / 100))] ?? Number.NaN

async function untilReady(at, child) {
  for (let i = 0; i < 200 && child.exitCode === null; i++) {
    const isReady = await fetch(`http://localhost:${at}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(50)
  }
  throw new Error('the server does not answer; was it built (npm run build)?')
}
