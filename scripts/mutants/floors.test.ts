import { expect, test } from 'vitest'
import { floors, verdict } from './floors.mjs'
import { filesOf, groups, testsOf } from './groups.mjs'

test('every group has a floor, and code and tests to try it with', () => {
  expect(Object.keys(floors).sort()).toEqual(Object.keys(groups).sort())
  for (const [name, group] of Object.entries(groups)) {
    expect(filesOf(group).length, name).toBeGreaterThan(3)
    expect(testsOf(group).length, name).toBeGreaterThan(0)
    expect(filesOf(group).filter((path) => path.includes('.test.'))).toEqual([])
  }
})

test('a group that has reached 85 % never falls below it again', () => {
  for (const name of ['whatsapp', 'languages', 'masking', 'license', 'payments', 'cards'])
    expect(floors[name].score, name).toBeGreaterThanOrEqual(85)
})

const floor = { score: 85.5, sample: '1/4', core: '1/1' }
const run = { score: 85.5, high: 89, sample: '1/4', core: '1/1' }

test('a run below its floor fails, one above it says so', () => {
  expect(verdict(floor, run)).toEqual({ isBelow: false, says: 'The floor is 85.5 % (--sample 1/4 --core 1/1).' })
  expect(verdict(floor, { ...run, score: 85.4 })).toEqual({ isBelow: true, says: '85.4 % is below the floor of 85.5 %.' })
  expect(verdict(floor, { ...run, score: 86 })).toMatchObject({ isBelow: false, says: expect.stringContaining('raise it') })
})

test('by another sample, a run fails only if its whole interval is below', () => {
  for (const other of [{ sample: '1/8' }, { core: '1/2' }]) {
    expect(verdict(floor, { ...run, ...other, score: 80, high: 85.5 }).isBelow).toBe(false)
    expect(verdict(floor, { ...run, ...other, score: 80, high: 85.4 }).isBelow).toBe(true)
    expect(verdict(floor, { ...run, ...other, score: 95, high: 99 }).says).not.toContain('raise')
  }
})
