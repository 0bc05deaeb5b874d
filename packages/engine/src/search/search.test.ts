import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messageText } from '../chat.ts'
import { parseDay } from '../civil.ts'
import { chatOf } from '../testing/chat-of.ts'
import { randomChat } from '../testing/random-chat.ts'
import { fold, foldWithOrigin } from './fold.ts'
import { parseQuery } from './query.ts'
import { type SearchRequest, search } from './search.ts'

const chat = chatOf(`
  2021-03-01 09:00 Ana: Happy birthday!! 🎂
  2021-03-01 09:05 Ben: thank you, was it happy? yes
  2021-03-02 10:00 Ana: The café is at https://www.youtube.com/watch?v=abc
  2021-03-02 10:01 Ben: [media] birthday cake
  2021-03-02 10:02 Ben: [media]
  2021-03-03 23:00 Ana: CAFÉ Ёлка straße ΣΊΣΥΦΟΣ İstanbul
  2021-03-03 23:00 Ben: 我喜欢你的猫 สวัสดีครับ
  2021-03-04 08:00 Ana: what's (the) point? .*
  2021-03-04 08:01 Ben: [deleted]
  2021-03-04 08:02 Ben: 👍🏽 ok ❤️
  2021-03-04 08:03 Ana: happy happy happy
`)
const texts = (query: string, more: Partial<SearchRequest> = {}): string[] =>
  search(chat, { query, limit: 100, offset: 0, ...more }).hits.map(({ message }) => message)
const ids = (query: string, more: Partial<SearchRequest> = {}): number[] =>
  search(chat, { query, limit: 100, offset: 0, sortBy: 'date_asc', ...more }).hits.map(({ row }) => chat.id[row])

describe('words', () => {
  test('all of them, in any order, in any case', () => {
    expect(ids('birthday HAPPY')).toEqual([0])
    expect(ids('happy')).toEqual([0, 1, 10])
  })
  test('whole words only, but for a prefix', () => {
    expect(ids('birth')).toEqual([])
    expect(ids('birth*')).toEqual([0, 3])
  })
  test('a phrase is the words one after another', () => {
    expect(ids('"happy birthday"')).toEqual([0])
    expect(ids('"birthday happy"')).toEqual([])
    expect(ids('“happy birthday”')).toEqual([0])
  })
  test('excluded words', () => {
    expect(ids('happy -birthday')).toEqual([1, 10])
    expect(ids('-happy')).toHaveLength(chat.count - 3)
  })
  test('marks, ß, ё, final sigma and the Turkish letters do not count', () => {
    for (const query of ['cafe', 'café', 'CAFÉ']) expect(ids(query)).toEqual([2, 5])
    for (const query of ['елка', 'strasse', 'straße', 'σίσυφος', 'ΣΙΣΥΦΟΣ', 'istanbul', 'ıstanbul']) expect(ids(query)).toEqual([5])
  })
  test('scripts without spaces are found anywhere in the text', () => {
    for (const query of ['喜欢', '猫', 'สวัสดี']) expect(ids(query)).toEqual([6])
  })
  test('words inside a link count where they stand by themselves', () => {
    for (const query of ['youtube', 'youtube.com', 'watch', 'https', 'youtu*']) expect(ids(query)).toEqual([2])
    expect(ids('tube')).toEqual([])
  })
  test('emoji, whatever their skin and variation', () => {
    expect(ids('👍')).toEqual([9])
    expect(ids('👍🏿')).toEqual([9])
    expect(ids('❤')).toEqual([9])
  })
  test('captions are found, placeholders never', () => {
    expect(ids('cake')).toEqual([3])
    expect(ids('omitted')).toEqual([])
    expect(ids('deleted')).toEqual([])
  })
})

describe('P28: signs are looked for as they stand', () => {
  test.each([
    ['.*', [7]],
    ['(', [7]],
    ['\\', []],
    ['!!', [0]],
    ['?', [1, 2, 7]],
  ])('%s', (query, found) => {
    expect(ids(query)).toEqual(found)
  })
  test('ten thousand characters and a blank', () => {
    expect(ids('a '.repeat(5000))).toEqual([])
    expect(ids('   ')).toHaveLength(chat.count)
  })
})

describe('filters', () => {
  test.each<[string, Partial<SearchRequest>, number[]]>([
    ['days, inclusive', { fromDay: day('2021-03-02'), toDay: day('2021-03-03') }, [2, 3, 4, 5, 6]],
    ['sender', { sender: 'Ana' }, [0, 2, 5, 7, 10]],
    ['an unknown sender has written nothing', { sender: 'Anna' }, []],
    ['media', { hasMedia: true }, [3, 4]],
    ['link', { hasLink: true }, [2]],
    ['question', { hasQuestion: true }, [1, 7]],
    ['emoji', { hasEmoji: true }, [0, 9]],
    ['kind', { kind: 'deleted' }, [8]],
    ['weekday', { weekday: 0 }, [0, 1]],
    ['hour', { hour: 23 }, [5, 6]],
    ['length', { minLength: 13, maxLength: 19 }, [0, 3, 6, 10]],
    ['reply time', { replyMinSeconds: 300, replyMaxSeconds: 300 }, [1]],
  ])('%s', (_name, filter, found) => {
    expect(ids('', filter)).toEqual(found)
  })
})

describe('order', () => {
  test('newest first without a query, and relevance is null', () => {
    const { hits } = search(chat, { limit: 2, offset: 0 })
    expect(hits.map(({ row, relevance }) => [row, relevance])).toEqual([
      [10, null],
      [9, null],
    ])
  })
  test('with a query the best hit has relevance 1', () => {
    const { hits } = search(chat, { query: 'happy', limit: 10, offset: 0 })
    expect(hits[0]).toMatchObject({ message: 'happy happy happy', relevance: 1 })
    expect(hits.every(({ relevance }) => relevance !== null && relevance > 0 && relevance <= 1)).toBe(true)
  })
  test('longest first, equal ones newest first', () => {
    const lengths = search(chat, { sortBy: 'length', limit: 100, offset: 0 }).hits.map(({ length, row }) => [length, row])
    expect(lengths).toEqual([...lengths].sort((a, b) => b[0] - a[0] || b[1] - a[1]))
  })
  test('equal times: newest first is last in the file first, oldest first is file order', () => {
    expect(ids('', { hour: 23, sortBy: 'date_desc' })).toEqual([6, 5])
    expect(ids('', { hour: 23, sortBy: 'date_asc' })).toEqual([5, 6])
  })
  test('pages follow one another', () => {
    const all = texts('', { sortBy: 'date_asc' })
    const pages = [0, 4, 8].flatMap((offset) => texts('', { sortBy: 'date_asc', offset, limit: 4 }))
    expect(pages).toEqual(all)
    expect(search(chat, { limit: 4, offset: 100 })).toEqual({ total: chat.count, hits: [] })
  })
})

describe('matches are marked in the message', () => {
  const marked = (query: string): string[] =>
    search(chat, { query, sortBy: 'date_asc', limit: 100, offset: 0 }).hits.map(({ message, highlights }) =>
      highlights.map(([start, end]) => message.slice(start, end)).join('|'),
    )
  test.each([
    ['happy', ['Happy', 'happy', 'happy|happy|happy']],
    ['"happy birthday"', ['Happy birthday']],
    ['birth* cake', ['birthday|cake']],
    ['strasse', ['straße']],
    ['喜欢', ['喜欢']],
    ['👍', ['👍🏽']],
    ['youtube', ['youtube']],
    ['(', ['(']],
  ])('%s', (query, found) => {
    expect(marked(query)).toEqual(found)
  })
})

test('folding keeps the way back', () => {
  const { text, origin } = foldWithOrigin('aßÉ😀İ')
  expect(text).toBe('assе😀i'.replace('е', 'e'))
  expect(origin).toEqual([0, 1, 1, 2, 3, 3, 5, 6])
})

test('a query of any characters never fails, and finds what a slow search finds', () => {
  const words = ['ana', 'ben', 'hi', 'ok', 'the', 'cat']
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }),
      fc.string(),
      (seed, wanted, any) => {
        const random = randomChat(seed, { messages: 60, people: 3 })
        expect(() => search(random, { query: any, limit: 10, offset: 0 })).not.toThrow()
        const rows = search(random, { query: wanted.join(' '), sortBy: 'date_asc', limit: 100, offset: 0 }).hits.map(({ row }) => row)
        const slow = Array.from({ length: random.count }, (_, row) => row).filter((row) => {
          if (random.flags[row] & 2 || random.kind[row] === 2 || random.kind[row] === 6) return false
          const has = new Set(fold(messageText(random, row)).split(/[^\p{L}\p{N}']+/u))
          return wanted.every((word) => has.has(word))
        })
        expect(rows).toEqual(slow)
      },
    ),
    { numRuns: 60 },
  )
})

test('a query reads as its terms', () => {
  expect(parseQuery('-a "b c" d*')).toEqual([
    { kind: 'words', words: [{ text: 'a', isPrefix: false, isEmoji: false }], text: 'a', isExcluded: true },
    {
      kind: 'words',
      words: [
        { text: 'b', isPrefix: false, isEmoji: false },
        { text: 'c', isPrefix: false, isEmoji: false },
      ],
      text: 'b c',
      isExcluded: false,
    },
    { kind: 'words', words: [{ text: 'd', isPrefix: true, isEmoji: false }], text: 'd', isExcluded: false },
  ])
})

function day(text: string): number {
  return parseDay(text) as number
}
