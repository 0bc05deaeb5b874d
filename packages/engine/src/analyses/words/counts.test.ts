import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Chat, kinds } from '#chat/chat.ts'
import type { Selection } from '#chat/selection.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { postings } from '#words/postings.ts'
import { words } from '#words/words.ts'
import { byEmoji, byWord, countRows, eachRow, tokenCounts, totals, wordCounts } from './counts.ts'
import { lexicon } from './lexicon.ts'
import { spoken } from './words-by-message.ts'

const pieces = ['heron', 'Heron', 'tin', '_heron_', 'tin.heron', '12', '😂', '👍🏽', 'https://a.example/tin', '桜が好き', '猫です']
const people = ['Ana', 'Ben', 'Cem']

const anyChat: fc.Arbitrary<Chat> = fc
  .array(
    fc.record({
      text: fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 5 }).map((all) => all.join(' ')),
      author: fc.constantFrom(...people),
      kind: fc.constantFrom(...kinds),
    }),
    { maxLength: 30 },
  )
  .map((lines) => chatFrom(lines.map((line, i) => ({ ...line, time: 1_600_000_000 + i }))))

const anySelection = (chat: Chat): fc.Arbitrary<Selection> =>
  fc.record({
    from: fc.constantFrom(0, Math.min(2, chat.count)),
    to: fc.constantFrom(chat.count, Math.max(2, chat.count - 2)).map((to) => Math.min(to, chat.count)),
    authors: fc.constantFrom(
      null,
      Uint8Array.from(chat.participants, (_, i) => Number(i !== 1)),
    ),
  })

const anyCase = anyChat.chain((chat) => fc.tuple(fc.constant(chat), anySelection(chat), fc.boolean()))

test('tokens are counted row by row, those of a service’s own words only where they are emoji or links', () => {
  fc.assert(
    fc.property(anyCase, ([chat, selection, isIndexed]) => {
      if (isIndexed) postings(chat)
      const { start, tokens, size } = spoken(chat)
      const { dictionary } = words(chat)
      const expected = new Uint32Array(size)
      const rows: number[] = []
      for (let row = selection.from; row < selection.to; row++) {
        if (selection.authors?.[chat.author[row]] === 0) continue
        rows.push(row)
        const isOwn = ['text', 'media'].includes(kinds[chat.kind[row]])
        for (const token of tokens.subarray(start[row], start[row + 1]))
          if (isOwn || (token < dictionary.size && dictionary.kind(token) !== 'word')) expected[token]++
      }
      expect(tokenCounts(chat, selection)).toEqual(expected)
      const visited: number[] = []
      eachRow(chat, selection, (row) => visited.push(row))
      expect(visited).toEqual(rows)
      const twice = tokenCounts(chat, selection).slice()
      countRows(chat, Uint32Array.from(rows), twice)
      expect(twice).toEqual(expected.map((count) => 2 * count))
    }),
    { numRuns: 200 },
  )
})

test('counts of tokens become those of words and of emoji, also in memory that was used before', () => {
  fc.assert(
    fc.property(anyCase, ([chat, selection]) => {
      const { wordOf, parts, size } = lexicon(chat)
      const counts = tokenCounts(chat, selection)
      const { dictionary } = words(chat)
      const ofWords = new Uint32Array(size)
      const ofEmoji = new Uint32Array(counts.length)
      for (const [token, count] of counts.entries()) {
        for (const word of parts.get(token) ?? (wordOf[token] >= 0 ? [wordOf[token]] : [])) ofWords[word] += count
        if (token < dictionary.size && dictionary.kind(token) === 'emoji') ofEmoji[token] = count
      }
      expect(byWord(chat, counts)).toEqual(ofWords)
      expect(byWord(chat, counts, new Uint32Array(size).fill(7))).toEqual(ofWords)
      expect(wordCounts(chat, selection)).toEqual(ofWords)
      expect(byEmoji(chat, counts)).toEqual(ofEmoji)
      expect(byEmoji(chat, counts, new Uint32Array(counts.length).fill(7))).toEqual(ofEmoji)
    }),
    { numRuns: 100 },
  )
})

test('in all counts add up, and those above zero are counted', () => {
  expect(totals(Uint32Array.of(0, 3, 1, 0, 2))).toEqual({ total: 3, said: 6 })
  expect(totals(new Uint32Array())).toEqual({ total: 0, said: 0 })
})
