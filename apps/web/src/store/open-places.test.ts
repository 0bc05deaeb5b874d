import { afterEach, expect, test, vi } from 'vitest'
import { type Broken, privateFiles } from '#testing/private-files.ts'
import { smallDatabase } from '#testing/small-database.ts'
import { openPlaces } from './open-places.ts'
import type { Pieces } from './place.ts'

afterEach(() => vi.unstubAllGlobals())

async function* hello(): Pieces {
  yield new TextEncoder().encode('hello')
}

const lacking = () => {
  throw new TypeError('is not a function')
}
const denied = () => {
  throw new DOMException('', 'SecurityError')
}
const hanging = () => new Promise(() => undefined)

const noHandles = { createSyncAccessHandle: lacking }
const neither = { createSyncAccessHandle: lacking, createWritable: lacking }
const rows: [string, Broken, 'the file system' | 'the database', boolean][] = [
  ['everything works', {}, 'the file system', false],
  ['there are no sync handles', noHandles, 'the file system', false],
  ['sync handles are denied', { createSyncAccessHandle: denied }, 'the file system', false],
  ['sync handles hang', { createSyncAccessHandle: hanging }, 'the file system', false],
  ['nothing can be written into the file system', neither, 'the database', false],
  ['every way to write into it hangs', { createSyncAccessHandle: hanging, createWritable: hanging }, 'the database', false],
  ['the file system cannot be called', { getDirectory: lacking }, 'the database', true],
  ['the file system is denied', { getDirectory: denied }, 'the database', true],
  ['the file system hangs', { getDirectory: hanging }, 'the database', true],
]

test.each(rows)('where %s files are kept in the best place that works', async (_what, broken, where, isPartial) => {
  const { lying } = privateFiles(broken)
  const { database, records } = smallDatabase()
  const { all, ...found } = await openPlaces(database, 20)
  expect(found).toEqual({ isWithoutOpfs: where === 'the database', isPartial, isLacking: false })
  await all[0].write('a', hello())
  expect([lying().size, records('files').length]).toEqual(where === 'the database' ? [0, 1] : [1, 0])
})

test.each([
  ['there is no storage manager', {}],
  ['it has no private files', { storage: {} }],
  ['the storage manager throws where it is asked for', Object.defineProperty({}, 'storage', { get: denied })],
])('where %s they never were, and nothing is out of reach', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const { database, records } = smallDatabase()
  const { all, ...found } = await openPlaces(database, 20)
  expect(found).toEqual({ isWithoutOpfs: true, isPartial: false, isLacking: true })
  await all[0].write('a', hello())
  expect(records('files')).toHaveLength(1)
})

test.each(rows)('where %s what was kept before in the other place is found', async (_what, broken, where, isPartial) => {
  const { lying } = privateFiles(broken)
  const { database } = smallDatabase()
  const { all } = await openPlaces(database, 20)
  if (where === 'the database') lying().set('before', new Uint8Array(7))
  else await (await openPlacesOfDatabase(database)).write('before', hello())
  const names = (await Promise.all(all.map((place) => place.sizes()))).flatMap((sizes) => [...sizes.keys()])
  expect(names).toEqual(isPartial ? [] : ['before'])
})

const openPlacesOfDatabase = async (database: Parameters<typeof openPlaces>[0]) => {
  const { navigator } = globalThis
  privateFiles({ getDirectory: lacking })
  const { all } = await openPlaces(database, 20)
  vi.stubGlobal('navigator', navigator)
  return all[0]
}

test('a file system that refuses once, as the browser has just started, is asked again', async () => {
  let times = 0
  privateFiles({ getDirectory: () => times++ === 0 && denied() })
  expect(await openPlaces(smallDatabase().database, 20)).toMatchObject({ isWithoutOpfs: false, isPartial: false })
})

test('where neither works there is no place', async () => {
  privateFiles(neither)
  const { database, state } = smallDatabase()
  state.isBroken = true
  await expect(openPlaces(database, 20)).rejects.toThrow('keeps no files')
})
