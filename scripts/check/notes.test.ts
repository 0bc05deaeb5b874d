import { expect, test } from 'vitest'
import { notesOn, type Tested } from './notes.mjs'

const notes = (tested: Partial<Tested>) => notesOn({ changed: ['a.ts'], deciding: new Set(), reached: ['a.test.ts'], left: [], ...tested })
const always = 'Left to npm test as ever: knip, the builds, the second time zone and the journeys.'

test('green is never said of what was left', () => {
  expect(notes({})).toEqual([always])
  expect(notes({ reached: [] })).toEqual(['No test was run: none imports or reads what was changed.', always])
  const left = ['apps/web/a.test.ts', 'apps/web/src/b.test.ts', 'packages/api/c.test.ts']
  expect(notes({ reached: ['apps/cli/d.test.ts', ...left], left })).toEqual([
    'For lack of time, left to npm test: 3 of 4 test files, of apps/web (2), packages/api (1).',
    always,
  ])
  expect(notes({ changed: ['a.ts', 'vitest.config.ts'], deciding: new Set(['vitest.config.ts']) })).toEqual([
    'Left to npm test: what vitest.config.ts decides over all tests.',
    always,
  ])
  expect(notes({ changed: ['e2e/pages/home.ts', 'playwright.config.ts'] })).toEqual([
    'Left to npm test: the journeys, of which e2e/pages/home.ts, playwright.config.ts are a part.',
    always,
  ])
})
