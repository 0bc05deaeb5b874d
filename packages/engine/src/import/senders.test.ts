import { expect, test } from 'vitest'
import { longNames } from './senders.ts'

const many = (line: string) => Array<string>(20).fill(line)

test('a sender all of whose messages begin alike is called by both parts', () => {
  expect(longNames(many('Dr: Who: hello'))).toEqual(new Map([['Dr', ['Who']]]))
})

test('one message that begins otherwise, and the first part is the name', () => {
  expect(longNames([...many('Dr: Who: hello'), 'Dr: hello'])).toEqual(new Map())
  expect(longNames([...many('Dr: Who: hello'), ...many('Dr: note: hello').slice(0, 1)])).toEqual(new Map())
})

test('a group that the service speaks under is learned at first sight', () => {
  expect(longNames(['Team: Lisbon: \u200eAna added Ben'])).toEqual(new Map([['Team', ['Lisbon']]]))
})

test('not where the service does not speak', () => {
  expect(longNames(['Team: Lisbon: \u200eI like it here'])).toEqual(new Map())
  expect(longNames(['Team: Lisbon: Ana added Ben'])).toEqual(new Map())
})
