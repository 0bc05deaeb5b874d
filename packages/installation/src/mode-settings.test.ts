import { expect, test } from 'vitest'
import { readMode } from './mode-settings.mjs'
import { UsageError } from './usage-error.mjs'

test.each([
  [{}, 'development'],
  [{ NODE_ENV: 'test' }, 'development'],
  [{ NODE_ENV: 'production' }, 'production'],
  [{ CONVOSTAT_MODE: 'production' }, 'production'],
  [{ CONVOSTAT_MODE: 'development', NODE_ENV: 'production' }, 'development'],
])('%j is %s', (env, mode) => expect(readMode(env)).toBe(mode))

test('any other word is none: a production server never becomes a sandbox by a typo', () => {
  for (const CONVOSTAT_MODE of ['Production', 'prod', 'live']) expect(() => readMode({ CONVOSTAT_MODE })).toThrow(UsageError)
})
