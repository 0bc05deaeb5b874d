import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chat } from '#chat/chat.ts'
import { chatOf } from '#testing/chat-of.ts'
import { anyChat } from '#testing/random-chat.ts'
import { replySeconds, responseTime } from './response-time.ts'
import { turns } from './turn.ts'

const N = Number.NaN
const example = chatOf(`
  mon 09:00 Ana: hi
  mon 09:00 Ana: are you there?
  mon 09:05 Ben: yes
  mon 09:05 * Ana changed the subject
  mon 09:05 Ana: finally
  mon 10:00 Ana: [media]
  tue 10:00 Ben: nice`)

test('a turn lasts until another writes; events do not end it', () => {
  expect([...turns(example).starts]).toEqual([0, 2, 3, 5])
})

test('the first message of a turn answers the last of the turn before, in 0 seconds too', () => {
  expect([...responseTime(example)]).toEqual([N, N, 300, 0, N, 86_400])
  expect(Array.from(example.author, (_, row) => replySeconds(example, row))).toEqual([...responseTime(example)])
})

test('nobody answers in a chat of none, or of one person', () => {
  for (const text of ['', 'mon 09:00 Ana: hi', 'mon 09:00 Ana: hi\nmon 09:01 Ana: anyone?']) {
    const chat = chatOf(text)
    expect([...responseTime(chat)].every(Number.isNaN)).toBe(true)
    expect(turns(chat).starts).toHaveLength(Math.min(chat.count, 1))
  }
})

/** The slow obvious twin: turns as lists of messages, one after the other. */
function repliesOneByOne(chat: Chat): { turnStarts: number[]; seconds: number[] } {
  const messages = Array.from(chat.author, (author, row) => ({ author, row, time: chat.time[row] }))
  const spoken: (typeof messages)[] = []
  for (const message of messages) {
    if (spoken.at(-1)?.[0].author === message.author) spoken.at(-1)?.push(message)
    else spoken.push([message])
  }
  const seconds = messages.map(() => N)
  for (const [t, turn] of spoken.entries()) {
    const last = spoken[t - 1]?.at(-1)
    if (last) seconds[turn[0].row] = turn[0].time - last.time
  }
  return { turnStarts: spoken.map((turn) => turn[0].row), seconds }
}

test('turns and response times are those read one by one', () => {
  fc.assert(
    fc.property(anyChat(), (chat) => {
      const slow = repliesOneByOne(chat)
      expect([...turns(chat).starts]).toEqual(slow.turnStarts)
      expect([...responseTime(chat)]).toEqual(slow.seconds)
    }),
  )
})

test('there is one reply fewer than turns', () => {
  fc.assert(
    fc.property(anyChat(), (chat) => {
      const replies = responseTime(chat).filter((seconds) => !Number.isNaN(seconds))
      expect(replies).toHaveLength(Math.max(0, turns(chat).starts.length - 1))
    }),
  )
})
