import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { balance } from './counted.ts'
import { balance as shape } from './shape.ts'

test('five messages against three are not balanced', async () => {
  expect(await answerOf(balance, shape)).toMatchObject({ balanced: false, ratio: 3 / 5, message_counts: { Ana: 5, Ben: 3 } })
})
