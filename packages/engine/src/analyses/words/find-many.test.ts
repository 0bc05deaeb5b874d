// In one zone: two ways to the same words.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chat } from '#chat/chat.ts'
import { dayOf } from '#chat/civil.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { keywordRows } from '#search/keyword.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { plantedChat } from '#testing/planted-topics.ts'
import { postings } from '#words/postings.ts'
import { emojiList } from './emoji-list.ts'
import { answerOf } from './find-many.ts'
import { keywordRowsEach } from './messages-finding.ts'
import { phraseList } from './phrase-list.ts'
import { wordComparison } from './word-comparison.ts'
import { wordList } from './word-list.ts'

/** Words that fold alike, in several spellings, inside of others, in links; emoji; two words and more that are said together. */
const pieces = [
  ...['hello', 'Hello', 'HELLO', 'Héllo', '_hello_', 'hello.there', "hello's", 'there', 'There', "don't", 'don’t', 'so_far', '42', 'a.42'],
  ...['straße', 'STRASSE', 'Strasse', 'ёлка', 'Елка', 'сёлка', 'Berlin', 'berlin', 'iPhone', 'iphone', 'paral·lel', 'צה"ל'],
  ...['https://example.org/hello/there', 'www.there.com', '👍🏽', '👍', '❤️', '👩‍👩‍👧', '1️⃣', '😂😂', 'お元気ですか', '我们一起去', 'สวัสดี'],
  ...[
    'i ☺ you',
    'i ❤️ you',
    'hello ☺',
    'good night',
    'Good Night',
    'good night my love',
    'see you soon',
    'See you soon!',
    'good 👍',
    'of course',
    'thank you so much',
  ],
]

const FIRST = dayOf(2021, 3, 1) * 86_400

const anyChat: fc.Arbitrary<Chat> = fc
  .array(fc.tuple(fc.constantFrom('Ana', 'Ben', 'Çağla'), fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 9 })), {
    minLength: 1,
    maxLength: 120,
  })
  .map((lines) => chatFrom(lines.map(([author, said], i) => ({ author, text: said.join(' '), time: FIRST + 3600 * i }))))

const selectionsOf = (chat: Chat): Selection[] => [
  everything(chat),
  { from: chat.count >> 2, to: chat.count - (chat.count >> 3), authors: null },
  { from: 0, to: chat.count, authors: Uint8Array.from(chat.participants, (_, i) => Number(i === 0)) },
  { from: chat.count, to: chat.count, authors: null },
]

function listsOf(chat: Chat, selection: Selection) {
  return {
    words: wordList(chat, selection, { most: 40, all: true }),
    emojis: emojiList(chat, selection, { most: 20 }),
    phrases: phraseList(chat, selection, { most: 30, all: true }),
    plain: phraseList(chat, selection),
    comparison: wordComparison(chat, selection, { most: 20, all: true }),
  }
}

/** A chat without a search index gives the same lists as one with it. */
function expectSame(chat: Chat): number {
  let phrases = 0
  for (const selection of selectionsOf(chat)) {
    const searched = { ...chat }
    postings(searched)
    const expected = listsOf(searched, selection)
    // Each time as if it were the first: what has to be looked for by itself makes an index.
    expect(listsOf({ ...chat }, selection)).toEqual(expected)
    phrases += expected.phrases.phrases.length
  }
  return phrases
}

test('words, phrases and emoji are the same with the search index and without it', () => {
  fc.assert(
    fc.property(anyChat, (chat) => {
      expectSame(chat)
    }),
    { numRuns: 25 },
  )
})

test('with the index or without it a keyword is found in the same messages', () => {
  const keywords = [
    ...pieces,
    'good night my',
    'night my love',
    'i ❤️ you',
    'hello ☺ there',
    '❤️ good',
    'you 👍',
    'https://example.org there',
    '',
    ' ',
  ]
  fc.assert(
    fc.property(anyChat, fc.boolean(), (chat, isHidden) => {
      const here: Chat = isHidden ? { ...chat, hidden: Uint8Array.from(chat.participants, (_, i) => Number(i === 1)) } : { ...chat }
      const searched = { ...here }
      postings(searched)
      const found = keywordRowsEach(here, keywords)
      for (const [i, keyword] of keywords.entries()) {
        const expected = Array.from(keywordRows(searched, keyword))
        expect(Array.from(found[i]), keyword).toEqual(expected)
        expect(Array.from(keywordRows({ ...here }, keyword)), keyword).toEqual(expected)
      }
    }),
    { numRuns: 40 },
  )
})

test.each(['en', 'de'])('so they are in a long chat with phrases (%s)', (language) => {
  const { chat } = plantedChat(language, { messages: 2000 })
  expect(expectSame(chat)).toBeGreaterThan(0)
})

test('a message that says it three hundred times counts as often as the search counts it', () => {
  const lines = [300, 1, 254, 255, 256, 2].map((times, i) => ({ author: 'Ana', text: 'good night '.repeat(times), time: FIRST + i }))
  expectSame(chatFrom(lines))
  expect(wordList(chatFrom(lines), undefined, { all: true }).words[0].messages).toBe(6)
})

test.each([51, 100, 101, 400, 1601])(
  'of a word in %s messages every second decides how it is written, or every fourth and so on',
  (count) => {
    const step = 2 ** Math.ceil(Math.log2(count / 50))
    // Of those that decide, all but the first have iPhone; in the second chat no more than half of it.
    for (const [every, word] of [
      [step, 'iPhone'],
      [2 * step, 'iphone'],
    ] as const) {
      const text = (i: number) => (i > 0 && i % every === 0 ? 'iPhone' : 'iphone')
      const chat = chatFrom(Array.from({ length: count }, (_, i) => ({ author: 'Ana', text: text(i), time: FIRST + i })))
      expect(wordList(chat, undefined, { all: true }).words[0].word).toBe(word)
      postings(chat)
      expect(wordList(chat, undefined, { all: true }).words[0].word).toBe(word)
    }
  },
)

test('of messages that tell how a word is written no more are kept than are looked at', () => {
  const chat = chatFrom(Array.from({ length: 5000 }, (_, i) => ({ author: 'Ana', text: 'hello', time: FIRST + i })))
  const sought = (['all', 'telling', 'none'] as const).map((listed) => ({ alone: [0], steps: [], listed }))
  const lengths = answerOf(chat, everything(chat), { sought, answer: ({ rows }) => rows.map(({ length }) => length) })
  expect(lengths[0]).toBe(5000)
  expect(lengths[1]).toBeGreaterThan(25)
  expect(lengths[1]).toBeLessThanOrEqual(50)
  expect(lengths[2]).toBe(0)
})

test('words and their forms leave nothing behind that a search would need', () => {
  const { chat } = plantedChat('en', { messages: 500 })
  wordList(chat)
  phraseList(chat)
  wordComparison(chat)
  expect(postings.isKnown(chat)).toBe(false)
})
