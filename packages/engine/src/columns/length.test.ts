import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageText } from '../chat.ts'
import { chatFrom, chatOf } from '../testing/chat-of.ts'
import { length } from './length.ts'

const slow = (text: string): number => [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].length

test('P23: a family, a flag, a skin tone and a keycap are one character each', () => {
  const chat = chatOf(`
    mon 09:00 Ana: 👨‍👩‍👧‍👦🇫🇮👍🏽1️⃣
    mon 09:01 Ana: naïve e\u0301
    mon 09:02 Ana: [media]
  `)
  expect([...length(chat)]).toEqual([4, 7, 0])
})

test('any text is as long as its grapheme clusters', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string())), (texts) => {
      const lines = texts.map((text, i) => ({ time: 1_600_000_000 + i, author: 'Ana', text: text.replaceAll('\r', '').toWellFormed() }))
      const chat = chatFrom(lines.filter(({ text }) => text !== ''))
      expect([...length(chat)]).toEqual(Array.from({ length: chat.count }, (_, row) => slow(messageText(chat, row))))
    }),
    { numRuns: 300 },
  )
})
