import { expect, test } from 'vitest'
import type { Shelf } from '#store/kind.ts'
import { memoryShelf } from '#store/record-store.ts'
import { createTexts, type KeptText, mostKept, textKind } from './searching-texts.ts'

const id = 'upload_1700000000000'
const shelfOf = () => memoryShelf(textKind)
const keysIn = async (shelf: Shelf) => (await shelf.all()).map((record) => (record as KeptText).key)

test('words are written only once someone is on their entry, and a page that knows nothing reads them', async () => {
  const shelf = shelfOf()
  const texts = createTexts(shelf)
  const key = texts.newKey('käsekuchen', id)
  expect(key).not.toContain('käse')
  expect([texts.known(key), await shelf.all()]).toEqual(['käsekuchen', []])
  await texts.keep(key)
  expect(await createTexts(shelf).read(key)).toBe('käsekuchen')
})

test('words under a key that nobody knows are none', async () => {
  const shelf = shelfOf()
  await shelf.change([], () => ({ put: [{ key: '1-broken', text: 7 }], answer: undefined }))
  const texts = createTexts(shelf)
  expect([await texts.read('1-gone'), await texts.read('1-broken')]).toEqual(['', ''])
})

test('the oldest make room', async () => {
  let now = 1_700_000_000_000
  const shelf = shelfOf()
  const texts = createTexts(shelf, () => now++)
  const keys = Array.from({ length: mostKept + 3 }, (_, n) => texts.newKey(`word ${n}`, id))
  for (const key of keys) await texts.keep(key)
  expect(await keysIn(shelf)).toEqual(keys.slice(3))
})

test('words are dropped one by one, by upload and all at once', async () => {
  const shelf = shelfOf()
  const texts = createTexts(shelf)
  const keys = ['a', 'b', 'c'].map((word) => texts.newKey(word, word === 'c' ? 'upload_2' : id))
  for (const key of keys) await texts.keep(key)
  await texts.drop(keys[0])
  expect(await keysIn(shelf)).toEqual(keys.slice(1))
  await texts.forgetOf(id)
  expect(await keysIn(shelf)).toEqual([keys[2]])
  await texts.forget()
  expect(await keysIn(shelf)).toEqual([])
  expect(await texts.read(keys[2])).toBe('')
})

test('where there is no room, words last as long as the page', async () => {
  const denied = () => Promise.reject(new DOMException('', 'QuotaExceededError'))
  const texts = createTexts({ ...shelfOf(), kind: () => 'device', all: denied, change: denied, clear: denied })
  const key = texts.newKey('tea', id)
  await texts.keep(key)
  expect(await texts.read(key)).toBe('tea')
  expect(await texts.read('1-other')).toBe('')
  await texts.forgetOf(id)
  expect(texts.known(key)).toBe(undefined)
})
