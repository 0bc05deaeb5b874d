import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { vibe } from './counted.ts'
import { vibe as shape } from './shape.ts'

const joyful = Array.from({ length: 30 }, (_, i) => `2021-03-01 09:${10 + i} Ana: hello // 0.5 joy 0.9\n`).join('')

test('a chat of much joy is cheerful', async () => {
  expect(await answerOf(vibe, shape, joyful)).toMatchObject({
    vibe: 'cheerful',
    reasons: expect.arrayContaining([{ kind: 'messages', value: 30 }]),
  })
})
