import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { type Database, openDatabase, uploads } from './database.ts'

afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

type Work = Parameters<Database>[0]
/** Keeps its transaction open as a page does that is frozen in the middle of it. */
const held = (isOver: () => boolean) => async (db: Parameters<Work>[0]) => {
  const { store, done } = db.transaction(uploads, 'readwrite')
  while (!isOver()) await store.get('a')
  await store.put({ id: 'a' })
  await done
}

/** The page, and another one of the same browser. */
async function pages() {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const other = openDatabase()
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.resetModules()
  const page = (await import('./database.ts')).openDatabase()
  await page(async () => undefined)
  const fire = (name: string) => window.dispatchEvent(Object.assign(new Event(name), { persisted: true }))
  const ids = () => other((db) => db.getAllKeys(uploads))
  const write = (id: string) => other((db) => db.put(uploads, { id }))
  return { page, leave: () => fire('pagehide'), comeBack: () => fire('pageshow'), ids, write }
}

test('a page that is left and kept for going back locks no records for others, and does what it had begun when it is back', async () => {
  const { page, leave, comeBack, ids, write } = await pages()
  let isOver = false
  const work = Promise.all([1, 2, 3].map(() => page(held(() => isOver))))
  await new Promise((resolve) => setTimeout(resolve))
  leave()
  await write('b')
  expect(await ids()).toEqual(['b'])
  isOver = true
  comeBack()
  await work
  expect(await ids()).toEqual(['a', 'b'])
})

test('a page begins nothing while it is being left', async () => {
  const { page, leave, comeBack, ids, write } = await pages()
  let isBack = false
  // The second of two steps comes after the page was left, and so does another call.
  const steps = page(async (db) => {
    if (!isBack) leave()
    await held(() => isBack)(db)
  })
  await Promise.resolve()
  const late = page((db) => db.put(uploads, { id: 'c' }))
  await write('b')
  expect(await ids()).toEqual(['b'])
  isBack = true
  comeBack()
  await Promise.all([steps, late])
  expect(await ids()).toEqual(['a', 'b', 'c'])
})

test('a page that is left reports what fails for another reason', async () => {
  const { page, leave } = await pages()
  const failing = page(async () => {
    leave()
    throw new Error('its own')
  })
  await expect(failing).rejects.toThrow('its own')
})
