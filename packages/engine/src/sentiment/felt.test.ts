import { emotions } from '@convostat/emotion'
import { expect, test } from 'vitest'
import { feelingsOf } from '#testing/felt-chat.ts'
import { addFelt, emotionsAt, emotionsFitting } from './felt.ts'

const fittingNames = (score: number): string[] => emotions.filter((_, i) => emotionsFitting(score)[i] === 1)

test('an emotion has the sign of its message, and surprise has either', () => {
  expect(fittingNames(0.06)).toEqual(['joy', 'love', 'gratitude', 'amusement', 'admiration', 'surprise'])
  expect(fittingNames(-0.06)).toEqual(['surprise', 'sadness', 'anger', 'fear'])
  expect(fittingNames(0.05)).toEqual(['surprise'])
})

test('what a message is shown to contain has its sign', () => {
  const feelings = feelingsOf([{ score: -0.5, joy: 0.9, sadness: 0.4, surprise: 0.2 }, { score: null }])
  expect(emotionsAt(feelings, 0)).toMatchObject({ joy: 0, sadness: expect.closeTo(0.4, 4), surprise: expect.closeTo(0.2, 4) })
  expect(emotionsAt(feelings, 1)).toBeNull()
})

test.each([
  ['felt', { score: 0.5, joy: 0.2, love: 0.1 }, [0.2, 0.1], 'joy'],
  ['felt, another the strongest', { score: 0.5, joy: 0.1, love: 0.3 }, [0.1, 0.3], 'love'],
  ['felt, two as strong', { score: 0.5, joy: 0.3, love: 0.3 }, [0.3, 0.3], 'joy'],
  ['too little', { score: 0.5, joy: 0.19, love: 0.1 }, null, undefined],
  ['strong, but of the other sign', { score: -0.5, joy: 0.9, sadness: 0.1 }, null, undefined],
  ['nothing', { score: 0.5 }, null, undefined],
])('a message with %s', (_, row, added, strongest) => {
  const sums = new Float64Array(2 * 9)
  expect(emotions[addFelt(feelingsOf([row]), 0, sums, 9)]).toBe(strongest)
  expect([...sums.slice(9, 11)].map((part) => Math.round(part / 655.35) / 100)).toEqual(added ?? [0, 0])
})
