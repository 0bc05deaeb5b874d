import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchRows } from '#search/search.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { phraseList } from '../phrase-list.ts'
import { wordList } from '../word-list.ts'
import { japaneseWords } from './japanese-words.ts'
import { phraseEnds } from './phrase-ends.ts'

const said = (text: string): string =>
  japaneseWords(text)
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['今日は天気です', '今日は|天気です'],
  ['誕生日おめでとう', '誕生日|おめでとう'],
  ['お茶を飲みながら話しましょう', 'お茶を|飲みながら|話しましょう'],
])('a phrase is a word with what grammar puts behind it: %s', (text, phrases) => {
  const ends = [0, ...phraseEnds(text, 0, text.length), text.length]
  expect(
    ends
      .slice(1)
      .map((end, i) => text.slice(ends[i], end))
      .join('|'),
  ).toBe(phrases)
})

test.each([
  ['おはようございます！', 'おはよう'],
  ['明日一緒に買い物しましょう', '明日 一緒 買い物'],
  ['お茶を飲みながら話しましょう', 'お茶 飲み 話しましょう'],
  ['昨日の映画は面白かったですね', '昨日 映画 面白かった'],
  ['誕生日おめでとう', '誕生日 おめでとう'],
  ['よろしくお願いします', 'よろしく お願い'],
  ['京都の桜がとてもきれいでした', '京都 桜 きれい'],
])('words are what a reader calls words, without what grammar adds: %s', (text, words) => expect(said(text)).toBe(words))

test.each([
  ['まだ食べてないよ', '食べてない'],
  ['駅で待ってるね', '駅 待ってる'],
  ['行きませんでした', '行きませんでした'],
  ['急いでね', '急いで'],
  ['起こします', '起こします'],
  ['思い出した', '思い出した'],
  ['頑張ってください', '頑張って'],
])('a verb keeps its ending, as it is in the text: %s', (text, words) => expect(said(text)).toBe(words))

test.each([
  ['写真送ってくれてありがとう', '写真 送って ありがとう'],
  ['コーヒー飲みたい', 'コーヒー 飲みたい'],
  ['今帰るね', '今 帰る'],
])('what a verb is said of is another word: %s', (text, words) => expect(said(text)).toBe(words))

test.each(['しましょう', 'そうだね', 'どこにいる？', 'かもしれない', 'しなければならない', 'んです', 'よ', 'ー', 'hello', ''])(
  'what only grammar needs is not a word, nor is what is of another script: %s',
  (text) => expect(said(text)).toBe(''),
)

test('what is counted by is not a word, and a name is one without what it is called by', () => {
  expect(said('3時に駅で会おう')).toBe('駅 会おう')
  expect(said('さくらちゃんかわいいね、田中さんは元気？')).toBe('さくら かわいい 田中 元気')
})

/** What people write, so that pieces of all kinds are side by side. */
const pieces =
  '今日 は 食べ て ない ました 写真 を 送っ て コーヒー が 好き です ね しま しょう ん っ ー 々 3 時 、 。 😀 ok ｶ か\u3099 桜'.split(' ')
const anyText = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((all) => all.join(''))

test('for any text words are in it in order and apart, and none is one kana', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      let end = 0
      for (const { text: word, at } of japaneseWords(text)) {
        expect(text.slice(at, at + word.length)).toBe(word)
        expect(at).toBeGreaterThanOrEqual(end)
        expect(word).not.toMatch(/^[\p{Script=Hiragana}\p{Script=Katakana}ー]?$/u)
        end = at + word.length
      }
    }),
    { numRuns: 500 },
  )
})

const chatSaying = (...texts: string[]) => chatFrom(texts.map((text, i) => ({ time: 1_600_000_000 + 60 * i, author: 'Ana', text })))

test('a Japanese chat is led by words, each found by a search as often as its count', () => {
  const lines = [
    'おはようございます🌸',
    'お茶を飲みながら話しましょう',
    '明日は散歩しましょう',
    '桜がきれいですね',
    '散歩しましょう tomorrow',
  ]
  const chat = chatSaying(...lines.flatMap((line, i) => Array<string>(6 - i).fill(line)))
  const { words } = wordList(chat)
  expect(words.slice(0, 5).map(({ word, count }) => `${word} ${count}`)).toEqual([
    'おはよう 6',
    '散歩 6',
    'お茶 5',
    '飲み 5',
    '話しましょう 5',
  ])
  expect(words.map(({ word }) => word)).toContain('tomorrow')
  for (const { word, messages } of words) expect(searchRows(chat, { query: `"${word}"` }).length, word).toBe(messages)
})

test('a word of kanji alone is the same in a message without kana', () => {
  const chat = chatSaying('東京', '東京', '東京に行きたい')
  expect(wordList(chat).words[0]).toEqual({ word: '東京', count: 3, messages: 3, isName: false })
})

test('a phrase is made of words, not of pieces', () => {
  const chat = chatSaying(
    ...Array<string>(8).fill('誕生日おめでとう'),
    ...Array<string>(8).fill('しましょうね'),
    ...Array.from({ length: 40 }, (_, i) => `今日は散歩${i}`),
  )
  expect(phraseList(chat).phrases).toEqual([{ phrase: '誕生日おめでとう', count: 8, messages: 8 }])
})

test('one letter of a script without spaces is not a word', () => {
  const words = wordList(chatSaying('ส สวัสดี', '我爱你'), undefined, { all: true }).words.map(({ word }) => word)
  expect(words).toContain('สวัสดี')
  expect(words).not.toContain('ส')
})
