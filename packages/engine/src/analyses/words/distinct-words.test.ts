import { expect, test } from 'vitest'
import type { Kind } from '#chat/chat.ts'
import { everything, type Selection, select } from '#chat/selection.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { randomNumbers } from '#testing/random-chat.ts'
import { distinctWords } from './distinct-words.ts'
import { spoken } from './words-by-message.ts'

interface Said {
  author: string
  text: string
  kind?: Kind
}

/** The mean over each full thousand, one word at a time. */
function slowly(words: readonly string[]): number | null {
  const sizes: number[] = []
  for (let from = 0; from + 1000 <= words.length; from += 1000) sizes.push(new Set(words.slice(from, from + 1000)).size)
  return sizes.length === 0 ? null : sizes.reduce((sum, size) => sum + size, 0) / sizes.length
}

function found(talk: readonly Said[], selected?: (chat: ReturnType<typeof chatFrom>) => Selection) {
  const chat = chatFrom(talk.map((line, i) => ({ ...line, time: 1_600_000_000 + i })))
  const { start } = spoken(chat)
  const selection = selected?.(chat) ?? everything(chat)
  const tokens = chat.participants.map(() => 0)
  for (let row = selection.from; row < selection.to; row++)
    if (selection.authors?.[chat.author[row]] !== 0 && talk[row].kind !== 'poll') tokens[chat.author[row]] += start[row + 1] - start[row]
  const { everyone, people } = distinctWords(chat, selection, tokens)
  return { everyone, people: Object.fromEntries(people.map((each, person) => [chat.participants[person], each])) }
}

const random = randomNumbers(7)
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]
const vocabulary = [
  ...Array.from({ length: 700 }, (_, i) => `heron${i}`),
  ...['_tin_boat_', 'lake.gate', 'HERON1', '12', '😂', 'https://e.example/a'],
]
/** 900 messages of up to nine words by three people; one of them says little. */
const talk: readonly Said[] = Array.from({ length: 900 }, () => ({
  author: pick(['Ana', 'Ana', 'Ben', 'Ana', 'Ben', 'Cem']),
  text: Array.from({ length: 1 + Math.floor(random() * 9) }, () => pick([pick(vocabulary), pick(vocabulary.slice(-6))])).join(' '),
  kind: random() < 0.1 ? 'poll' : random() < 0.1 ? 'media' : 'text',
}))
const wordsOf = (some: readonly Said[]): string[] =>
  some
    .filter(({ kind }) => kind !== 'poll')
    .flatMap(({ text }) => text.split(' ').filter((word) => !word.startsWith('https')))
    .flatMap((word) => word.toLowerCase().split(/[^a-z0-9]+/))
    .filter((word) => /[a-z]/.test(word))

test('of everyone and of each person, texts and captions alone', () => {
  const expected = slowly(wordsOf(talk))
  expect(expected).toBeGreaterThan(100)
  expect(found(talk)).toEqual({
    everyone: expected,
    people: Object.fromEntries(
      [...new Set(talk.map(({ author }) => author))].map((person) => [
        person,
        slowly(wordsOf(talk.filter(({ author }) => author === person))),
      ]),
    ),
  })
})

test('of those selected', () => {
  const ofBen = talk.filter(({ author }) => author === 'Ben')
  expect(found(talk, (chat) => select(chat, { authors: ['Ben'] }))).toEqual({
    everyone: slowly(wordsOf(ofBen)),
    people: { Ana: null, Ben: slowly(wordsOf(ofBen)), Cem: null },
  })
  const some = talk.slice(100, 800)
  expect(found(talk, () => ({ from: 100, to: 800, authors: null })).everyone).toBe(slowly(wordsOf(some)))
})

test.each([
  [999, null],
  [1000, 1],
  [1999, 1],
])('of %i times one word: %s', (times, distinct) => {
  const lines = Array.from({ length: times }, (): Said => ({ author: 'Ana', text: 'heron' }))
  expect(found(lines)).toEqual({ everyone: distinct, people: { Ana: distinct } })
  expect(found([...lines, { author: 'Ben', text: 'tin' }, { author: 'Ben', text: '12' }])).toMatchObject({
    people: { Ana: distinct, Ben: null },
  })
})

test('a token of several words may fill a thousand of who wrote fewer tokens', () => {
  const lines = Array.from({ length: 250 }, (_, i): Said => ({ author: 'Ana', text: `_a${i}_b${i % 10}_c_d_` }))
  expect(found([...lines, { author: 'Ben', text: 'tin' }])).toEqual({ everyone: 262, people: { Ana: 262, Ben: null } })
})
