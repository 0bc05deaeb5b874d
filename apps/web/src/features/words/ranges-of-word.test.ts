import { expect, test } from 'vitest'
import { rangesOfWord } from './ranges-of-word.ts'

test.each([
  ['Bins. Also, more bins', 'Bins', ['Bins', 'bins']],
  ['she cabins her bins', 'bins', ['bins']],
  ['ÇA VA, ça va', 'ça', ['ÇA', 'ça']],
  ['من البيت إلى البيت', 'البيت', ['البيت', 'البيت']],
  ['a.b axb', 'a.b', ['a.b']],
  ['well (really) - yes', '(really)', ['(really)']],
  ['tip-top, and tiptop', 'tip-top', ['tip-top']],
  ['don’t, don', 'don', ['don']],
  ['a bin-liner for the bin', 'bin', ['bin']],
  ['and/or \\ or not', 'and/or', ['and/or']],
  ['🦢 goose 🦢', '🦢', ['🦢', '🦢']],
])('in "%s" the word "%s" is marked where it is a word', (message, word, found) => {
  expect(rangesOfWord(message, word)?.map(([from, to]) => message.slice(from, to))).toEqual(found)
})

test('a message without the word has nothing marked, and neither has one too long to be shown whole', () => {
  expect(rangesOfWord('nothing here', 'bins')).toBeUndefined()
  expect(rangesOfWord(`bins ${'and so on '.repeat(40)}`, 'bins')).toBeUndefined()
})
