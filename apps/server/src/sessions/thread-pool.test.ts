import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type PoolOptions, type Seat, threadPool } from './thread-pool.ts'

/** Answers with its own thread's number, after the milliseconds asked for; dies when asked to. */
const script = `
  const { parentPort, threadId } = require('node:worker_threads')
  parentPort.on('message', ({ id, input }) => {
    if (!input) return
    const { milliseconds = 0, die } = input.query.value
    if (die) throw new Error('the text of a message')
    setTimeout(() => parentPort.postMessage({ id, output: { value: threadId } }), milliseconds)
  })`

const seats: Seat[] = []
afterEach(async () => {
  await Promise.all(seats.splice(0).map((seat) => seat.close()))
})

function pool(options: PoolOptions) {
  const { seat } = threadPool({ log: () => undefined, ...options })
  return () => {
    const taken = seat(() => new Worker(script, { eval: true }))
    seats.push(taken)
    return (query: object = {}) =>
      taken.answer('search.run', { query }, { signal: new AbortController().signal, report: () => undefined }) as Promise<number>
  }
}

test('a session keeps its thread while there is room, and each has its own', async () => {
  const seat = pool({ capacity: 2 })
  const [ana, ben] = [seat(), seat()]
  const [first, second] = [await ana(), await ben()]
  expect(first).not.toBe(second)
  expect([await ana(), await ben()]).toEqual([first, second])
})

test('the thread used longest ago gives way, and starts again when it is needed', async () => {
  const seat = pool({ capacity: 2 })
  const [ana, ben, eve] = [seat(), seat(), seat()]
  const first = await ana()
  const second = await ben()
  await ana()
  await eve()
  expect(await ana()).toBe(first)
  expect(await ben()).not.toBe(second)
})

test('when every thread is busy, a call waits for one', async () => {
  const seat = pool({ capacity: 1 })
  const [ana, ben] = [seat(), seat()]
  const order: string[] = []
  await Promise.all([
    ana({ milliseconds: 150 }).then(() => order.push('ana')),
    ben().then(() => order.push('ben')),
    ana({ milliseconds: 50 }).then(() => order.push('ana, too')),
  ])
  expect(order).toEqual(['ana, too', 'ana', 'ben'])
})

test('when too many wait, a call is sent away to ask again', async () => {
  const seat = pool({ capacity: 1, queue: 1 })
  const [ana, ben, eve] = [seat(), seat(), seat()]
  const busy = ana({ milliseconds: 200 })
  const waiting = ben()
  await expect(eve()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  await Promise.all([busy, waiting])
  await expect(eve()).resolves.toEqual(expect.any(Number))
})

describe('a thread that ends while it is asked', () => {
  test.each([
    ['because it took too long', { milliseconds: 10_000 }],
    ['because it failed', { die: true }],
  ])('%s: the call hears so, other sessions go on, and the next call has a new one', async (_case, query) => {
    const log = vi.fn()
    const seat = pool({ capacity: 2, callSeconds: 1.5, log })
    const [ana, ben] = [seat(), seat()]
    const [, second] = [await ana(), await ben()]
    await expect(ana(query)).rejects.toMatchObject({ code: 'analysis_limit', status: 422 })
    expect(await ben()).toBe(second)
    await expect(ana()).resolves.toEqual(expect.any(Number))
    expect(log.mock.calls.flat().join()).not.toContain('text of a message')
  })

  test('frees its place', async () => {
    const seat = pool({ capacity: 1, callSeconds: 1.5 })
    const [ana, ben] = [seat(), seat()]
    const late = ana({ milliseconds: 10_000 })
    const next = ben()
    await expect(late).rejects.toMatchObject({ code: 'analysis_limit' })
    await expect(next).resolves.toEqual(expect.any(Number))
  })
})

test('a closed session leaves its place to who waits', async () => {
  const { seat } = threadPool({ capacity: 1, log: () => undefined })
  const worker = () => new Worker(script, { eval: true })
  const context = { signal: new AbortController().signal, report: () => undefined }
  const [ana, ben] = [seat(worker), seat(worker)]
  seats.push(ben)
  const lost = ana.answer('search.run', { query: { milliseconds: 10_000 } }, context)
  const heard = expect(lost).rejects.toMatchObject({ code: 'analysis_limit' })
  const next = ben.answer('search.run', { query: {} }, context)
  await wait(50)
  await ana.close()
  await heard
  await expect(next).resolves.toEqual(expect.any(Number))
})
