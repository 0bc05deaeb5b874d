import { expect, test } from 'vitest'
import { localDay } from './today.ts'

test('the day is this device’s, in whatever zone it is', () => {
  expect(localDay(new Date(2021, 2, 4, 0, 0, 1).getTime())).toBe('2021-03-04')
  expect(localDay(new Date(2021, 2, 4, 23, 59, 59).getTime())).toBe('2021-03-04')
  expect(localDay(new Date(2021, 11, 31, 12).getTime())).toBe('2021-12-31')
})
