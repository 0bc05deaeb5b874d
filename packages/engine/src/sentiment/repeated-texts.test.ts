import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageText } from '#chat/chat.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { SaidBefore } from './repeated-texts.ts'

const chatSaying = (texts: readonly string[]) => chatFrom(texts.map((text, i) => ({ time: i, author: 'Ana', text })))
const earlierRows = (texts: readonly string[]): number[] => {
  const said = new SaidBefore(chatSaying(texts))
  return texts.map((_, row) => said.rowLike(row))
}

test('the last row with the same text, and none for what was not said or is long', () => {
  const long = 'a'.repeat(25)
  expect(earlierRows(['ok', 'Ok', 'ok', 'ok', '', 'okk', long, long])).toEqual([-1, -1, 0, 2, -1, -1, -1, -1])
})

test('a row that is found says the same, and a text is found soon after it was written', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 200 }), (texts) => {
      const chat = chatSaying(texts)
      const said = new SaidBefore(chat)
      for (let row = 0; row < chat.count; row++) {
        const other = said.rowLike(row)
        if (other >= 0) expect(messageText(chat, other)).toBe(messageText(chat, row))
        if (row > 0 && chat.end[row] - chat.start[row] <= 24 && messageText(chat, row) === messageText(chat, row - 1))
          expect(other).toBe(row - 1)
      }
    }),
  )
})
