import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { watchLocalTime } from './watch-local-time.ts'

/** A separate realm, watched: what its scripts answer, and how often they have asked for local time. */
function watchedRealm() {
  const realm = createContext({ at: Date.UTC(2024, 1, 29, 23, 30) })
  const run = (script: string): unknown => runInContext(script, realm)
  let times = 0
  watchLocalTime(run('globalThis') as typeof globalThis, () => times++)
  return { run, times: () => times }
}

function asks(script: string): boolean {
  const { run, times } = watchedRealm()
  run(script)
  return times() > 0
}

test.each([
  'new Date(at).getHours()',
  'new Date(at).setDate(3)',
  'new Date(at).getTimezoneOffset()',
  'new Date(2024, 1, 29)',
  "new Date('2024-02-29T23:30:00')",
  "Date.parse('2024-02-29 23:30')",
  "new Date('02-29-2024')",
  "new Date('2-29-2024')",
  "new Date('2024-2-29')",
  "new Date('+2024-02-29')",
  "new Date('29 Feb 2024 23:30 (UTC)')",
  'Date()',
  'String(new Date(at))',
  "new Date(at).toLocaleDateString('en')",
  "new Intl.DateTimeFormat('en').format(at)",
  "Intl.DateTimeFormat('en').formatToParts(at)",
  'new Intl.DateTimeFormat().resolvedOptions().timeZone',
])('%s depends on the zone', (script) => {
  expect(asks(script)).toBe(true)
})

test.each([
  'Date.now()',
  'new Date().toISOString()',
  'new Date(at).getUTCHours()',
  'Date.UTC(2024, 1, 29)',
  "new Date('2024-02-29')",
  "Date.parse('2024-02')",
  "new Date('2024-02-29T23:30:00Z')",
  "new Date('2024-02-29T23:30+05:30')",
  "Date.parse('Thu, 29 Feb 2024 23:30:00 GMT')",
  "new Date('+002024-02-29')",
  "new Date('29 Feb 2024 GMT')",
  "new Date('2024-02-29 23:30 +0100')",
  "new Date('29 Feb 2024 23:30:00-0500')",
  "new Date('Thu Feb 29 2024 23:30:00 GMT+0100 (CET)')",
  'new Date(at).getMilliseconds()',
  'JSON.stringify({ at: new Date(at) })',
  "new Date(at).toLocaleString('en', { timeZone: 'UTC' })",
  "new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format(at)",
  "new Intl.DateTimeFormat('en')",
])('%s does not', (script) => {
  expect(asks(script)).toBe(false)
})

test('what is watched answers as ever', () => {
  const { run } = watchedRealm()
  run('const date = new Date(2024, 1, 29, 23, 30)')
  expect(run('[date.getFullYear(), date.getMonth(), date.getHours()]')).toEqual([2024, 1, 23])
  expect(run('String(date)')).toBe(String(new Date(2024, 1, 29, 23, 30)))
  expect(run("new Intl.DateTimeFormat('en', { dateStyle: 'short' }).format(date)")).toBe('2/29/24')
  expect(run('class Later extends Date {}; [date instanceof Date, new Later(at) instanceof Later, new Later(at) instanceof Date]')).toEqual(
    [true, true, true],
  )
})
