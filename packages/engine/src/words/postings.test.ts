import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyChat } from '../testing/random-chat.ts'
import { postings } from './postings.ts'
import { words } from './words.ts'

test('every token is found in just the rows that hold it, each once, ascending', () => {
  fc.assert(
    fc.property(anyChat(), (chat) => {
      const { start: textStart, tokens, dictionary } = words(chat)
      const { start, rows } = postings(chat)
      for (let id = 0; id < dictionary.size; id++) {
        const slow = Array.from({ length: chat.count }, (_, row) => row).filter((row) =>
          tokens.subarray(textStart[row], textStart[row + 1]).includes(id),
        )
        expect([...rows.subarray(start[id], start[id + 1])]).toEqual(slow)
      }
      expect(start[dictionary.size]).toBe(rows.length)
    }),
  )
})
