import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Chat, flag, kinds, messageText } from '#chat/chat.ts'
import { withPeople } from '#people/with-people.ts'
import { chatFrom, chatOf, type Line } from '#testing/chat-of.ts'
import { anyChat } from '#testing/random-chat.ts'
import { slowWords } from '#testing/slow-words.ts'
import { feature } from './features.ts'
import { Scanner } from './scanner.ts'
import { countWords, words } from './words.ts'

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

/** The same chat, of which nothing is counted yet. */
const anew = (chat: Chat): Chat => ({ ...chat })

/** Everything there is to know of a chat's words. */
function allOf(chat: Chat) {
  const { start, tokens, wordCount, features, dictionary } = words(chat)
  const texts = Array.from({ length: dictionary.size }, (_, id) => dictionary.text(id))
  return { start: [...start], tokens: [...tokens], wordCount: [...wordCount], features: [...features], texts }
}

/** A chat with more tokens than there is room for at first. */
const long = chatFrom(
  Array.from({ length: 30_000 }, (_, i): Line => ({ time: 1e9 + i, author: 'Ana', text: `did you see number${i % 700} 🌙 お元気ですか` })),
)

test('for any chat and any slices the words are those of one pass, wherever the rest is asked for in one go', () => {
  const slice = fc.record({ rows: fc.integer({ min: 1, max: 9 }), bytes: fc.integer({ min: 1, max: 99 }) })
  fc.assert(
    fc.property(anyChat(), fc.array(slice, { maxLength: 12 }), (chat, slices) => {
      let counted = 0
      for (const { rows, bytes } of slices) {
        const next = countWords(chat, rows, bytes)
        expect(next).toBeGreaterThanOrEqual(Math.min(counted + 1, chat.count))
        expect(next).toBeLessThanOrEqual(counted + rows)
        counted = next
      }
      expect(allOf(chat)).toEqual(allOf(anew(chat)))
    }),
  )
})

test.each([
  { rows: 1000, bytes: 1 << 30 },
  { rows: 1 << 30, bytes: 5000 },
])('a long chat, too, in slices of $rows rows and $bytes bytes', ({ rows, bytes }) => {
  const chat = anew(long)
  let slices = 1
  while (countWords(chat, rows, bytes) < chat.count) slices++
  expect(slices).toBeGreaterThan(20)
  expect(allOf(chat)).toEqual(allOf(long))
})

test('each text is scanned once, whether it was counted in slices, in one pass, or first so and then so', () => {
  const scan = vi.spyOn(Scanner.prototype, 'scan')
  onTestFinished(() => void scan.mockRestore())
  const chat = anew(long)
  countWords(chat, 1000)
  expect(scan).toHaveBeenCalledTimes(1000)
  words(chat)
  expect(countWords(chat)).toBe(chat.count)
  expect(scan).toHaveBeenCalledTimes(chat.count)
  expect(new Set(scan.mock.calls.map(([start]) => start)).size).toBe(chat.count)
})

test('views with other people have the words of their chat, however far these are counted', () => {
  const scan = vi.spyOn(Scanner.prototype, 'scan')
  onTestFinished(() => void scan.mockRestore())
  const chat = anew(long)
  const view = withPeople(chat, { names: new Map([['Ana', 'Anna']]), hidden: new Set() })
  countWords(view, 1000)
  while (countWords(chat) < chat.count);
  expect(words(view)).toBe(words(chat))
  expect(scan).toHaveBeenCalledTimes(chat.count)
})

test('a slice that throws is counted again from the beginning', () => {
  const chat = chatOf('mon 09:00 Ana: one two\n  mon 09:01 Ben: three four\n  mon 09:02 Ana: five')
  const { scan } = Scanner.prototype
  onTestFinished(() => {
    Scanner.prototype.scan = scan
  })
  expect(countWords(chat, 1)).toBe(1)
  Scanner.prototype.scan = function (start, end) {
    scan.call(this, start, end)
    throw new RangeError('no room')
  }
  expect(() => countWords(chat, 1)).toThrow('no room')
  Scanner.prototype.scan = scan
  expect(Array.from(chat.kind, (_, row) => tokensOf(chat, row))).toEqual([['one', 'two'], ['three', 'four'], ['five']])
})
