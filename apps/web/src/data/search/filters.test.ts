import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  asked,
  type Filters,
  isDay,
  isFiltered,
  isOfVisit,
  kept as keptWith,
  narrowing,
  noFilters,
  presetNames,
  presetOf,
  presets,
  readFilters,
  withAuthor,
  withFrom,
  withTo,
} from './filters.ts'

const id = 'upload_1700000000000'
const people = ['Ana', 'Ben', '__proto__', 'constructor']
const filters: Filters = { from: '2021-03-04', to: '2021-03-06', authors: ['Ben', '__proto__'] }
const kept = (filters: Filters, id: string, visit: string | null) => keptWith(filters, id, visit, people)
const read = (entry: unknown) => readFilters(entry, id, people)

test('what was kept is read again, also after a reload has cloned it', () => {
  expect(read(structuredClone(kept(filters, id, null)))).toEqual(filters)
  expect(read(kept(noFilters, id, 'visit'))).toEqual(noFilters)
})

test('no name is in what is kept: the browser writes it down outside of our storage', () => {
  expect(JSON.stringify(keptWith({ ...noFilters, authors: ['Zwergspinne', 'Ben'] }, id, null, ['Zwergspinne', 'Ana', 'Ben']))).not.toMatch(
    /Zwergspinne|Ben/,
  )
})

test('the order of the people may change, but where there are more of them nobody is chosen', () => {
  const entry = keptWith(filters, id, null, people)
  expect(readFilters(entry, id, [...people].reverse()).authors).toEqual(['__proto__', 'Ben'])
  expect(readFilters(entry, id, [...people, 'Eve'])).toEqual({ ...filters, authors: [] })
})

test('filters of another upload are none of this one', () => {
  expect(readFilters(kept(filters, 'upload_1600000000000', null), id, people)).toEqual(noFilters)
})

test('people who are not in the chat are dropped, the others are in the order of the chat', () => {
  expect(read(kept({ ...filters, authors: ['Zoe', '__proto__', 'Ben', 'toString'] }, id, null)).authors).toEqual(['Ben', '__proto__'])
})

test.each([
  ['nothing', undefined],
  ['a word', 'filters'],
  ['another version', { ...kept(filters, id, null), version: 1 }],
  ['no day', { ...kept(filters, id, null), from: '2021-02-30' }],
  ['a number for a day', { ...kept(filters, id, null), to: 20_210_306 }],
  ['days the wrong way round', { ...kept(filters, id, null), from: '2022-01-01' }],
  ['places that are no list', { ...kept(filters, id, null), places: 1 }],
  ['places that are not told', { version: 2, upload_id: id, from: null, to: null, people: 4 }],
])('an entry with %s is passed over', (_, entry) => expect(read(entry)).toEqual(noFilters))

test('whatever is in an entry, reading it gives filters that can be asked for', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (from, to, places) => {
      const found = read({ version: 2, upload_id: id, from, to, places, people: people.length })
      expect(found.authors.every((name) => people.includes(name))).toBe(true)
      for (const day of [found.from, found.to]) expect(day === null || isDay(day)).toBe(true)
    }),
  )
})

test('only real days are days', () => {
  for (const day of ['2021-02-29', '2021-13-01', '0021-3-4', '2021-03-04T00:00:00', '', null]) expect(isDay(day)).toBe(false)
  for (const day of ['2020-02-29', '1999-12-31']) expect(isDay(day)).toBe(true)
})

test('what is open is not asked for, and everyone named is nobody left out', () => {
  expect(asked(noFilters, 4)).toEqual({})
  expect(asked(filters, 4)).toEqual({ from: '2021-03-04', to: '2021-03-06', author: ['Ben', '__proto__'] })
  expect(asked({ ...noFilters, authors: people }, 4)).toEqual({})
})

test('a person is chosen once, and left out again', () => {
  const chosen = withAuthor(withAuthor(noFilters, 'Ana', true), 'Ana', true)
  expect(chosen.authors).toEqual(['Ana'])
  expect(isFiltered(chosen)).toBe(true)
  expect(withAuthor(chosen, 'Ana', false)).toEqual(noFilters)
})

test('of two days the wrong way round the one chosen last stays', () => {
  expect(withFrom(filters, '2021-04-01')).toMatchObject({ from: '2021-04-01', to: null })
  expect(withTo(filters, '2021-02-01')).toMatchObject({ from: null, to: '2021-02-01' })
  expect(withFrom(filters, '2021-03-06')).toMatchObject({ from: '2021-03-06', to: '2021-03-06' })
})

test('presets go by the chat’s last day', () => {
  expect(presets.thisYear('2021-03-06')).toEqual({ from: '2021-01-01', to: '2021-03-06' })
  expect(presets.last90Days('2021-03-06')).toEqual({ from: '2020-12-07', to: '2021-03-06' })
  expect(presets.last90Days('2024-03-01')).toEqual({ from: '2023-12-03', to: '2024-03-01' })
  for (const name of presetNames) expect(presetOf({ ...noFilters, ...presets[name]('2021-03-06') }, '2021-03-06')).toBe(name)
  expect(presetOf(filters, '2021-03-06')).toBe(null)
})

test('an entry is written again during its own visit only', () => {
  expect(isOfVisit(kept(filters, id, 'a'), id, 'a')).toBe(true)
  expect(isOfVisit(kept(filters, id, 'a'), id, 'b')).toBe(false)
  expect(isOfVisit(kept(filters, 'upload_1600000000000', 'a'), id, 'a')).toBe(false)
  // A tap outside of any visit is a separate entry.
  expect(isOfVisit(kept(filters, id, null), id, null)).toBe(false)
  expect(isOfVisit(undefined, id, 'a')).toBe(false)
})

test('filters that leave nothing out do not narrow the chat', () => {
  const chat = { first: '2021-03-04', last: '2021-11-30', people: 2 }
  const of = (filters: Partial<Filters>) => narrowing({ ...noFilters, ...filters }, chat)
  expect(of({ ...presets.thisYear(chat.last) })).toEqual(noFilters)
  expect(of({ from: '2021-03-04', to: '2021-12-24', authors: ['Ana', 'Ben'] })).toEqual(noFilters)
  expect(of({ from: '2021-03-05', to: '2021-11-29', authors: ['Ben'] })).toEqual({ from: '2021-03-05', to: '2021-11-29', authors: ['Ben'] })
})
