import { expect, test } from 'vitest'
import { coverNames } from './cover-names.ts'

const people = (...names: string[]) => names.map((name) => ({ name, hidden: name === 'Hidden' }))
const of = (...names: string[]) => coverNames({ people: people(...names), title: null }, names, { name: (name) => name })

test('a cover has up to three names, and how many more there are; nobody who is hidden', () => {
  expect(of('Ana', 'Ben')).toEqual({ names: ['Ana', 'Ben'], more: 0 })
  expect(of('Ana', 'Ben', 'Cleo')).toEqual({ names: ['Ana', 'Ben', 'Cleo'], more: 0 })
  expect(of('Ana', 'Hidden', 'Ben', 'Cleo', 'Dina', 'Ed')).toEqual({ names: ['Ana', 'Ben', 'Cleo'], more: 2 })
})

test('the cover of a year names nobody who did not write in it, in the order of the chat', () => {
  expect(
    coverNames({ people: people('Ana', 'Ben', 'Cleo', 'Dina'), title: 'Book club' }, ['Dina', 'Ana'], { name: (name) => name }),
  ).toEqual({
    names: ['Ana', 'Dina'],
    more: 0,
  })
})

test('the cover of more people than it names has the name of their group', () => {
  const names = ['Ana', 'Ben', 'Cleo', 'Dina']
  expect(coverNames({ people: people(...names), title: 'Book club' }, names, { name: (name) => name })).toEqual({
    names: ['Book club'],
    more: 0,
  })
  const all = people(...names, 'Hidden')
  expect(coverNames({ people: all, title: 'Ana & Hidden' }, names, { name: (name) => name })).toEqual({ names: names.slice(0, 3), more: 1 })
})
