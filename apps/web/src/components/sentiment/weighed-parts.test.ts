import { expect, test } from 'vitest'
import { emotionsIn, type Reason, weighedParts } from './weighed-parts.ts'

const reason = (start: number, end: number, weight: number): Reason => ({ start, end, weight, text: '' })
const cut = (text: string, ...reasons: Reason[]) => weighedParts(text, reasons).map(({ text, weight }) => [text, weight])

test('the words that weighed are cut out, each with its part of the most', () => {
  expect(cut('a great, sad day', reason(2, 7, 0.8), reason(9, 12, -0.4))).toEqual([
    ['a ', 0],
    ['great', 1],
    [', ', 0],
    ['sad', -0.5],
    [' day', 0],
  ])
})

test('together the parts are the message, whatever the ranges say', () => {
  const text = 'not great at all 🎂'
  const reasons = [reason(4, 9, -0.9), reason(0, 9, 0.3), reason(17, 99, 1), reason(3, 3, 1), reason(10, 12, 0)]
  const parts = weighedParts(text, reasons)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.filter(({ weight }) => weight !== 0).map((part) => part.text)).toEqual(['great'])
})

test('without reasons it is one piece', () => expect(cut('see you at six')).toEqual([['see you at six', 0]]))

test('of the emotions the three that are clear enough are named, strongest first', () => {
  const none = { joy: 0, love: 0, gratitude: 0, amusement: 0, admiration: 0, surprise: 0, sadness: 0, anger: 0, fear: 0 }
  expect(emotionsIn({ ...none, joy: 0.2, love: 0.7, fear: 0.1, anger: 0.3, surprise: 0.4 })).toEqual([
    ['love', 0.7],
    ['surprise', 0.4],
    ['anger', 0.3],
  ])
  expect(emotionsIn(null)).toEqual([])
})
