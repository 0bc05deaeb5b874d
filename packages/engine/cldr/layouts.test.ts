/** The layouts of every locale CLDR knows are read, and the table of day periods is CLDR's. */
// In one zone: layouts are read as civil times, and no zone is asked for.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cldrDayPeriods } from '../src/languages/day-period-table.ts'
import { hourOf } from '../src/languages/day-periods.ts'
import { dayPeriodTable, type Marker } from './day-period-table.ts'
import type { Habit } from './layouts.ts'
import { byGroup, measured } from './measure.ts'
import { listed, type NotExact } from './not-exact.ts'

const json = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
const habits = json<Habit[]>('habits.json')
const markers = json<Marker[]>('markers.json')
const notExact = Object.values(json<NotExact>('not-exact.json')).flat()

/** Of a thousand layouts, this many are read exactly; what is wrong is always reported. */
const FLOORS = { offered: 1000, 'offered, flexible': 1000, others: 988, 'others, flexible': 965 }

test('layouts of every language are read to the second except for those listed, and none is wrong without a word', async () => {
  const found = await measured(habits)
  expect(found.length).toBeGreaterThan(6000)
  const silent = found.filter(({ outcome }) => outcome === 'silent').map(({ layout }) => layout.name)
  expect(silent).toEqual([])
  const [exact, others] = [true, false].map((isExact) =>
    found.filter(({ outcome }) => (outcome === 'exact') === isExact).map(({ layout }) => listed(layout)),
  )
  const isListed = new Set(notExact)
  expect(others.filter((name) => !isListed.has(name))).toEqual([])
  const isRead = new Set(exact)
  // `node packages/engine/cldr/run.mjs list` removes them.
  expect(notExact.filter((name) => isRead.has(name) || !others.includes(name))).toEqual([])
  const shares = Object.entries(byGroup(found)).map(([group, { all, exact }]) => [group, (1000 * exact) / all] as const)
  for (const [group, share] of shares) expect([group, share >= FLOORS[group as keyof typeof FLOORS]]).toEqual([group, true])
})

test('the table of day periods is what CLDR says', () => {
  const source = readFileSync(new URL('../src/languages/day-period-table.ts', import.meta.url), 'utf8')
  expect(source).toBe(dayPeriodTable(markers))
  expect(source).toContain(cldrDayPeriods)
})

test('every marker of CLDR means in its language the hours CLDR gives it, however it is written', () => {
  const wrong: unknown[] = []
  for (const [range, width, word, languages] of markers) {
    if (width === 'narrow') continue
    const half = range === 'am' || range === 'pm'
    const [from, before] = half ? [range === 'am' ? 0 : 12, range === 'am' ? 12 : 24] : range.split('-').map(Number)
    for (const language of languages.split(' ')) {
      if (Number.isNaN(from) || (!half && isHalfToo(language, word))) continue
      for (let hour = from; hour !== before % 24 || (hour === from && from === 0); hour = (hour + 1) % 24) {
        for (const written of [word, word.toUpperCase(), word.replace(/[.'’ ]/g, ''), ` ${word} `.replaceAll(' ', '\u202f')]) {
          const found = hourOf(written, hour % 12 || 12, language)
          if (found !== hour) wrong.push([language, written, hour, found])
        }
        if (hour === 23 && before === 24) break
      }
    }
  }
  expect(wrong).toEqual([])
})

const halves = new Set(markers.flatMap(([range, , word, all]) => (/^[ap]m$/.test(range) ? all.split(' ').map((l) => `${l} ${word}`) : [])))
/** A word that is also that language's AM or PM is its half of the day; the hours are some versions' alone. */
const isHalfToo = (language: string, word: string): boolean => halves.has(`${language} ${word}`)
