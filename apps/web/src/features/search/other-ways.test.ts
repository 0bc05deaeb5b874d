import { expect, test } from 'vitest'
import { otherWays } from './other-ways.ts'

const ways = (query: string, isTyping = false) => otherWays({ query, isTyping })

test('a phrase is tried as words in any order, but not where a name is in quotes', () => {
  expect(ways('"good morning"').anyOrder).toBe('good morning')
  expect(ways('„gute Nacht“').anyOrder).toBe('gute Nacht')
  expect(ways('"morning"').anyOrder).toBe(null)
  expect(ways('from:"Ana Maria" tea').anyOrder).toBe(null)
})

test('a phrase that is excluded is not the same in any order', () => {
  for (const query of ['coffee -"good morning"', '-“good morning” tea', '"happy birthday" -"good morning"'])
    expect(ways(query).anyOrder).toBe(null)
  expect(ways('"good morning" -coffee').anyOrder).toBe('good morning -coffee')
})

test('a whole word is tried as a beginning, unless it was one already', () => {
  expect(ways('birth').beginnings).toBe('birth*')
  expect(ways('birth', true).beginnings).toBe(null)
  for (const query of ['birth*', '"a phrase"', '!!', 'tea -cof', 'x'.repeat(100)]) expect(ways(query).beginnings).toBe(null)
})
