import { expect, test } from 'vitest'
import { noFilters } from '#data/search/filters.ts'
import { format } from '#format/index.ts'
import { partInWords } from './part-in-words.ts'

const plain = (text: string | null) => text?.replace(/[\u2068\u2069]/g, '')

test('a picture of the whole chat says nothing of a part', () => expect(partInWords(noFilters)).toBeNull())

test('a picture of a part says whose messages and which days it shows', () => {
  expect(plain(partInWords({ ...noFilters, authors: ['Ana'] }))).toBe('Only Ana.')
  expect(plain(partInWords({ ...noFilters, authors: ['Ana', 'Ben'] }))).toBe('Only Ana and Ben.')
  expect(plain(partInWords({ ...noFilters, authors: ['Ana', 'Ben', 'Cem', 'Dag', 'Eva'] }))).toBe('Only Ana, Ben, Cem and 2 more.')
  expect(partInWords({ ...noFilters, from: '2021-03-01', to: '2021-03-31' })).toBe(`${format.days('2021-03-01', '2021-03-31')}.`)
  expect(partInWords({ ...noFilters, from: '2021-03-01' })).toBe('From Mar 1, 2021.')
  expect(plain(partInWords({ authors: ['Ana'], from: null, to: '2021-03-31' }))).toBe('Only Ana. Up to Mar 31, 2021.')
})

test('T1: a name is alone in its direction', () => expect(partInWords({ ...noFilters, authors: ['مريم'] })).toBe('Only \u2068مريم\u2069.'))
