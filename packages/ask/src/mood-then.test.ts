import { feltChatOf } from '@convostat/engine/testing/felt-chat.ts'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'

/** Five months of 60 messages, a conversation every other day: some are felt, and in March many are sad. */
const { chat, feelings } = feltChatOf(
  [5, 6, 6, 5, 7]
    .flatMap((happy, month) => {
      const marks = [
        ...Array.from({ length: happy }, () => '0.5 joy 0.9'),
        ...Array.from({ length: month === 2 ? 14 : 0 }, () => '-0.5 sadness 0.9'),
      ]
      return Array.from({ length: 60 }, (_, i) => {
        const day = String(1 + 2 * Math.floor(i / 5)).padStart(2, '0')
        return `2021-0${month + 1}-${day} 09:0${i % 5} Ana: a // ${marks[(i * 7) % 60] ?? '0 neutral 1'}`
      })
    })
    .join('\n'),
)

async function answerTo(question: string) {
  const asked = { chat, me: 'Ana', today: 18_900, feelings: async () => feelings }
  for await (const event of ask(question, asked, null, new AbortController().signal)) if (event.type === 'answer') return event.answer
  throw new Error('no answer')
}

test.each([
  'How did I feel in March 2021?',
  'what was the leading emotion in march 2021',
  '¿Cómo me sentí en marzo de 2021?',
  'मार्च 2021 में मैंने कैसा महसूस किया',
])('an emotion that stands out is named: %s', async (question) => {
  const { figure, method } = await answerTo(question)
  expect([method, figure?.value]).toEqual(['computed', 'sadness'])
})

test('so it is of several months, with its month', async () => {
  const { figure, text } = await answerTo('How did I feel in 2021?')
  expect(figure?.value).toBe('sadness')
  expect(text).toContain('sadness')
})

// A day is not compared with anything.
test.each([
  ['How did I feel in February 2021?', 'No emotion stood out'],
  ['How did I feel on March 3, 2021?', 'The chat does not say'],
])('where none stands out, none is named, though one leads: %s', async (question, said) => {
  const { figure, text } = await answerTo(question)
  expect([figure?.metric, figure?.value]).toEqual(['mood', null])
  expect(text).toContain(said)
})

test('of the whole chat the leading one is', async () => {
  expect((await answerTo('What is the leading emotion?')).figure?.value).toBe('joy')
})
