import { everything } from '@convostat/engine/chat/selection'
import { plantedChat } from '@convostat/engine/testing/planted-topics.ts'
import { expect, test } from 'vitest'
import { shapes } from '#shapes.ts'
import { topics } from './counted.ts'

test('what a chat is about, most talked about first', async () => {
  const { chat, topics: planted } = plantedChat('en', { messages: 3000, topics: 3 })
  const { topics: found } = await topics.count(chat, everything(chat), shapes.topics.asked.parse({}), {})
  /** The topic whose own words a found one is named by. */
  const plantedAs = ({ name }: { name: string }) =>
    [...planted].find(([, words]) => name.split(' · ').every((word) => words.includes(word)))?.[0]
  expect(found.map(plantedAs)).toEqual(['work', 'football', 'cooking'])
  expect(found.map(({ share }) => share)).toEqual(found.map(({ share }) => share).sort((a, b) => b - a))
})
