import { crc32 } from '@convostat/api/crc32'
import { afterEach, expect, test, vi } from 'vitest'
import { privateFiles } from '#testing/private-files.ts'
import { smallDatabase } from '#testing/small-database.ts'
import { filesIn } from './files-in.ts'
import { idbPlace } from './idb-place.ts'
import { byHandle, openOpfs, opfsPlace } from './opfs-place.ts'

afterEach(() => vi.unstubAllGlobals())

const text = new File(['what was said '.repeat(100)], 'chat.txt')
const zip = new File(['PK what was said '.repeat(100)], 'chat.zip')
const crcOf = async (file: File) => crc32(new Uint8Array(await file.arrayBuffer()))
const leftOver = new TextEncoder().encode('half of it')
const unknown = async () => null

async function opfs() {
  const { lying, state } = privateFiles()
  return { lying, state, place: opfsPlace(await openOpfs(), byHandle) }
}

test.each([
  ['packed, where it would take much of what is free', 5000, 'upload_1.1', 'upload_1.1.gz'],
  ['as it is, where the browser does not say what is free', null, 'upload_1.1.gz', 'upload_1.1'],
  ['as it is, where there is room', 1e9, 'upload_1.1.gz', 'upload_1.1'],
])('a text is kept %s, and what broke off before it is not read in its place', async (_how, free, left, written) => {
  const { lying, place } = await opfs()
  const files = filesIn([place], async () => free)
  await files.sizes()
  lying().set(left, leftOver)
  const { bytes, crc } = await files.write('upload_1.1', text)
  expect(crc).toBe(await crcOf(text))
  expect([...lying().keys()]).toEqual([written])
  const kept = await files.read('upload_1.1')
  expect(kept?.bytes).toBe(bytes)
  expect(await (await kept?.content())?.text()).toBe(await text.text())
  expect([...(await files.sizes())]).toEqual([['upload_1.1', bytes]])
})

test.each([null, 1e9])('a text that turns out to have no room is packed, where %s bytes are said to be free', async (free) => {
  const { lying, state, place } = await opfs()
  state.room = text.size / 2
  const files = filesIn([place], async () => free)
  const { bytes, crc } = await files.write('a', text)
  expect([[...lying().keys()], crc]).toEqual([['a.gz'], await crcOf(text)])
  expect(bytes).toBeLessThan(text.size / 2)
})

test('what can be read only once is packed immediately, where the browser does not say what is free', async () => {
  const { lying, place } = await opfs()
  const stream = text.stream()
  await filesIn([place], unknown).write('a', { name: text.name, size: text.size, lastModified: 0, stream: () => stream })
  expect([...lying().keys()]).toEqual(['a.gz'])
})

test('where the browser cannot pack, and for what is packed already, a file is kept as it is', async () => {
  const { lying, place } = await opfs()
  const files = filesIn([place], unknown)
  await files.write('a', zip)
  vi.stubGlobal('CompressionStream', undefined)
  await files.write('b', text)
  expect(files.bytesFor(text)).toBe(text.size)
  expect(Array.from(lying(), ([name, { length }]) => [name, length])).toEqual([
    ['a', zip.size],
    ['b', text.size],
  ])
})

test('what an earlier visit kept in another place is found there, and leaves it when it is written again', async () => {
  const { place: best } = await opfs()
  const { database, records } = smallDatabase()
  const before = filesIn([idbPlace(database)], unknown)
  const now = filesIn([best, idbPlace(database)], unknown)
  const { bytes } = await before.write('a', text)
  await before.write('b', zip)
  await now.write('c', zip)
  expect([...(await now.sizes())].sort()).toEqual([
    ['a', bytes],
    ['b', zip.size],
    ['c', zip.size],
  ])
  expect(await (await (await now.read('a'))?.content())?.text()).toBe(await text.text())
  await now.write('b', zip)
  expect([...(await before.sizes())]).toEqual([['a', bytes]])
  await now.delete('a')
  expect([...(await now.sizes())].sort()).toEqual([
    ['b', zip.size],
    ['c', zip.size],
  ])
  expect(records('file-pieces')).toEqual([])
})

test('of a file that cannot be written nothing stays, in no form and no place', async () => {
  const { state, place } = await opfs()
  const { database } = smallDatabase()
  const files = filesIn([place, idbPlace(database)], unknown)
  await files.write('a', zip)
  state.room = 3
  await expect(files.write('a', zip)).rejects.toThrow()
  expect([...(await files.sizes())]).toEqual([])
  expect(await files.read('a')).toBeNull()
})
