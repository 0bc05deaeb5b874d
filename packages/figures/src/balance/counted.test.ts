import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'

test('five messages against three are not balanced', async () => {
  expect(await answerOf('balance')).toMatchObject({ balanced: false, ratio: 3 / 5, message_counts: { Ana: 5, Ben: 3 } })
})
