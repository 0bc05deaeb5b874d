import { expect, test } from 'vitest'
import { stepOf } from './export-step.ts'

test('a failure is said of the search it befell, and of no other', () => {
  const latest = { of: { query: 'tea', senders: ['Ana', 'Ben'] }, step: 'failed' } as const
  expect(stepOf(latest, { query: 'tea', senders: ['Ana', 'Ben'] })).toBe('failed')
  expect(stepOf(latest, { query: 'tea', senders: ['Ana'] })).toBe('idle')
  expect(stepOf(latest, { query: 'coffee' })).toBe('idle')
  expect(stepOf(null, { query: 'tea' })).toBe('idle')
})
