import { DAY } from '@convostat/format/seconds'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Chat, type Kind, kinds, messageText } from '#chat/chat.ts'
import { dayOf } from '#chat/civil.ts'
import { type Selection, select } from '#chat/selection.ts'
import { searchRows } from '#search/search.ts'
import { chatFrom, chatOf } from '#testing/chat-of.ts'
import { emojiList } from './emoji-list.ts'
import { hostOf, links } from './links.ts'
import { phraseList } from './phrase-list.ts'
import { wordComparison } from './word-comparison.ts'
import { wordList } from './word-list.ts'

const FIRST_DAY = dayOf(2021, 3, 1)

/** What messages are made of: words that fold alike, words in words, links, numbers, emoji, scripts of all sorts. */
const pieces = [
  ...['hello', 'Hello,', '_hello_', 'HÉLLO', 'hello.there', 'there', 'the', "don't", 'don’t', 'don', 'I', 'you', 'so_far'],
  ...['straße', 'STRASSE', 'ёлка', 'Елка', 'Μάιος', 'İstanbul', 'ısta', '42', '4.2', '42nd', 'a.42', 'paral·lel', 'צה"ל', 'k:a'],
  ...['https://example.org/hello?you=42', 'www.there.com', 'HTTP://HELLO.example.org'],
  ...['👍🏽', '👍', '❤️', '❤', '☺️', '👩‍👩‍👧', '🇫🇮', '1️⃣', '😂😂'],
  ...['مرحبا', 'नमस्ते', '고마워', '고마워요', 'お元気ですか', '我们一起去', '我们', 'สวัสดีครับ', 'ไปhelloนะ'],
]
const people = ['Ana', 'Ben', 'Çağla']
const filler = Array.from({ length: 40 }, (_, i) => `word${i} other${i % 7} thing${i % 5}`)

const anyLines = fc.array(
  fc.record({
    text: fc.array(fc.constantFrom(...pieces), { maxLength: 7 }).map((all) => all.join(' ')),
    author: fc.constantFrom(...people),
    day: fc.nat(5),
    kind: fc.oneof({ weight: 6, arbitrary: fc.constant<Kind>('text') }, { weight: 1, arbitrary: fc.constantFrom(...kinds) }),
  }),
  { maxLength: 40 },
)
type Lines = typeof anyLines extends fc.Arbitrary<infer Given> ? Given : never
const chatWith = (lines: Lines): Chat => chatFrom(lines.map(({ day, ...line }) => ({ ...line, time: (FIRST_DAY + day) * DAY })))
const anyChat = anyLines.map(chatWith)

interface Part {
  fromDay?: number
  toDay?: number
  sender?: string
}
const anyPart: fc.Arbitrary<Part> = fc.record(
  {
    fromDay: fc.nat(5).map((day) => FIRST_DAY + day),
    toDay: fc.nat(5).map((day) => FIRST_DAY + day),
    sender: fc.constantFrom(...people, 'Nobody'),
  },
  { requiredKeys: [] },
)
const selected = (chat: Chat, { fromDay, toDay, sender }: Part): Selection =>
  select(chat, { fromDay, toDay, authors: sender === undefined ? undefined : [sender] })
const ALL = { most: 500, all: true }

test('the same text has its words in the same order after any questions, and in a list of any length', () => {
  fc.assert(
    fc.property(anyLines, anyPart, fc.integer({ min: 1, max: 40 }), (lines, part, most) => {
      const fresh = chatWith(lines)
      const asked = chatWith(lines)
      const whole = wordList(fresh, selected(fresh, part), ALL).words
      searchRows(asked, { query: 'hello' })
      emojiList(asked)
      phraseList(asked)
      links(asked)
      expect(wordList(asked, selected(asked, part), { ...ALL, most }).words).toEqual(whole.slice(0, most))
      expect(wordList(asked, selected(asked, part), ALL).words).toEqual(whole)
    }),
    { numRuns: 100 },
  )
})

test('of as many the one met first comes first, and after them those that are only inside of other words, in any order of messages', () => {
  const said = ['ant', 'bee', 'Bee', 'cat', '_ant_', '_elk_', 'bee.cat', 'fox_elk', 'dog']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...said), { minLength: 1, maxLength: 12 }), (texts) => {
      const tokens = texts.map((text) => text.toLowerCase())
      const inOrder = tokens.flatMap((token) => token.split(/[._]+/).filter((word) => word !== ''))
      const alone = tokens.filter((token) => inOrder.includes(token))
      const met = [...new Set([...alone, ...inOrder])]
      const count = (word: string) => inOrder.filter((each) => each === word).length
      const expected = met.map((word) => ({ word, count: count(word) })).sort((a, b) => b.count - a.count)
      const list = wordList(chatFrom(texts.map((text, i) => ({ text, author: 'Ana', time: FIRST_DAY * DAY + i }))), undefined, ALL).words
      expect(list.map(({ word, count }) => ({ word: word.toLowerCase(), count }))).toEqual(expected)
    }),
  )
})

test('a search for a word finds as many messages as its count, in any script and with any filter', () => {
  fc.assert(
    fc.property(anyChat, anyPart, (chat, part) => {
      for (const { word, count, messages } of wordList(chat, selected(chat, part), ALL).words) {
        expect(searchRows(chat, { ...part, query: `"${word}"` }).length, word).toBe(messages)
        expect(messages, word).toBeGreaterThan(0)
        expect(count, word).toBeGreaterThan(0)
      }
    }),
    { numRuns: 150 },
  )
})

test('a search for an emoji finds as many messages as its count, and one for any emoji all of them', () => {
  fc.assert(
    fc.property(anyChat, anyPart, (chat, part) => {
      const { emojis, withEmoji, messages } = emojiList(chat, selected(chat, part))
      for (const { emoji, messages: found } of emojis) expect(searchRows(chat, { ...part, query: emoji }).length, emoji).toBe(found)
      expect(searchRows(chat, { ...part, hasEmoji: true }).length).toBe(withEmoji)
      expect(searchRows(chat, part).length).toBe(messages)
    }),
    { numRuns: 150 },
  )
})

test('a search for a phrase finds as many messages as its count, and a search for links those with links', () => {
  fc.assert(
    fc.property(anyChat, anyPart, (chat, part) => {
      const selection = selected(chat, part)
      for (const { phrase, count, messages } of phraseList(chat, selection, { most: 50, all: true }).phrases) {
        expect(searchRows(chat, { ...part, query: `"${phrase}"` }).length, phrase).toBe(messages)
        expect(messages, phrase).toBeGreaterThan(0)
        expect(count, phrase).toBeGreaterThanOrEqual(messages)
      }
      const found = links(chat, selection)
      expect(searchRows(chat, { ...part, hasLink: true }).length).toBe(found.messages)
      expect(found.domains.reduce((sum, { count }) => sum + count, 0)).toBe(found.links)
    }),
    { numRuns: 150 },
  )
})

/** Words of scripts without spaces, and what people put between them all the same. */
const unspaced = [
  ['誕生日', 'おめでとう', '大好き', 'Ana'],
  ['生日', '快乐', '我们', 'ok'],
  ['สุขสันต์', 'วันเกิด', 'รักนะ', 'Hello'],
]
const between = ['', ' ', '\u3000', '、', '！', ' \u2067', '\n', ' "']

test('of scripts without spaces, too, every phrase is found as often as its count, with anything between its words', () => {
  const anySentence = fc
    .constantFrom(...unspaced)
    .chain((all) => fc.array(fc.tuple(fc.constantFrom(...all), fc.constantFrom(...between)), { minLength: 2, maxLength: 5 }))
    .map((parts) => parts.flat().join(''))
  const times = fc.integer({ min: 1, max: 8 })
  let told = 0
  fc.assert(
    fc.property(fc.array(fc.tuple(anySentence, times), { maxLength: 6 }), (sentences) => {
      const chat = said(...sentences.flatMap(([text, times]) => Array.from({ length: times }, () => text)), ...filler)
      for (const { phrase, count, messages } of phraseList(chat, undefined, { most: 50, all: true }).phrases) {
        told++
        expect(searchRows(chat, { query: `"${phrase}"` }).length, phrase).toBe(messages)
        expect(messages, phrase).toBeGreaterThan(0)
        expect(count, phrase).toBeGreaterThanOrEqual(messages)
      }
    }),
    { numRuns: 150 },
  )
  expect(told).toBeGreaterThan(40)
})

/** Words that are parted by blanks alone, so that counting them slowly is plain. */
const plain = ['heron', 'Heron', 'HERON', 'café', 'Cafe', 'straße', 'tin', 'a', '_tin_', '12', 'we’re', "we're"]
const foldedPlainly = (word: string): string =>
  word.toLowerCase().replaceAll('_', '').replaceAll('é', 'e').replaceAll('ß', 'ss').replaceAll('’', "'")

test('words are counted as counting slowly has it, and folded spellings are one word', () => {
  const texts = fc.array(
    fc.array(fc.constantFrom(...plain), { maxLength: 6 }).map((all) => all.join(' ')),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(texts, fc.boolean(), (all, isCaption) => {
      const chat = chatFrom(all.map((text, i) => ({ time: FIRST_DAY * DAY + i, author: 'Ana', text, kind: isCaption ? 'media' : 'text' })))
      const slow = new Map<string, number>()
      for (const text of all)
        for (const word of text.split(' ').map(foldedPlainly)) if (/[a-z]/.test(word)) slow.set(word, (slow.get(word) ?? 0) + 1)
      const { words, total, said } = wordList(chat, undefined, ALL)
      expect(Object.fromEntries(words.map(({ word, count }) => [foldedPlainly(word), count]))).toEqual(Object.fromEntries(slow))
      expect(words.map(({ count }) => count)).toEqual([...slow.values()].sort((a, b) => b - a))
      expect([total, said]).toEqual([slow.size, [...slow.values()].reduce((sum, count) => sum + count, 0)])
    }),
  )
})

const said = (...texts: string[]): Chat =>
  chatFrom(texts.map((text, i) => ({ time: FIRST_DAY * DAY + i, author: i % 2 === 0 ? 'Ana' : 'Ben', text })))
const wordsOf = (chat: Chat, asked = {}): string[] => wordList(chat, undefined, asked).words.map(({ word }) => word)

describe('a word is shown', () => {
  test.each([
    [['Berlin', 'berlin', 'Berlin is far'], 'Berlin'],
    [['straße', 'die Straße', 'Straße'], 'Straße'],
    [['cafe', 'café', 'Café', 'café'], 'café'],
    [['ОК', 'ёлка', 'елка', 'Ёлка', 'ёлка'], 'ёлка'],
    [['_Café_', 'in the *Café*', '_café_'], 'Café'],
    [['_café_.x', '_x.Straße_', '_x.Straße_'], 'Straße'],
  ])('of %j as %s', (texts, shown) => {
    expect(wordsOf(said(...texts), { all: true })).toContain(shown)
  })

  test('where it is between the signs of bold and italic', () => {
    expect(wordList(said('_heron_', '*heron*', '_a heron here_'), undefined, { all: true }).words[0]).toEqual({
      word: 'heron',
      count: 3,
      messages: 3,
      isName: false,
    })
  })

  test('not where it is a link, a number, an emoji or in the words of a service', () => {
    expect(wordsOf(chatOf('mon 09:00 Ana: https://heron.example 12 😂 3.14\nmon 09:01 Ben: [poll] POLL: heron?'), { all: true })).toEqual(
      [],
    )
  })
})

test.each([
  '\u202Eevil\u202C \u2066abc\u2069',
  '\u200fحبيبي\u200f \u202bشكرا\u202c',
  'l\u202Eive \u061cSTRA\u2067ßE\u2069',
  '誕生日\u200eおめでとう \u2067大好き\u2069',
])('marks of direction are in no word and no phrase of %j, and a search finds them', (text) => {
  const chat = said(...filler, ...Array.from({ length: 6 }, () => text))
  const shown = [
    ...wordList(chat, undefined, ALL).words.map(({ word, messages }) => ({ text: word, messages })),
    ...phraseList(chat, undefined, { all: true }).phrases.map(({ phrase, messages }) => ({ text: phrase, messages })),
    ...wordComparison(chat, undefined, { all: true }).people.flatMap(({ words }) =>
      words.map(({ word }) => ({ text: word, messages: null })),
    ),
  ]
  expect(shown.filter(({ messages }) => messages === 6).length).toBeGreaterThan(2)
  for (const { text, messages } of shown) {
    expect(text).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/)
    if (messages !== null) expect(searchRows(chat, { query: `"${text}"` }).length, text).toBe(messages)
  }
})

describe('stop words', () => {
  const english = Array.from({ length: 12 }, () => "I don't know what you're doing with the heron, it's not mine")
  const german = Array.from({ length: 12 }, () => 'ich weiß nicht was das mit dem Reiher ist und wo er ist')

  test.each([
    ['en', english, 'heron'],
    ['de', german, 'Reiher'],
    ['ja', Array.from({ length: 12 }, () => '私は公園に、あなたと俺は何をしますか'), '公園'],
    ['hi', Array.from({ length: 12 }, () => 'मैं आज बाज़ार में हूँ और तुम क्या कर रहे हो'), 'बाज़ार'],
    ['ar', Array.from({ length: 12 }, () => 'أنا في السوق مع أمي وأنت أين'), 'السوق'],
  ])('of %s are left out, what it is about stays', (language, texts, stays) => {
    const list = wordList(said(...texts))
    expect(list.languages).toEqual([language])
    const found = list.words.map(({ word }) => word)
    expect(found).toContain(stays)
    expect(found.length).toBeLessThan(wordsOf(said(...texts), { all: true }).length / 2)
  })

  test('of each language in a chat', () => {
    const found = wordsOf(said(...english.flatMap((text, i) => [text, german[i]])))
    expect(found).toEqual(expect.arrayContaining(['heron', 'Reiher']))
    for (const word of ['the', 'what', "don't", "you're", 'ich', 'nicht']) expect(found).not.toContain(word)
  })

  test('stay where they are asked for; the reader’s own go either way, however they are written', () => {
    expect(wordsOf(said(...english), { all: true })).toEqual(expect.arrayContaining(['the', "don't", 'heron']))
    expect(wordsOf(said(...english), { all: true, without: ['HERON', 'nowhere'] })).not.toContain('heron')
    expect(wordsOf(said(...german), { without: ['Reiher ', 'WEISS'] })).toEqual([])
  })
})

describe('emoji', () => {
  test('are one with any skin tone and selector; a family is one, a flag is one', () => {
    const { emojis, total, said: sent } = emojiList(said('👍🏽👍👍🏿', '❤️ ❤️', '👩‍👩‍👧 🇫🇮'))
    expect(emojis.map(({ emoji, count }) => [emoji, count])).toEqual([
      ['👍', 3],
      ['❤', 2],
      ['👩‍👩‍👧', 1],
      ['🇫🇮', 1],
    ])
    expect([total, sent]).toEqual([4, 7])
  })
})

describe('phrases', () => {
  test('are words that belong together, as people write them, their parts left out', () => {
    const chat = said(...filler, ...Array.from({ length: 6 }, () => 'we meet at Alexanderplatz Station North again'), 'station', 'north')
    const { phrases } = phraseList(chat)
    expect(phrases[0]).toMatchObject({ phrase: expect.stringContaining('Alexanderplatz Station North'), messages: 6 })
    for (const [i, { phrase }] of phrases.entries())
      for (const [j, other] of phrases.entries()) if (i !== j) expect(` ${other.phrase} `).not.toContain(` ${phrase} `)
  })

  test.each([
    ['誕生日おめでとう 大好き', '誕生日おめでとう 大好き'],
    ['สุขสันต์วันเกิด รักนะ', 'วันเกิด รักนะ'],
    ['生日快乐　我们', '生日快乐　我们'],
  ])('of %s are written with the blank that is between them', (text, phrase) => {
    const { phrases } = phraseList(said(...filler, ...Array.from({ length: 10 }, () => text)), undefined, { all: true })
    expect(phrases.map(({ phrase, messages }) => [phrase, messages])).toContainEqual([phrase, 10])
  })

  test('of nothing but stop words are none, and none has a word that the reader left out', () => {
    const chat = said(...filler, ...Array.from({ length: 9 }, () => 'it is what it is and this is the blue heron'))
    const all = (asked = {}) => phraseList(chat, undefined, asked).phrases.map(({ phrase }) => phrase)
    expect(all()).toContain('blue heron')
    expect(all().some((phrase) => /^(it|is|what|and|this|the)( (it|is|what|and|this|the))*$/.test(phrase))).toBe(false)
    expect(all({ without: ['Heron'] }).some((phrase) => phrase.includes('heron'))).toBe(false)
  })
})

describe('links', () => {
  test.each([
    ['https://www.Example.org/a/b', 'example.org'],
    ['http://someone:secret@example.org:8080/x', 'example.org'],
    ['www.example.org?x=1', 'example.org'],
    ['https://пример.рф/путь', 'пример.рф'],
    ['https://example.org.', 'example.org'],
    ['HTTPS://M.EXAMPLE.ORG#top', 'm.example.org'],
  ])('%s opens %s', (link, host) => {
    expect(hostOf(link)).toBe(host)
  })

  test('are counted by domain, each message once beside each link; the latest are first, as they were written', () => {
    const long = `https://example.org/${'Ab'.repeat(900)}`
    const chat = said('https://a.example/1 https://A.example/2', 'none', `see ${long}, and www.b.example.`, 'https://a.example/3')
    const found = links(chat)
    expect(found.domains).toEqual([
      { domain: 'a.example', count: 3, messages: 2 },
      { domain: 'example.org', count: 1, messages: 1 },
      { domain: 'b.example', count: 1, messages: 1 },
    ])
    expect([found.links, found.messages, found.totalDomains]).toEqual([5, 3, 3])
    expect(found.latest.map(({ url }) => url)).toEqual([
      'https://a.example/3',
      'www.b.example',
      long,
      'https://A.example/2',
      'https://a.example/1',
    ])
    for (const { row, url } of found.latest) expect(messageText(chat, row)).toContain(url)
    expect(links(chat, undefined, { most: 2 })).toMatchObject({ totalDomains: 3, links: 5, domains: [{}, {}], latest: [{}, {}] })
  })
})

test.each([
  ['an empty chat', chatOf('')],
  ['one without texts', chatOf('mon 09:00 Ana: [media]\nmon 09:01 Ben: [deleted] This message was deleted')],
  ['a word that never ends', said('a'.repeat(200_000), '😂'.repeat(20_000), `https://x.example/${'x'.repeat(100_000)}`)],
  ['words of nothing but marks', said('\u0301\u0301\u0301', '\u200d\u200d', '___', "'''", '..', '\u202e\u202d')],
])('of %s there is an answer, and counts are no less than none', (_, chat) => {
  const { words } = wordList(chat, undefined, ALL)
  expect(words.every(({ count, messages }) => count > 0 && messages > 0)).toBe(true)
  expect(emojiList(chat).emojis.every(({ count }) => count > 0)).toBe(true)
  expect(phraseList(chat).phrases).toEqual([])
  expect(links(chat).links).toBeGreaterThanOrEqual(0)
})
