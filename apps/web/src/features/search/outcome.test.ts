import { Failure } from '@convostat/api'
import { expect, test } from 'vitest'
import { noSearch } from '#data/search/searching.ts'
import type { SearchResults } from './outcome.ts'
import { mayHaveResults, outcomeOf } from './outcome.ts'

const tea = { ...noSearch, query: 'tea' }
const ready = (total_results: number): SearchResults => ({ state: 'ready', data: { results: [], metadata: { total_results } } as never })

test('what was found is counted, and nothing is nothing', () => {
  expect(outcomeOf(ready(45), tea)).toEqual({ is: 'counted', total: 45 })
  expect(outcomeOf({ state: 'empty' }, tea)).toEqual({ is: 'counted', total: 0 })
})

test('no number is known while it is looked up, after a failure, and before anything is looked for', () => {
  expect(outcomeOf({ state: 'loading' }, tea)).toEqual({ is: 'unknown' })
  expect(outcomeOf({ state: 'failed', failure: new Failure('unavailable') }, tea)).toEqual({ is: 'unknown' })
  expect(outcomeOf(ready(300_000), noSearch)).toEqual({ is: 'unknown' })
})

test('a page behind the last one does not say that nothing was found, and there is something to save', () => {
  const past = outcomeOf({ state: 'empty' }, { ...tea, offset: 20 })
  expect(past).toEqual({ is: 'past-end' })
  expect(mayHaveResults(past)).toBe(true)
  expect([{ is: 'unknown' } as const, { is: 'counted', total: 0 } as const].some(mayHaveResults)).toBe(false)
})
