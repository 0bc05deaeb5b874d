import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerOf } from '#testing/answers.ts'
import {
  asBeginning,
  asked,
  filterCount,
  isBlank,
  kept,
  kinds,
  noSearch,
  queryKeyIn,
  readSearching,
  type Searching,
  searchEntry,
  sorts,
  withoutFilters,
} from './searching.ts'
import { texts } from './searching-texts.ts'

const id = 'upload_1700000000000'
const people = ['Ana', 'Ben', '__proto__', 'Zwergspinne']
const whole: Searching = {
  query: 'käsekuchen',
  isTyping: true,
  from: '2021-03-04',
  to: '2021-03-06',
  authors: ['Ben', 'Zwergspinne'],
  media: true,
  link: true,
  question: true,
  emoji: true,
  sentiment: 'negative',
  showsSentiment: true,
  minLength: 3,
  maxLength: 90,
  weekday: 6,
  hour: 0,
  kind: 'poll',
  replyMin: 0,
  replyMax: 300,
  replyTo: 'Ana',
  role: 'closer',
  daytime: 'night',
  sort: 'date_asc',
  offset: 40,
}

test('what was kept is read again, also after a reload has cloned it', () => {
  const entry = structuredClone(kept(whole, 'key', id, null, people))
  expect(queryKeyIn(entry, id)).toBe('key')
  expect(readSearching(entry, id, people, 'käsekuchen')).toEqual(whole)
  expect(readSearching(kept(noSearch, null, id, 'visit', people), id, people, '')).toEqual(noSearch)
})

test('neither a word nor a name is in a history entry', () => {
  const chat = answerOf({ overview: { ...answerOf().overview, participants: people } })
  const state = JSON.stringify(searchEntry(chat, whole))
  expect(state).not.toMatch(/käsekuchen|Ana|Ben|Zwergspinne/)
  expect(texts.known(queryKeyIn(JSON.parse(state).searching, chat.upload_id) ?? '')).toBe('käsekuchen')
})

test('a link drawn twice refers to the same words', () => {
  expect(searchEntry(answerOf(), { query: 'tea' })).toEqual(searchEntry(answerOf(), { query: 'tea' }))
  expect(searchEntry(answerOf(), { query: 'tea' })).not.toEqual(searchEntry(answerOf(), { query: 'coffee' }))
})

test('a search of another upload, or of another version, is none', () => {
  const entry = kept(whole, 'key', id, null, people)
  expect(readSearching(entry, 'upload_1600000000000', people, 'x')).toEqual(noSearch)
  expect(readSearching({ ...entry, version: 0 }, id, people, 'x')).toEqual(noSearch)
  expect(queryKeyIn(entry, 'upload_1600000000000')).toBe(null)
})

test.each([
  ['days the wrong way round', { from: '2022-01-01' }, { from: null, to: null }],
  ['no day', { to: '2021-02-30' }, { to: null }],
  ['a weekday there is not', { weekday: 7 }, { weekday: null }],
  ['half an hour', { hour: 0.5 }, { hour: null }],
  ['a kind there is not', { kind: 'toString' }, { kind: null }],
  ['a sentiment there is not', { sentiment: 'happy' }, { sentiment: null }],
  ['an order there is not', { sort: 'best' }, { sort: null }],
  ['a negative length', { minLength: -1 }, { minLength: null }],
  ['a word for a checkbox', { media: 'yes' }, { media: false }],
  ['a page that does not begin where pages do', { offset: 45 }, { offset: 40 }],
  ['what no message does, at no time of day', { role: 'quoter', daytime: 'noon' }, { role: null, daytime: null }],
  ['people of a smaller chat', { people: 3 }, { authors: [], replyTo: null }],
])('of an entry with %s the rest is read', (_, wrong, read) => {
  expect(readSearching({ ...kept(whole, null, id, null, people), ...wrong }, id, people, 'käsekuchen')).toEqual({ ...whole, ...read })
})

test('whatever is in an entry, it can be asked for', () => {
  const anything = fc.record(Object.fromEntries(Object.keys(kept(whole, null, id, null, people)).map((key) => [key, fc.anything()])))
  fc.assert(
    fc.property(anything, (entry) => {
      const found = readSearching({ ...entry, version: 1, upload_id: id }, id, people, '')
      expect(found.offset % 20).toBe(0)
      expect(found.authors.every((name) => people.includes(name))).toBe(true)
      expect(found.sort === null || sorts.includes(found.sort)).toBe(true)
      expect(found.kind === null || kinds.includes(found.kind)).toBe(true)
    }),
  )
})

test('what is empty is not asked for, a box that is not ticked neither', () => {
  expect(asked(noSearch, 4)).toEqual({ limit: 20, offset: 0 })
  expect(asked({ ...noSearch, query: '   ' }, 4)).toEqual({ limit: 20, offset: 0 })
  expect(asked(whole, 4)).toEqual({
    query: 'käsekuchen*',
    start_date: '2021-03-04',
    end_date: '2021-03-06',
    senders: ['Ben', 'Zwergspinne'],
    has_media: true,
    has_link: true,
    has_question: true,
    has_emoji: true,
    sentiment: 'negative',
    min_length: 3,
    max_length: 90,
    weekday: 6,
    hour: 0,
    kind: 'poll',
    reply_min_seconds: 0,
    reply_max_seconds: 300,
    reply_to: 'Ana',
    role: 'closer',
    daytime: 'night',
    sort_by: 'date_asc',
    limit: 20,
    offset: 40,
  })
})

test('one person is the sender, several are the senders, everyone is nobody left out', () => {
  expect(asked({ ...noSearch, authors: ['Ben'] }, 4)).toMatchObject({ sender: 'Ben' })
  expect(asked({ ...noSearch, authors: ['Ana', 'Ben'] }, 4)).toMatchObject({ senders: ['Ana', 'Ben'] })
  expect(asked({ ...noSearch, authors: ['Ana', 'Ben'] }, 2)).toEqual({ limit: 20, offset: 0 })
})

test('while one types the last word is the beginning of one, once it is ended it is whole', () => {
  expect(['birth', 'happy birth', '"happy birth', 'from:an', 'Привет', 'नमस्ते'].map(asBeginning)).toEqual([
    'birth*',
    'happy birth*',
    '"happy birth*',
    'from:an*',
    'Привет*',
    'नमस्ते*',
  ])
  for (const ended of ['birth ', '"happy birthday"', 'birth*', '(', '.', '?!', '😀', 'tea -b', '-b', ''])
    expect(asBeginning(ended)).toBe(ended)
  expect(asked({ ...noSearch, query: 'birth' }, 2)).toMatchObject({ query: 'birth' })
})

test('filters are counted, both ends of a span as one, and cleared without the words', () => {
  expect(filterCount(whole)).toBe(16)
  expect(filterCount(noSearch)).toBe(0)
  expect(withoutFilters(whole)).toEqual({ ...noSearch, showsSentiment: true, query: 'käsekuchen', isTyping: true, sort: 'date_asc' })
  expect([noSearch, { ...noSearch, query: ' ' }].every(isBlank)).toBe(true)
  expect([whole, { ...noSearch, hour: 0 }, { ...noSearch, query: '.' }].some(isBlank)).toBe(false)
})
