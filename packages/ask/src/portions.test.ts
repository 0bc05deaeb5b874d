import { chatOf } from '@convostat/engine/testing/chat-of.ts'
import { expect, test } from 'vitest'
import { compute } from './compute/compute.ts'
import { plan } from './parse/plan.ts'

const chat = chatOf(`
  2021-03-07 10:00 Ana: gnocchi for dinner 🍝
  2021-03-07 11:00 Ana: more gnocchi?
  2021-03-07 12:00 Ana: no
  2021-03-07 13:00 Ana: then https://example.org
  2021-03-08 10:00 Ben: gnocchi 🍝
  2021-03-08 11:00 Ben: an emoji is a picture`)
const asked = { chat, me: 'Ana', today: 18_720 }

const answered = async (question: string) => {
  const planned = plan(question, asked)
  return planned && (await compute(planned, asked))
}

test.each([
  ["What percentage of Ana's texts are questions?", 1 / 4],
  ['¿Qué porcentaje de los mensajes de Ana son preguntas?', 1 / 4],
  ["What percentage of Ana's messages mention gnocchi?", 2 / 4],
  ["What share of Ben's messages contain an emoji?", 1 / 2],
  ["What percent of Ana's messages have a link?", 1 / 4],
  ['What percentage of my messages are questions?', 1 / 4],
  ['What percentage of messages contain gnocchi?', 3 / 6],
  ['What share of the messages have an emoji?', 2 / 6],
  ['Wie viel Prozent der Nachrichten von Ana enthalten ein Emoji?', 1 / 4],
  ['¿Qué porcentaje de los mensajes de Ben tiene un emoji?', 1 / 2],
])('%s asks for a part of messages, not for a person’s part of all such messages', async (question, value) => {
  const answer = await answered(question)
  expect(answer?.figure).toMatchObject({ metric: 'share', value })
})

test.each([
  ['What share of messages did Ana send?', 4 / 6],
  ['What percentage of emoji did Ana send?', 1 / 2],
])('%s still asks for what a person sent of all', async (question, value) => {
  expect((await answered(question))?.figure?.value).toBe(value)
})

test('of a kind with its article the messages are counted, not those with these words', async () => {
  expect((await answered('How many messages contain an emoji?'))?.figure).toMatchObject({ metric: 'messages_with_emoji', value: 2 })
  expect((await answered('How many messages contain “an emoji”?'))?.figure).toMatchObject({ metric: 'messages_with_phrase', value: 1 })
})

test.each([
  'What percentage of messages with emoji were sent at night?',
  'What percentage of messages with links are from 2021?',
  'What percentage of messages that mention gnocchi were on weekends?',
  'What percentage of messages contain no emoji?',
  'How many messages contain no emoji?',
  'What percentage of messages with “gnocchi” contain an emoji?',
  "What percentage of Ana's messages are just emoji?",
  "What percentage of messages are Ana's questions?",
  'Wie viel Prozent der Nachrichten sind nur Emojis?',
])('%s asks for something else, and has no answer yet', (question) => {
  expect(plan(question, asked)).toBeNull()
})

test('what follows on a part of messages is one, too', () => {
  const before = plan("What percentage of Ana's messages have a link?", asked)
  const next = (question: string) => plan(question, { ...asked, after: "What percentage of Ana's messages have a link?" })
  expect(before).toMatchObject({ isOfMessages: true })
  expect(next('And emoji?')).toMatchObject({ metric: 'messages_with_emoji', isOfMessages: true })
  expect(next('And words?')).toBeNull()
})

test('without messages of someone nothing is claimed of the others', async () => {
  const answer = await answered("What percentage of Ben's messages in 2019 have a link?")
  expect(answer?.text).toMatch(/^The chat has no message by Ben/)
})
