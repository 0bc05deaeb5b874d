import { DAY } from '@convostat/format/seconds'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Chat, type Kind, kinds } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { words } from '#words/words.ts'
import { FEWEST_MESSAGES, MOST_WORDS, sampleOf } from './sample.ts'

const pieces = ['heron', 'Heron', 'HÉRON', 'tin', "don't", 'don’t', 'pa·ra', 'x2', '12', '🎂', 'https://a.example/tin', '猫']
const foldedPlainly = (word: string): string => word.toLowerCase().replaceAll('é', 'e').replaceAll('’', "'")
const isWord = (word: string): boolean => /^(?!x2)[a-z'·猫]+$/.test(word)

interface Said {
  text: string
  day: number
  author: string
  kind: Kind
}
const anyTalk: fc.Arbitrary<Said[]> = fc
  .array(
    fc.record({
      text: fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }).map((all) => all.join(' ')),
      day: fc.nat(3),
      author: fc.constantFrom('Ana', 'Ben', 'Cem'),
      kind: fc.oneof({ weight: 5, arbitrary: fc.constant<Kind>('text') }, fc.constantFrom(...kinds)),
    }),
    { maxLength: 30 },
  )
  .map((all) => all.sort((a, b) => a.day - b.day))

const chatSaying = (talk: readonly Said[]): Chat =>
  chatFrom(talk.map(({ day, ...line }, i) => ({ ...line, time: (18_000 + day) * DAY + i })))

test('of few messages all texts and captions are looked at: each word with its messages and its days, most first', () => {
  fc.assert(
    fc.property(anyTalk, fc.nat(10), fc.option(fc.constantFrom('Ana', 'Ben')), (talk, skipped, only) => {
      const chat = chatSaying(talk)
      const from = Math.min(skipped, talk.length)
      const selection: Selection = {
        from,
        to: talk.length,
        authors: only === null ? null : Uint8Array.from(chat.participants, (name) => Number(name === only)),
      }
      const rows = talk.flatMap(({ author, kind }, row) =>
        row >= from && (kind === 'text' || kind === 'media') && (only === null || author === only) ? [row] : [],
      )
      const sample = sampleOf(chat, selection)
      expect(Array.from(sample.rows)).toEqual(rows)
      expect(sample.isWhole).toBe(true)
      expect(sample.total).toBe(rows.reduce((sum, row) => sum + talk[row].text.split(' ').length, 0))
      const found = new Map<string, Set<number>[]>()
      for (const row of rows)
        for (const piece of new Set(talk[row].text.split(' '))) {
          const word = foldedPlainly(piece)
          if (!isWord(word)) continue
          // Spellings that the search keeps apart count their messages apart, too.
          const spelling = piece.toLowerCase()
          const known = found.get(word) ?? []
          found.set(word, known)
          const same = spellingsOf(word).indexOf(spelling)
          known[same] = (known[same] ?? new Set()).add(row)
        }
      const expected = [...found].map(([text, spellings]) => {
        const sets = Object.values(spellings)
        return {
          text,
          messages: sets.reduce((sum, { size }) => sum + size, 0),
          days: Math.max(...sets.map((set) => new Set([...set].map((row) => talk[row].day)).size)),
        }
      })
      expected.sort((a, b) => b.messages - a.messages || (a.text < b.text ? -1 : 1))
      expect(sample.words.map(({ text, messages, days }) => ({ text, messages, days }))).toEqual(expected)
    }),
    { numRuns: 200 },
  )
})

const spellingsOf = (word: string): string[] => (word === 'heron' ? ['heron', 'héron'] : word === "don't" ? ["don't", 'don’t'] : [word])

test('each token knows the place of its word, and what is none has no place', () => {
  const chat = chatSaying([{ text: 'tin Heron héron 12 🎂 heron', day: 0, author: 'Ana', kind: 'text' }])
  const { words: found, wordOf, said } = sampleOf(chat, everything(chat))
  const { dictionary, tokens } = words(chat)
  expect(Array.from(tokens, (token) => [dictionary.text(token), found[wordOf[token]]?.text])).toEqual([
    ['tin', 'tin'],
    ['heron', 'heron'],
    ['héron', 'heron'],
    ['12', undefined],
    ['🎂', undefined],
    ['heron', 'heron'],
  ])
  expect(wordOf[dictionary.find('12')]).toBe(-1)
  expect(said.tokens).toBe(tokens)
})

test('words beyond the dictionary are counted as they are', () => {
  const chat = chatSaying([
    { text: 'a b', day: 0, author: 'Ana', kind: 'text' },
    { text: 'c', day: 1, author: 'Ana', kind: 'text' },
  ])
  const { size } = words(chat).dictionary
  const said = { start: Uint32Array.of(0, 2, 3), tokens: Uint32Array.of(size, size + 1, size), further: ['食べ', '12'] }
  const sample = sampleOf(chat, everything(chat), undefined, said)
  expect(sample.words).toMatchObject([{ text: '食べ', messages: 2, days: 2 }])
  expect([sample.total, sample.wordOf[size], sample.wordOf[size + 1], sample.wordOf.length]).toEqual([3, 0, -1, size + 2])
})

describe('of many messages', () => {
  const ten = (count: number): Chat =>
    chatSaying(Array.from({ length: count }, () => ({ text: 'a b c d e f g h i j', day: 0, author: 'Ana', kind: 'text' })))

  test.each([
    [10, 100, 1],
    [10, 99, 2],
    [10, 50, 2],
    [10, 49, 3],
    [30, 100, 3],
    [30, 1000, 1],
  ])('%i of ten words, %i words to look at: one in %i', (count, most, stride) => {
    const { rows, isWhole, total } = sampleOf(ten(count), { from: 0, to: count, authors: null }, most)
    expect(Array.from(rows)).toEqual(Array.from({ length: Math.ceil(count / stride) }, (_, i) => i * stride))
    expect([isWhole, total]).toEqual([stride === 1, rows.length * 10])
  })

  test('of a selection its own words decide, and its first message is the first', () => {
    expect(Array.from(sampleOf(ten(30), { from: 11, to: 21, authors: null }, 50).rows)).toEqual([11, 13, 15, 17, 19])
  })

  test.each([
    [29_990, 1],
    [30_000, FEWEST_MESSAGES],
  ])('of %i words a word is one from %i messages on', (tokens, fewest) => {
    const line = (text: string): Said => ({ text, day: 0, author: 'Ana', kind: 'text' })
    const rare = [1, 2, 3].flatMap((times) => Array.from({ length: times }, () => line(`${'abc'[times - 1]}word fill fill fill fill`)))
    const chat = chatSaying([...rare, ...Array.from({ length: (tokens - 30) / 10 }, () => line('fill '.repeat(10)))])
    const { words, total } = sampleOf(chat, everything(chat))
    expect(total).toBe(tokens)
    expect(words.map(({ text }) => text)).toEqual(['fill', ...['cword', 'bword', 'aword'].slice(0, 4 - fewest)])
  })

  test('no more words are kept than have a number', () => {
    const letters = (n: number): string =>
      [26 ** 3, 26 ** 2, 26, 1].map((step) => String.fromCharCode(97 + (Math.floor(n / step) % 26))).join('')
    const all = Array.from({ length: MOST_WORDS + 5 }, (_, i) => letters(i))
    const chat = chatSaying([
      { text: all.join(' '), day: 0, author: 'Ana', kind: 'text' },
      { text: all.slice(-3).join(' '), day: 0, author: 'Ana', kind: 'text' },
    ])
    const { words } = sampleOf(chat, everything(chat))
    expect(words.length).toBe(MOST_WORDS)
    expect(words.slice(0, 4).map(({ text }) => text)).toEqual([...all.slice(-3), 'aaaa'])
  })
})
