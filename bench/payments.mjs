#!/usr/bin/env node
/**
 * Licenses for money: `npm run bench -- --payments` (after `npm run build`): how many signed webhooks the whole server takes a second,
 * each kept on the disk before it is answered, over 20 kept connections that wait for nothing else; then, on a server just
 * started, how long each answer takes while webhooks come as often as the goal says, counted from when it was due to be sent.
 * The payment provider's stand-in and the load run in their own process on the same processors, and while webhooks
 * arrive the server works off those before, asking the provider. In the end every purchase must have become one license. On
 * SQLite and, with `--postgres`, on a real Postgres.
 *
 * `-- --payment-kills [N]`: processes that sell are killed by -9 at a random moment, N times (2,000), while purchases continue;
 * the provider outlives them. At the end: no paid session without its license, none doubled, a mail left for each, and no
 * license that anyone was given is another one now.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bundled } from '../scripts/bundled.mjs'
import { figure, processorSeconds } from './license.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const web = join(here, '../apps/web/dist')
const built = join(here, 'data/built')
const external = ['libsql']

const purchases = 200
const connections = 20
const goals = { perSecond: 200, p99Ms: 80 }

/** Measures and prints; gives whether the goals are met. */
export async function paymentsBench({ onPostgres = false } = {}) {
  const pass = await bundled(join(here, 'payments-pass.ts'), built, { external })
  const parts = await import(pass)
  const [runs, paced] = [[], []]
  for (let i = 0; i < 3; i++) {
    runs.push(await oneRun(parts, pass, onPostgres))
    paced.push(await oneRun(parts, pass, onPostgres, goals.perSecond))
  }
  const middleOf = (given, key) => given.map((run) => run[key]).sort((a, b) => a - b)[1]
  const middle = (key) => middleOf(runs, key)
  console.log(`\nSigned webhooks on ${onPostgres ? 'Postgres' : 'SQLite'} (load average ${loadavg()[0].toFixed(1)})`)
  const met = [
    figure('kept and answered, a second', middle('perSecond'), goals.perSecond, (value, goal) => value >= goal),
    figure(`p50 at ${goals.perSecond} a second, ms`, middleOf(paced, 'p50')),
    figure(`p99 at ${goals.perSecond} a second, ms`, middleOf(paced, 'p99'), goals.p99Ms),
    figure('p50 at as many as it takes, ms', middle('p50')),
    figure('p99 at as many as it takes, ms', middle('p99')),
    figure('milliseconds of the processor each, work and all', middle('cpuMs')),
    figure('licenses a second, until all were made', middle('licensesPerSecond')),
    figure(
      'answers that were not 200, licenses too many or too few',
      [...runs, ...paced].reduce((sum, { faults }) => sum + faults, 0),
      0,
    ),
  ]
  return met.every(Boolean)
}

/** @param pace webhooks a second; without it each connection sends the next as soon as one is answered */
async function oneRun(parts, pass, onPostgres, pace = null) {
  const data = mkdtempSync(join(tmpdir(), 'convostat-bench-'))
  const provider = await parts.paidPurchases(purchases)
  const postgres = onPostgres ? await parts.postgresServer({ isDurable: true }) : null
  const database = await postgres?.schema()
  const server = fork(pass, ['serve', JSON.stringify({ data, web, origin: provider.origin, database })], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    const [url] = await Promise.race([
      once(server, 'message'),
      once(server, 'exit').then(() => Promise.reject(new Error('The server did not start.'))),
    ])
    const before = processorSeconds(server.pid)
    const events = provider.standIn.events().filter(({ type }) => parts.purchaseEvents.includes(type))
    const agent = new Agent({ keepAlive: true, maxSockets: pace === null ? connections : 4 * connections })
    const waits = []
    let faults = 0
    let next = 0
    const began = performance.now()
    const send = async (event, since) => {
      const { body, headers } = provider.standIn.signed(event.id)
      if ((await post(`${url}/api/payment/webhook`, agent, headers, body)) !== 200) faults += 1
      waits.push(performance.now() - since)
    }
    const sender = async () => {
      for (let event = events[next++]; event; event = events[next++]) await send(event, performance.now())
    }
    const onTime = async (event, i) => {
      const due = began + (i * 1000) / pace
      await wait(Math.max(0, due - performance.now()))
      await send(event, due)
    }
    await Promise.all(pace === null ? Array.from({ length: connections }, sender) : events.map(onTime))
    const seconds = (performance.now() - began) / 1000
    const tables = database ? await parts.openPostgres(database) : parts.openDatabase(join(data, 'license/desk.db'))
    const count = async () => Number((await tables.read((db) => db.selectFrom('licenses').select('lid').execute())).length)
    for (let waited = 0; (await count()) < purchases && waited < 120; waited += 0.2) await wait(200)
    const all = (performance.now() - began) / 1000
    faults += Math.abs((await count()) - purchases)
    await tables.close()
    waits.sort((a, b) => a - b)
    return {
      perSecond: events.length / seconds,
      p50: waits[Math.floor(waits.length * 0.5)],
      p99: waits[Math.floor(waits.length * 0.99)],
      cpuMs: ((processorSeconds(server.pid) - before) * 1000) / events.length,
      licensesPerSecond: purchases / all,
      faults,
    }
  } finally {
    const over = once(server, 'exit')
    server.kill('SIGKILL')
    await over
    provider.close()
    await postgres?.close()
    rmSync(data, { recursive: true, force: true })
  }
}

function post(url, agent, headers, body) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', agent, headers: { ...headers, 'content-length': body.length } }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** How long a process sells before it is killed, at most; on a slow machine, three times what one purchase takes. */
const leastLongestMs = 500
/** How many buy at the same time. */
const buyers = 4

/** Kills `rounds` times; gives whether nothing was lost or doubled. */
export async function paymentKills(rounds) {
  const parts = await import(await bundled(join(here, 'payments-pass.ts'), built, { external }))
  const script = await bundled(join(here, '../apps/server/testing/selling-process.ts'), built, { external })
  const folder = mkdtempSync(join(tmpdir(), 'convostat-kills-'))
  const path = join(folder, 'desk.db')
  const provider = await parts.providerOnPort(Date.UTC(2027, 2, 1, 12) / 1000)
  const { standIn } = provider
  /** What each session's buyer was given. */
  const given = new Map()
  const faults = []
  const told = new Set()
  let [wishes, inMidst] = [0, 0]
  const killed = () => undefined

  async function shop(process) {
    wishes += 1
    const { checkout_url } = await process.ask({ do: 'buy', requestKey: `wish-${wishes}-of-many` })
    const sessionId = checkout_url.split('/').at(-1)
    await standIn.pay(sessionId, { email: `buyer-${wishes}@example.com`, name: 'Ana Sol' })
    const hearing = tellAll(process).catch(killed)
    const { license_data } = await process.ask({ do: 'page', sessionId })
    if (license_data) given.set(sessionId, license_data)
    await hearing
  }

  async function tellAll(process) {
    for (const { id } of standIn.events()) {
      if (told.has(id)) continue
      told.add(id)
      await process.tell(id).catch((error) => {
        told.delete(id)
        throw error
      })
    }
  }

  const first = await parts.sellingProcess(script, path, provider)
  const began = performance.now()
  await shop(first)
  const longestMs = Math.max(leastLongestMs, 3 * (performance.now() - began))
  await first.kill()

  for (let round = 0; round < rounds; round++) {
    const process = await parts.sellingProcess(script, path, provider)
    let isOver = false
    const working = [
      tellAll(process).catch(killed),
      ...Array.from({ length: buyers }, async () => {
        while (!isOver) await shop(process).catch(() => (isOver = true))
      }),
    ]
    await wait(Math.random() * longestMs)
    if (!isOver) inMidst += 1
    await process.kill()
    await Promise.all(working)
  }
  // A minute later the last one starts, and nobody kills it.
  await standIn.advance(61)
  const last = await parts.sellingProcess(script, path, provider)
  await tellAll(last)
  await last.ask({ do: 'sweep' })
  await last.ask({ do: 'reconcile' })
  await last.ask({ do: 'sweep' })
  const paid = Object.values(standIn.state.sessions).filter(({ payment_status }) => payment_status === 'paid')
  for (const [sessionId, file] of given) {
    const again = await last.ask({ do: 'page', sessionId }).catch(({ message }) => ({ license_data: message }))
    if (again.license_data !== 'session_read_limit' && JSON.stringify(again.license_data) !== JSON.stringify(file))
      faults.push(`${sessionId} has another file now`)
  }
  await last.kill()
  const tables = parts.openDatabase(path)
  const rows = (table) => tables.read((db) => db.selectFrom(table).selectAll().execute())
  const [licenses, files, mails, orders, events] = await Promise.all(['licenses', 'files', 'outbox', 'orders', 'events'].map(rows))
  await tables.close()
  const sold = new Map(orders.map(({ id, session_id }) => [id, session_id]))
  const licensed = licenses.map(({ order_id }) => sold.get(order_id))
  for (const { id } of paid)
    if (licensed.filter((session) => session === id).length !== 1) faults.push(`${id} was paid and has not one license`)
  if (licenses.length !== paid.length) faults.push(`${licenses.length} licenses for ${paid.length} payments`)
  if (files.length !== licenses.length) faults.push(`${files.length} files of ${licenses.length} licenses`)
  for (const { lid } of licenses) if (mails.filter(({ about }) => about === lid).length !== 1) faults.push(`${lid} has not one mail`)
  const undone = events.filter(({ done }) => done === 0).length
  if (undone > 0) faults.push(`${undone} events were not worked off`)
  provider.close()
  rmSync(folder, { recursive: true, force: true })
  console.log(`\nKilled ${rounds} times while selling, ${inMidst} times in the midst of it`)
  console.log(`  paid: ${paid.length} · licenses: ${licenses.length} · handed over: ${given.size} · faults: ${faults.length} (goal 0)`)
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
  return faults.length === 0 && given.size > 0
}
