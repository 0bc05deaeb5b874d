import fc from 'fast-check'
import { expect, test } from 'vitest'
import { select } from '#chat/selection.ts'
import { chatOf } from '#testing/chat-of.ts'
import { anyFilteredChat, type Message, messagesOf, type PlainFilter, passes, tally } from '#testing/messages-of.ts'
import { randomChat } from '#testing/random-chat.ts'
import { slowWaits } from '#testing/slow-replies.ts'
import { conversations } from './conversations.ts'

const example = chatOf(`
  mon 09:00 Ana: hi
  mon 15:00 Ben: six hours later, and still the same talk
  mon 15:10 Cleo: hello
  mon 21:10:01 Cleo: a second more
  tue 09:00 Ana: and a third
  tue 09:00 * Ben left
  tue 09:05 Ben: yes`)

test('more than six quiet hours end a conversation; who writes its first message opens it, who writes its last closes it', () => {
  expect(conversations(example)).toEqual({
    conversations: 3,
    medianMessages: 2,
    medianSeconds: 300,
    longest: { start: 0, end: 3, people: ['Ana', 'Ben', 'Cleo'] },
    people: [
      { person: 'Ana', opened: 2, closed: 0 },
      { person: 'Ben', opened: 0, closed: 1 },
      { person: 'Cleo', opened: 1, closed: 2 },
    ],
  })
})

test('a filter chooses the openings and the closings, and leaves each conversation whole', () => {
  const of = (filter: object) => conversations(example, select(example, filter))
  expect(of({ authors: ['Ana'] })).toEqual({
    conversations: 2,
    medianMessages: 2.5,
    medianSeconds: (22_200 + 300) / 2,
    longest: { start: 0, end: 3, people: ['Ana', 'Ben', 'Cleo'] },
    people: [{ person: 'Ana', opened: 2, closed: 0 }],
  })
  expect(of({ authors: ['Ben'] })).toMatchObject({ conversations: 0, longest: null, people: [{ opened: 0, closed: 1 }] })
  expect(of({ fromDay: Math.floor(example.time[4] / 86_400) })).toMatchObject({
    conversations: 1,
    people: [
      { person: 'Ana', opened: 1 },
      { person: 'Ben', closed: 1 },
    ],
  })
})

test('of equally long ones the earliest; the person who wrote most in it is first', () => {
  const chat = chatOf('mon 09:00 Ana: a\nmon 09:01 Ben: b\nmon 09:02 Ben: c\nwed 09:00 Ana: d\nwed 09:01 Ana: e\nwed 09:02 Ben: f')
  expect(conversations(chat).longest).toEqual({ start: 0, end: 3, people: ['Ben', 'Ana'] })
})

test.each([
  ['no messages', '', []],
  ['one message', 'mon 09:00 Ana: hi', [{ person: 'Ana', opened: 1, closed: 1 }]],
  ['one who writes alone', 'mon 09:00 Ana: hi\nwed 09:00 Ana: anyone?', [{ person: 'Ana', opened: 2, closed: 2 }]],
])('%s', (_, text, people) => {
  expect(conversations(chatOf(text)).people).toEqual(people)
})

test('in a group of a thousand each conversation is opened and closed by one of them', () => {
  const chat = randomChat(11, { messages: 40_000, people: 1024, everySeconds: 7200 })
  const { conversations: all, people } = conversations(chat)
  expect(all).toBeGreaterThan(1000)
  for (const key of ['opened', 'closed'] as const) expect(people.reduce((sum, each) => sum + each[key], 0)).toBe(all)
})

/** The slow obvious twin: messages put one by one to the conversation before, or into a new one. */
function slowConversations(messages: Message[], asked: PlainFilter) {
  const all: Message[][] = []
  for (const message of messages) {
    const before = all.at(-1)?.at(-1)
    if (before && message.seconds - before.seconds <= 6 * 60 * 60) all[all.length - 1].push(message)
    else all.push([message])
  }
  const opened = all.filter(([first]) => passes(asked)(first))
  const longest = opened.toSorted((a, b) => b.length - a.length).at(0)
  const median = (values: number[]) => slowWaits(values).median
  return {
    all,
    opened,
    medianMessages: median(opened.map(({ length }) => length)),
    medianSeconds: median(opened.map((each) => each[each.length - 1].seconds - each[0].seconds)),
    longest: longest && { start: messages.indexOf(longest[0]), end: messages.indexOf(longest[0]) + longest.length, all: longest },
  }
}

test('the figures are those of conversations put together message by message', () => {
  fc.assert(
    fc.property(anyFilteredChat(), ({ chat, filter, asked }) => {
      const messages = messagesOf(chat)
      const slow = slowConversations(messages, asked)
      const place = (name: string) => chat.participants.indexOf(name)
      const most = (some: Message[]) => tally(some.map(({ author }) => place(author))).map(({ key }) => chat.participants[key])
      expect(conversations(chat, select(chat, filter))).toEqual({
        conversations: slow.opened.length,
        medianMessages: slow.medianMessages,
        medianSeconds: slow.medianSeconds,
        longest: slow.longest ? { start: slow.longest.start, end: slow.longest.end, people: most(slow.longest.all) } : null,
        people: most(messages.filter(passes(asked))).map((person) => ({
          person,
          opened: slow.opened.filter(([first]) => first.author === person).length,
          closed: slow.all.map((each) => each[each.length - 1]).filter((last) => passes(asked)(last) && last.author === person).length,
        })),
      })
    }),
  )
})
