import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Chat, messageText } from '../chat.ts'
import { parseDay } from '../civil.ts'
import { chatFrom, chatOf } from '../testing/chat-of.ts'
import { fold, foldWithOrigin } from './fold.ts'
import { keywordRows } from './keyword.ts'
import { firstInOrder } from './page.ts'
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
  test('words count inside WhatsApp’s own marks, and where a space was forgotten, but not in numbers', () => {
    const marks = chatOf(`
      mon 09:00 Ana: _really_ *good*
      mon 09:01 Ana: really.good
      mon 09:02 Ana: 3.14`)
    const found = (query: string) => search(marks, { query, sortBy: 'date_asc', limit: 9, offset: 0 }).hits.map(({ row }) => row)
    expect(found('really')).toEqual([0, 1])
    expect(found('goo*')).toEqual([0, 1])
    expect(found('14')).toEqual([])
    expect(found('3.14')).toEqual([2])
  })
  test('what one cannot see does not count', () => {
    const unseen = chatFrom([{ time: 0, author: 'Ana', text: '@\u2068Ben\u2069 می\u200cخواهم e\u0301te\u0301 soft\u00adly' }])
    for (const query of ['ben', 'می\u200cخواهم', 'میخواهم', 'été', 'ete', 'softly'])
      expect(search(unseen, { query, limit: 9, offset: 0 }).total).toBe(1)
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
  test.each(['a', 'é', 'ж', 'क'])('a word of %s three hundred times, which no dictionary holds whole', (letter) => {
    const word = letter.repeat(300)
    const long = chatFrom([`${word}`, `well, ${word}!`, letter.repeat(299)].map((text, i) => ({ time: i, author: 'Ana', text })))
    const { hits } = search(long, { query: word, sortBy: 'date_asc', limit: 9, offset: 0 })
    expect(hits.map(({ highlights }) => highlights)).toEqual([[[0, 300]], [[6, 306]]])
    expect(search(long, { query: `-${word}`, limit: 9, offset: 0 }).total).toBe(1)
    expect([...keywordRows(long, `Well, ${word}`)]).toEqual([1])
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
    ['any of some senders', { senders: ['Ben', 'Anna'], toDay: day('2021-03-02') }, [1, 3, 4]],
    ['unknown senders have written nothing', { senders: ['Anna'] }, []],
    ['no senders named is no filter', { senders: [], fromDay: day('2021-03-04') }, [7, 8, 9, 10]],
    ['one sender and any of some, both', { sender: 'Ana', senders: ['Ana', 'Ben'], fromDay: day('2021-03-04') }, [7, 10]],
    ['media', { hasMedia: true }, [3, 4]],
    ['link', { hasLink: true }, [2]],
    ['question', { hasQuestion: true }, [1, 7]],
    ['emoji', { hasEmoji: true }, [0, 9]],
    ['kind', { kind: 'deleted' }, [8]],
    ['weekday', { weekday: 0 }, [0, 1]],
    ['hour', { hour: 23 }, [5, 6]],
    ['length', { minLength: 13, maxLength: 19 }, [0, 3, 6, 10]],
    ['reply time', { replyMinSeconds: 300, replyMaxSeconds: 300 }, [1]],
    ['replies to a person, only a turn’s first message', { replyTo: 'Ana', toDay: day('2021-03-02') }, [1, 3]],
    ['replies to nobody known', { replyTo: 'Anna' }, []],
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
    ['straße -happy', ['straße']],
    ['❤️', ['❤️']],
    ['"youtube.com watch"', ['youtube.com/watch']],
    ['happ*', ['Happy', 'happy', 'happy|happy|happy']],
  ])('%s', (query, found) => {
    expect(marked(query)).toEqual(found)
  })
})

test('folding keeps the way back', () => {
  const { text, origin } = foldWithOrigin('aßÉ😀İ')
  expect(text).toBe('assе😀i'.replace('е', 'e'))
  expect(origin).toEqual([0, 1, 1, 2, 3, 3, 5, 6])
})

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

  test('whatever is asked, nothing fails, and what is marked lies in the message', () => {
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

  test('of two alike, the one that holds the words as they were typed comes first', () => {
    const two = chatOf('mon 09:00 Ana: blue sky today\nmon 09:01 Ana: sky blue today')
    expect(search(two, { query: 'blue sky', limit: 9, offset: 0 }).hits.map(({ row }) => row)).toEqual([0, 1])
  })
})

describe('from:', () => {
  const people = chatOf(`
    mon 09:00 Ana: one
    mon 09:01 Ana Maria: two
    mon 09:02 Anatol: three
    mon 09:03 Zoë O'Hara ❤️: four from:mars
    mon 09:04 Łukasz: five
    mon 09:05 +49 170 1234567: six`)
  const found = (query: string, more: Partial<SearchRequest> = {}) =>
    search(people, { query, sortBy: 'date_asc', limit: 9, offset: 0, ...more }).hits.map(({ row }) => row)

  test.each([
    ['from:ana', [0]],
    ['FROM:ANA', [0]],
    ['from:maria', [1]],
    ['from:"ana maria"', [1]],
    ['from:“Ana  Maria”', [1]],
    ['from:anat', [2]],
    ['from:an', [0, 1, 2]],
    ['from:an*', [0, 1, 2]],
    ['from:zoe', [3]],
    ['from:❤', [3]],
    ['from:hara', []],
    ["from:o'hara", [3]],
    ['from:łukasz', [4]],
    ['from:170', [5]],
    ['from:"+49 170"', [5]],
    ['from:nobody', []],
    ['from:(', []],
    ['-from:ana', [1, 2, 3, 4, 5]],
    ['-from:nobody', [0, 1, 2, 3, 4, 5]],
    ['from:ana from:maria', [0, 1]],
    ['from:ana from:nobody', [0]],
    ['from:an -from:maria', [0, 2]],
    ['from:zoe four', [3]],
    ['from:ana four', []],
    ['t* from:an', [1, 2]],
  ])('%s', (query, rows) => {
    expect(found(query)).toEqual(rows)
  })
  test.each([
    ['inside a word', 'xfrom:mars', []],
    ['in quotes', '"from mars"', [3]],
    ['without a name', 'from: mars', [3]],
    ['with a blank one', 'from:" " mars', [3]],
    ['with but a star', 'fro* from:* mars', [3]],
  ])('is text %s', (_name, query, rows) => {
    expect(found(query)).toEqual(rows)
  })
  test('beside the filters, all must hold', () => {
    expect(found('from:an', { sender: 'Anatol' })).toEqual([2])
    expect(found('from:an', { senders: ['Łukasz', 'Ana'] })).toEqual([0])
  })
  test('by itself it ranks nothing: newest first, no relevance', () => {
    const { hits } = search(people, { query: 'from:an', limit: 9, offset: 0 })
    expect(hits.map(({ row, relevance }) => [row, relevance])).toEqual([
      [2, null],
      [1, null],
      [0, null],
    ])
  })
})

describe('a query reads as its terms', () => {
  const word = (text: string, isPrefix = false) => ({ text, isPrefix, isEmoji: false })
  test('words, phrases, prefixes, excluded ones', () => {
    expect(parseQuery('-a "b c" d*')).toEqual({
      terms: [
        { kind: 'words', words: [word('a')], isWritten: false, isExcluded: true },
        { kind: 'words', words: [word('b'), word('c')], isWritten: false, isExcluded: false },
        { kind: 'words', words: [word('d', true)], isWritten: false, isExcluded: false },
      ],
      people: [],
    })
  })
  test('people', () => {
    expect(parseQuery('from:"Ana María" -from:BEN b')).toEqual({
      terms: [{ kind: 'words', words: [word('b')], isWritten: false, isExcluded: false }],
      people: [
        { text: 'ana maria', isExcluded: false },
        { text: 'ben', isExcluded: true },
      ],
    })
  })
})

function day(text: string): number {
  return parseDay(text) as number
}

describe('what tokens alone do not tell', () => {
  const chatOfTexts = (...texts: string[]): Chat => chatFrom(texts.map((text, i) => ({ time: i * 60, author: 'Ana', text })))
  const rows = (found: Chat, query: string): number[] =>
    search(found, { query, sortBy: 'date_asc', limit: 99, offset: 0 }).hits.map(({ row }) => row)

  test.each([
    ['"I ❤️ you"', [0, 1]],
    ['"I ❤ you"', [0, 1]],
    ['"i ❤🏽 you"', [0, 1]],
    ['❤❤', [3, 4]],
    ['❤️❤️', [3, 4]],
    ['love❤️', [5]],
    ['✌🏻', [6, 7]],
    ['✌', [6, 7]],
  ])('a symbol is found with and without its selector, in %s too', (query, found) => {
    const hearts = chatOfTexts('I ❤ you', 'well, I ❤️ you!', 'I love you', '❤❤', '❤️❤️', 'love ❤', 'two ✌', 'two ✌🏽')
    expect(rows(hearts, query)).toEqual(found)
    if (!query.startsWith('"')) return
    expect([...keywordRows(hearts, query.replaceAll('"', ''))]).toEqual(found)
  })

  test('a symbol inside of another emoji is not found by itself', () => {
    const joined = chatOfTexts('❤️‍🔥', '👩‍❤️‍👨', 'é ❤️‍🔥', '❤️🔥', 'é❤')
    expect(rows(joined, '❤️')).toEqual([3, 4])
    expect(rows(joined, '❤')).toEqual([3, 4])
  })

  test('a phrase and a keyword with a link in it', () => {
    const links = chatOfTexts('see https://example.org/a?b=1 please', 'see http://example.org/a', 'https://example.org/a see')
    expect(rows(links, '"see https://example.org/a"')).toEqual([0])
    expect([...keywordRows(links, 'see https://example.org/a?b=1 please')]).toEqual([0])
    expect(rows(links, `https://example.org/a?${'x=1&'.repeat(400)}`)).toEqual([])
    const long = `https://example.org/?${'x=1&'.repeat(400)}`
    expect(rows(chatOfTexts('short', `look ${long}`), long)).toEqual([1])
  })

  test.each(['ไปBangkokนะ', 'ใช้LINEได้', 'ໄປBangkokແລ້ວLINE', 'ទៅBangkokហើយLINE', 'သွားBangkokပြီLINE'])(
    'a word of another script stands by itself in %s',
    (text) => {
      const found = chatOfTexts(text, 'bangkoks', 'lineage')
      const [word] = text.match(/[A-Za-z]+/) as string[]
      expect(rows(found, word)).toEqual([0])
      expect(search(found, { query: word, limit: 9, offset: 0 }).hits[0].highlights).toEqual([
        [text.indexOf(word), text.indexOf(word) + word.length],
      ])
    },
  )

  test('a number in text without spaces', () => {
    expect(rows(chatOfTexts('อายุ25ปี', '3.25', '125'), '25')).toEqual([0])
  })

  test('signs in quotes are looked for without the quotes', () => {
    const dots = chatOfTexts('a ... b', 'a "..."', 'hi!', 'hi', '!')
    expect(rows(dots, '"..."')).toEqual([0, 1])
    expect(rows(dots, 'hi "!"')).toEqual([2])
    expect(rows(dots, 'hi -"!"')).toEqual([3])
  })

  test('letters typed in parts are the same letters', () => {
    expect(rows(chatOfTexts('5월에 보자', 'été'), '5월에'.normalize('NFD'))).toEqual([0])
    expect(rows(chatOfTexts('월요일에 보자'.normalize('NFD')), '월요일에')).toEqual([0])
  })

  test('spaces in a name are one space', () => {
    const named = chatFrom([{ time: 0, author: 'Ana  Maria', text: 'hi' }])
    expect(rows(named, 'from:"Ana  Maria"')).toEqual([0])
    expect(rows(named, 'from:"ana maria"')).toEqual([0])
  })

  test('every hit has a mark, also of a phrase that runs into a link', () => {
    const { hits } = search(chatOfTexts('https://example.org/hello?you=42 4.2', 'look https://example.org/watch?v=1'), {
      query: '"look watch"',
      limit: 9,
      offset: 0,
    })
    expect(hits.map(({ highlights }) => highlights)).toEqual([
      [
        [0, 4],
        [25, 30],
      ],
    ])
  })

  test('a message of nothing but emoji takes no longer than another', () => {
    const many = chatOfTexts(
      `😂😂 lol ${'😂'.repeat(5000)}`,
      `${'😂'.repeat(5)}lol${'😂'.repeat(100)}`,
      `https://a.de/lol/${'😂'.repeat(300)}`,
    )
    const began = performance.now()
    for (const query of ['"😂😂 lol"', '😂😂😂😂😂lol', '"😂 😂 😂 😂 x"']) rows(many, query)
    // It took minutes; no machine is so slow.
    expect(performance.now() - began).toBeLessThan(20_000)
  })
})
