import { expect, test } from 'vitest'
import { isLoadFailure } from './load-failure.ts'

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: http://localhost:4321/assets/main.js'],
  ['Firefox', 'error loading dynamically imported module: http://localhost:4321/assets/main.js'],
  ['Safari', 'Importing a module script failed.'],
])('a script that could not be had is known by what %s says', (_browser, message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true)
})

test.each([
  [new TypeError("Cannot read properties of undefined (reading 'analyze')")],
  [new SyntaxError('The requested module does not provide an export named "api"')],
  ['Importing a module script failed.'],
  [null],
])('a mistake is none: %s', (error) => {
  expect(isLoadFailure(error)).toBe(false)
})
