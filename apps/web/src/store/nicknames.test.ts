import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Database, nicknames, openDatabase, uploads } from './database.ts'
import { idbRecords } from './idb-records.ts'
import { keepNicknames, readNicknames } from './nicknames.ts'

let database: Database
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  database = openDatabase()
  await database((db) => db.put(uploads, { id: 'upload_1' }))
})

test('nicknames are kept by chat, replaced as a whole, and gone with the last one', async () => {
  expect(await keepNicknames(database, 'upload_1', { Ana: 'Bee', Ben: 'Bear' })).toBe(true)
  expect(await readNicknames(database, 'upload_1')).toEqual({ Ana: 'Bee', Ben: 'Bear' })
  expect(await readNicknames(database, 'upload_2')).toEqual({})
  await keepNicknames(database, 'upload_1', {})
  expect(await database((db) => db.count(nicknames))).toBe(0)
})

test('they are deleted with their chat, and none are kept of one that is not here', async () => {
  await keepNicknames(database, 'upload_1', { Ana: 'Bee' })
  await idbRecords(database).delete('upload_1')
  expect(await readNicknames(database, 'upload_1')).toEqual({})
  expect(await keepNicknames(database, 'upload_1', { Ana: 'Bee' })).toBe(false)
  expect(await database((db) => db.count(nicknames))).toBe(0)
})

test.each([
  [{ v: 2, names: { Ana: 'Bee' } }, {}],
  [{ v: 1, names: { Ana: 7, Ben: 'Bear', Cem: 'x'.repeat(41) } }, { Ben: 'Bear' }],
  [{ v: 1 }, {}],
])('of a damaged record %j what is whole is read', async (there, read) => {
  await database((db) => db.put(nicknames, { id: 'upload_1', ...there }))
  expect(await readNicknames(database, 'upload_1')).toEqual(read)
})
