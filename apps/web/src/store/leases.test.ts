import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from './database.ts'
import { createLeases } from './leases.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The database that all tabs share, of which one transaction is done after the other. */
function shared(): { database: Database; rows: Map<string, unknown> } {
  const rows = new Map<string, unknown>()
  let last: Promise<unknown> = Promise.resolve()
  const store = {
    get: async (name: string) => rows.get(name),
    put: async (row: { name: string }) => void rows.set(row.name, row),
    delete: async (name: string) => void rows.delete(name),
  }
  const connection = {
    transaction: () => ({ store, done: Promise.resolve() }),
    getAll: async () => [...rows.values()],
  }
  const database = ((work: (connection: unknown) => Promise<unknown>) => {
    const turn = last.then(() => work(connection))
    last = turn.catch(() => undefined)
    return turn
  }) as Database
  return { database, rows }
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('two tabs take turns, however long the first one works, and leave nothing behind', async () => {
  const { database, rows } = shared()
  const [ana, ben] = [createLeases(database), createLeases(database)]
  const log: string[] = []
  const first = ana.alone('write', async () => {
    log.push('ana begins')
    await wait(90_000)
    log.push('ana ends')
  })
  await vi.advanceTimersByTimeAsync(50)
  const second = ben.alone('write', async () => void log.push('ben'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(log).toEqual(['ana begins'])
  expect(await ben.names()).toEqual(new Set(['write']))
  await vi.advanceTimersByTimeAsync(40_000)
  await Promise.all([first, second])
  expect(log).toEqual(['ana begins', 'ana ends', 'ben'])
  await vi.advanceTimersByTimeAsync(100)
  expect(rows.size).toBe(0)
})

test('after a tab that died the next one continues when its lease has ended', async () => {
  const { database, rows } = shared()
  rows.set('write', { name: 'write', owner: 'dead', until: Date.now() + 20_000 })
  const ben = createLeases(database)
  const work = vi.fn(async () => undefined)
  const done = ben.alone('write', work)
  await vi.advanceTimersByTimeAsync(19_000)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  await done
  expect(work).toHaveBeenCalledTimes(1)
})

test.each([
  ['has ended', (now: number) => ({ name: 'old', owner: 'dead', until: now - 1 })],
  ['was made by a clock that has been set back since', (now: number) => ({ name: 'old', owner: 'dead', until: now + 86_400_000 })],
  ['is damaged', () => ({ name: 'old' })],
])('a lease that %s blocks nothing, and is removed', async (_name, of) => {
  const { database, rows } = shared()
  rows.set('old', of(Date.now()))
  const ben = createLeases(database)
  expect(await ben.names()).toEqual(new Set())
  expect(await ben.alone('old', async () => 'done')).toBe('done')
  await vi.advanceTimersByTimeAsync(100)
  expect(rows.size).toBe(0)
})

test('without a database those of one page still take turns', async () => {
  const none = (() => Promise.reject(new DOMException('', 'SecurityError'))) as Database
  const ben = createLeases(none)
  const log: string[] = []
  const work = (n: number) => async () => {
    log.push(`begin ${n}`)
    await wait(10)
    log.push(`end ${n}`)
  }
  const all = Promise.all([ben.alone('write', work(1)), ben.alone('write', work(2))])
  await vi.advanceTimersByTimeAsync(100)
  await all
  expect(log).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2'])
  expect(await ben.names()).toBeNull()
})
