import { describe, expect, test } from 'vitest'
import { suggestions } from '#analyses/suggestions.ts'
import type { Chat } from '#chat/chat.ts'
import { readText } from '#testing/read-text.ts'
import { slowSearch } from '#testing/slow-search.ts'
import { words } from '#words/words.ts'
import { keywordRows } from './keyword.ts'
import { search } from './search.ts'

const minute = (i: number): string => `09:${String(i).padStart(2, '0')}`
const android = async (...bodies: string[]): Promise<Chat> =>
  (await readText(bodies.map((body, i) => `13/03/2021, ${minute(i)} - ${i % 2 ? 'Ben' : 'Ana'}: ${body}\n`).join(''))).chat
const iphone = async (...bodies: string[]): Promise<Chat> =>
  (await readText(bodies.map((body, i) => `[13.03.21, ${minute(i)}:10] ${i % 2 ? 'Ben' : 'Ana'}: ${body}\r\n`).join(''))).chat

/** What phones write for what they leave out, or attach. */
const placeholders: [name: string, chat: () => Promise<Chat>, queries: string[]][] = [
  [
    'a contact, attached',
    () => android('hi', 'Cleo Peters.vcf (file attached)', 'bye'),
    ['file', 'attached', 'cleo', '"file attached"', 'vcf', 'atta*', '.vcf', '('],
  ],
  ['a contact, left out', () => iphone('hi', '\u200eContact card omitted', 'bye'), ['contact', 'card', '"card omitted"', 'omit*']],
  ['a contact in German', () => iphone('hi', '\u200eKontaktkarte ausgelassen', 'bye'), ['kontaktkarte', 'ausgelassen']],
  ['a contact in Japanese', () => iphone('hi', '\u200e連絡先カードを省略', 'bye'), ['連絡先', '省略']],
  ['a contact in brackets', () => iphone('hi', '\u200e<attached: 00000004-Cleo.vcf>', 'bye'), ['cleo', 'attached', '<', '00000004']],
  ['media', () => android('hi', '<Media omitted>', 'bye'), ['media', 'omitted', '"media omitted"', '<']],
  ['a file', () => android('hi', 'IMG-20210313-WA0001.jpg (file attached)', 'bye'), ['file', 'attached', 'img*', '.jpg']],
  ['a deleted message', () => android('hi', 'This message was deleted', 'bye'), ['deleted', '"message was"', 'del*']],
  ['a call', () => android('hi', 'Missed voice call', 'bye'), ['missed', 'call']],
]

describe.each(placeholders)('%s', (_name, chatOfIt, queries) => {
  test('is found by no search and no keyword, and leaves no word in the index', async () => {
    const chat = await chatOfIt()
    expect(chat.count).toBe(3)
    for (const query of queries) {
      const request = { query, limit: 9, offset: 0 }
      expect({ query, hits: search(chat, request).hits }).toEqual({ query, hits: [] })
      expect(slowSearch(chat, request)).toEqual([])
      expect([...keywordRows(chat, query.replaceAll(/["*]/g, ''))]).toEqual([])
    }
    const { start } = words(chat)
    expect(start[2] - start[1]).toBe(0)
  })
})

test('the caption of a contact is found', async () => {
  const chat = await android('hi', 'Cleo.vcf (file attached)\nask her about the boat', 'bye')
  const found = (query: string): number => search(chat, { query, limit: 9, offset: 0 }).total
  expect([found('boat'), found('"ask her"'), found('cleo'), found('attached')]).toEqual([1, 1, 0, 0])
  expect([...keywordRows(chat, 'the boat')]).toEqual([1])
})

test('contacts are not a suggestion, however many are sent', async () => {
  const talk = Array.from({ length: 20 }, (_, i) => ['the heron is back', `Cleo Peters ${i}.vcf (file attached)`, 'a heron again'])
  const { chat } = await readText(
    talk
      .flat()
      .map((body, i) => `${1 + (i % 28)}/03/2021, 09:00 - ${i % 2 ? 'Ben' : 'Ana'}: ${body}\n`)
      .join(''),
  )
  const keywords = (await suggestions(chat)).map(({ keyword }) => keyword.toLowerCase()).join(' ')
  expect(keywords).toContain('heron')
  for (const word of ['file', 'attached', 'cleo', 'vcf']) expect(keywords).not.toContain(word)
})
