import { Failure } from '@convostat/api'
import { expect, test } from 'vitest'
import { isPrevious, loadable, mapped } from './loadable.ts'

const free = { plan: 'free', isEmpty: (list: number[]) => list.length === 0 } as const
const pro = { ...free, plan: 'pro' } as const

test('a Pro call is locked on Free, whatever has come', () => {
  expect(loadable(pro, 'free', { data: [1] })).toEqual({ state: 'locked' })
  expect(loadable(pro, 'pro', { data: [1] })).toEqual({ state: 'ready', data: [1] })
})

test('what has not come yet is loading, with its progress', () => {
  const progress = { stage: 'reading', done: 1, total: 4 } as const
  expect(loadable(free, 'free', { progress })).toEqual({ state: 'loading', progress })
})

test('an answer with nothing in it is empty', () => expect(loadable(free, 'free', { data: [] })).toEqual({ state: 'empty' }))

test('whatever was thrown becomes a sentence, with a way to try again', () => {
  const again = () => undefined
  const state = loadable(free, 'free', { error: new TypeError('secret text'), again })
  expect(state).toMatchObject({ state: 'failed', failure: { code: 'unknown', message: 'Something went wrong. Please try again.' }, again })
  expect(loadable(free, 'free', { error: new Failure('no_chat') })).toMatchObject({ failure: { message: 'No Analysis Data' } })
})

test('an old answer does not hide a new failure', () => {
  expect(loadable(free, 'free', { data: [1], error: new Failure('unknown') }).state).toBe('failed')
})

test('an answer to what was asked before says so, and still does when something is made of it', () => {
  const previous = loadable(free, 'free', { data: [1], isPrevious: true })
  expect(previous).toEqual({ state: 'ready', data: [1], isPrevious: true })
  expect(mapped(previous, ([n]) => n)).toEqual({ state: 'ready', data: 1, isPrevious: true })
  expect(isPrevious(previous)).toBe(true)
  expect(isPrevious(loadable(free, 'free', { data: [1] }))).toBe(false)
})

test('so does nothing that was found before', () => {
  expect(isPrevious(loadable(free, 'free', { data: [], isPrevious: true }))).toBe(true)
  expect(isPrevious(loadable(free, 'free', { data: [] }))).toBe(false)
})

test('a mapped state keeps every other state', () => {
  expect(mapped({ state: 'ready', data: 2 }, (n) => n * 2)).toEqual({ state: 'ready', data: 4 })
  expect(mapped<number, number>({ state: 'locked' }, (n) => n * 2)).toEqual({ state: 'locked' })
})
