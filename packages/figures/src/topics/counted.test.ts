import { everything } from '@convostat/engine/chat/selection'
import { plantedChat } from '@convostat/engine/testing/planted-topics.ts'
import { expect, test } from 'vitest'
import { shapes } from '#shapes.ts'
import { topics } from './counted.ts'

test('what a chat is about, most talked about first', async () => {
  const { chat } = plantedChat('en', { messages: 1000, topics: 3 })
  const { topics: found } = await topics.count(chat, everything(chat), shapes.topics.asked.parse({}), {})
  expect(found.length).toBeGreaterThan(1)
  expect(found.map(({ share }) => share)).toEqual(found.map(({ share }) => share).sort((a, b) => b - a))
})
