import { everything } from '@convostat/engine/chat/selection'
import { withPeople } from '@convostat/engine/people/with-people'
import { feltChatOf } from '@convostat/engine/testing/felt-chat.ts'
import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { conversations } from './counted.ts'
import { conversations as shape } from './shape.ts'

test('a conversation ends with a long gap', async () => {
  expect(await answerOf(conversations, shape)).toMatchObject({
    conversations: 3,
    median_messages: 2,
    longest: { id: 2, last_id: 5, messages: 4, seconds: 3720 },
    people: [
      { person: 'Ana', opened: 2, closed: 1 },
      { person: 'Ben', opened: 1, closed: 2 },
    ],
  })
})

test('the last message shown is the last of someone who is not hidden', () => {
  const { chat } = feltChatOf(`
    mon 09:00 Ana: hello
    mon 09:01 Ben: hi
    mon 09:02 Cleo: hey
    mon 09:03 Cleo: bye`)
  const view = withPeople(chat, { names: new Map(), hidden: new Set(['Cleo']) })
  const { longest } = conversations.count(view, everything(view))
  expect(longest).toMatchObject({ last_id: 3, messages: 4, end: '2021-03-01T09:03:00', last: { id: 1, author: 'Ben', message: 'hi' } })
})
