import { expect, test } from 'vitest'
import { exceeds, standsOut } from './stands-out.ts'

test('a count stands out by the part of it that is more than usual, less what chance may have added', () => {
  expect(standsOut(100, 20)).toBe(0.75)
  expect(standsOut(100, 80)).toBe(0)
  expect(standsOut(10_000, 4900)).toBe(0.5)
})

test('a few messages say little, and none nothing', () => {
  expect([0, 1, 3, 4].map((count) => standsOut(count, 0))).toEqual([0, 0, 0, 0])
  expect(standsOut(9, 1)).toBeLessThan(standsOut(90, 10))
})

test('the more there is of it, and the less is usual, the further it stands out: from 0 to 1', () => {
  for (let usual = 0; usual < 50; usual++)
    for (let count = 0; count < 200; count++) {
      const here = standsOut(count, usual)
      expect(here >= 0 && here <= 1).toBe(true)
      expect(standsOut(count + 1, usual)).toBeGreaterThanOrEqual(here)
      expect(standsOut(count, usual + 1)).toBeLessThanOrEqual(here)
    }
})

test('what is not a count has no chance to take off', () => {
  expect([exceeds(4, 1), exceeds(1, 1), exceeds(0, 0), exceeds(0.5, 0.6)]).toEqual([0.75, 0, 0, 0])
})
