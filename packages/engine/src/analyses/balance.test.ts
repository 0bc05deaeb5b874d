import fc from 'fast-check'
import { expect, test } from 'vitest'
import { select } from '#chat/selection.ts'
import { chatFrom, chatOf } from '#testing/chat-of.ts'
import { anyFilteredChat, type Message, messagesOf, passes, tally } from '#testing/messages-of.ts'
import { balance } from './balance.ts'

/** A chat in which each wrote this many messages. */
const wrote = (counts: Record<string, number>) =>
  chatFrom(Object.entries(counts).flatMap(([author, count]) => Array.from({ length: count }, (_, time) => ({ time, author, text: 'hi' }))))

test('the fewest divided by the most', () => {
  expect(balance(wrote({ Ana: 3, Ben: 4 }))).toEqual({
    shares: [
      { person: 'Ben', count: 4, share: 4 / 7 },
      { person: 'Ana', count: 3, share: 3 / 7 },
    ],
    ratio: 0.75,
    balanced: true,
  })
  expect(balance(wrote({ Ana: 1, Ben: 8 }))).toMatchObject({ ratio: 0.13, balanced: false })
})

test('evenly shared is a ratio of 0.67, as it is shown', () => {
  expect(balance(wrote({ Ana: 133, Ben: 200 }))).toMatchObject({ ratio: 0.67, balanced: true })
  expect(balance(wrote({ Ana: 132, Ben: 200 }))).toMatchObject({ ratio: 0.66, balanced: false })
  expect(balance(wrote({ Ana: 2, Ben: 3 }))).toMatchObject({ ratio: 0.67, balanced: true })
})

test('who has less than 1 % of the messages is counted but not weighed', () => {
  const { ratio, shares } = balance(wrote({ Ana: 100, Ben: 99, Cleo: 1 }))
  expect([ratio, shares.length]).toEqual([0.99, 3])
  expect(balance(wrote({ Ana: 50, Ben: 49, Cleo: 1 })).ratio).toBe(0.02)
})

test.each([
  ['nobody', {}],
  ['one person', { Ana: 7 }],
  ['one person and a passer-by', { Ana: 1000, Ben: 1 }],
  ['three hundred people, none of whom has 1 %', Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`Person ${i}`, 2]))],
])('%s: no ratio', (_, counts) => {
  expect(balance(wrote(counts))).toMatchObject({ ratio: null, balanced: null })
})

test('only the messages that a filter leaves are weighed', () => {
  const chat = chatOf('mon 09:00 Ana: hi\nmon 09:01 Ben: hi\ntue 09:00 Ana: hi\ntue 09:01 Ana: hi')
  expect(balance(chat, select(chat, { authors: ['Ana'] }))).toEqual({
    shares: [{ person: 'Ana', count: 3, share: 1 }],
    ratio: null,
    balanced: null,
  })
  expect(balance(chat, select(chat, { toDay: Math.floor(chat.time[0] / 86_400) }))).toMatchObject({ ratio: 1, balanced: true })
  expect(balance(chat, select(chat, { authors: ['Nobody'] }))).toEqual({ shares: [], ratio: null, balanced: null })
})

/** The slow obvious twin, in whole numbers: percents and halves by hand. */
function slowRatio(messages: Message[]): number | null {
  const weighed = tally(messages.map(({ author }) => author)).filter(({ count }) => 100 * count >= messages.length)
  if (weighed.length < 2) return null
  const [fewest, most] = [Math.min(...weighed.map(({ count }) => count)), Math.max(...weighed.map(({ count }) => count))]
  return Math.floor((200 * fewest + most) / (2 * most)) / 100
}

test('the ratio is that of the messages counted one by one', () => {
  fc.assert(
    fc.property(anyFilteredChat(), ({ chat, filter, asked }) => {
      const ratio = slowRatio(messagesOf(chat).filter(passes(asked)))
      expect(balance(chat, select(chat, filter))).toMatchObject({ ratio, balanced: ratio === null ? null : ratio >= 0.67 })
    }),
  )
  const counts = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(counts, (counts) => {
      const chat = wrote(Object.fromEntries(counts.map((count, i) => [`Person ${i}`, count])))
      expect(balance(chat).ratio).toBe(slowRatio(messagesOf(chat)))
    }),
    { numRuns: 50 },
  )
})
