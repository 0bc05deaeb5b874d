import { messageText } from '@convostat/engine/chat/chat'
import { isoTime } from '@convostat/engine/chat/civil'
import { everything } from '@convostat/engine/chat/selection'
import { plantedChat } from '@convostat/engine/testing/planted-topics.ts'
import { expect, test } from 'vitest'
import { shapes } from '#shapes.ts'
import { topics } from './counted.ts'

test('what a chat is about, most talked about first', async () => {
  const { chat, topics: planted } = plantedChat('en', { messages: 3000, topics: 3 })
  // Of three topics two are wanted, and a word that the reader leaves out names none.
  const answer = await topics.count(chat, everything(chat), shapes.topics.asked.parse({ top_n: 2, without: 'match' }), {})
  const { topics: found, windows } = answer
  /** The topic whose own words a found one is named by. */
  const plantedAs = ({ name }: { name: string }) =>
    [...planted].find(([, words]) => name.split(' · ').every((word) => words.includes(word)))?.[0]
  expect(found.map(plantedAs)).toEqual(['work', 'football'])
  expect(found.map(({ share }) => share)).toEqual(found.map(({ share }) => share).sort((a, b) => b - a))
  expect(shapes.topics.plain.parse(answer)).toEqual(answer)
  expect(found.flatMap(({ words }) => words)).not.toContain('match')
  // Few enough windows to learn from all of them.
  expect(answer).toMatchObject({ sampled: false, windows_learned: windows, languages: ['en'], messages: 3000 })
  for (const { by_month, messages, windows: about, share } of found) {
    expect(by_month.reduce((sum, month) => sum + month.windows, 0)).toBe(about)
    expect(share).toBe(about / windows)
    for (const { id, author, date, message } of messages) {
      const row = chat.id.indexOf(id)
      expect([author, date, message]).toEqual([chat.participants[chat.author[row]], isoTime(chat.time[row]), messageText(chat, row)])
    }
  }
})
