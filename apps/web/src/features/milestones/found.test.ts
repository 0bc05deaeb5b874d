import { Failure } from '@convostat/api'
import { expect, test } from 'vitest'
import type { Loadable } from '#data/client/loadable.ts'
import { type Match, together } from './milestone-matches.ts'

const match = (id: number): Match => ({
  id,
  author: 'Ana',
  date: '2021-03-01',
  time: '20:00:00',
  message: 'I love you',
  timestamp: '2021-03-01T20:00:00',
  highlights: [[2, 10]],
})
const ready = <T>(data: T, isPrevious = false): Loadable<T> & { state: 'ready' } => ({ state: 'ready', data, isPrevious })
const loading = { state: 'loading' } as const

const answers = {
  first: ready({ first_occurrence: { ...match(1), days_ago: 3 } }),
  statistics: ready({
    statistics: {
      total_occurrences: 2,
      peak_month: { month_name: 'March 2021', month: '2021-03', count: 2 },
      authors: [{ author: 'Ana', count: 2, first: match(1) }],
    },
  }),
  timeline: ready({ timeline: [{ month_name: 'March 2021', month: '2021-03', count: 2 }] }),
  matches: ready({ matches: [match(1), match(5)], count: 2 }),
  last: ready({ matches: [match(5)], count: 2 }),
  offset: 20,
}

test('a milestone is reached when all of it is', () => {
  expect(together(answers)).toMatchObject({
    state: 'ready',
    data: { first: { id: 1 }, last: { id: 5 }, count: 2, offset: 20, matches: [{}, {}] },
  })
  for (const name of ['first', 'statistics', 'timeline', 'matches', 'last'])
    expect(together({ ...answers, [name]: loading }).state).toBe('loading')
})

test('the match that was last before it was known how many there are is not the last', () =>
  expect(together({ ...answers, last: ready(answers.last.data, true) }).state).toBe('loading'))

test('while a page is turned, what was found stays', () =>
  expect(together({ ...answers, matches: ready(answers.matches.data, true) })).toMatchObject({ state: 'ready', isPrevious: true }))

test('one call that fails clears all, and all that failed are tried again', () => {
  const tried: string[] = []
  const failed = (name: string) => ({ state: 'failed', failure: new Failure('unknown'), again: () => tried.push(name) }) as const
  const of = together({ ...answers, timeline: failed('timeline'), last: failed('last') })
  expect(of).toMatchObject({ state: 'failed', failure: { code: 'unknown' } })
  if (of.state === 'failed') of.again?.()
  expect(tried).toEqual(['timeline', 'last'])
})

test('a keyword nobody used is found nowhere', () =>
  expect(together({ ...answers, first: { state: 'empty' }, matches: { state: 'empty' }, last: { state: 'empty' } }).state).toBe('empty'))
