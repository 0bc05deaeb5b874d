import { expect, test } from 'vitest'
import { placesOf } from './traits.ts'

test('two figures are on a line from nothing to the greater one', () => {
  expect(placesOf(5, 10)).toEqual([50, 100])
  expect(placesOf(0, 0)).toEqual([0, 0])
})

test('shares of a few in a thousand are close together: their line ends at 5%, or at the greater one', () => {
  expect(placesOf(0.002, 0, 0.05)).toEqual([4, 0])
  expect(placesOf(0.25, 0.5, 0.05)).toEqual([50, 100])
  expect(placesOf(0, 0, 0.05)).toEqual([0, 0])
})

test('a figure that is missing has no place, and is not nothing', () => {
  expect([placesOf(null, 62), placesOf(62, null), placesOf(null, null)]).toEqual([null, null, null])
})
