import type { Labels, Report } from '@convostat/report'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from './failure.ts'
import { type KeptPressOptions, keptPress, type Press } from './kept-press.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A press whose start is decided by the test. */
function pressToStart() {
  const starts: { signal: AbortSignal; report: Parameters<KeptPressOptions['start']>[1]; comes(): void; fails(): void }[] = []
  const end = vi.fn()
  const made: Press = { print: async (_: Report, __: Labels) => new Uint8Array(), end }
  const heard = vi.fn()
  const start: KeptPressOptions['start'] = (signal, report) =>
    new Promise((resolve, reject) => {
      starts.push({ signal, report, comes: () => resolve(made), fails: () => reject(new Failure('pack_unavailable')) })
    })
  return { press: keptPress({ start, restSeconds: 60, heard }), starts, end, heard, made }
}

const step = { stage: 'fetching', done: 5, total: 21 } as const

test('it is started once, for all who ask while it is started or there', async () => {
  const { press, starts, made } = pressToStart()
  const [first, second] = [press.open(), press.open()]
  starts[0].comes()
  expect(await Promise.all([first, second, press.open()])).toEqual([made, made, made])
  expect(starts).toHaveLength(1)
})

test('its progress is reported, also to later callers, but not once it was given up', () => {
  const { press, starts, heard } = pressToStart()
  void press.open().catch(() => undefined)
  expect(press.progress()).toBe(null)
  starts[0].report(step)
  expect([heard.mock.calls, press.progress()]).toEqual([[[step]], step])
  press.end()
  expect([press.progress(), starts[0].signal.aborted]).toEqual([null, true])
  void press.open()
  expect(press.progress()).toBe(null)
})

test('what could not be started is started again by the next, also where another was begun meanwhile', async () => {
  const { press, starts, made } = pressToStart()
  const first = press.open()
  press.end()
  const second = press.open()
  starts[0].fails()
  await expect(first).rejects.toMatchObject({ code: 'pack_unavailable' })
  expect(press.open()).toBe(second)
  starts[1].fails()
  await expect(second).rejects.toMatchObject({ code: 'pack_unavailable' })
  const third = press.open()
  starts[2].comes()
  expect(await third).toBe(made)
})

test('one that is ended while it is started is ended once it is there', async () => {
  const { press, starts, end, made } = pressToStart()
  const coming = press.open()
  press.end()
  press.end()
  expect(end).not.toHaveBeenCalled()
  starts[0].comes()
  expect(await coming).toBe(made)
  expect(end).toHaveBeenCalledTimes(1)
})

test('prepared and not used, it is ended after its rest; awake, it is not; a failure is reported at the next call', async () => {
  const { press, starts, end } = pressToStart()
  press.prepare()
  starts[0].comes()
  await vi.advanceTimersByTimeAsync(59_000)
  press.restLater()
  await vi.advanceTimersByTimeAsync(59_000)
  press.stayAwake()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(end).not.toHaveBeenCalled()
  press.restLater()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(end).toHaveBeenCalledTimes(1)
  press.prepare()
  starts[1].fails()
  await vi.advanceTimersByTimeAsync(0)
  void press.open()
  expect(starts).toHaveLength(3)
})
