import { expect, test } from 'vitest'
import { lastTouched, newestFirst } from './newest-first.ts'

const at = (id: number, uploadDate: number) => ({ id: `upload_${id}`, uploadDate: new Date(uploadDate).toISOString() })
const [year, today] = [365 * 86_400_000, Date.UTC(2021, 5, 1)]

test.each([
  ['made today', today, today, today],
  ['made last year and added to today', today - year, today, today],
  ['made after the clock was set back a little: its id is the later one', today + 5, today, today + 5],
  ['made by a clock two years ahead, and analyzed again by one that is right', today + 2 * year, today, today],
  ['made by a clock two years ahead', today + 2 * year, today + 2 * year, today + 2 * year],
])('an upload that was %s was last touched then', (_what, id, date, touched) => {
  expect(lastTouched(at(id, date))).toBe(touched)
})

test('uploads are in the order in which they were touched, and by their ids where that is the same', () => {
  const wrongOnce = at(today + 2 * year, today)
  const [older, newer, same] = [at(today - 2, today - 2), at(today + 1, today + 1), at(today - 1, today)]
  expect([older, wrongOnce, same, newer].sort(newestFirst)).toEqual([newer, wrongOnce, same, older])
})
