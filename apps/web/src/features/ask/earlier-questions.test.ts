import { expect, test } from 'vitest'
import { earlierOf } from './earlier-questions.ts'

const asked = [
  { id: 'a', question: 'How many messages did Ana send?', askedOn: '2026-03-01T09:00:00Z' },
  { id: 'b', question: 'And Ben?', askedOn: '2026-03-01T09:01:00Z' },
  { id: 'c', question: 'Who laughs\nmore?', askedOn: '2026-03-01T09:02:00Z' },
  { id: 'd', question: 'And on Sundays?', askedOn: '2026-03-01T09:03:00Z' },
]
const soon = Date.parse('2026-03-01T09:10:00Z')

test('a question may continue the three before it', () => {
  expect(earlierOf(asked, soon)).toBe('And Ben?\nWho laughs more?\nAnd on Sundays?')
  expect(earlierOf([], soon)).toBeUndefined()
})

test('one that is asked again continues what was before it, not the newest', () => {
  const weeksLater = Date.parse('2026-03-20T09:00:00Z')
  expect(earlierOf(asked, weeksLater, 'b')).toBe('How many messages did Ana send?')
  expect(earlierOf(asked, weeksLater, 'a')).toBeUndefined()
})

test('nothing is continued after an hour', () => {
  expect(earlierOf(asked, Date.parse('2026-03-01T10:03:01Z'))).toBeUndefined()
  const later = { id: 'e', question: 'Who writes more?', askedOn: '2026-03-02T09:00:00Z' }
  expect(earlierOf([...asked, later], Date.parse('2026-03-02T09:01:00Z'))).toBe('Who writes more?')
})
