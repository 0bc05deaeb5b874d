import { expect, test } from 'vitest'
import { groundOf, latencySteps, stepsOf } from './speed-colors.ts'

test('the grounds tell seconds from minutes, minutes from hours', () => {
  const grounds = [9, 30, 120, 1800, 7200].map((seconds) => groundOf(seconds, 'seconds'))
  expect(new Set(grounds).size).toBe(5)
  expect(grounds).toEqual(latencySteps.map(({ ground }) => ground))
  // A step ends before its time.
  expect(groundOf(14.9, 'seconds')).toBe(groundOf(9, 'seconds'))
  expect(groundOf(15, 'seconds')).toBe(groundOf(30, 'seconds'))
  expect(groundOf(300, 'seconds')).toBe(groundOf(1800, 'seconds'))
})

test('of whole minutes nothing is within seconds', () => {
  expect(groundOf(0, 'minutes')).toBe(groundOf(30, 'seconds'))
  expect(stepsOf('minutes').map(({ to }) => to)).toEqual(
    stepsOf('seconds')
      .slice(1)
      .map(({ to }) => to),
  )
})
