import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kinds } from '#chat/chat.ts'
import { everything } from '#chat/selection.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { anyChat } from '#testing/random-chat.ts'
import { words } from '#words/words.ts'
import { windowsOf } from './windows.ts'

test('every text and caption is in one window, in order, and no gap of a day is inside of one', () => {
  fc.assert(
    fc.property(anyChat(), (chat) => {
      const { count, start, rows } = windowsOf(chat, everything(chat), new Int32Array(words(chat).dictionary.size))
      const written = Array.from({ length: chat.count }, (_, row) => row).filter((row) => ['text', 'media'].includes(kinds[chat.kind[row]]))
      expect([...rows]).toEqual(written)
      expect([start[0], start[count]]).toEqual([0, rows.length])
      for (let w = 0; w < count; w++) {
        expect(start[w + 1]).toBeGreaterThan(start[w])
        for (let r = start[w] + 1; r < start[w + 1]; r++) expect(chat.time[rows[r]] - chat.time[rows[r - 1]]).toBeLessThanOrEqual(86_400)
      }
    }),
  )
})

test('a window ends after 60 telling words, or after 25 where people pause for more than 20 minutes', () => {
  const chat = (minutes: number) =>
    chatFrom(Array.from({ length: 100 }, (_, i) => ({ time: 1_600_000_000 + i * 60 * minutes, author: 'Ana', text: 'chess' })))
  const sizes = (minutes: number) => {
    const one = chat(minutes)
    const { count, start } = windowsOf(one, everything(one), new Int32Array(words(one).dictionary.size))
    return Array.from({ length: count }, (_, w) => start[w + 1] - start[w])
  }
  expect(sizes(1)).toEqual([60, 40])
  expect(sizes(21)).toEqual([25, 25, 25, 25])
})
