import { beforeEach, expect, test, vi } from 'vitest'
import type { SavedChange } from '#store/changes.ts'
import type { KeptFavorite } from '#store/favorites.ts'
import type { Shelf } from '#store/kind.ts'
import { memoryShelf } from '#store/record-store.ts'
import { favoriteOf } from '#testing/favorites.ts'

/** What is in the browser, and whether it can be written. */
let lying: Shelf<KeptFavorite>
let isFull: boolean
let hear: (change: SavedChange) => void

vi.mock('#store/changes.ts', () => ({
  talkOfSaved: (hearing: (change: SavedChange) => void) => {
    hear = hearing
    return () => undefined
  },
}))
vi.mock('#store/record-store.ts', async (original) => ({
  ...(await original<typeof import('#store/record-store.ts')>()),
  createShelf: (): Shelf<KeptFavorite> => ({
    kind: () => 'device',
    all: () => lying.all(),
    change: (keys, work) => (isFull ? Promise.reject(new Error('full')) : lying.change(keys, work)),
    clear: () => lying.clear(),
    unread: () => [],
    hearUnread: () => () => undefined,
    forgetUnread: (given) => lying.forgetUnread(given),
    keepAside: (records) => lying.keepAside(records),
  }),
}))

/** A page with five favorites, its toasts, and the actions on it. */
async function page() {
  vi.resetModules()
  // Each page has its own checks; here they are loaded by no shelf.
  await (await import('#store/checking.ts')).loadChecks()
  const [favorites, removing, notices, store] = await Promise.all([
    import('./favorites.ts'),
    import('./removing.ts'),
    import('#data/client/notices.ts'),
    import('#store/favorites.ts'),
  ])
  lying = memoryShelf(store.favoriteKind)
  await store.mergeFavorites(lying, all)
  favorites.hearFavorites(() => undefined)
  await vi.waitFor(() => expect(favorites.knownFavorites().saved).toHaveLength(5))
  return {
    ...removing,
    slips: () => notices.notices().map(({ text }) => text),
    close: () => notices.closeNotice(notices.notices()[0].key),
    undo: () =>
      notices
        .notices()
        .find(({ action }) => action)
        ?.action?.onPress(),
    notify: notices.notify,
    saved: async () => (await store.readFavorites(lying)).saved.map(({ text, note }) => (note ? `${text}: ${note}` : text)).sort(),
    count: async () => (await lying.all()).length,
  }
}
const all = [0, 1, 2, 3, 4].map((n) => favoriteOf(n, { note: n === 0 ? 'mine' : '' }))

beforeEach(() => {
  isFull = false
})

test('one removed after another, none is lost: one toast brings all of them back, with their notes', async () => {
  const { removeFavorites, slips, undo, notify, saved, count } = await page()
  for (const each of all.slice(0, 4)) await removeFavorites([each])
  for (const topic of ['copied', 'saved', 'other']) notify({ topic, text: topic })
  expect(slips()[0]).toBe('4 messages removed from favorites.')
  expect(await saved()).toEqual(['hello 4'])
  expect(await count()).toBe(5)
  undo()
  await vi.waitFor(async () => expect(await saved()).toEqual(['hello 0: mine', 'hello 1', 'hello 2', 'hello 3', 'hello 4']))
})

test('when the toast is gone, so is what it could bring back, and the next one is about the next', async () => {
  const { removeFavorites, slips, close, count } = await page()
  for (const each of all.slice(0, 2)) await removeFavorites([each])
  close()
  await vi.waitFor(async () => expect(await count()).toBe(3))
  await removeFavorites([all[2]])
  expect(slips()).toEqual(['1 message removed from favorites.'])
})

test('where one cannot be removed, what was removed before it can still be had back', async () => {
  const { removeFavorites, slips, undo, saved, count } = await page()
  await removeFavorites([all[0]])
  isFull = true
  await removeFavorites([all[1]])
  isFull = false
  expect(slips()).toEqual(['1 message removed from favorites.', 'Failed to remove message from favorites'])
  expect(await count()).toBe(5)
  undo()
  await vi.waitFor(async () => expect(await saved()).toHaveLength(5))
})

test('what went with everything is not brought back, also not with what is removed after it', async () => {
  const { removeFavorites, slips, undo, saved } = await page()
  await removeFavorites([all[0]])
  await lying.clear()
  hear('everything')
  undo()
  await removeFavorites([all[1]])
  expect(slips()).toEqual(['1 message removed from favorites.'])
  expect(await saved()).toEqual([])
})

test('a note that could not be removed is not said to be removed', async () => {
  const { removeNote, slips, saved, undo } = await page()
  isFull = true
  await removeNote(all[0], 'mine', 'mine')
  expect(slips()).toEqual(['The note could not be saved. Please try again.'])
  isFull = false
  await removeNote(all[0], 'mine', 'mine')
  expect(slips()).toEqual(['The note could not be saved. Please try again.', 'Note removed.'])
  expect(await saved()).toContain('hello 0')
  undo()
  await vi.waitFor(async () => expect(await saved()).toContain('hello 0: mine'))
})
