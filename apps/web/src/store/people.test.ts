import type { KeptPeople } from '@convostat/api'
import { expect, test } from 'vitest'
import { mergePeople, peopleKind, readPeople, setPeople, takeBackPeople } from './people.ts'
import { memoryShelf } from './record-store.ts'

const emptyShelf = () => memoryShelf(peopleKind)
const said = (chat: string, shown: string): KeptPeople => ({
  chat,
  me: null,
  names: { Ana: shown },
  hidden: [],
  colors: { Ana: 0 },
})

test('of each chat what was said last is kept', async () => {
  const shelf = emptyShelf()
  expect(await setPeople(shelf, said('b', 'Mum'))).toBeNull()
  expect(await setPeople(shelf, said('b', 'Mom'))).toEqual(said('b', 'Mum'))
  await setPeople(shelf, said('a', 'Aunt'))
  expect(await readPeople(shelf)).toEqual([said('a', 'Aunt'), said('b', 'Mom')])
})

test('it is taken back to what was said before, unless something else was said since', async () => {
  const shelf = emptyShelf()
  await setPeople(shelf, said('a', 'Mum'))
  const before = await setPeople(shelf, said('a', 'Mom'))
  expect(await takeBackPeople(shelf, said('a', 'Dad'), before)).toBe(false)
  expect(await readPeople(shelf)).toEqual([said('a', 'Mom')])
  expect(await takeBackPeople(shelf, said('a', 'Mom'), before)).toBe(true)
  expect(await takeBackPeople(shelf, said('a', 'Mum'), null)).toBe(true)
  expect(await readPeople(shelf)).toEqual([])
})

test('a backup brings what is not said here already, and says how much', async () => {
  const shelf = emptyShelf()
  await setPeople(shelf, said('a', 'Mum'))
  expect(await mergePeople(shelf, [said('a', 'Mom'), said('b', 'Aunt')])).toBe(1)
  expect(await readPeople(shelf)).toEqual([said('a', 'Mum'), said('b', 'Aunt')])
})

test('what is damaged is passed over', async () => {
  const shelf = emptyShelf()
  const damaged = [
    { v: 2, ...said('a', 'Mum') },
    { v: 1, ...said('b', 'Mum'), names: null, hidden: 'all' },
  ]
  await shelf.change([], () => ({ put: damaged, answer: undefined }))
  await setPeople(shelf, said('d', 'Mum'))
  expect(await readPeople(shelf)).toEqual([said('d', 'Mum')])
})

test('one name that is damaged harms no other', async () => {
  const shelf = emptyShelf()
  const damaged = { v: 1, ...said('a', 'Mum'), names: { Ana: 'Mum', Ben: 5 }, hidden: ['Cleo', null], colors: { Ana: -1, Ben: 1 }, me: 7 }
  await shelf.change([], () => ({ put: [damaged], answer: undefined }))
  expect(await readPeople(shelf)).toEqual([{ chat: 'a', me: null, names: { Ana: 'Mum' }, hidden: ['Cleo'], colors: { Ben: 1 } }])
})
