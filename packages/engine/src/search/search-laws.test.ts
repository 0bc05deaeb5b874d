import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Chat, messageText } from '#chat/chat.ts'
import { chatFrom, chatOf } from '#testing/chat-of.ts'
import { fold } from '#words/fold.ts'
import { firstInOrder } from './page.ts'
import { search } from './search.ts'

describe('the same as a slow search', () => {
  const pieces = [
    ...['hello', 'Hello,', '_hello_', 'HÉLLO', 'hello.there', 'there', "don't", 'don’t', 'don', 'you', 'straße', 'ёлка', '42', '4.2'],
    ...['https://example.org/hello?you=42', 'www.there.com', '👍🏽', '❤️', '❤', '😂', '今日は', '\u2068you\u2069', '\n'],
  ]
  const anyChat = fc
    .array(fc.array(fc.constantFrom(...pieces), { maxLength: 6 }), { maxLength: 20 })
    .map((messages) => chatFrom(messages.map((parts, i) => ({ time: i * 60, author: 'Ana', text: parts.join(' ') }))))
  const rowsOf = (found: Chat, query: string): number[] =>
    search(found, { query, sortBy: 'date_asc', limit: 100, offset: 0 }).hits.map(({ row }) => row)

  /** The words and emoji of a message, in order; of a link, and of what punctuation holds together, the parts too. */
  const wordsIn = (text: string): Set<string> =>
    new Set(
      fold(text)
        .split(/\s/)
        .flatMap((part) => [part.replaceAll(/^[_,.]+|[_,.]+$/g, ''), ...part.split(/[^\p{L}\p{N}\p{M}'❤👍😂]+/u)])
        .filter((part) => !/^[42]$/.test(part)),
    )

  test('for words, all of them, any order, and excluded ones', () => {
    const words = ['hello', 'there', "don't", 'don', 'you', 'strasse', 'елка', '42', '4.2', 'example', 'com', '👍', '😂']
    fc.assert(
      fc.property(
        anyChat,
        fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }),
        fc.option(fc.constantFrom(...words)),
        (found, wanted, unwanted) => {
          const slow = Array.from({ length: found.count }, (_, row) => row).filter((row) => {
            const held = wordsIn(messageText(found, row))
            return wanted.every((word) => held.has(word)) && (unwanted === null || !held.has(unwanted))
          })
          expect(rowsOf(found, wanted.join(' ') + (unwanted === null ? '' : ` -${unwanted}`))).toEqual(slow)
        },
      ),
    )
  })

  test('for what has no words, and for scripts without spaces', () => {
    fc.assert(
      fc.property(anyChat, fc.constantFrom('.', '_', '://', '?', '日', '今日は', '❤', '❤️', "'", '=42', '\n'), (found, query) => {
        const wanted = fold(query.trim())
        const slow = Array.from({ length: found.count }, (_, row) => row).filter((row) => fold(messageText(found, row)).includes(wanted))
        if (query !== '=42') expect(rowsOf(found, query)).toEqual(slow)
      }),
    )
  })

  test('no query fails, and every mark is in the message', () => {
    fc.assert(
      fc.property(
        anyChat,
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          fc.array(fc.constantFrom(...pieces, '"', '-', '*')).map((parts) => parts.join('')),
        ),
        (found, query) => {
          for (const { message, highlights } of search(found, { query, limit: 100, offset: 0 }).hits) {
            let last = 0
            for (const [start, end] of highlights) {
              expect(start).toBeGreaterThanOrEqual(last)
              expect(end).toBeGreaterThan(start)
              last = end
            }
            expect(last).toBeLessThanOrEqual(message.length)
          }
        },
      ),
    )
  })

  test('orders agree with sorting everything', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 40 }), fc.nat({ max: 45 }), (values, count) => {
        const slow = values.map((_, i) => i).sort((a, b) => values[b] - values[a] || a - b)
        expect(firstInOrder(values.length, count, (a, b) => values[b] - values[a] || a - b)).toEqual(slow.slice(0, count))
      }),
    )
  })
})

describe('relevance', () => {
  const some = ['red', 'green', 'blue', 'red blue', 'sky', 'one two three', 'blue red']
  const anyTexts = fc.array(fc.array(fc.constantFrom(...some), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 25 })

  test('is BM25, ties by the phrase, then by age, as a slow count says', () => {
    fc.assert(
      fc.property(
        anyTexts,
        fc.uniqueArray(fc.constantFrom('red', 'blue', 'green', 'sky'), { minLength: 1, maxLength: 3 }),
        (texts, query) => {
          const found = chatFrom(texts.map((parts, i) => ({ time: i * 60, author: 'Ana', text: parts.join(' ') })))
          const tokens = texts.map((parts) => parts.join(' ').split(' '))
          const mean = Math.max(1, tokens.flat().length / tokens.length)
          const strengthOf = (row: number): number =>
            query.reduce((sum, word) => {
              const df = tokens.filter((each) => each.includes(word)).length
              const tf = tokens[row].filter((each) => each === word).length
              const idf = Math.log(1 + (tokens.length - df + 0.5) / (df + 0.5))
              return sum + (idf * tf * 2.2) / (tf + 1.2 * (0.25 + (0.75 * tokens[row].length) / mean))
            }, 0)
          const holds = (row: number): number => Number(query.length > 1 && ` ${texts[row].join(' ')} `.includes(` ${query.join(' ')} `))
          const slow = tokens
            .map((_, row) => row)
            .filter((row) => query.every((word) => tokens[row].includes(word)))
            .sort((a, b) => strengthOf(b) - strengthOf(a) || holds(b) - holds(a) || b - a)
          const { hits, total } = search(found, { query: query.join(' '), limit: 100, offset: 0 })
          expect(total).toBe(slow.length)
          expect(hits.map(({ row }) => row)).toEqual(slow)
          for (const hit of hits) expect(hit.relevance).toBeCloseTo(strengthOf(hit.row) / strengthOf(slow[0]), 9)
        },
      ),
    )
  })

  test('of two with equal strength, the one that contains the words as they were typed comes first', () => {
    const two = chatOf('mon 09:00 Ana: blue sky today\nmon 09:01 Ana: sky blue today')
    expect(search(two, { query: 'blue sky', limit: 9, offset: 0 }).hits.map(({ row }) => row)).toEqual([0, 1])
  })
})
