import { expect, test } from 'vitest'
import { chatFrom } from '#testing/chat-of.ts'
import { words } from '#words/words.ts'
import { spoken } from './words-by-message.ts'

const saying = (...texts: readonly string[]) => chatFrom(texts.map((text, i) => ({ time: 1_600_000_000 + i, author: 'Ana', text })))

/** The words of each message, in order. */
function wordsOf(...texts: readonly string[]): string[] {
  const chat = saying(...texts)
  const { start, tokens, size, further } = spoken(chat)
  const { dictionary } = words(chat)
  expect(size).toBe(dictionary.size + further.length)
  const textOf = (token: number): string => (token < dictionary.size ? dictionary.text(token) : further[token - dictionary.size])
  return texts.map((_, row) => Array.from(tokens.subarray(start[row], start[row + 1]), textOf).join(' '))
}

test.each([
  ['hello 今日は 😂 散歩 ok', 'hello 今日 😂 散歩 ok'],
  ['https://a.example/あ 桜が好き', 'https://a.example/あ 桜 好き'],
  ['桜が好き www.b.example', '桜 好き www.b.example'],
  ['桜が https://a.example/東京 好き https://a.example/大阪、猫です', '桜 https://a.example/東京 好き https://a.example/大阪 猫'],
  ['https://a.example/猫 猫です', 'https://a.example/猫 猫'],
  ['桜が ok 好き ok', '桜 ok 好き ok'],
  ['しましょう', ''],
  ['コーヒー飲みたい', 'コーヒー 飲みたい'],
  ['12 桜です', '12 桜'],
])('with kana a message has the words a reader names, others where they were: %s', (text, expected) => {
  expect(wordsOf(text)).toEqual([expected])
})

test('each message has its own words, those without kana the tokens of the search', () => {
  expect(wordsOf('散歩しましょう', 'heron _tin_', '', '散歩しましょう', '東京', '東京に行きたい')).toEqual([
    '散歩',
    ['heron', '_tin_'].join(' '),
    '',
    '散歩',
    '東京',
    '東京 行きたい',
  ])
})

test.each(['heron', '我们一起去', 'ㄅㄆㄇ', '〆', '々'])('where no message has kana they are the tokens themselves: %s', (text) => {
  const chat = saying(text, 'and more')
  const { start, tokens, size, further } = spoken(chat)
  const known = words(chat)
  expect([tokens === known.tokens, start === known.start, size, further]).toEqual([true, true, known.dictionary.size, []])
})

test.each(['ぁぁ', 'さくら', 'ァァ', 'ヴヴ', 'ーー'])('any kana makes a chat one of readers’ words: %s', (text) => {
  const chat = saying(text)
  expect(spoken(chat).tokens).not.toBe(words(chat).tokens)
})

test('one word has one number, whether the search knows it or not', () => {
  const chat = saying('散歩しましょう', '散歩が好き', '好きです', '東京')
  const { tokens, start, further } = spoken(chat)
  const [walk, again, like, too] = [tokens[start[0]], tokens[start[1]], tokens[start[1] + 1], tokens[start[2]]]
  expect([walk, like]).toEqual([again, too])
  expect(new Set(further).size).toBe(further.length)
})

test('many words have room, more than the search has tokens', () => {
  const many = Array.from({ length: 400 }, () => '桜').join('が')
  expect(wordsOf(`${many}が`)[0].split(' ')).toEqual(Array.from({ length: 400 }, () => '桜'))
})

test('in a text of more than 5,000 characters other scripts come first', () => {
  const long = `桜が好き${'、'.repeat(5000)} heron`
  expect([wordsOf(long), wordsOf('桜が好き heron')]).toEqual([['heron 桜 好き'], ['桜 好き heron']])
})
