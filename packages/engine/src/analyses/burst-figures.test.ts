import fc from 'fast-check'
import { expect, test } from 'vitest'
import { select } from '#chat/selection.ts'
import { chatOf } from '#testing/chat-of.ts'
import { anyFilteredChat, type Message, messagesOf, type PlainFilter, passes, tally } from '#testing/messages-of.ts'
import { randomChat } from '#testing/random-chat.ts'
import { burstFigures } from './burst-figures.ts'

const example = chatOf(`
  mon 09:00 Ana: you
  mon 09:02 Ana: will not
  mon 09:02 * Ben joined
  mon 09:04 Ana: believe it
  mon 09:05 Ben: what?
  mon 09:05 Ben: tell me
  mon 09:06 Ana: wait
  mon 09:06 Ana: it
  mon 09:08:01 Ana: a second too late
  mon 09:09 Ben: 1
  mon 09:09 Ben: 2
  mon 09:09 Ben: 3
  mon 09:10 Ben: 4
  mon 09:11 Ana: a
  mon 09:11 Ana: b
  mon 09:11 Ana: c`)

test('three messages or more in one turn, each at most two minutes after the one before; one longer pause makes the turn none', () => {
  expect(burstFigures(example)).toEqual({
    bursts: 3,
    people: [
      { person: 'Ana', bursts: 2, longest: { start: 0, end: 3 } },
      { person: 'Ben', bursts: 1, longest: { start: 8, end: 12 } },
    ],
    longest: [
      { start: 8, end: 12 },
      { start: 0, end: 3 },
      { start: 12, end: 15 },
    ],
  })
})

test('a filter chooses by who wrote it and when it began, and never cuts one', () => {
  expect(burstFigures(example, select(example, { authors: ['Ben'] }))).toEqual({
    bursts: 1,
    people: [{ person: 'Ben', bursts: 1, longest: { start: 8, end: 12 } }],
    longest: [{ start: 8, end: 12 }],
  })
  const overnight = chatOf('mon 23:59 Ana: 1\nmon 23:59 Ana: 2\ntue 00:00 Ana: 3\ntue 00:00 Ana: 4\ntue 00:01 Ana: 5\ntue 00:02 Ben: 6')
  const onDay = (row: number) => {
    const day = Math.floor(overnight.time[row] / 86_400)
    return burstFigures(overnight, select(overnight, { fromDay: day, toDay: day })).longest
  }
  expect(onDay(0)).toEqual([{ start: 0, end: 5 }])
  expect(onDay(4)).toEqual([])
})

test.each([
  ['no messages', ''],
  ['two messages', 'mon 09:00 Ana: hi\nmon 09:00 Ana: hi'],
  ['three of two people', 'mon 09:00 Ana: hi\nmon 09:00 Ben: hi\nmon 09:00 Ana: hi'],
])('%s: none', (_, text) => {
  const { bursts, longest, people } = burstFigures(chatOf(text))
  expect({ bursts, longest, any: people.some((each) => each.bursts > 0 || each.longest !== null) }).toEqual({
    bursts: 0,
    longest: [],
    any: false,
  })
})

test('one who writes alone has one turn', () => {
  expect(burstFigures(chatOf('mon 09:00 Ana: 1\nmon 09:01 Ana: 2\nmon 09:02 Ana: 3')).people).toEqual([
    { person: 'Ana', bursts: 1, longest: { start: 0, end: 3 } },
  ])
})

test('in a group of a thousand every burst is of one person, and as many are shown as were asked for', () => {
  const chat = randomChat(13, { messages: 40_000, people: 1024, everySeconds: 60 })
  const { bursts, people, longest } = burstFigures(chat, undefined, 7)
  expect(bursts).toBeGreaterThan(100)
  expect(people.reduce((sum, each) => sum + each.bursts, 0)).toBe(bursts)
  expect(longest).toHaveLength(7)
})

/** The slow obvious twin: turns put together message by message. */
function slowBursts(messages: Message[], asked: PlainFilter) {
  const turns: Message[][] = []
  for (const message of messages) {
    if (turns.at(-1)?.[0].author === message.author) turns[turns.length - 1].push(message)
    else turns.push([message])
  }
  return turns
    .filter((turn) => turn.length >= 3 && turn.every(({ seconds }, i) => i === 0 || seconds - turn[i - 1].seconds <= 120))
    .filter(([first]) => passes(asked)(first))
    .map((turn) => ({ author: turn[0].author, start: messages.indexOf(turn[0]), end: messages.indexOf(turn[0]) + turn.length }))
    .sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
}

test('the bursts are those of turns read one by one', () => {
  fc.assert(
    fc.property(anyFilteredChat(), fc.integer({ min: 1, max: 4 }), ({ chat, filter, asked }, topN) => {
      const messages = messagesOf(chat)
      const slow = slowBursts(messages, asked)
      const range = ({ start, end }: (typeof slow)[number]) => ({ start, end })
      const { bursts, people, longest } = burstFigures(chat, select(chat, filter), topN)
      expect(bursts).toBe(slow.length)
      expect(longest).toEqual(slow.slice(0, topN).map(range))
      const names = tally(messages.filter(passes(asked)).map(({ author }) => chat.participants.indexOf(author)))
      expect(people).toEqual(
        names.map(({ key }) => {
          const own = slow.filter(({ author }) => author === chat.participants[key])
          return { person: chat.participants[key], bursts: own.length, longest: own.map(range)[0] ?? null }
        }),
      )
    }),
    { numRuns: 300 },
  )
})
