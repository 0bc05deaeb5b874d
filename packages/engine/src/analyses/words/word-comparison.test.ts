import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Chat } from '#chat/chat.ts'
import { select } from '#chat/selection.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { leaning } from './log-odds.ts'
import { wordComparison } from './word-comparison.ts'

const by = (texts: readonly (readonly [author: string, text: string])[]): Chat =>
  chatFrom(texts.map(([author, text], i) => ({ time: 1_600_000_000 + i, author, text })))
const often = (times: number, author: string, text: string): [string, string][] => Array.from({ length: times }, () => [author, text])

/** The slow way, of words between blanks and of emoji: everyone's words against all others', those that stand out. */
function slowly(texts: readonly (readonly [string, string])[], pattern: RegExp, counted: (author: string) => boolean) {
  const said = texts
    .filter(([author]) => counted(author))
    .flatMap(([author, text]) =>
      text
        .split(' ')
        .filter((word) => pattern.test(word))
        .map((word) => ({ author, word })),
    )
  const firstMet = [...new Set(texts.flatMap(([, text]) => text.split(' ')))]
  return (person: string, above = 0) => {
    const own = said.filter(({ author }) => author === person)
    const others = said.filter(({ author }) => author !== person)
    return firstMet
      .map((text) => {
        const [count, rest] = [own, others].map((all) => all.filter(({ word }) => word === text).length)
        return { text, count, others: rest, z: count < 3 ? 0 : leaning(count, own.length, rest, others.length) }
      })
      .filter(({ z, count, others }) => z >= 1.96 && count > above * (count + others))
      .sort((a, b) => b.z - a.z || b.count - a.count)
  }
}

test('what sets each person apart from all others is as slow counting has it, for any people chosen', () => {
  const people = ['Dee', 'Eve', 'Flo']
  const pieces = ['heron', 'tin', 'boat', 'lake', 'gate', '😂', '🌙', '12']
  const line = fc.tuple(
    fc.constantFrom(...people),
    fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.constantFrom('heron', '😂')), { minLength: 1, maxLength: 6 })
      .map((all) => all.join(' ')),
  )
  const skewed = fc
    .tuple(fc.constantFrom(...people), fc.constantFrom(...pieces), fc.integer({ min: 1, max: 12 }))
    .map(([a, p, n]) => often(n, a, p))
  let found = 0
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), fc.array(skewed, { maxLength: 5 }), fc.subarray(people), (some, more, chosen) => {
      const texts = [...some, ...more.flat()]
      const chat = by(texts)
      const isCounted = (author: string): boolean => chosen.length === 0 || chosen.includes(author)
      const answer = wordComparison(chat, select(chat, { authors: chosen }), { all: true, most: 4 })
      const messagesOf = (person: string): number => texts.filter(([author]) => author === person).length
      const writers = [...new Set(texts.map(([author]) => author))].filter(isCounted).sort((a, b) => messagesOf(b) - messagesOf(a))
      expect(answer.totalPeople).toBe(writers.length)
      expect(answer.people.map(({ person, messages }) => [person, messages])).toEqual(writers.map((person) => [person, messagesOf(person)]))
      const [ofWords, ofEmoji] = [/^[a-z]/, /^[😂🌙]/u].map((pattern) => slowly(texts, pattern, isCounted))
      for (const { person, words, emojis } of answer.people) {
        const alone = writers.length < 2
        const all = texts.filter(([author]) => isCounted(author)).length
        const plain = (all: ReturnType<typeof ofWords>) =>
          alone ? [] : all.slice(0, 4).map(({ text, count, others }) => [text, count, others])
        expect(words.map(({ word, count, others }) => [word, count, others])).toEqual(plain(ofWords(person)))
        expect(emojis.map(({ emoji, count, others }) => [emoji, count, others])).toEqual(plain(ofEmoji(person, messagesOf(person) / all)))
        for (const [i, { z }] of words.entries()) expect(z).toBeCloseTo(ofWords(person)[i].z, 9)
        found += words.length + emojis.length
      }
    }),
    { numRuns: 150 },
  )
  expect(found).toBeGreaterThan(50)
})

describe('a whole answer', () => {
  const texts = [...often(9, 'Dee', 'Heron eve 🌙'), ...often(12, 'Eve', 'boat 😂'), ...often(4, 'Flo', 'lake')]

  test('is of everyone: their messages, words and emoji, and who is named', () => {
    const { people, totalPeople, languages } = wordComparison(by(texts), undefined, { all: true })
    expect([totalPeople, languages]).toEqual([3, []])
    const z = (own: number, ownWords: number): number => leaning(own, ownWords, 0, 34 - ownWords)
    expect(people).toEqual([
      {
        person: 'Eve',
        messages: 12,
        words: [{ word: 'boat', isName: false, count: 12, others: 0, z: z(12, 12) }],
        emojis: [{ emoji: '😂', count: 12, others: 0, z: leaning(12, 12, 0, 9) }],
      },
      {
        person: 'Dee',
        messages: 9,
        words: [
          { word: 'Heron', isName: false, count: 9, others: 0, z: z(9, 18) },
          { word: 'eve', isName: true, count: 9, others: 0, z: z(9, 18) },
        ],
        emojis: [{ emoji: '🌙', count: 9, others: 0, z: leaning(9, 9, 0, 12) }],
      },
      { person: 'Flo', messages: 4, words: [{ word: 'lake', isName: false, count: 4, others: 0, z: z(4, 4) }], emojis: [] },
    ])
  })

  test('is of those asked for, and no longer than was asked', () => {
    const { people, totalPeople } = wordComparison(by(texts), undefined, { people: ['Flo', 'Dee', 'Nobody'], most: 1 })
    expect(people.map(({ person, words }) => [person, words.map(({ word }) => word)])).toEqual([
      ['Dee', ['Heron']],
      ['Flo', ['lake']],
    ])
    expect(totalPeople).toBe(3)
    expect(wordComparison(by(texts), undefined, { people: [] }).people).toEqual([])
  })

  test('calls no emoji theirs that the others send more often in as many messages', () => {
    const of = (boats: number) => [
      ...often(3, 'Dee', '🪿'),
      ...often(boats, 'Dee', 'boat'),
      ...often(11, 'Eve', '🪿'),
      ...often(89, 'Eve', '😂'),
    ]
    const emojisOf = (boats: number) =>
      wordComparison(by(of(boats))).people.map(({ person, emojis }) => [person, emojis.map(({ emoji }) => emoji)])
    expect(emojisOf(80)).toEqual([
      ['Eve', ['😂']],
      ['Dee', []],
    ])
    // In fewer messages the same three are more.
    expect(emojisOf(20)).toEqual([
      ['Eve', ['😂']],
      ['Dee', ['🪿']],
    ])
  })

  test('lists 20 of each where nothing else is asked', () => {
    const many = Array.from({ length: 25 }, (_, i) => often(9, 'Dee', `word${i}`)).flat()
    const [{ words }] = wordComparison(by([...many, ...often(200, 'Eve', 'boat lake')])).people.filter(({ person }) => person === 'Dee')
    expect(words.length).toBe(20)
  })
})
