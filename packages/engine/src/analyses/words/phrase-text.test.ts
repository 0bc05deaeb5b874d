import { expect, test } from 'vitest'
import { sampleOf } from '#analyses/suggestions/sample.ts'
import { everything } from '#chat/selection.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { phraseText } from './phrase-text.ts'
import { spoken } from './words-by-message.ts'

/** How a phrase of these words is searched for in a chat of these texts. */
function searchedFor(words: readonly string[], texts: readonly string[]): string | null {
  const chat = chatFrom(texts.map((text, i) => ({ time: 1_600_000_000 + i, author: 'Ana', text })))
  const sample = sampleOf(chat, everything(chat), undefined, spoken(chat))
  return phraseText(
    chat,
    sample,
    words.map((word) => sample.words.findIndex(({ text }) => text === word)),
  )
}
const birthday = ['誕生日', 'おめでとう']
const often = (times: number, text: string): string[] => Array.from({ length: times }, () => text)

test.each([
  ['as most messages have it', birthday, ['誕生日 おめでとう', '誕生日おめでとう', '誕生日 おめでとう'], '誕生日 おめでとう'],
  ['of as many the first', birthday, ['誕生日おめでとう', '誕生日　おめでとう'], '誕生日おめでとう'],
  ['with the blank that is there', birthday, ['誕生日　おめでとう'], '誕生日　おめでとう'],
  [
    'by those that have nothing else between',
    birthday,
    ['誕生日、おめでとう', '誕生日、おめでとう', '誕生日 おめでとう'],
    '誕生日 おめでとう',
  ],
  ['not at all where they never stand so', birthday, ['誕生日、おめでとう'], null],
  ['not at all where they stand in different messages', birthday, ['誕生日です', 'おめでとう'], null],
  ['with one space where the script has spaces', ['blue', 'heron'], ['blue, heron'], 'blue heron'],
])('a phrase is searched for %s', (_, words, texts, text) => {
  expect(searchedFor(words, texts)).toBe(text)
})

test('25 to 49 messages decide, at even distances', () => {
  const texts = (count: number) =>
    Array.from({ length: count }, (_, i) => (i % 2 === 0 && i < 48 ? '誕生日 おめでとう' : '誕生日おめでとう'))
  expect([searchedFor(birthday, texts(49)), searchedFor(birthday, texts(50))]).toEqual(['誕生日おめでとう', '誕生日 おめでとう'])
})

test('of each message the first 20,000 characters', () => {
  const far = (units: number): string[] => [...often(1, '誕生日おめでとう'), ...often(2, `${'.'.repeat(units)}誕生日 おめでとう`)]
  expect([searchedFor(birthday, far(20_000 - 9)), searchedFor(birthday, far(20_000 - 8))]).toEqual([
    '誕生日 おめでとう',
    '誕生日おめでとう',
  ])
})
