import { examples } from '@convostat/figures/examples'
import { expect, test } from 'vitest'
import type { Comparison, Style } from './answers.ts'
import { compareSentence, emojiSentence, mostSaidFirst, phraseSentence, styleSentence, wordSentence } from './sentences.ts'

const plain = (sentence: string) => sentence.replace(/[\u2068\u2069]/g, '')

test('the cloud says what is most frequent, and what next', () => {
  expect(plain(wordSentence(examples.words))).toBe('“night” is said most, 940 times, then “love”.')
  expect(plain(wordSentence({ ...examples.words, words: [{ word: 'hi', count: 1, messages: 1, is_name: false }] }))).toBe(
    '“hi” is said most: once.',
  )
  expect(wordSentence({ ...examples.words, words: [] })).toBe('There are no words to count here.')
})

test('a word within a sentence turns nothing round', () => {
  const [word] = [{ word: 'שלום', count: 2, messages: 2, is_name: false }]
  expect(wordSentence({ ...examples.words, words: [word] })).toBe('“\u2068שלום\u2069” is said most: twice.')
})

test('phrases are ordered by how often they are said, of equal ones the stronger first, and the sentence is about the first', () => {
  const phrase = (text: string, count: number) => ({ phrase: text, count, messages: count })
  const list = mostSaidFirst({
    phrases: [phrase('of course', 4), phrase('good night', 6), phrase('tea time', 6)],
    languages: [],
    messages: 9,
  })
  expect(list.phrases.map(({ phrase }) => phrase)).toEqual(['good night', 'tea time', 'of course'])
  expect(plain(phraseSentence(list))).toBe('“good night” is the phrase said most: 6 times.')
})

test('emoji say how many messages have one', () => {
  expect(emojiSentence(examples.emojis)).toBe('was sent most, 620 times; 23% of the messages have an emoji.')
})

const leans = (person: string, ...words: string[]): Comparison['people'][number] => ({
  person,
  messages: 10,
  words: words.map((word) => ({ word, count: 5, others: 0, z: 3, is_name: false })),
  emojis: [],
})

test('two people lean to a word each; of more, or where one leans to nothing, one is named', () => {
  const said = (...people: Comparison['people']) => plain(compareSentence({ people, total_people: people.length, languages: [] }))
  expect(said(leans('Ana', 'sea'), leans('Ben', 'hill'))).toBe('Ana’s word is “sea”, Ben’s is “hill”.')
  expect(said(leans('Ana'), leans('Ben', 'hill'))).toBe('Ben says “hill” much more than the others.')
  expect(said(leans('Ana', 'sea'), leans('Ben', 'hill'), leans('Cem', 'sky'))).toBe('Ana says “sea” much more than the others.')
  expect(said(leans('Ana'))).toBe('No one says anything clearly more than the others.')
})

const [lengths] = [[{ from: 1, to: null }]]
const writes = (person: string, median: number | null, texts = 20): Style['people'][number] => ({
  person,
  messages: texts,
  texts: median === null ? 0 : texts,
  median_length: median,
  mean_length: median,
  mean_words: 1,
  longest: null,
  emoji_share: null,
  question_share: null,
  link_share: null,
  caps_share: null,
  distinct_words_per_1000: null,
  histogram: [texts],
})

test('who writes longer is said where it is clear, of those who write often enough', () => {
  const said = (...people: Style['people']) => {
    const { person: _, ...everyone } = people[0]
    return plain(styleSentence({ lengths, everyone, people }))
  }
  expect(said(writes('Ana', 40), writes('Ben', 12))).toBe(
    'Ana writes longer messages, half of them over 40 letters; Ben shorter ones, half of them at most 12 letters.',
  )
  expect(said(writes('Ana', 40), writes('Ben', 38))).toBe(
    'Ana and Ben write about equally long: half of the messages have at most 40 letters.',
  )
  expect(said(writes('Ana', 40), writes('Ben', 12), writes('Cem', 400, 1))).toContain('Ana writes longer messages')
  expect(said(writes('Ana', 40), writes('Ben', null))).toBe('Half of Ana’s messages have at most 40 letters.')
  expect(said(writes('Ana', null))).toBe('No one wrote a text here.')
})
