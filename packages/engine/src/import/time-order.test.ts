import { expect, test } from 'vitest'
import { randomNumbers } from '#testing/random-chat.ts'
import { timeOrder } from './time-order.ts'

/** The same by a comparison of times, which keeps equals in their places. */
const slowly = (times: readonly number[]): number[] => times.map((_, i) => i).sort((a, b) => times[a] - times[b])

test('times are put in order, equal ones stay as they are', () => {
  const random = randomNumbers(1)
  for (const range of [3, 50, 2 ** 31, 2 ** 32]) {
    for (let round = 0; round < 50; round++) {
      const times = Array.from({ length: 20 }, () => Math.floor(random() * range))
      const order = timeOrder(Uint32Array.from(times))
      expect([times, order && [...order]]).toEqual([
        times,
        times.every((time, i) => i === 0 || time >= times[i - 1]) ? null : slowly(times),
      ])
    }
  }
})

test('so many of all times that they fit into no double are ordered as well', () => {
  const random = randomNumbers(2)
  const times = Array.from({ length: 2 ** 21 + 2 }, () => Math.floor(random() * 50) * 85_899_345)
  times.push(2 ** 32 - 1, 0)
  const order = timeOrder(Uint32Array.from(times)) ?? []
  let isRight = order.length === times.length
  for (let i = 1; i < order.length; i++) {
    const [before, after] = [times[order[i - 1]], times[order[i]]]
    if (before > after || (before === after && order[i - 1] > order[i])) isRight = false
  }
  expect(isRight).toBe(true)
})

test('what is in order needs none', () => {
  expect(timeOrder(Uint32Array.of())).toBeNull()
  expect(timeOrder(Uint32Array.of(5))).toBeNull()
  expect(timeOrder(Uint32Array.of(5, 5, 6))).toBeNull()
  expect(timeOrder(Uint32Array.of(5, 4))).toEqual(Uint32Array.of(1, 0))
})
