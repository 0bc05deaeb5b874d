import { messageText } from '@convostat/engine/chat/chat'
import { isoTime } from '@convostat/engine/chat/civil'
import { everything } from '@convostat/engine/chat/selection'
import type { Feelings } from '@convostat/engine/sentiment/feelings'
import { feelingsOf } from '@convostat/engine/testing/felt-chat.ts'
import { plantedChat } from '@convostat/engine/testing/planted-topics.ts'
import { expect, test } from 'vitest'
import { shapes } from '#shapes.ts'
import { topics } from './counted.ts'

test('what a chat is about, most talked about first', async () => {
  const { chat, topics: planted } = plantedChat('en', { messages: 3000, topics: 3 })
  // Of three topics two are wanted, and a word that the reader leaves out names none.
  const answer = await topics.count(chat, everything(chat), shapes.topics.asked.parse({ top_n: 2, without: 'match' }), { feelings: null })
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

test('where nothing is known of the words of a language, only what the model has read is shown', async () => {
  const { chat } = plantedChat('ru', { messages: 3000, topics: 3 })
  const shownWith = async (feelings: Feelings | null) =>
    (await topics.count(chat, everything(chat), shapes.topics.asked.parse({}), { feelings })).topics.map(({ messages }) => messages.length)
  const of = (score: number) => feelingsOf(Array.from({ length: chat.count }, () => ({ score, neutral: 1 })))
  const unread = await shownWith(null)
  expect(unread.length).toBeGreaterThan(0)
  // A message of words that several languages have may be shown.
  expect(Math.max(...unread)).toBeLessThan(3)
  expect(await shownWith(of(0))).toEqual(unread.map(() => 3))
  expect(await shownWith(of(-0.9))).toEqual(unread.map(() => 0))
})
