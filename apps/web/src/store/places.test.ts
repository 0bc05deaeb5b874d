import { afterEach, expect, test, vi } from 'vitest'
import { privateFiles } from '#testing/private-files.ts'
import { smallDatabase } from '#testing/small-database.ts'
import { NoRoom } from './full.ts'
import { idbPlace } from './idb-place.ts'
import { byHandle, byStream, openOpfs, opfsPlace, type WayToWrite } from './opfs-place.ts'
import type { Pieces } from './place.ts'

afterEach(() => vi.unstubAllGlobals())

async function* pieces(...texts: string[]): Pieces {
  for (const text of texts) yield new TextEncoder().encode(text)
}

async function* tornPieces(): Pieces {
  yield* pieces('half ', 'of it')
  throw new Error('torn')
}

const inOpfs = (way: WayToWrite) => async () => {
  const { lying, state } = privateFiles()
  const left = () => lying().size + lying('probes').size
  const fill = () => {
    state.room = 3
  }
  return { place: opfsPlace(await openOpfs(), way), left, fill }
}

const inDatabase = async () => {
  const { database, records, state } = smallDatabase()
  const left = () => records('files').length + records('file-pieces').length
  const fill = () => {
    state.isFull = true
  }
  return { place: idbPlace(database), left, fill }
}

const everyPlace = test.each([
  ['the private file system, by handles', inOpfs(byHandle)],
  ['the private file system, by streams', inOpfs(byStream)],
  ['the database', inDatabase],
])

everyPlace('%s: what was written is there under its name until it is deleted', async (_where, open) => {
  const { place, left } = await open()
  expect(await place.read('a')).toBeNull()
  expect(await place.write('a', pieces('hello ', 'you'))).toBe(9)
  await place.write('b', pieces())
  expect(await (await place.read('a'))?.text()).toBe('hello you')
  expect([...(await place.sizes())].sort()).toEqual([
    ['a', 9],
    ['b', 0],
  ])
  await place.delete('a')
  await place.delete('never there')
  expect([...(await place.sizes())]).toEqual([['b', 0]])
  await place.delete('b')
  expect(left()).toBe(0)
})

everyPlace('%s: what is written again takes the place of what was there', async (_where, open) => {
  const { place, left } = await open()
  await place.write('a', pieces('a long ', 'text'))
  await place.write('a', pieces('short'))
  expect(await (await place.read('a'))?.text()).toBe('short')
  await place.delete('a')
  expect(left()).toBe(0)
})

everyPlace('%s: of what breaks off nothing stays', async (_where, open) => {
  const { place, left } = await open()
  await expect(place.write('a', tornPieces())).rejects.toThrow('torn')
  expect(await place.read('a')).toBeNull()
  expect(left()).toBe(0)
})

everyPlace('%s: where the disk is full that is said, and nothing stays', async (_where, open) => {
  const { place, left, fill } = await open()
  fill()
  await expect(place.write('a', pieces('hello'))).rejects.toBeInstanceOf(NoRoom)
  expect(left()).toBe(0)
})

everyPlace('%s: a probe leaves nothing, works on a full disk, and is no file meanwhile', async (_where, open) => {
  const { place, left, fill } = await open()
  const probing = place.probe()
  expect([...(await place.sizes())]).toEqual([])
  await probing
  fill()
  await place.probe()
  expect(left()).toBe(0)
})

test('the probe of a page that was closed in the middle of it is removed by a later one', async () => {
  const { lying } = privateFiles()
  const place = opfsPlace(await openOpfs(), byHandle)
  await place.probe()
  lying('probes').set('1700000000000-abc', new Uint8Array(3))
  lying('probes').set(`${Date.now()}-abc`, new Uint8Array(3))
  await place.probe()
  expect([...lying('probes').keys()]).toEqual([expect.stringContaining(`${Date.now()}`.slice(0, 6))])
})

test('where the folder was removed while the page is open nothing is there, and what is written next is kept', async () => {
  const { removeFolder } = privateFiles()
  const place = opfsPlace(await openOpfs(), byHandle)
  await place.write('a', pieces('hello'))
  removeFolder()
  expect([[...(await place.sizes())], await place.read('a')]).toEqual([[], null])
  await place.delete('a')
  await place.write('b', pieces('hello'))
  expect([...(await place.sizes())]).toEqual([['b', 5]])
})

test('what is removed while it is listed is not there', async () => {
  const { lying, removeFolder } = privateFiles()
  const place = opfsPlace(await openOpfs(), byHandle)
  await place.write('a', pieces('hello'))
  const files = lying()
  const get = files.get.bind(files)
  files.get = (name) => {
    removeFolder()
    return get(name)
  }
  await place.write('b', pieces('you'))
  expect([...(await place.sizes())]).toEqual([])
})

test('pieces without their last entry are not a file, and go when the next one is written', async () => {
  const { database, records } = smallDatabase()
  const place = idbPlace(database)
  await place.write('a', pieces('hello'))
  await database((db) => db.put('file-pieces', { of: 'killed', n: 0, bytes: new ArrayBuffer(4) }))
  expect([...(await place.sizes())]).toEqual([['a', 5]])
  await place.write('b', pieces('you'))
  expect(records('file-pieces')).toHaveLength(2)
  expect(await (await place.read('a'))?.text()).toBe('hello')
})

test('a file of which a piece was lost has another size than it says, so it is damaged and not shortened without a word', async () => {
  const { database, records } = smallDatabase()
  const place = idbPlace(database)
  const bytes = await place.write('a', pieces('hello ', 'you'))
  const { of } = records('file-pieces')[0]
  await database((db) => db.delete('file-pieces', [String(of), 0]))
  expect((await place.read('a'))?.size).not.toBe(bytes)
})

test('a file whose pieces another tab removed as unfinished is not written', async () => {
  const { database } = smallDatabase()
  const place = idbPlace(database)
  async function* interrupted(): Pieces {
    yield* pieces('hello ')
    await place.write('other', pieces('you'))
    yield* pieces('again')
  }
  await expect(place.write('a', interrupted())).rejects.toThrow('missing')
  expect([...(await place.sizes())]).toEqual([['other', 3]])
})

test('the database contains buffers, each as long as its piece', async () => {
  const { database, records } = smallDatabase()
  async function* view(): Pieces {
    yield new TextEncoder().encode('around it').subarray(2, 5)
  }
  await idbPlace(database).write('a', view())
  expect(records('file-pieces').map(({ bytes }) => (bytes instanceof ArrayBuffer ? bytes.byteLength : null))).toEqual([3])
})
