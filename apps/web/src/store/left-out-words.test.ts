import { expect, test } from 'vitest'
import { bringBack, leaveOut, leftOutKind, mostLeftOut, readLeftOut } from './left-out-words.ts'
import { memoryShelf } from './record-store.ts'

const emptyShelf = () => memoryShelf(leftOutKind)
const out = (word: string, minute = 0) => ({ word, savedOn: `2026-11-22T10:${String(minute).padStart(2, '0')}:00.000Z` })
const wordsOn = async (shelf: ReturnType<typeof emptyShelf>) => (await readLeftOut(shelf)).map(({ word }) => word)

test('a word is left out once, however it is written', async () => {
  const shelf = emptyShelf()
  expect(await leaveOut(shelf, [out('Haha'), out('haha ', 1)])).toBe(1)
  expect(await leaveOut(shelf, [out('HAHA', 2), out('caf\u00e9', 3)])).toBe(1)
  expect(await leaveOut(shelf, [out('cafe\u0301', 4), out('  ', 5)])).toBe(0)
  expect(await wordsOn(shelf)).toEqual(['haha', 'caf\u00e9'])
})

test('restored and left out again, a word is where it was', async () => {
  const shelf = emptyShelf()
  await leaveOut(shelf, [out('first', 1), out('second', 2)])
  await bringBack(shelf, 'First ')
  expect(await wordsOn(shelf)).toEqual(['second'])
  await leaveOut(shelf, [out('first', 1)])
  expect(await wordsOn(shelf)).toEqual(['first', 'second'])
})

test('no more are kept than a call can take along', async () => {
  const shelf = emptyShelf()
  const many = Array.from({ length: mostLeftOut + 5 }, (_, n) => out(`word${n}`))
  expect(await leaveOut(shelf, many)).toBe(mostLeftOut)
  expect(await leaveOut(shelf, [out('another')])).toBe(0)
})

test('what is damaged is passed over, a date alone is not missed', async () => {
  const shelf = emptyShelf()
  const damaged = [
    { v: 1, key: 'a', word: 'b', savedOn: '2026-11-22T10:00:00Z' },
    { v: 1, key: 'c', word: 5 },
    { v: 1, key: 'd', word: 'd', savedOn: 'never' },
    { v: 2, key: 'e', word: 'e', savedOn: '2026-11-22T10:00:00Z' },
  ]
  await shelf.change([], () => ({ put: damaged, answer: undefined }))
  await leaveOut(shelf, [out('haha')])
  expect(await wordsOn(shelf)).toEqual(['d', 'haha'])
})
