// In one zone: days are numbers of the chat's own here; what a search says of them, search.test.ts asks in both.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Chat, Kind } from '#chat/chat.ts'
import { kinds } from '#chat/chat.ts'
import { dayOf } from '#chat/civil.ts'
import { chatFrom, type Line } from '#testing/chat-of.ts'
import { patternOf } from '#testing/slow-patterns.ts'
import { slowSearch } from '#testing/slow-search.ts'
import { fold } from '#words/fold.ts'
import { keywordRows } from './keyword.ts'
import { parseQuery } from './query.ts'
import { type SearchRequest, search } from './search.ts'

/** What messages are made of: words that fold alike, words in words, links, numbers, emoji, signs, scripts of all sorts. */
const pieces = [
  ...[
    'hello',
    'Hello,',
    '_hello_',
    'HÉLLO',
    'he\u0301llo',
    'hello.there',
    'hell',
    'there',
    'the',
    "don't",
    'don’t',
    'don',
    't',
    'I',
    'you',
  ],
  ...[
    'straße',
    'STRASSE',
    'ёлка',
    'Елка',
    'Μάιος',
    'ΜΑΪΟΣ',
    'İstanbul',
    'ısta',
    '42',
    '4.2',
    '42nd',
    '4,2',
    'a.42',
    'www.there.com',
    'ha ha',
  ],
  ...[
    'https://example.org/hello?you=42',
    'HTTP://HELLO.example.org',
    'https://don’t.example.org/мир',
    '\u2068you\u2069',
    'y\u00adou',
    '@you',
  ],
  ...[
    '👍🏽',
    '👍',
    '❤️',
    '❤',
    '☀',
    '😂',
    '👩🏽\u200d❤️\u200d👨',
    '1️⃣',
    '🇫🇮',
    '😂😂',
    '❤️.',
    '.\u200b.',
    '=\u0338',
    '≠',
    '.',
    '..',
    '...',
    '?!',
    '!?',
    '://',
    '(',
    '’',
    "'",
  ],
  ...[
    '今日は',
    '今日',
    '日は晴れ',
    'カ゛',
    'ガ',
    'か\u3099',
    'が',
    '我喜欢你',
    '豈',
    '\uf900',
    '\u2329',
    '〈',
    'iPhone手机',
    'IPHONE手机',
    '手机.',
    '。',
    '、。',
  ],
  ...[
    'สวัสดีครับ',
    'อยู่',
    'อย\u0e48ู',
    'กำ',
    'a\u0e31',
    'ລາວ',
    'ខ្ញុំ',
    'မြန်မာ',
    'မ\u102e',
    '안녕',
    '\u110b\u1161\u11ab녕',
    'नमस्ते',
    'दुनिया',
    'مَرحبا',
    'مرحبا',
    '\n',
    '\r\n',
    'o\rne',
  ],
]
const words = [
  'hello',
  'HELLO',
  'hell',
  'there',
  'the',
  "don't",
  'don',
  't',
  'you',
  'strasse',
  'Straße',
  'елка',
  'μαιος',
  'ista',
  '42',
  '4.2',
  'ha',
]
const moreWords = [
  'example',
  'org',
  'com',
  'there.com',
  'www',
  'мир',
  '42nd',
  'a',
  'مرحبا',
  'नमस्ते',
  '안녕',
  'hello.there',
  'one',
  'nowhere',
]
const emoji = ['👍', '👍🏿', '❤', '❤️', '☀️', '😂', '👩\u200d❤\u200d👨', '1️⃣', '🇫🇮']
const signs = ['.', '..', '...', '?!', '!', '://', '(', "'", '’', '=', '≠', '_', '.\n', '\u200b', '❤.', '。', '、']
const unspaced = [
  '今日',
  '日は',
  '日',
  'ガ',
  'が',
  'か',
  '喜欢',
  '豈',
  '〈',
  'iphone手',
  '手机',
  '手机.',
  'สวัส',
  'ู',
  'อยู่',
  'กำ',
  'ລາວ',
  'ខ្ញុំ',
  'မြန်',
  'မီ',
]

const people = ['Ana', 'Ana María', 'Ben', 'Бен', '+49 170 123']
const anyLine = fc.record({
  step: fc.constantFrom(0, 60, 60, 3600, 9 * 3600, 86_400, 40 * 86_400),
  author: fc.constantFrom(...people),
  kind: fc.oneof({ weight: 6, arbitrary: fc.constant<Kind>('text') }, { weight: 1, arbitrary: fc.constantFrom(...kinds) }),
  parts: fc.array(fc.constantFrom(...pieces), { maxLength: 8 }),
  gap: fc.constantFrom(' ', ' ', ''),
})
const anyChat: fc.Arbitrary<Chat> = fc.array(anyLine, { maxLength: 25 }).map((lines) => {
  let time = dayOf(2021, 2, 27) * 86_400
  return chatFrom(
    lines.map(({ step, parts, gap, ...rest }): Line => {
      time += step
      return { ...rest, time, text: parts.join(gap) }
    }),
  )
})

const word = fc.constantFrom(...words, ...moreWords)
const classes: Record<string, fc.Arbitrary<string>> = {
  word,
  'several words': fc.array(word, { minLength: 2, maxLength: 4 }).map((all) => all.join(' ')),
  phrase: fc.array(word, { minLength: 2, maxLength: 3 }).map((all) => `"${all.join(' ')}"`),
  'phrase and word': fc.tuple(word, word, word).map(([a, b, c]) => `${a} "${b} ${c}"`),
  prefix: fc.tuple(word, fc.nat(4)).map(([text, size]) => `${text.slice(0, 1 + size)}*`),
  'word and prefix': fc.tuple(word, word).map(([a, b]) => `${a} ${b.slice(0, 2)}*`),
  excluded: fc.tuple(word, word).map(([a, b]) => `${a} -${b}`),
  'nothing but excluded': fc.tuple(word, fc.constantFrom(...words, ...signs)).map(([a, b]) => `-${a} -"${b}"`),
  emoji: fc.constantFrom(...emoji),
  'emoji and word': fc.tuple(fc.constantFrom(...emoji), word).map((both) => both.join(' ')),
  signs: fc.constantFrom(...signs),
  'scripts without spaces': fc.constantFrom(...unspaced),
  'several of those': fc.tuple(fc.constantFrom(...unspaced), fc.constantFrom(...unspaced), word).map((all) => all.join(' ')),
  'excluded ones of those': fc.tuple(fc.constantFrom(...unspaced), fc.constantFrom(...unspaced)).map(([a, b]) => `${a} -${b}`),
  'from:': fc
    .tuple(fc.constantFrom('', ' hello', ' -from:ben'), fc.constantFrom('ana', '"ana maria"', 'an', 'b', 'бен', '170', 'nobody'))
    .map(([rest, name]) => `from:${name}${rest}`),
  anything: fc.array(fc.constantFrom(...pieces, ...words, '"', '-', '*', ' ', 'from:'), { maxLength: 5 }).map((parts) => parts.join('')),
  'no words': fc.constant(''),
}

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 5 })
const anyFilter: fc.Arbitrary<Partial<SearchRequest>> = fc.record({
  fromDay: optional(fc.constantFrom(dayOf(2021, 2, 28), dayOf(2021, 3, 2))),
  toDay: optional(fc.constantFrom(dayOf(2021, 2, 27), dayOf(2021, 3, 2), dayOf(2021, 6, 1))),
  sender: optional(fc.constantFrom(...people, 'Nobody')),
  senders: optional(fc.subarray([...people, 'Nobody'])),
  hasMedia: optional(fc.boolean()),
  hasLink: optional(fc.boolean()),
  hasQuestion: optional(fc.boolean()),
  hasEmoji: optional(fc.boolean()),
  minLength: optional(fc.nat(30)),
  maxLength: optional(fc.nat(40)),
  weekday: optional(fc.nat(6)),
  hour: optional(fc.nat(2)),
  kind: optional(fc.constantFrom(...kinds)),
  replyMinSeconds: optional(fc.nat(4000)),
  replyMaxSeconds: optional(fc.nat(100_000)),
  replyTo: optional(fc.constantFrom(...people, 'Nobody')),
  role: optional(fc.constantFrom('opener', 'closer', 'burst')),
  daytime: optional(fc.constantFrom('day', 'night')),
})
const noFilter = fc.constant<Partial<SearchRequest>>({})
const anyOrder = fc.constantFrom<SearchRequest['sortBy']>(undefined, undefined, 'relevance', 'date_desc', 'date_asc', 'length')

/** One chat and several searches in it: a chat costs more than a search. */
const searches = (query: fc.Arbitrary<string>, filter: fc.Arbitrary<Partial<SearchRequest>>) =>
  fc.tuple(anyChat, fc.array(fc.record({ query, filter, sortBy: anyOrder }), { minLength: 1, maxLength: 6 }))

function expectSame(chat: Chat, request: Partial<SearchRequest>): void {
  const { total, hits } = search(chat, { ...request, limit: 100, offset: 0 })
  const slow = slowSearch(chat, { ...request, limit: 100, offset: 0 })
  const said = JSON.stringify(request)
  expect({ said, rows: hits.map(({ row }) => row) }).toEqual({ said, rows: slow.map(({ row }) => row) })
  expect(total).toBe(slow.length)
  for (const [i, { relevance }] of hits.entries()) {
    if (relevance === null) expect(slow[i].relevance).toBeNull()
    else expect(relevance).toBeCloseTo(slow[i].relevance as number, 9)
  }
  for (const [offset, limit] of [
    [0, 3],
    [2, 2],
    [5, 100],
  ])
    expect(search(chat, { ...request, limit, offset }).hits.map(({ row }) => row)).toEqual(
      slow.slice(offset, offset + limit).map(({ row }) => row),
    )
}

// Some four thousand searches in one thousand two hundred chats.
describe('hits, their number and their order are those of reading every message', () => {
  test.each(Object.keys(classes))('%s', (name) => {
    fc.assert(
      fc.property(searches(classes[name], noFilter), ([chat, asked]) => {
        for (const { query, sortBy } of asked) expectSame(chat, { query, sortBy })
      }),
      { numRuns: 50 },
    )
  })

  test('with any filters', () => {
    fc.assert(
      fc.property(searches(fc.oneof(...Object.values(classes)), anyFilter), ([chat, asked]) => {
        for (const { query, filter, sortBy } of asked) expectSame(chat, { query, sortBy, ...filter })
      }),
      { numRuns: 300 },
    )
  })
})

test('the marks are the query, all of it, and every hit of words has a mark', () => {
  fc.assert(
    fc.property(
      searches(fc.oneof(classes.word, classes.phrase, classes.prefix, classes.signs, classes['scripts without spaces']), noFilter),
      ([chat, asked]) => {
        for (const { query } of asked) {
          const [term] = parseQuery(query).terms
          const found = (text: string): string[] =>
            term.kind === 'words' ? (text.match(patternOf(term.words)) ?? []) : Array(text.split(term.text).length - 1).fill(term.text)
          for (const { message, highlights } of search(chat, { query, limit: 100, offset: 0 }).hits) {
            const marked = highlights.map(([start, end]) => fold(message.slice(start, end)))
            const inAll = found(fold(message))
            if (inAll.length > 0) expect({ query, message, found: marked.flatMap(found) }).toEqual({ query, message, found: inAll })
            expect({ query, message, marks: marked.length > 0 }).toEqual({ query, message, marks: true })
          }
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('a keyword is found where the same words in quotes are', () => {
  fc.assert(
    fc.property(anyChat, fc.array(fc.oneof(word, fc.constantFrom(...emoji)), { minLength: 1, maxLength: 3 }), (chat, parts) => {
      const keyword = parts.join(' ')
      const { hits } = search(chat, { query: `"${keyword}"`, sortBy: 'date_asc', limit: 100, offset: 0 })
      expect([...keywordRows(chat, keyword)]).toEqual(hits.map(({ row }) => row))
    }),
    { numRuns: 300 },
  )
})
