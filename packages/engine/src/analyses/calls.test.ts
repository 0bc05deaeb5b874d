import { expect, test } from 'vitest'
import { readText } from '#testing/read-text.ts'
import { isMissed, unnamedCalls } from './calls.ts'

const day = (hour: number, text: string): string => `13/01/24, ${hour}:00 - ${text}\n`

test('calls among the lines of the service are found, and those that nobody answered', async () => {
  const { chat } = await readText(
    [
      day(10, 'Ana: hi'),
      day(11, 'Missed voice call'),
      day(12, 'Ben: hi'),
      day(13, 'Ana: can we do a video call later?'),
      day(14, 'Missed video call'),
      day(15, 'Ben left'),
    ].join(''),
  )
  expect(unnamedCalls(chat).map(({ time, isMissed }) => [(time % 86_400) / 3600, isMissed])).toEqual([
    [11, true],
    [14, true],
  ])
  expect(Array.from({ length: chat.count }, (_, row) => isMissed(chat, row))).not.toContain(true)
})
