import { Failure, type FailureCode } from '@convostat/api'
import { expect, test, vi } from 'vitest'
import type { Loadable } from '#data/client/loadable.ts'
import { troubleOf } from './trouble.ts'

const ready: Loadable<number> = { state: 'ready', data: 1 }
const failed = (code: FailureCode, again: () => void = () => undefined): Loadable<never> => ({
  state: 'failed',
  failure: new Failure(code),
  again,
})

test('one figure that failed says so in its place, all of them say it once', () => {
  expect(troubleOf([ready, failed('unknown')])).toBeNull()
  expect(troubleOf([ready, { state: 'loading' }])).toBeNull()
  expect(troubleOf([failed('unknown'), failed('unknown')])?.sentence).toBe('Failed to load emotional insights')
})

test('the answer’s own sentence comes before ours', () => {
  expect(troubleOf([failed('too_many'), failed('too_many')])?.sentence).toBe(
    'Too many requests at once. Please wait a moment and try again.',
  )
})

test('where the model cannot be had, nothing else is waited for, and trying again asks for all that failed', () => {
  const again = vi.fn()
  const trouble = troubleOf([{ state: 'loading' }, failed('model_unavailable', again), failed('model_unavailable', again)])
  expect(trouble?.sentence).toMatch(/could not be loaded/)
  trouble?.again()
  expect(again).toHaveBeenCalledTimes(2)
})
