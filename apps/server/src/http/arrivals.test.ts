import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ArrivalLimits, arrivals, type OnItsWay } from './arrivals.ts'
import { wholeOf } from './fair-share.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** Bodies that arrive at this many bytes per second for as long as they are not cut. */
function arriving(limits: ArrivalLimits) {
  const { enter } = arrivals({ bytesPerSecond: 1000, windowSeconds: 10, ...limits })
  const all = new Set<{ rate: number; bytes: number }>()
  const cuts: string[] = []
  function begin(address: string, rate: number, awaited: () => boolean = () => true) {
    const line = { rate, bytes: 0 }
    const body: OnItsWay = {
      bytes: () => line.bytes,
      isAwaited: awaited,
      cut: (failure) => {
        all.delete(line)
        cuts.push(`${address} ${line.rate} ${failure.code}`)
      },
    }
    const place = enter(address, body)
    all.add(line)
    return { line, ...place }
  }
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      for (const line of all) line.bytes += line.rate
      vi.advanceTimersByTime(1000)
    }
  }
  return { begin, pass, cuts }
}

const full = expect.objectContaining({ code: 'unavailable', status: 503, retryAfter: 10 })

test('a lone address may take its time: its next one is refused, and none is ever cut', () => {
  const { begin, pass, cuts } = arriving({ places: 4 })
  for (let i = 0; i < 4; i++) begin('A', 1)
  pass(3600)
  expect(() => begin('A', 1)).toThrow(full)
  begin('B', 1)
  expect(cuts).toEqual([])
})

test('where all places are taken and others wait, the slowest goes with a sentence, the slowest address before others', () => {
  const { begin, pass, cuts } = arriving({ places: 8 })
  for (const rate of [900, 900, 1, 900]) begin('A', rate)
  for (const rate of [10, 20, 30]) begin('B', rate)
  for (const address of ['C', 'D', 'E']) begin(address, 5000)
  expect(() => begin('F', 5000)).toThrow(full)
  pass(9)
  expect(() => begin('F', 5000)).toThrow(full)
  pass(1)
  begin('F', 5000)
  expect(cuts).toEqual(['B 10 too_slow'])
  begin('G', 5000)
  expect(cuts).toEqual(['B 10 too_slow', 'B 20 too_slow'])
})

test('one that was fast and then hardly moves is slow, and one that waits for us is not', () => {
  const { begin, pass, cuts } = arriving({ places: 4 })
  const trickles = begin('A', 1e6)
  begin('A', 1, () => false)
  begin('A', 1, () => false)
  for (const address of ['B', 'C']) begin(address, 5000)
  pass(60)
  trickles.line.rate = 1
  pass(9)
  expect(() => begin('D', 5000)).toThrow(full)
  pass(2)
  begin('D', 5000)
  expect(cuts).toEqual(['A 1 too_slow'])
  expect(() => begin('E', 5000)).toThrow(full)
})

test('an address cuts nothing of one that has no more than it', () => {
  const { begin, pass, cuts } = arriving({ places: 4 })
  begin('A', 1)
  begin('B', 1)
  for (let i = 0; i < 2; i++) begin('C', 5000)
  pass(20)
  expect(() => [0, 1, 2].map(() => begin('C', 5000))).toThrow(full)
  expect(cuts).toEqual([])
})

test('bytes are shared as places are, until they are given back; what is small counts by its place alone', () => {
  const { begin, pass, cuts } = arriving({ places: 400, bytes: 128e6, large: 8 })
  const large = Array.from({ length: 4 }, () => begin('A', 1))
  for (const body of large) body.take(32e6)
  expect(() => begin('A', 1).take(32e6)).toThrow(full)
  begin('B', 5000).take(31e6)
  expect(() => begin('C', 5000).take(32e6)).toThrow(full)
  begin('C', 5000).take(10_000)
  pass(11)
  begin('D', 5000).take(32e6)
  expect(cuts).toHaveLength(1)
  for (const body of large) body.leave()
  begin('E', 5000).take(32e6)
  expect(cuts).toHaveLength(1)
})

test('of large ones there are few, however small they are among those, and more of small ones', () => {
  const { begin } = arriving({ places: 400, bytes: 128e6, large: 8 })
  const large = Array.from({ length: 8 }, () => begin('A', 5000))
  for (const body of large) for (let i = 0; i < 3; i++) body.take(30_000)
  expect(() => begin('A', 5000).take(64_001)).toThrow(full)
  begin('A', 5000).take(64_000)
  const other = begin('B', 5000)
  other.take(64_001)
  other.leave()
  large[0].leave()
  large[0].leave()
  begin('A', 5000).take(64_001)
  expect(() => begin('A', 5000).take(64_001)).toThrow(full)
})

test('nobody cuts their own body, not for a first large one either', () => {
  const { begin, pass, cuts } = arriving({ places: 400, bytes: 128e6, large: 1 })
  begin('A', 5000).take(64_001)
  begin('B', 5000).take(64_001)
  for (let i = 0; i < 3; i++) begin('C', 1)
  pass(11)
  expect(() => begin('C', 5000).take(64_001)).toThrow(full)
  expect(cuts).toEqual([])
})

test('one that was cut keeps nothing more', () => {
  const { begin, pass } = arriving({ places: 1 })
  const slow = begin('A', 1)
  begin('B', 5000)
  pass(11)
  begin('C', 5000)
  expect(() => slow.take(1)).toThrow(expect.objectContaining({ code: 'too_slow', status: 408 }))
  slow.leave()
})

test('law: only slow ones are cut, only for another address, and never one for an address that has more', () => {
  const step = fc.oneof(
    fc.record({ does: fc.constant('begin' as const), address: fc.constantFrom('A', 'B', 'C', 'D'), rate: fc.constantFrom(1, 900, 5000) }),
    fc.record({ does: fc.constant('leave' as const), which: fc.nat(20) }),
    fc.record({ does: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 15 }) }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.array(step, { maxLength: 60 }), (places, steps) => {
      const { begin, pass, cuts } = arriving({ places })
      const there: { address: string; rate: number; age: number; leave(): void }[] = []
      const count = (address: string) => there.filter((each) => each.address === address).length
      for (const move of steps) {
        if (move.does === 'pass') {
          pass(move.seconds)
          for (const each of there) each.age += move.seconds
        } else if (move.does === 'leave') {
          for (const gone of there.splice(move.which % Math.max(1, there.length), 1)) gone.leave()
        } else {
          const own = count(move.address)
          const before = cuts.length
          try {
            const { leave } = begin(move.address, move.rate)
            there.push({ ...move, age: 0, leave })
          } catch (error) {
            expect(error).toEqual(full)
          }
          for (const [address, rate] of cuts.slice(before).map((cut) => cut.split(' '))) {
            const i = there.findIndex((each) => each.address === address && each.rate === Number(rate) && each.age >= 10)
            expect(i).toBeGreaterThanOrEqual(0)
            expect([address === move.address, Number(rate) < 1000, count(address) > own || own === 0]).toEqual([false, true, true])
            there.splice(i, 1)
          }
          expect(there.length).toBeLessThanOrEqual(wholeOf(places))
        }
      }
    }),
  )
})
