import { expect, test } from 'vitest'
import { foundPeople } from './found-people.ts'

const people = ['José María', 'Éva Müller', '__proto__', 'Анна', '+358 40 123 4567']

test('a name is found by a part of it, in any case, with or without its marks', () => {
  expect(foundPeople(people, 'jose')).toEqual(['José María'])
  expect(foundPeople(people, 'MÜLL')).toEqual(['Éva Müller'])
  expect(foundPeople(people, 'анн')).toEqual(['Анна'])
  expect(foundPeople(people, '40 123')).toEqual(['+358 40 123 4567'])
  expect(foundPeople(people, '_proto')).toEqual(['__proto__'])
})

test('where nothing is sought everyone is found, and nobody by what nobody is called', () => {
  expect(foundPeople(people, '  ')).toBe(people)
  expect(foundPeople(people, 'zoe')).toEqual([])
})
