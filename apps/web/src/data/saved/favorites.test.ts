import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryShelf } from '#store/record-store.ts'
import { favoriteOf } from '#testing/favorites.ts'
import { allLying, failStorage, openBrowser, sayToFirst } from '#testing/saved-in-tabs.ts'

/** A page that looks at its favorites. */
async function page() {
  vi.resetModules()
  // Each page has its own checks; here they are loaded by no shelf.
  await (await import('#store/checking.ts')).loadChecks()
  const favorites = await import('./favorites.ts')
  favorites.hearFavorites(() => undefined)
  return favorites
}
type Page = Awaited<ReturnType<typeof page>>
const ids = ({ knownFavorites }: Page) => knownFavorites().saved?.map(({ text }) => text)
const toSave = (n: number) => {
  const { id: _id, savedOn: _savedOn, note: _note, notedOn: _notedOn, ...given } = favoriteOf(n)
  return given
}

beforeEach(async () => {
  const { favoriteKind } = await import('#store/favorites.ts')
  openBrowser(memoryShelf(favoriteKind))
})
afterEach(() => void vi.useRealTimers())

test('what is saved while the rest is still being read is not lost', async () => {
  const before = await page()
  await before.save(toSave(1))
  const here = await page()
  await here.save(toSave(2))
  await vi.waitFor(() => expect(ids(here)?.toSorted()).toEqual(['hello 1', 'hello 2']))
})

test('the other tab has it immediately', async () => {
  const [here, there] = [await page(), await page()]
  await vi.waitFor(() => expect(ids(there)).toEqual([]))
  await here.save(toSave(1))
  await vi.waitFor(() => expect(ids(there)).toEqual(['hello 1']))
  await there.setNote(favoriteOf(1), 'mine', '')
  await vi.waitFor(() => expect(here.knownFavorites().saved).toMatchObject([{ note: 'mine' }]))
  await here.wipeFavorites()
  await vi.waitFor(() => expect(ids(there)).toEqual([]))
  expect([here, there].map(({ countOfWipes }) => countOfWipes())).toEqual([1, 1])
})

test('what could not be removed is there again, and that is said', async () => {
  const here = await page()
  await here.save(toSave(1))
  await vi.waitFor(() => expect(ids(here)).toEqual(['hello 1']))
  failStorage(true)
  await expect(here.takeAway([favoriteOf(1)])).rejects.toMatchObject({ code: 'unknown' })
  expect(ids(here)).toEqual(['hello 1'])
  failStorage(false)
  expect((await here.allFavorites()).map(({ text }) => text)).toEqual(['hello 1'])
})

test('what was removed as a page was left is offered by the next one, once; after a day it is gone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21) })
  const before = await page()
  await before.save(toSave(1))
  await before.takeAway(await before.allFavorites())
  const after = await page()
  await vi.waitFor(() => expect(ids(after)).toEqual([]))
  expect(after.takeLeftovers()).toMatchObject([{ text: 'hello 1' }])
  expect(after.takeLeftovers()).toEqual([])
  vi.setSystemTime(Date.UTC(2026, 10, 22, 0, 1))
  const later = await page()
  await vi.waitFor(() => expect(ids(later)).toEqual([]))
  expect(later.takeLeftovers()).toEqual([])
  await vi.waitFor(async () => expect(await allLying()).toEqual([]))
})

test('a note written in a tab that has not been notified of the other’s takes it along, here and there', async () => {
  const [here, there] = [await page(), await page()]
  await here.save(toSave(1))
  await there.setNote(favoriteOf(1), 'theirs', '')
  await here.setNote(favoriteOf(1), 'm', '')
  await here.setNote(favoriteOf(1), 'mine', 'm')
  for (const tab of [here, there]) await vi.waitFor(() => expect(tab.knownFavorites().saved).toMatchObject([{ note: 'mine\n\ntheirs' }]))
})

test('what another tab deleted with everything is not offered as left over, nor is what it brought back', async () => {
  const before = await page()
  for (const n of [1, 2]) await before.save(toSave(n))
  await before.takeAway(await before.allFavorites())
  const [back, gone] = [await page(), await page()]
  for (const tab of [back, gone]) await vi.waitFor(() => expect(ids(tab)).toEqual([]))
  await before.bringBack([favoriteOf(1)])
  await vi.waitFor(() => expect(ids(back)).toEqual(['hello 1']))
  expect(back.takeLeftovers().map(({ text }) => text)).toEqual(['hello 2'])
  await before.wipeFavorites()
  expect(gone.takeLeftovers()).toEqual([])
})

test('favorites that cannot be read are a failure, and can be read again', async () => {
  failStorage(true)
  const here = await page()
  await vi.waitFor(() => expect(here.knownFavorites().error).toBeDefined())
  failStorage(false)
  sayToFirst('favorites')
  await vi.waitFor(() => expect(here.knownFavorites()).toEqual({ saved: [] }))
})

test('a message that the open chat has with another date is saved there, once, and nothing of what was kept changes', async () => {
  const here = await page()
  await here.save(toSave(1))
  await vi.waitFor(() => expect(ids(here)).toEqual(['hello 1']))
  const before = await allLying()
  const { author, text, originalDate } = favoriteOf(1)
  const { foundFavorites } = await import('./found-again.ts')
  foundFavorites.set([{ author, message: text, date: originalDate }], [{ message: text, date: '2019-04-21T09:00:00' }])
  const now = { author, text, originalDate: '2019-04-21T09:00:00' }
  expect([here.isFavorite(now), here.isFavorite({ author, text, originalDate })]).toEqual([true, false])
  expect(await here.save({ ...toSave(1), ...now })).toBe('already')
  expect(await allLying()).toEqual(before)
  // It is noted and taken away as it was saved.
  await here.setNote(favoriteOf(1), 'mine', '')
  expect(here.knownFavorites().saved).toMatchObject([{ originalDate, note: 'mine' }])
  foundFavorites.set([], [])
  expect(here.isFavorite({ author, text, originalDate })).toBe(true)
})
