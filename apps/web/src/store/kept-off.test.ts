import { beforeAll, expect, test } from 'vitest'
import { loadChecks } from './checking.ts'
import { dropKeptOffOf, keepOff, keptOffAlsoIn, keptOffKind, readKeptOff, showAgain } from './kept-off.ts'
import { memoryShelf } from './record-store.ts'

beforeAll(loadChecks)

const emptyShelf = () => memoryShelf(keptOffKind)
const off = (message: string, upload = 1) => ({
  author: 'Ana',
  message,
  uploadIds: [`upload_${upload}`],
  savedOn: '2026-11-22T10:00:00.000Z',
})
const on = async (shelf: ReturnType<typeof emptyShelf>) =>
  (await readKeptOff(shelf)).map(({ message, uploadIds }) => [message, ...uploadIds])

test('a message is kept off once, with every upload it is in', async () => {
  const shelf = emptyShelf()
  expect(await keepOff(shelf, [off('pancakes for all'), off('pancakes for all')])).toBe(1)
  expect(await keepOff(shelf, [off('pancakes for all')])).toBe(0)
  expect(await keepOff(shelf, [off('pancakes for all', 2)])).toBe(1)
  expect(await on(shelf)).toEqual([['pancakes for all', 'upload_1', 'upload_2']])
})

test('in a further upload it is kept off, too, but not once it was taken back', async () => {
  const shelf = emptyShelf()
  await keepOff(shelf, [off('pancakes for all')])
  for (let times = 0; times < 2; times++) await keptOffAlsoIn(shelf, [off('pancakes for all'), off('taken back')], 'upload_2')
  expect(await on(shelf)).toEqual([['pancakes for all', 'upload_1', 'upload_2']])
})

test('it is forgotten with the last upload it is in, or taken back', async () => {
  const shelf = emptyShelf()
  await keepOff(shelf, [off('only here'), off('in both'), off('in both', 2), off('taken back', 2)])
  await showAgain(shelf, off('taken back'))
  await dropKeptOffOf(shelf, 'upload_1')
  expect(await on(shelf)).toEqual([['in both', 'upload_2']])
  await dropKeptOffOf(shelf, 'upload_2')
  expect(await on(shelf)).toEqual([])
})

test('an unreadable one goes with its upload, too; without its date it is still kept off', async () => {
  const shelf = emptyShelf()
  const newer = { ...off('from a newer version'), v: 2 }
  await shelf.change([], () => ({ put: [newer, { ...off('dateless', 2), v: 1, savedOn: 'never' }], answer: undefined }))
  expect(await on(shelf)).toEqual([['dateless', 'upload_2']])
  expect(shelf.unread().map(({ trouble }) => trouble)).toEqual(['newer', 'partly'])
  await dropKeptOffOf(shelf, 'upload_1')
  expect(shelf.unread().map(({ trouble }) => trouble)).toEqual(['partly'])
})
