import { expect, test } from 'vitest'
import { noSearch, type Searching } from '#data/search/searching.ts'
import { format } from '#format/index.ts'
import { conditionsOf } from './search-chips.tsx'

const names = (now: Partial<Searching>) => conditionsOf({ ...noSearch, ...now }).map(({ name }) => name)

test('every condition is said in words', () => {
  expect(names({ media: true, link: true, question: true, emoji: true })).toEqual(['Media', 'A link', 'A question', 'An emoji'])
  expect(names({ weekday: 6, kind: 'poll' })).toEqual(['Kind: Poll', 'Sunday'])
  expect(names({ sentiment: 'negative' })).toEqual(['Sounds negative'])
  expect(names({ minLength: 3 })).toEqual(['at least 3 characters'])
  expect(names({ maxLength: 1000 })).toEqual(['at most 1,000 characters'])
  expect(names({ minLength: 3, maxLength: 9 })).toEqual(['3 to 9 characters'])
  expect(names({ replyMin: 60, replyMax: 3600 })).toEqual(['replied after 1.0\u00a0min to 1.0\u00a0h'])
  expect(names({ replyTo: 'Ana' })).toEqual(['answering \u2068Ana\u2069'])
  expect(names({ role: 'opener' })).toEqual(['opening a conversation'])
  expect(names({ daytime: 'night' })).toEqual([`at night, ${format.hour(22)} to ${format.hour(6)}`])
  expect(names(noSearch)).toEqual([])
})

test('one character is one', () => {
  expect(names({ minLength: 1 })).toEqual(['at least 1 character'])
  expect(names({ maxLength: 1 })).toEqual(['at most 1 character'])
  expect(names({ minLength: 1, maxLength: 1 })).toEqual(['1 character'])
  expect(names({ minLength: 0, maxLength: 1 })).toEqual(['0 to 1 characters'])
})

test('midnight, no time at all and the first weekday are conditions, too; at least no letter is none', () => {
  expect(names({ hour: 0, weekday: 0, minLength: 0, replyMax: 0 })).toHaveLength(3)
})

test('left out, a condition is gone and the others stay', () => {
  let now: Searching = { ...noSearch, media: true, hour: 3, minLength: 1, maxLength: 2, replyMin: 0 }
  for (let left = 4; left > 0; left--) {
    const [first] = conditionsOf(now)
    now = { ...now, ...first.without }
    expect(conditionsOf(now)).toHaveLength(left - 1)
  }
  expect(now).toEqual(noSearch)
})
