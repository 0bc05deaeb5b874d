import fc from 'fast-check'
import { expect, test } from 'vitest'
import { select } from '#chat/selection.ts'
import { chatOf } from '#testing/chat-of.ts'
import { anyFilteredChat, messagesOf, passes } from '#testing/messages-of.ts'
import { randomChat } from '#testing/random-chat.ts'
import { messageShare, writesMost } from './message-share.ts'

const example = chatOf(`
  tue 09:00 Eva: first in the file, though not in time
  mon 09:00 Ana: hi
  mon 09:01 Ben: [media]
  mon 09:02 Ben: look`)

test('most messages first; at a tie, the first in the file', () => {
  expect(messageShare(example)).toEqual([
    { person: 'Ben', count: 2, share: 0.5 },
    { person: 'Eva', count: 1, share: 0.25 },
    { person: 'Ana', count: 1, share: 0.25 },
  ])
})

test('a person without a message in the selection is not listed, and the shares are of the rest', () => {
  expect(messageShare(example, select(example, { authors: ['Ana', 'Ben', 'Nobody'] })).map(({ person }) => person)).toEqual(['Ben', 'Ana'])
  expect(messageShare(example, select(example, { authors: ['Ana'] }))).toEqual([{ person: 'Ana', count: 1, share: 1 }])
  expect(messageShare(example, select(example, { authors: ['Nobody'] }))).toEqual([])
})

test('who writes most, and whether alone', () => {
  expect(writesMost(messageShare(example))).toEqual({ person: 'Ben', count: 2, share: 0.5, isTied: false })
  expect(writesMost(messageShare(chatOf('mon 09:00 Ana: hi\nmon 09:01 Ben: hi')))).toMatchObject({ person: 'Ana', isTied: true })
  expect(writesMost([])).toBeNull()
})

test('a hundred thousand people with a message each share equally, in the order they came', () => {
  const crowd = randomChat(1, { messages: 100_000, people: 2 })
  const everyoneOnce = {
    ...crowd,
    author: Uint32Array.from(crowd.author.keys()),
    participants: Array.from(crowd.author.keys(), (i) => `Person ${i}`),
  }
  const shares = messageShare(everyoneOnce)
  expect(shares.length).toBe(100_000)
  expect(shares.every(({ count, share }, i) => count === 1 && share === 1e-5 && shares[i].person === `Person ${i}`)).toBe(true)
})

test('each has the messages that are under their name, and the shares add up to 1', () => {
  fc.assert(
    fc.property(anyFilteredChat(), ({ chat, filter, asked }) => {
      const chosen = messagesOf(chat).filter(passes(asked))
      const shares = messageShare(chat, select(chat, filter))
      const byName = chat.participants.map((person) => ({ person, count: chosen.filter(({ author }) => author === person).length }))
      const expected = byName.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
      expect(shares.map(({ person, count }) => ({ person, count }))).toEqual(expected)
      expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(chosen.length ? 1 : 0, 12)
      for (const { count, share } of shares) expect(share).toBe(count / chosen.length)
    }),
  )
})
