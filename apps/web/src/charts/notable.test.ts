import { expect, test } from 'vitest'
import { notableLabel, withFirstAnalyzed } from './notable.ts'

test('in a chat that was cut, the first day is called the first analyzed one, and every other keeps its name', () => {
  const annotations = (['first', 'busiest', 'return', 'rise'] as const).map((kind, i) => ({ day: `2021-03-0${i + 1}`, kind, value: i }))
  const labels = withFirstAnalyzed({ annotations }).annotations.map(notableLabel)
  expect(labels).toEqual(['First analyzed day', 'Busiest day', 'Back again', 'Biggest rise'])
  expect(annotations[0].kind).toBe('first')
})
