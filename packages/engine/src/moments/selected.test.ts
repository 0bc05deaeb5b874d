import fc from 'fast-check'
import { expect, test } from 'vitest'
import { select } from '#chat/selection.ts'
import { withPeople } from '#people/with-people.ts'
import { chatOf } from '#testing/chat-of.ts'
import { anyFeltChat } from '#testing/felt-chat.ts'
import { moments } from './moments.ts'

const two = (n: number): string => String(n).padStart(2, '0')
const daily = Array.from(
  { length: 24 },
  (_, i) => `2021-03-${two(i + 1)} 09:00 Ana: hi\n2021-03-${two(i + 1)} 09:01 Ben: hello\n2021-03-${two(i + 1)} 09:02 Cem: hey`,
).join('\n')
/** 40 messages within the hour, Ana's and Ben's in turn, a third of them with one of Cem's behind it. */
const talk = Array.from({ length: 40 }, (_, i) => {
  const minute = two(i)
  return `2021-03-26 10:${minute} ${i % 2 === 0 ? 'Ana' : 'Ben'}: and then${i % 3 === 0 ? `\n2021-03-26 10:${minute} Cem: oh` : ''}`
}).join('\n')

test('people choose among the moments of the chat: each one shown is the same as for everyone', async () => {
  const chat = chatOf(`${daily}\n${talk}`)
  const all = await moments(chat, null)
  expect(all.map(({ kind, participants }) => [kind, participants])).toEqual([
    ['first_message', ['Ana']],
    ['busiest_day', ['Ana', 'Ben', 'Cem']],
  ])
  expect(await moments(chat, null, select(chat, { authors: ['Ana'] }))).toEqual(all)
  expect(await moments(chat, null, select(chat, { authors: ['Ben'] }))).toEqual(all.slice(1))
  expect(await moments(chat, null, select(chat, { authors: ['Nobody'] }))).toEqual([])
})

test('in any chat and any selection a moment is one of all, with one of the people chosen in it', async () => {
  await fc.assert(
    fc.asyncProperty(anyFeltChat(), async ({ chat, feelings, filter }) => {
      const all = await moments(chat, feelings)
      const { authors = [] } = filter
      const { from, to } = select(chat, filter)
      const chosen = all.filter(
        ({ row, participants }) => row >= from && row < to && (authors.length === 0 || participants.some((name) => authors.includes(name))),
      )
      expect(await moments(chat, feelings, select(chat, filter))).toEqual(chosen)
    }),
    { numRuns: 40 },
  )
})

test('of a conversation only messages of people who are shown are counted, and it may be opened by someone who is not', async () => {
  const opened = `2021-03-26 09:59 Cem: listen\n${talk}`
  const view = withPeople(chatOf(`${daily}\n${opened}`), { names: new Map(), hidden: new Set(['Cem']) })
  const found = await moments(view, null)
  const longest = found.find(({ kind }) => kind === 'longest_conversation' || kind === 'busiest_day')
  expect(longest).toMatchObject({ messages: 40, participants: ['Ana', 'Ben'], facts: { value: 40, usual: 2 } })
  expect(view.participants[view.author[longest?.row ?? 0]]).toBe('Ana')
  expect(found.flatMap(({ participants }) => participants)).not.toContain('Cem')
})
