import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Chat, flag, kinds, messageText } from '#chat/chat.ts'
import { chatFrom, chatOf } from '#testing/chat-of.ts'
import { anyChat } from '#testing/random-chat.ts'
import { slowWords } from '#testing/slow-words.ts'
import { feature } from './features.ts'
import { words } from './words.ts'

/** The tokens of a row as text. */
function tokensOf(chat: Chat, row: number): string[] {
  const { start, tokens, dictionary } = words(chat)
  return Array.from(tokens.subarray(start[row], start[row + 1]), (id) => dictionary.text(id))
}

const example = chatOf(`
  mon 09:00 Ana: Don't forget: café at 9.30, Ben_2!
  mon 09:01 Ben: [media]
  mon 09:02 Ben: [media] look 👍🏽👍🏿 HTTPS://Example.org/A
  mon 09:03 Ana: [deleted]
  mon 09:04 Ana: [poll] Where to?
  mon 09:05 Ben: [location] Town hall
  mon 09:06 Ben: [contact]
  mon 09:07 Ana: [contact] Ben.vcf
  mon 09:08 Ana: [call] Missed voice call
  mon 09:09 Ana: 1️⃣ the END`)

test('a row has the tokens of its text, words lower-cased, emoji without skin tone, links as written', () => {
  expect(Array.from(example.kind, (_, row) => tokensOf(example, row))).toEqual([
    ["don't", 'forget', 'café', 'at', '9.30', 'ben_2'],
    [],
    ['look', '👍', '👍', 'HTTPS://Example.org/A'],
    [],
    ['where', 'to'],
    ['town', 'hall'],
    [],
    ['ben.vcf'],
    [],
    ['1⃣', 'the', 'end'],
  ])
})

test('words are counted in texts and captions: a link is one, an emoji none', () => {
  expect([...words(example).wordCount]).toEqual([6, 0, 2, 0, 0, 0, 0, 0, 0, 2])
})

test('links, questions and emoji are features of the row', () => {
  const { hasLink, hasQuestion, hasEmoji } = feature
  const all = hasLink | hasQuestion | hasEmoji
  const found = Array.from(words(example).features, (features) => features & all)
  expect(found).toEqual([0, 0, hasLink | hasEmoji, 0, hasQuestion, 0, 0, 0, 0, hasEmoji])
})

test('the dictionary knows each token once, and its kind', () => {
  const { dictionary } = words(example)
  const texts = Array.from({ length: dictionary.size }, (_, id) => dictionary.text(id))
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.map((text) => dictionary.find(text))).toEqual(texts.map((_, id) => id))
  expect(dictionary.kind(dictionary.find('look'))).toBe('word')
  expect(dictionary.kind(dictionary.find('👍'))).toBe('emoji')
  expect(dictionary.kind(dictionary.find('HTTPS://Example.org/A'))).toBe('link')
  expect(dictionary.find('nothing')).toBe(-1)
})

test('a chat without messages has no words', () => {
  const { start, tokens, wordCount, dictionary } = words(chatFrom([]))
  expect([start.length, tokens.length, wordCount.length, dictionary.size]).toEqual([1, 0, 0, 0])
})

test('for any chat every row agrees with regular expressions and the Segmenter', () => {
  fc.assert(
    fc.property(anyChat(), (chat) => {
      const { wordCount, features } = words(chat)
      for (let row = 0; row < chat.count; row++) {
        const kind = kinds[chat.kind[row]]
        const isText = kind !== 'deleted' && kind !== 'call' && (chat.flags[row] & flag.bare) === 0
        const slow = slowWords(isText ? messageText(chat, row) : '')
        expect(tokensOf(chat, row)).toEqual(slow.tokens)
        expect(wordCount[row]).toBe(kind === 'text' || kind === 'media' ? slow.wordCount : 0)
        expect((features[row] & feature.hasQuestion) !== 0).toBe(slow.hasQuestion)
      }
    }),
  )
})
