// In one zone: threads that wait for one another.
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type PoolOptions, type Seat, type ThreadPool, threadPool } from './thread-pool.ts'

/**
 * Answers with its own thread's number and the name it was opened with, after the milliseconds asked for, working all
 * the while if asked to, or reading feelings and saying so as often as asked to; dies when asked to. One that is kept open is answered
 * once another call has released it.
 */
const script = `
  const { parentPort, threadId } = require('node:worker_threads')
  const kept = []
  parentPort.on('message', ({ port, name, number }) => {
    let asked = 0
    port.on('message', ({ id, input }) => {
      if (!input) return
      const { milliseconds = 0, working = 0, feeling = 0, die, held = 0, isKept, release } = input.query.value
      if (die) throw new Error('the text of a message')
      const until = Date.now() + working
      while (Date.now() < until);
      const nth = ++asked
      let felt = 0
      const feel = () => {
        parentPort.postMessage({ of: number, isFirst: felt++ === 0 })
        if (felt === feeling) clearInterval(slices)
      }
      const slices = feeling > 0 ? setInterval(feel, 200) : undefined
      const answer = () => {
        clearInterval(slices)
        port.postMessage({ id, output: { value: { thread: threadId, name, asked: nth } } })
        parentPort.postMessage({ of: number, hasFelt: felt > 0, held })
        if (release) for (const each of kept.splice(0)) each()
      }
      if (isKept) kept.push(answer)
      else setTimeout(answer, milliseconds)
    })
  })`

interface Told {
  thread: number
  name: string
  /** How many calls of this session that thread has answered. */
  asked: number
}

const pools: ThreadPool[] = []
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

function house({ felt = () => undefined, ...options }: PoolOptions & { felt?: () => void }) {
  const start = () =>
    new Worker(script, { eval: true }).on('message', (sign) => {
      // Once the pool has heard it, too.
      if ('isFirst' in sign) setImmediate(felt)
    })
  const pool = threadPool(start, { log: () => undefined, ...options })
  pools.push(pool)
  return (name = 'someone', address = '192.0.2.1') => {
    const seat: Seat = pool.seat(() => ({ name }), address)
    const ask = async (query: object = {}, signal = new AbortController().signal) => {
      const told = await seat.answer('search.run', { query }, { signal, report: () => undefined })
      // That the thread is free again is heard a moment later.
      await wait(20)
      return told as Told
    }
    return Object.assign(ask, { close: () => seat.close() })
  }
}

/** The pool's clock, which moves on only when a test moves it: how busy the machine is changes nothing. */
function pausedClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  return { pass: (seconds: number) => void vi.advanceTimersByTime(seconds * 1000) }
}

test('sessions one after the other share a thread, each known by its own port', async () => {
  const seat = house({ capacity: 2 })
  const [ana, ben] = [seat('Ana'), seat('Ben')]
  const first = await ana()
  expect(first).toMatchObject({ name: 'Ana', asked: 1 })
  expect(await ben()).toEqual({ thread: first.thread, name: 'Ben', asked: 1 })
  expect(await ana()).toEqual({ ...first, asked: 2 })
})

test('sessions at the same time have a thread each, and keep it', async () => {
  const seat = house({ capacity: 2, patienceSeconds: 10 })
  const [ana, ben] = [seat(), seat()]
  const [first, second] = await Promise.all([ana({ milliseconds: 50 }), ben({ milliseconds: 50 })])
  expect(first.thread).not.toBe(second.thread)
  const again = await Promise.all([ana({ milliseconds: 50 }), ben(), ana(), ben()])
  expect(again.map(({ thread }) => thread)).toEqual([first.thread, second.thread, first.thread, second.thread])
})

test('who waits too long for the thread that has its chat moves to a free one, and is kept by that one alone', async () => {
  const seat = house({ capacity: 2, patienceSeconds: 0.1 })
  const [ana, ben] = [seat(), seat()]
  const home = await ben()
  await ana()
  const slow = ana({ milliseconds: 1000 })
  const moved = await ben()
  expect(moved.thread).not.toBe(home.thread)
  await slow
  expect(await ben()).toEqual({ ...moved, asked: 2 })
})

test('the calls of one session are answered one after the other, by one thread', async () => {
  const seat = house({ capacity: 4, patienceSeconds: 0 })
  const ana = seat()
  const told = await Promise.all([ana({ milliseconds: 100 }), ana({ milliseconds: 50 }), ana()])
  expect(told.map(({ asked }) => asked)).toEqual([1, 2, 3])
  expect(new Set(told.map(({ thread }) => thread)).size).toBe(1)
})

describe('a call that waits for feelings', () => {
  test('holds up no other, of its session or of another one, and they stay with the thread that reads them', async () => {
    const felt = vi.fn()
    const seat = house({ capacity: 1, felt })
    const [ana, ben] = [seat('Ana'), seat('Ben')]
    const over = vi.fn()
    const feeling = ana({ isKept: true, feeling: 10 }).finally(over)
    await expect.poll(() => felt.mock.calls.length).toBeGreaterThan(0)
    const others = await Promise.all([ana(), ben(), ana({ milliseconds: 50 })])
    expect(over).not.toHaveBeenCalled()
    const told = [...others, await ben({ release: true }), await feeling]
    expect(new Set(told.map(({ thread }) => thread)).size).toBe(1)
    // All of it is settled: the thread takes one call at a time as before.
    const after = [ana({ milliseconds: 100 }).then(() => 1), ana().then(() => 2)]
    expect(await Promise.race(after)).toBe(1)
    await Promise.all(after)
  })

  test('takes as long as it takes where some are read again and again', async () => {
    const log = vi.fn()
    const clock = pausedClock()
    const felt = vi.fn(() => {
      if (felt.mock.calls.length <= 3) clock.pass(0.9)
    })
    const ana = house({ capacity: 1, callSeconds: 1, log, felt })()
    const asked = ana({ isKept: true, feeling: 1000 })
    // A poll would move the clock.
    while (felt.mock.calls.length <= 3) await wait(10)
    await ana({ release: true })
    await expect(asked).resolves.toMatchObject({ asked: 1 })
    expect(log).not.toHaveBeenCalled()
  })

  test('learns that it took too long where no more are read', async () => {
    const clock = pausedClock()
    const felt = vi.fn()
    const seat = house({ capacity: 1, callSeconds: 2, felt })
    const ana = seat()
    const over = vi.fn()
    const asked = ana({ milliseconds: 600_000, feeling: 3 }).finally(over)
    const heard = expect(asked).rejects.toMatchObject({ code: 'analysis_limit' })
    for (const signs of [1, 2, 3]) {
      while (felt.mock.calls.length < signs) await wait(10)
      clock.pass(1.9)
    }
    expect(over).not.toHaveBeenCalled()
    clock.pass(0.1)
    await heard
    await expect(ana()).resolves.toMatchObject({ asked: 1 })
  })

  test('continues though others do not: nobody is moved to another thread, and the thread is not ended for what it has', async () => {
    const felt = vi.fn()
    const seat = house({ capacity: 2, patienceSeconds: 0.1, heldBytes: 1000, felt })
    const [ana, ben] = [seat('Ana'), seat('Ben')]
    const { thread } = await ana()
    const feeling = ana({ isKept: true, feeling: 10 })
    await expect.poll(() => felt.mock.calls.length).toBeGreaterThan(0)
    const slow = ben({ milliseconds: 500, held: 2000 })
    // Its feelings are read there: another thread would begin again.
    const other = await ana()
    await ana({ release: true })
    expect([(await slow).thread, other.thread, (await feeling).thread]).toEqual([thread, thread, thread])
  })

  test('is one of those that a session may have waiting', async () => {
    const felt = vi.fn()
    const seat = house({ capacity: 1, seatQueue: 2, felt })
    const [ana, ben] = [seat(), seat()]
    const feeling = [ana({ isKept: true, feeling: 1 }), ana({ isKept: true, feeling: 1 })]
    // Both wait for feelings: the thread has a place for another's call.
    await expect.poll(() => felt.mock.calls.length).toBe(2)
    await expect(ana()).rejects.toMatchObject({ code: 'too_many' })
    await expect(ben({ release: true })).resolves.toMatchObject({ asked: 1 })
    await Promise.all(feeling)
    await expect(ana()).resolves.toMatchObject({ asked: 3 })
  })
})

test('when every thread is busy, a call waits for one', async () => {
  const seat = house({ capacity: 1 })
  const [ana, ben] = [seat(), seat()]
  const order: string[] = []
  await Promise.all([
    ana({ milliseconds: 150 }).then(() => order.push('ana')),
    ben().then(() => order.push('ben')),
    ana({ milliseconds: 50 }).then(() => order.push('ana, too')),
  ])
  expect(order).toEqual(['ana', 'ben', 'ana, too'])
})

test('when too many wait, a call is sent away to ask again', async () => {
  const seat = house({ capacity: 1, queue: 1 })
  const [ana, ben, eve] = [seat(), seat(), seat()]
  const busy = ana({ milliseconds: 200 })
  const waiting = ben()
  await expect(eve()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  await Promise.all([busy, waiting])
  await expect(eve()).resolves.toMatchObject({ asked: 1 })
})

test('one session alone cannot fill the queue', async () => {
  const seat = house({ capacity: 1, queue: 10, seatQueue: 2 })
  const [ana, ben] = [seat(), seat()]
  const asked = [ana({ milliseconds: 100 }), ana(), ana()]
  await expect(ana()).rejects.toMatchObject({ code: 'too_many', status: 429 })
  await expect(ben()).resolves.toMatchObject({ asked: 1 })
  await Promise.all(asked)
})

describe('when one address asks for more than there is', () => {
  const busy = { milliseconds: 60_000 }

  test.each([1, 2, 4])('another is answered immediately, by a thread that is left for it, of %i', async (capacity) => {
    const seat = house({ capacity })
    const gone = new AbortController()
    const attack = Array.from({ length: 8 }, () => seat('Eve', 'A')(busy, gone.signal).catch(() => 'sent away'))
    const ben = seat('Ben', 'B')
    const first = await ben()
    // It keeps its thread, whatever the others wait for.
    for (let asked = 2; asked < 12; asked++) expect(await ben()).toEqual({ ...first, asked })
    gone.abort(new Error('enough'))
    // Those that had a thread are still at work there: the pool ends them.
    await Promise.all(pools.splice(0).map((pool) => pool.close()))
    await Promise.all(attack)
  })

  test('a chat that was read before it came moves once to its own thread, and stays there', async () => {
    const seat = house({ capacity: 2, patienceSeconds: 60 })
    const ben = seat('Ben', 'B')
    await ben()
    const attack = Array.from({ length: 4 }, () => seat('Eve', 'A')(busy).catch(() => 'ended'))
    const moved = await ben()
    for (let asked = moved.asked + 1; asked < 8; asked++) expect(await ben()).toEqual({ ...moved, asked })
    await Promise.all(pools.splice(0).map((pool) => pool.close()))
    await Promise.all(attack)
  })

  test('feelings that are read for it hold up no other address', async () => {
    const felt = vi.fn()
    const seat = house({ capacity: 1, felt })
    const eve = seat('Eve', 'A')
    const { thread } = await eve()
    const feeling = eve({ isKept: true, feeling: 6 })
    await expect.poll(() => felt.mock.calls.length).toBeGreaterThan(0)
    expect((await seat('Ben', 'B')()).thread).not.toBe(thread)
    await eve({ release: true })
    await feeling
  })

  test('all addresses are served in turn', async () => {
    const seat = house({ capacity: 1 })
    const order: string[] = []
    const ask = (address: string) => seat(address, address)({ milliseconds: 60 }).then(() => order.push(address))
    // Two keep both threads busy while the others come.
    const all = [ask('X'), ask('Y'), ...['A', 'A', 'A', 'A', 'D', 'D', 'D', 'D', 'B', 'C'].map(ask)]
    await Promise.all(all)
    for (const late of ['B', 'C']) for (const many of ['A', 'D']) expect(order.indexOf(late)).toBeLessThan(order.lastIndexOf(many) - 1)
  })

  test('and when the queue is full, its own last call is sent away, not that of another', async () => {
    const seat = house({ capacity: 1, queue: 4 })
    const gone = new AbortController()
    const refused: unknown[] = []
    const ask = (address: string) =>
      seat(address, address)(busy, gone.signal).catch((error: unknown) => void refused.push([address, error]))
    const all = Array.from({ length: 9 }, () => ask('A'))
    // One is answered, four wait, four are sent away.
    await expect.poll(() => refused.length).toBe(4)
    all.push(ask('B'), ask('C'), ask('D'), ask('E'))
    // B has the other thread, C what was left of the queue, D and E a place of A's each.
    await expect.poll(() => refused.length).toBe(6)
    expect(refused).toEqual(Array.from({ length: 6 }, () => ['A', expect.objectContaining({ code: 'unavailable', retryAfter: 5 })]))
    gone.abort(new Error('enough'))
    await Promise.all(pools.splice(0).map((pool) => pool.close()))
    await Promise.all(all)
  })
})

test('who gives up while waiting leaves the queue', async () => {
  const seat = house({ capacity: 1, queue: 1 })
  const [ana, ben, eve] = [seat(), seat(), seat()]
  const busy = ana({ milliseconds: 200 })
  const aborter = new AbortController()
  const given = ben({}, aborter.signal)
  aborter.abort(new Error('left'))
  await expect(given).rejects.toThrow('left')
  const next = eve()
  await Promise.all([busy, next])
})

test('a thread that has too much for several lets go of it all, and each is read again when asked for', async () => {
  const seat = house({ capacity: 1, heldBytes: 1000 })
  const [ana, ben] = [seat('Ana'), seat('Ben')]
  // Alone, a chat may be larger than that.
  const first = await ana({ held: 2000 })
  expect(await ana({ held: 900 })).toEqual({ ...first, asked: 2 })
  expect(await ben({ held: 2000 })).toMatchObject({ thread: first.thread, name: 'Ben' })
  const again = await ana()
  expect(again).toMatchObject({ name: 'Ana', asked: 1 })
  expect(again.thread).not.toBe(first.thread)
})

describe('a thread that ends while it is asked', () => {
  test.each([
    ['because it took too long', { milliseconds: 10_000 }],
    ['because it works without end', { working: 10_000 }],
    ['because it failed', { die: true }],
  ])('%s: the call fails, other sessions continue, and the next call has a new one', async (_case, query) => {
    const log = vi.fn()
    const seat = house({ capacity: 2, callSeconds: 1.5, patienceSeconds: 0.1, log })
    const [ana, ben] = [seat(), seat()]
    await Promise.all([ana(), ben()])
    const heard = expect(ana(query)).rejects.toMatchObject({ code: 'analysis_limit', status: 422 })
    await expect(ben()).resolves.toMatchObject({ name: 'someone' })
    await heard
    await expect(ana()).resolves.toMatchObject({ asked: 1 })
    await expect(ben()).resolves.toMatchObject({ name: 'someone' })
    expect(log).toHaveBeenCalledTimes(1)
    expect(log.mock.calls.flat().join()).not.toContain('text of a message')
  })

  test('takes no other call with it, though others wait for it and it has their chats', async () => {
    const seat = house({ capacity: 1, callSeconds: 1 })
    const others = [seat('Ben'), seat('Eve')]
    for (const other of others) await other()
    const ana = seat('Ana')
    const heard = expect(ana({ working: 10_000 })).rejects.toMatchObject({ code: 'analysis_limit' })
    const told = await Promise.all(others.map((other) => other()))
    expect(told.map(({ name, asked }) => [name, asked])).toEqual([
      ['Ben', 1],
      ['Eve', 1],
    ])
    await heard
  })

  test('is ended for a call that continues without anyone waiting for it, not for the call that waits behind it', async () => {
    const seat = house({ capacity: 1, callSeconds: 1 })
    const [ana, ben] = [seat(), seat()]
    const aborter = new AbortController()
    const given = ana({ working: 10_000 }, aborter.signal)
    await wait(100)
    aborter.abort(new Error('left'))
    await expect(given).rejects.toThrow('left')
    await expect(ben()).resolves.toMatchObject({ asked: 1 })
  })
})

test('a closed session is forgotten by the thread that had it, and calls that wait for it fail', async () => {
  const seat = house({ capacity: 1 })
  const [ana, ben] = [seat(), seat()]
  await ana()
  const busy = ben({ milliseconds: 100 })
  const waiting = ana()
  ana.close()
  await expect(waiting).rejects.toMatchObject({ code: 'unavailable' })
  await busy
  expect(await ana()).toMatchObject({ asked: 1 })
})

test('a closed pool has no thread, and takes no call', async () => {
  const pool = threadPool(() => new Worker(script, { eval: true }), { capacity: 1, log: () => undefined })
  const ana = pool.seat(() => ({ name: 'Ana' }))
  const context = { signal: new AbortController().signal, report: () => undefined }
  const lost = ana.answer('search.run', { query: { working: 10_000 } }, context)
  const waiting = ana.answer('search.run', { query: {} }, context)
  const heard = Promise.all([
    expect(lost).rejects.toMatchObject({ code: 'analysis_limit' }),
    expect(waiting).rejects.toMatchObject({ code: 'unavailable' }),
  ])
  await wait(100)
  await pool.close()
  await heard
  await expect(ana.answer('search.run', { query: {} }, context)).rejects.toMatchObject({ code: 'unavailable' })
})
