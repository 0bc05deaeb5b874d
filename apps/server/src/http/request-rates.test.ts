import type { Context } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Rate } from '#config/limits.ts'
import { requestRates } from './request-rates.ts'

const three: Rate = { atOnce: 3, perSecond: 0.5 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Asks a gate that counts by what these requests are: their addresses. */
function gateWith(rates: Record<string, Rate>) {
  const gate = requestRates((request) => `${request}`, rates)
  return (address: string, name = 'upload.run') => gate(address as unknown as Context, name)
}

const tooMany = expect.objectContaining({ code: 'too_many', status: 429 })

test('A16: this many calls at once, then one whenever one is due; the refusal says when', async () => {
  const ask = gateWith({ 'upload.run': three })
  for (let i = 0; i < 3; i++) await ask('192.0.2.1')
  await expect(ask('192.0.2.1')).rejects.toMatchObject({ code: 'too_many', status: 429, retryAfter: 2 })
  vi.advanceTimersByTime(1900)
  await expect(ask('192.0.2.1')).rejects.toMatchObject({ code: 'too_many', retryAfter: 1 })
  vi.advanceTimersByTime(100)
  await ask('192.0.2.1')
  await expect(ask('192.0.2.1')).rejects.toEqual(tooMany)
  // However long it was silent: no more than this many at once.
  vi.advanceTimersByTime(1e6)
  for (let i = 0; i < 3; i++) await ask('192.0.2.1')
  await expect(ask('192.0.2.1')).rejects.toEqual(tooMany)
})

test('A16: an address that never stops is answered at its steady rate', async () => {
  const ask = gateWith({ 'upload.run': { atOnce: 120, perSecond: 2 } })
  let answered = 0
  for (let second = 0; second < 300; second++) {
    for (let i = 0; i < 10; i++) {
      await ask('192.0.2.1').then(
        () => answered++,
        () => undefined,
      )
    }
    vi.advanceTimersByTime(1000)
  }
  expect(answered).toBe(118 + 2 * 300)
})

test('A16: each address is counted for itself, and only the calls that are listed', async () => {
  const ask = gateWith({ 'upload.run': three })
  for (let i = 0; i < 3; i++) await ask('192.0.2.1')
  await expect(ask('192.0.2.1')).rejects.toEqual(tooMany)
  await ask('192.0.2.2')
  for (const name of ['search.run', 'constructor', '__proto__']) await ask('192.0.2.1', name)
})

test('A16: calls with the same rate are counted together, with another apart', async () => {
  const ask = gateWith({ 'upload.run': three, 'upload.inspect': three, 'license.verify': { ...three } })
  for (const name of ['upload.run', 'upload.inspect', 'upload.run']) await ask('192.0.2.1', name)
  await expect(ask('192.0.2.1', 'upload.inspect')).rejects.toEqual(tooMany)
  await ask('192.0.2.1', 'license.verify')
})

test('A16: addresses are forgotten when their time is over, not gathered forever', async () => {
  const ask = gateWith({ 'upload.run': three })
  for (let i = 0; i < 1000; i++) for (let n = 0; n < 3; n++) await ask(`192.0.2.${i}`)
  expect(vi.getTimerCount()).toBe(2000)
  vi.advanceTimersByTime(60_000)
  expect(vi.getTimerCount()).toBe(0)
})
