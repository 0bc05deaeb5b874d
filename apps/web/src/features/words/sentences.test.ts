import { examples } from '@convostat/figures/examples'
import { expect, test } from 'vitest'
import type { Comparison, Style } from './answers.ts'
import {
  compareSentence,
  emojiSentence,
  linkSentence,
  mostSaidFirst,
  namedFirst,
  phraseSentence,
  styleSentence,
  topicSentence,
  wordSentence,
} from './sentences.ts'

const plain = (sentence: string) => sentence.replace(/[\u2068\u2069]/g, '')

test('the cloud says what is most frequent, and what next', () => {
  expect(plain(wordSentence(examples.words))).toBe('“night” comes up most, 940 times, then “love”.')
  expect(plain(wordSentence({ ...examples.words, words: [{ word: 'hi', count: 1, messages: 1, is_name: false }] }))).toBe(
    '“hi” comes up most, once.',
  )
  expect(wordSentence({ ...examples.words, words: [] })).toBe('There are no words to count here.')
})

test('nothing is called most frequent, or next, that is as frequent as others', () => {
  const counted = (...counts: number[]) =>
    counts.map((count, i) => ({ word: `w${i}`, emoji: `e${i}`, phrase: `p${i}`, count, messages: count, is_name: false }))
  const said = (...counts: number[]) => plain(wordSentence({ ...examples.words, words: counted(...counts) }))
  expect([said(3, 2, 2), said(3, 3, 1), said(3, 3, 3, 1), said(1, 1), said(1)]).toEqual([
    '“w0” comes up most, 3 times.',
    '“w0” and “w1” come up most, 3 times each.',
    'Several words come up most, 3 times each.',
    'No word comes up more than once.',
    '“w0” comes up most, once.',
  ])
  const sent = (...counts: number[]) =>
    emojiSentence({ ...examples.emojis, emojis: counted(...counts), messages: 10, messages_with_emojis: 3 })
  expect([sent(3, 2), sent(3, 3, 1), sent(1, 1, 1)].map(({ shown, sentence }) => [...shown, sentence].join(' '))).toEqual([
    'e0 was sent most, 3 times; 30% of the messages have an emoji.',
    'e0 e1 were sent most, 3 times each; 30% of the messages have an emoji.',
    'Several emoji were sent most, once each; 30% of the messages have an emoji.',
  ])
  const phrases = (...counts: number[]) => plain(phraseSentence({ phrases: counted(...counts), languages: [], messages: 9 }))
  expect([phrases(4, 4, 3), phrases(4, 4, 4)]).toEqual([
    '“p0” and “p1” are the most common phrases, 4 times each.',
    'Several phrases are equally common, 4 times each.',
  ])
})

test('a word within a sentence turns nothing round', () => {
  const [word] = [{ word: 'שלום', count: 2, messages: 2, is_name: false }]
  expect(wordSentence({ ...examples.words, words: [word] })).toBe('“\u2068שלום\u2069” comes up most, twice.')
})

test('phrases are ordered by how often they are said, of equal ones the stronger first, and the sentence is about the first', () => {
  const phrase = (text: string, count: number) => ({ phrase: text, count, messages: count })
  const list = mostSaidFirst({
    phrases: [phrase('of course', 4), phrase('good night', 6), phrase('tea time', 6)],
    languages: [],
    messages: 9,
  })
  expect(list.phrases.map(({ phrase }) => phrase)).toEqual(['good night', 'tea time', 'of course'])
  expect(plain(phraseSentence(list))).toBe('“good night” and “tea time” are the most common phrases, 6 times each.')
})

test('emoji say how many messages have one', () => {
  expect(emojiSentence(examples.emojis).sentence).toBe('was sent most, 620 times; 23% of the messages have an emoji.')
})

const leans = (person: string, word?: string, z = 3): Comparison['people'][number] => ({
  person,
  messages: 10,
  words: word === undefined ? [] : [{ word, count: 5, others: 0, z, is_name: false }],
  emojis: [],
})

test('two people have a word each; of more people the surest word is named, and the only one where there is no other', () => {
  const said = (...people: Comparison['people']) => plain(compareSentence({ people, total_people: people.length, languages: [] }))
  expect(said(leans('Ana', 'sea'), leans('Ben', 'hill'))).toBe('Ana’s word is “sea”, Ben’s is “hill”.')
  expect(said(leans('Ana'), leans('Ben', 'hill'))).toBe('Ben says “hill” much more than Ana.')
  expect(said(leans('Ana'), leans('Ben', 'hill'), leans('Cem'))).toBe('Ben says “hill” much more than the others.')
  expect(said(leans('Ana', 'sea'), leans('Ben', 'hill'), leans('Cem', 'sky'))).toBe('Ana says “sea” much more than the others.')
  expect(said(leans('Ana', 'sea'), leans('Ben', 'hill', 9), leans('Cem', 'sky', 8))).toBe('Ben says “hill” much more than the others.')
  expect(said(leans('Ana', 'sea'), leans('Ben', 'hill', 9))).toBe('Ana’s word is “sea”, Ben’s is “hill”.')
  expect(said(leans('Ana'))).toBe('No one clearly says any word more than the others.')
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

test('most links lead somewhere only where it is more than half of them', () => {
  const said = (...counts: number[]) => {
    const domains = counts.map((count, at) => ({ domain: `${'abc'[at]}.example`, count, messages: count }))
    return plain(
      linkSentence({ ...examples.links, domains, total_domains: domains.length, links: counts.reduce((sum, count) => sum + count, 0) }),
    )
  }
  expect(said(4, 2)).toBe('Most links lead to a.example: 4 of 6 links.')
  expect(said(3, 2, 1)).toBe('Half of the 6 links lead to a.example.')
  expect(said(2, 2)).toBe('4 links go to 2 different sites.')
  expect(said(3, 2, 2)).toBe('a.example is linked most often: 3 of 7 links.')
  expect(said(1, 1, 1)).toBe('3 links go to 3 different sites.')
  expect(said(5)).toBe('Every link leads to a.example: 5 links.')
})

test('who writes longer is said where it is clear, of those who write often enough', () => {
  const said = (...people: Style['people']) => {
    const { person: _, ...everyone } = people[0]
    return plain(styleSentence({ lengths, everyone, people }))
  }
  expect(said(writes('Ana', 40), writes('Ben', 12))).toBe('Ana’s messages are longer than Ben’s: typically 40 letters against 12.')
  expect(said(writes('Ana', 40), writes('Ben', 38))).toBe(
    'The messages of Ana and Ben are about the same length: half have at most 40 letters.',
  )
  expect(said(writes('Ana', 40), writes('Ben', 12), writes('Cem', 400, 1))).toContain('Ana’s messages are longer than Ben’s')
  expect(said(writes('Ana', 40), writes('Ben', null))).toBe('Half of Ana’s messages have at most 40 letters.')
  expect(said(writes('Ana', null))).toBe('No one wrote a text here.')
  expect(said(writes('Ana', 40), writes('Ben', 12), writes('Cem', 60))).toBe(
    'Cem writes the longest messages, Ben the shortest: typically 60 letters against 12.',
  )
  expect(said(writes('Ana', 40), writes('Ben', 12), writes('Cem', 12))).toBe(
    'Ana’s messages are longer than Cem’s: typically 40 letters against 12.',
  )
  expect(said(writes('Ana', null), writes('Ben', 39), writes('Cem', 40))).toBe('Half of Ben’s messages have at most 39 letters.')
})

test('people named by the sentence are the first in a group; two keep their order', () => {
  const order = (...people: Style['people']) => namedFirst(people).map(({ person }) => person)
  const [ana, ben, cem, dan] = [writes('Ana', 40), writes('Ben', 12), writes('Cem', 60), writes('Dan', 30)]
  expect(order(ana, dan, ben, cem)).toEqual(['Cem', 'Ben', 'Ana', 'Dan'])
  expect(order(ben, ana)).toEqual(['Ben', 'Ana'])
  expect(order(writes('Eve', null), ana, writes('Fay', 41))).toEqual(['Ana', 'Eve', 'Fay'])
  expect(order(writes('Eve', null), writes('Fay', null), writes('Gus', null))).toEqual(['Eve', 'Fay', 'Gus'])
})

test('the biggest topic is quoted with a comma between its words', () => {
  const { topics } = examples.topics
  const named = { ...examples.topics, topics: [{ ...topics[0], name: 'bath · Godfrey · wine', share: 0.094 }] }
  expect(plain(topicSentence(named))).toBe('The biggest topic is “bath, Godfrey, wine”, with 9.4% of the talk.')
})
