import { expect, test } from 'vitest'
import { chatOf } from '#testing/chat-of.ts'
import { commonPeople, hasOtherNames, peopleIfRenamed } from './merge-people.ts'

/** A chat in which each of these wrote once. */
const chatOfPeople = (...names: string[]) => chatOf(names.map((name) => `mon 09:05 ${name}: hi`).join('\n'))

test.each<[string[], string[], boolean]>([
  [['Ana', 'Ben'], ['Ana', 'Ben'], false],
  [['Ana', 'Ben'], ['Ana'], false],
  [['Ana'], ['Ana', 'Ben'], false],
  [['Ana', 'Ben'], ['Ana', 'Benny'], true],
])('%j beside %j: other names in both: %j', (first, second, expected) => {
  expect(hasOtherNames(chatOfPeople(...first), chatOfPeople(...second))).toBe(expected)
})

test('in two chats of two with one name that differs, that is one person, called as in the first', () => {
  const people = peopleIfRenamed(chatOfPeople('Ben', 'Ana'), chatOfPeople('Ana', 'Benny'))
  expect(people).toEqual({
    participants: ['Ben', 'Ana'],
    personOf: Uint32Array.of(1, 0),
    renamed: [{ name: 'Ben', other: 'Benny', isAssumed: true }],
  })
})

test.each<[string, string[], string[]]>([
  ['the same names', ['Ana', 'Ben'], ['Ana', 'Ben']],
  ['two other names', ['Ana', 'Ben'], ['Cleo', 'Dan']],
  ['one other name in the first alone', ['Ana', 'Ben'], ['Ana']],
  ['three people in the first', ['Ana', 'Ben', 'Cleo'], ['Ana', 'Benny']],
  ['three people in the second', ['Ana', 'Ben'], ['Ana', 'Benny', 'Cleo']],
  ['one person', ['Ana'], ['Ben']],
])('nobody is assumed to be renamed with %s', (_, first, second) => {
  expect(peopleIfRenamed(chatOfPeople(...first), chatOfPeople(...second))).toBeNull()
})

test('who is in one export alone stays a separate person', () => {
  const { participants, personOf, renamed } = commonPeople(chatOfPeople('Ana', 'Ben'), chatOfPeople('Cleo', 'Ben'), null)
  expect([participants, [...personOf], renamed]).toEqual([['Ana', 'Ben', 'Cleo'], [2, 1], []])
})
