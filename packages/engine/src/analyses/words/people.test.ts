import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Chat, flag, messageText } from '#chat/chat.ts'
import { dayOf } from '#chat/civil.ts'
import { select } from '#chat/selection.ts'
import { chatFrom, chatOf } from '#testing/chat-of.ts'
import { anyFilteredChat, messagesOf, passes } from '#testing/messages-of.ts'
import { words as tokensOf } from '#words/words.ts'
import { leaning } from './log-odds.ts'
import { wordComparison } from './word-comparison.ts'
import { wordList } from './word-list.ts'
import { LENGTHS, type Style, writingStyle } from './writing-style.ts'

const FIRST = dayOf(2021, 3, 1) * 86_400
const by = (texts: readonly (readonly [author: string, text: string])[]): Chat =>
  chatFrom(texts.map(([author, text], i) => ({ time: FIRST + i, author, text })))

describe('the log-odds ratio', () => {
  // By hand, from the equations: of 30,000 words the prior weighs 500, and 500 × 300 / 30,000 = 5 are this one.
  test('is that of the paper', () => {
    const ratio = Math.log((200 + 5) / (10_000 + 500 - 205)) - Math.log((100 + 5) / (20_000 + 500 - 105))
    expect(leaning(200, 10_000, 100, 20_000)).toBeCloseTo(ratio / Math.sqrt(1 / 205 + 1 / 105), 12)
  })

  test('of one is that of the other the other way round, above zero for the person who says it more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 60, max: 5000 }),
        (own, others, total) => {
          expect(leaning(own, total, others, total)).toBeCloseTo(-leaning(others, total, own, total), 9)
          expect(Math.sign(leaning(own, total, others, total))).toBe(Math.sign(own - others))
        },
      ),
    )
  })
})

describe('compared', () => {
  const talk = Array.from({ length: 40 }, (_, i): [string, string] => [['Ana', 'Ben', 'Cleo'][i % 3], `report number${i} garden meeting`])

  test('each has the words and emoji they say more than the others, furthest apart first', () => {
    const own = Array.from({ length: 8 }, (): [string, string][] => [
      ['Ana', 'Pelican 🦩'],
      ['Ben', 'locomotive'],
      ['Ben', 'locomotive 😂'],
    ])
    const { people, totalPeople } = wordComparison(by([...talk, ...own.flat()]))
    expect(totalPeople).toBe(3)
    const found = Object.fromEntries(people.map(({ person, words }) => [person, words.map(({ word }) => word)]))
    expect(found).toEqual({ Ana: ['Pelican'], Ben: ['locomotive'], Cleo: [] })
    const [ben] = people
    expect(ben).toMatchObject({ person: 'Ben', messages: 29, words: [{ count: 16, others: 0 }], emojis: [{ emoji: '😂', count: 8 }] })
    for (const { words, emojis } of people) for (const { z } of [...words, ...emojis]) expect(z).toBeGreaterThanOrEqual(1.96)
  })

  test('a person alone has none; those asked for are compared with all others', () => {
    const chat = by([...talk, ...Array.from({ length: 8 }, (): [string, string] => ['Ana', 'pelican'])])
    const alone = wordComparison(chat, select(chat, { authors: ['Ana'] }))
    expect(alone).toMatchObject({ totalPeople: 1, people: [{ person: 'Ana', words: [], emojis: [] }] })
    const asked = wordComparison(chat, undefined, { people: ['Ana', 'Nobody'] })
    expect(asked.people.map(({ person }) => person)).toEqual(['Ana'])
    expect(asked.people[0].words[0]).toMatchObject({ word: 'pelican', count: 8, others: 0 })
    expect(wordComparison(chat, undefined, { without: ['Pelican'] }).people[0].words).toEqual([])
    expect(wordComparison(chatOf('')).people).toEqual([])
  })

  test('what one and the others say adds up to what all say; twenty people at most', () => {
    const crowd = Array.from({ length: 300 }, (_, i): [string, string] => [`Person ${i % 30}`, `heron tin${i % 4} ${'😂'.repeat(i % 3)}`])
    const chat = by([...crowd, ...Array.from({ length: 30 }, (): [string, string] => ['Person 3', 'zeppelin heron'])])
    const { people, totalPeople } = wordComparison(chat, undefined, { all: true })
    expect([people.length, totalPeople]).toEqual([20, 30])
    const counts = new Map(wordList(chat, undefined, { all: true, most: 500 }).words.map(({ word, count }) => [word, count]))
    for (const { words } of people) for (const { word, count, others } of words) expect(count + others).toBe(counts.get(word))
    expect(people[0].words.map(({ word }) => word)).toContain('zeppelin')
  })
})

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' })
const sizeOf = (text: string): number => [...characters.segment(text)].length

/** The words of texts that contain nothing but plain words, links and emoji between blanks. */
const slowly = (text: string): string[] =>
  text
    .split(' ')
    .filter((token) => !token.startsWith('https://'))
    .flatMap((token) =>
      token
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .split(/[^a-z0-9]+/),
    )
    .filter((word) => /[a-z]/.test(word))

describe('the style', () => {
  test('of everyone and each person is as slowly counted, with any filter', () => {
    fc.assert(
      fc.property(anyFilteredChat(), ({ chat, filter, asked }) => {
        const { everyone, people } = writingStyle(chat, select(chat, filter))
        const { wordCount } = tokensOf(chat)
        const all = messagesOf(chat).map((message, row) => ({ ...message, row }))
        const counted = all.filter(passes(asked))
        const slow = (of: typeof all): Omit<Style, 'distinctWords' | 'capsShare'> => {
          const isBare = ({ row }: { row: number }): boolean => (chat.flags[row] & flag.bare) !== 0
          const texts = of.filter((each) => ['text', 'media'].includes(each.kind) && each.text !== '' && !isBare(each))
          const sizes = texts.map(({ text }) => sizeOf(text)).sort((a, b) => a - b)
          const mean = (values: number[]): number | null =>
            values.length === 0 ? null : values.reduce((sum, each) => sum + each, 0) / values.length
          const middle = (sizes.length - 1) / 2
          const longest = texts.find(({ text }) => sizeOf(text) === sizes.at(-1))
          return {
            messages: of.length,
            texts: texts.length,
            medianLength: sizes.length === 0 ? null : (sizes[Math.floor(middle)] + sizes[Math.ceil(middle)]) / 2,
            meanLength: mean(sizes),
            meanWords: mean(texts.map(({ row }) => wordCount[row])),
            longest: longest ? { row: longest.row, length: sizeOf(longest.text) } : null,
            emojiShare: mean(texts.map(({ text }) => Number(text.includes('🌙')))),
            questionShare: mean(texts.map(({ text }) => Number(text.includes('?')))),
            linkShare: mean(texts.map(({ text }) => Number(text.includes('https://')))),
            histogram: LENGTHS.map((from, i) => sizes.filter((size) => size >= from && size < (LENGTHS[i + 1] ?? Infinity)).length),
          }
        }
        expect(everyone).toMatchObject(slow(counted))
        for (const { person, ...style } of people) expect(style).toMatchObject(slow(counted.filter(({ author }) => author === person)))
        expect(people.reduce((sum, { messages }) => sum + messages, 0)).toBe(counted.length)
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    [['HELLO THERE', 'Hello there', 'OK', '12 34 !!'], 0.5],
    [['ПРИВЕТ', 'ΚΑΛΗΜΈΡΑ', 'ÇAĞLA'], 1],
    [['مرحبا بكم', 'नमस्ते जी', 'お元気ですか'], null],
    [['IPHONE', 'iPHONE', 'ABC 😂 DEF', 'Straße'], 0.5],
  ])('of %j: capitals alone are %s of what has four letters with capitals', (texts, share) => {
    expect(writingStyle(by(texts.map((text) => ['Ana', text]))).everyone.capsShare).toBe(share)
  })

  test('finds capitals as a slow letter by letter count does, and the same when asked again', () => {
    const pieces = [
      'A',
      'b',
      'OK',
      'HI',
      'go',
      'HELLO',
      'hello',
      'ПРИВЕТ',
      'ёж',
      'É',
      'ß',
      'ﬁ',
      'ǅ',
      'ª',
      'İ',
      'مرحبا',
      '漢',
      '7',
      '!',
      '\r',
      ' ',
      '😂',
      '❤️',
    ]
    const isCased = (letter: string): boolean => letter.toLowerCase() !== letter.toUpperCase()
    const slowly = (texts: string[]): number | null => {
      const told = texts
        .map((text) => [...text].filter((letter) => /\p{L}/u.test(letter) && isCased(letter)))
        .filter(({ length }) => length >= 4)
      return told.length === 0
        ? null
        : told.filter((letters) => letters.every((letter) => letter !== letter.toLowerCase())).length / told.length
    }
    const text = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 }).map((all) => all.join('').trim() || 'A')
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 20 }), (texts) => {
        const chat = by(texts.map((each) => ['Ana', each]))
        expect(writingStyle(chat).everyone.capsShare).toBe(slowly(texts))
        expect(writingStyle(chat).everyone.capsShare).toBe(slowly(texts))
      }),
      { numRuns: 500 },
    )
  })

  test.each(['漢'.repeat(3000), `क्षि ${'漢'.repeat(20)}`, 'é'.repeat(2046), 'é'.repeat(2047), 'é'.repeat(2048)])(
    'of long text the same when asked again',
    (text) => {
      const chat = by([['Ana', text]])
      const { length } = [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)]
      for (let time = 0; time < 3; time++) expect(writingStyle(chat).everyone.longest).toEqual({ row: 0, length })
    },
  )

  test('counts different words in each thousand, and none where there are fewer', () => {
    const lines = (size: number, different: number): [string, string][] =>
      Array.from({ length: size / 5 }, (_, i) => ['Ana', Array.from({ length: 5 }, (_, k) => `w${(i * 5 + k) % different}x`).join(' ')])
    const distinct = (size: number, different: number) => writingStyle(by(lines(size, different))).everyone.distinctWords
    expect([distinct(995, 10), distinct(1000, 10), distinct(1000, 1000), distinct(1995, 400)]).toEqual([null, 10, 1000, 400])
    // Two full thousands and a part of one: 1000 different, then 10.
    expect(writingStyle(by([...lines(1000, 1000), ...lines(1000, 10), ...lines(500, 500)])).everyone.distinctWords).toBe(505)
    const two = writingStyle(by([...lines(1000, 20), ['Ben', 'Heron, HERON, héron']]))
    expect(two.people.map(({ distinctWords }) => distinctWords)).toEqual([20, null])
  })

  test('counts different words as slowly word by word, of several in one token, too, and of each person', () => {
    const word = fc.oneof(
      { weight: 12, arbitrary: fc.integer({ min: 0, max: 400 }).map((n) => `heron${n}`) },
      { weight: 1, arbitrary: fc.constantFrom('Héron1', 'HERON2', '_a_b_', 'this.that', 'so.on.and_on', '12', '😂', 'https://e.org/a') },
    )
    const line = fc.tuple(
      fc.constantFrom('Ana', 'Ana', 'Ben', 'Cem'),
      fc.array(word, { minLength: 1, maxLength: 60 }).map((all) => all.join(' ')),
    )
    fc.assert(
      fc.property(fc.array(line, { minLength: 0, maxLength: 150 }), (lines) => {
        const chat = by(lines)
        const { everyone, people } = writingStyle(chat)
        const wordsOf = (whose: (author: string) => boolean): string[] =>
          lines.filter(([author]) => whose(author)).flatMap(([, text]) => slowly(text))
        const mean = (all: string[]): number | null => {
          const sizes: number[] = []
          for (let from = 0; from + 1000 <= all.length; from += 1000) sizes.push(new Set(all.slice(from, from + 1000)).size)
          return sizes.length === 0 ? null : sizes.reduce((sum, size) => sum + size, 0) / sizes.length
        }
        expect(everyone.distinctWords).toBe(mean(wordsOf(() => true)))
        for (const { person, distinctWords } of people) expect(distinctWords).toBe(mean(wordsOf((author) => author === person)))
      }),
      { numRuns: 60 },
    )
  })

  test('has the middle of long texts as well', () => {
    const { everyone, people } = writingStyle(by([600, 900, 5, 700].map((size, i) => [i === 2 ? 'Ben' : 'Ana', 'x'.repeat(size)])))
    expect([everyone, ...people].map(({ medianLength, histogram }) => [medianLength, histogram.at(-1)])).toEqual([
      [650, 3],
      [700, 3],
      [5, 0],
    ])
  })

  test('of nobody has no shares', () => {
    const { everyone, people } = writingStyle(chatOf(''))
    expect(people).toEqual([])
    expect(everyone).toMatchObject({ messages: 0, texts: 0, medianLength: null, longest: null, emojiShare: null, capsShare: null })
  })

  test('names the longest message by its row', () => {
    const chat = by([
      ['Ana', 'short'],
      ['Ben', 'a longer one'],
      ['Ana', 'as long, yes'],
    ])
    const { longest } = writingStyle(chat).everyone
    expect(messageText(chat, longest?.row ?? 0)).toBe('a longer one')
  })
})
