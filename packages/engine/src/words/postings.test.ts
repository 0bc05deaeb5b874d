import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chatFrom } from '#testing/chat-of.ts'
import { anyChat } from '#testing/random-chat.ts'
import { MOST_MORE, postings } from './postings.ts'
import { words } from './words.ts'

test('every token is found in just the rows that contain it, each once, ascending, as often as it is there', () => {
  fc.assert(
    fc.property(anyChat(), (chat) => {
      const { start: textStart, tokens, dictionary } = words(chat)
      const { start, end, rows, more } = postings(chat)
      for (let id = 0; id < dictionary.size; id++) {
        const slow = Array.from({ length: chat.count }, (_, row) => ({
          row,
          times: tokens.subarray(textStart[row], textStart[row + 1]).filter((token) => token === id).length,
        })).filter(({ times }) => times > 0)
        const at = Array.from({ length: end[id] - start[id] }, (_, i) => start[id] + i)
        expect(at.map((i) => ({ row: rows[i], times: 1 + more[i] }))).toEqual(slow)
      }
      expect(start[dictionary.size]).toBe(tokens.length)
    }),
  )
})

test('a word said a thousand times in one message is counted as far as there is room', () => {
  const chat = chatFrom([
    { time: 0, author: 'Ana', text: 'ha '.repeat(1000) },
    { time: 60, author: 'Ana', text: 'ha ho ha' },
  ])
  const { start, end, rows, more } = postings(chat)
  const ha = words(chat).dictionary.find('ha')
  expect([...rows.subarray(start[ha], end[ha])]).toEqual([0, 1])
  expect([...more.subarray(start[ha], end[ha])]).toEqual([MOST_MORE, 1])
})
