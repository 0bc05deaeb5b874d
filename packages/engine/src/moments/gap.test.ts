// In one zone: seconds between messages.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chat } from '#chat/chat.ts'
import { chatOf } from '#testing/chat-of.ts'
import { anyChat } from '#testing/random-chat.ts'
import { gap } from './gap.ts'

const gaps = (chat: Chat): number[] => Array.from(chat.time, (_, row) => gap(chat, row))

test('the gap is the time before a message, no matter who wrote', () => {
  const chat = chatOf(`
    mon 09:00 Ana: hi
    mon 09:00 Ana: are you there?
    mon 09:05 Ben: yes
    mon 09:05 * Ana changed the subject
    mon 09:05 Ana: finally
    mon 10:00 Ana: [media]
    tue 10:00 Ben: nice`)
  expect(gaps(chat)).toEqual([0, 0, 300, 0, 3300, 86_400])
})

test('gaps add up to the whole time', () => {
  fc.assert(
    fc.property(anyChat(), (chat) => {
      const whole = chat.count === 0 ? 0 : chat.time[chat.count - 1] - chat.time[0]
      expect(gaps(chat).reduce((sum, seconds) => sum + seconds, 0)).toBe(whole)
    }),
  )
})
