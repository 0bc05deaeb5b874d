import { expect, test } from 'vitest'
import { createTexts, type KeptText, mostKept, type TextRecords } from './searching-texts.ts'

const id = 'upload_1700000000000'

function fakeRecords(there: readonly KeptText[] = []) {
  const kept = new Map<string, unknown>(there.map((each) => [each.key, each]))
  const records: TextRecords = {
    get: async (key) => kept.get(key),
    all: async () => [...kept.values()],
    put: async (one, most) => {
      kept.set(one.key, one)
      for (const key of [...kept.keys()].sort().slice(0, Math.max(0, kept.size - most))) kept.delete(key)
    },
    delete: async (keys) => {
      for (const key of keys) kept.delete(key)
    },
  }
  return { kept, records }
}

test('words are written only once somebody stands on their entry, and a page that knows nothing reads them', async () => {
  const { kept, records } = fakeRecords()
  const texts = createTexts(records)
  const key = texts.newKey('käsekuchen', id)
  expect(key).not.toContain('käse')
  expect([texts.known(key), kept.size]).toEqual(['käsekuchen', 0])
  await texts.keep(key)
  expect(await createTexts(records).read(key)).toBe('käsekuchen')
})

test('words under a key that nobody knows are none', async () => {
  const { kept, records } = fakeRecords()
  kept.set('1-broken', { key: '1-broken', text: 7 })
  const texts = createTexts(records)
  expect([await texts.read('1-gone'), await texts.read('1-broken')]).toEqual(['', ''])
})

test('the oldest make room', async () => {
  let now = 1_700_000_000_000
  const { kept, records } = fakeRecords()
  const texts = createTexts(records, () => now++)
  const keys = Array.from({ length: mostKept + 3 }, (_, n) => texts.newKey(`word ${n}`, id))
  for (const key of keys) await texts.keep(key)
  expect([...kept.keys()]).toEqual(keys.slice(3))
})

test('words are dropped one by one, by upload and all at once', async () => {
  const { kept, records } = fakeRecords()
  const texts = createTexts(records)
  const keys = ['a', 'b', 'c'].map((word) => texts.newKey(word, word === 'c' ? 'upload_2' : id))
  for (const key of keys) await texts.keep(key)
  await texts.drop(keys[0])
  expect([...kept.keys()]).toEqual(keys.slice(1))
  await texts.forget(id)
  expect([...kept.keys()]).toEqual([keys[2]])
  await texts.forget()
  expect(kept.size).toBe(0)
  expect(await texts.read(keys[2])).toBe('')
})

test('where nothing can be stored, words last as long as the page', async () => {
  const denied = () => Promise.reject(new DOMException('', 'SecurityError'))
  const texts = createTexts({ get: denied, all: denied, put: denied, delete: denied })
  const key = texts.newKey('tea', id)
  await texts.keep(key)
  expect(await texts.read(key)).toBe('tea')
  expect(await texts.read('1-other')).toBe('')
  await texts.forget()
  expect(texts.known(key)).toBe(undefined)
})
