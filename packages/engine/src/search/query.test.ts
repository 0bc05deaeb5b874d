import { describe, expect, test } from 'vitest'
import { chatOf } from '#testing/chat-of.ts'
import { parseQuery } from './query.ts'
import { type SearchRequest, search } from './search.ts'

describe('from:', () => {
  const people = chatOf(`
    mon 09:00 Ana: one
    mon 09:01 Ana Maria: two
    mon 09:02 Anatol: three
    mon 09:03 Zoë O'Hara ❤️: four from:mars
    mon 09:04 Łukasz: five
    mon 09:05 +49 170 1234567: six`)
  const found = (query: string, more: Partial<SearchRequest> = {}) =>
    search(people, { query, sortBy: 'date_asc', limit: 9, offset: 0, ...more }).hits.map(({ row }) => row)

  test.each([
    ['from:ana', [0]],
    ['FROM:ANA', [0]],
    ['from:maria', [1]],
    ['from:"ana maria"', [1]],
    ['from:“Ana  Maria”', [1]],
    ['from:anat', [2]],
    ['from:an', [0, 1, 2]],
    ['from:an*', [0, 1, 2]],
    ['from:zoe', [3]],
    ['from:❤', [3]],
    ['from:hara', []],
    ["from:o'hara", [3]],
    ['from:łukasz', [4]],
    ['from:170', [5]],
    ['from:"+49 170"', [5]],
    ['from:nobody', []],
    ['from:(', []],
    ['-from:ana', [1, 2, 3, 4, 5]],
    ['-from:nobody', [0, 1, 2, 3, 4, 5]],
    ['from:ana from:maria', [0, 1]],
    ['from:ana from:nobody', [0]],
    ['from:an -from:maria', [0, 2]],
    ['from:zoe four', [3]],
    ['from:ana four', []],
    ['t* from:an', [1, 2]],
  ])('%s', (query, rows) => {
    expect(found(query)).toEqual(rows)
  })
  test.each([
    ['inside a word', 'xfrom:mars', []],
    ['in quotes', '"from mars"', [3]],
    ['without a name', 'from: mars', [3]],
    ['with a blank one', 'from:" " mars', [3]],
    ['with but a star', 'fro* from:* mars', [3]],
  ])('is text %s', (_name, query, rows) => {
    expect(found(query)).toEqual(rows)
  })
  test('beside the filters, all must be true', () => {
    expect(found('from:an', { sender: 'Anatol' })).toEqual([2])
    expect(found('from:an', { senders: ['Łukasz', 'Ana'] })).toEqual([0])
  })
  test('on its own it ranks nothing: newest first, no relevance', () => {
    const { hits } = search(people, { query: 'from:an', limit: 9, offset: 0 })
    expect(hits.map(({ row, relevance }) => [row, relevance])).toEqual([
      [2, null],
      [1, null],
      [0, null],
    ])
  })
})

describe('a query reads as its terms', () => {
  const word = (text: string, isPrefix = false) => ({ text, isPrefix, isEmoji: false })
  test('words, phrases, prefixes, excluded ones', () => {
    expect(parseQuery('-a "b c" d*')).toEqual({
      terms: [
        { kind: 'words', words: [word('a')], isWritten: false, isExcluded: true },
        { kind: 'words', words: [word('b'), word('c')], isWritten: false, isExcluded: false },
        { kind: 'words', words: [word('d', true)], isWritten: false, isExcluded: false },
      ],
      people: [],
    })
  })
  test('a word of which folding leaves nothing is not a word', () => {
    const abbreviation = '\u070f'
    expect(parseQuery(`"${abbreviation} b"`).terms).toEqual([{ kind: 'words', words: [word('b')], isWritten: false, isExcluded: false }])
    expect(parseQuery(abbreviation).terms).toEqual([{ kind: 'substring', text: abbreviation, isExcluded: false }])
  })
  test('people', () => {
    expect(parseQuery('from:"Ana María" -from:BEN b')).toEqual({
      terms: [{ kind: 'words', words: [word('b')], isWritten: false, isExcluded: false }],
      people: [
        { text: 'ana maria', isExcluded: false },
        { text: 'ben', isExcluded: true },
      ],
    })
  })
})
