import type { Favorite } from '@convostat/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { favoriteOf } from '#testing/favorites.ts'
import {
  favoriteKind,
  forgetRemoved,
  type KeptFavorite,
  mergeFavorites,
  noteFavorite,
  readFavorites,
  removeFavorites,
  saveFavorite,
} from './favorites.ts'
import type { Shelf } from './kind.ts'
import { memoryShelf } from './record-store.ts'

const emptyShelf = () => memoryShelf(favoriteKind)
const savedOn = async (shelf: Shelf<KeptFavorite>) => (await readFavorites(shelf)).saved
const day = '2026-11-22T10:00:00.000Z'

/** Puts something on a shelf as another version, a hand or a fault would have. */
const put = (shelf: Shelf<KeptFavorite>, record: object) => shelf.change([], () => ({ put: [record], answer: undefined }))

test('a message is saved once, from whatever upload and screen', async () => {
  const shelf = emptyShelf()
  expect(await saveFavorite(shelf, favoriteOf(1))).toBe('saved')
  const again = favoriteOf(2, { text: 'hello 1', uploadId: 'upload_1800000000000', uploadTitle: 'Us', source: 'Milestones' })
  expect(await saveFavorite(shelf, again)).toBe('already')
  expect(await savedOn(shelf)).toEqual([favoriteOf(1)])
})

test.each([{ author: 'Ben' }, { text: 'hello 1 ' }, { originalDate: '2021-03-04T09:00:01' }])('%o is another message', async (more) => {
  const shelf = emptyShelf()
  await saveFavorite(shelf, favoriteOf(1))
  expect(await saveFavorite(shelf, { ...favoriteOf(1), id: 'other', ...more })).toBe('saved')
  expect(await savedOn(shelf)).toHaveLength(2)
})

test('what is removed can be had back, with its note, until it is forgotten', async () => {
  const shelf = emptyShelf()
  const given = favoriteOf(1, { note: 'mine', notedOn: day })
  await saveFavorite(shelf, given)
  await removeFavorites(shelf, [given], day)
  expect(await readFavorites(shelf)).toEqual({ saved: [], removed: [{ favorite: given, removedOn: day }] })
  await mergeFavorites(shelf, [given])
  expect(await readFavorites(shelf)).toEqual({ saved: [given], removed: [] })
  await removeFavorites(shelf, [given], day)
  await forgetRemoved(shelf, [given])
  expect(await shelf.all()).toEqual([])
})

test('what was saved again meanwhile is not forgotten with what was removed', async () => {
  const shelf = emptyShelf()
  await saveFavorite(shelf, favoriteOf(1))
  await removeFavorites(shelf, [favoriteOf(1)], day)
  expect(await saveFavorite(shelf, favoriteOf(1, { id: 'again' }))).toBe('saved')
  await forgetRemoved(shelf, [favoriteOf(1)])
  expect(await savedOn(shelf)).toEqual([favoriteOf(1, { id: 'again' })])
})

test('a note is written beside a message that is there, and beside no other', async () => {
  const shelf = emptyShelf()
  await saveFavorite(shelf, favoriteOf(1))
  expect(await noteFavorite(shelf, favoriteOf(1), 'mine', '', day)).toBe('mine')
  expect(await noteFavorite(shelf, favoriteOf(2), 'nobody’s', '', day)).toBe('')
  expect(await savedOn(shelf)).toEqual([favoriteOf(1, { note: 'mine', notedOn: day })])
})

test.each<[string, string, string, string, string]>([
  ['a note that nobody else changed is replaced', 'mine', 'mine', 'other', 'other'],
  ['and removed', 'mine', 'mine', '', ''],
  ['what another tab began meanwhile stays behind it', 'theirs', '', 'mine', 'mine\n\ntheirs'],
  ['written on, it stays there once', 'mine\n\ntheirs', 'mine', 'mine, too', 'mine, too\n\ntheirs'],
  ['also between others', 'a\n\nmine\n\nb', 'mine', 'yours', 'a\n\nyours\n\nb'],
  ['only one’s own part is removed', 'mine\n\ntheirs', 'mine', '', 'theirs'],
  ['what another tab made of it is not removed with it', 'mine and theirs', 'mine', '', 'mine and theirs'],
  ['what another tab removed is there again when it is written on', '', 'mine', 'mine, too', 'mine, too'],
  ['a word of theirs is not one’s own note', 'an apple', 'a', 'ab', 'ab\n\nan apple'],
])('in two tabs, %s', async (_name, there, from, written, expected) => {
  const shelf = emptyShelf()
  await saveFavorite(shelf, favoriteOf(1, { note: there, notedOn: day }))
  expect(await noteFavorite(shelf, favoriteOf(1), written, from, '2026-11-22T10:00:01.000Z')).toBe(expected)
  expect((await savedOn(shelf)).map(({ note }) => note)).toEqual([expected])
})

test.each<[string, object]>([
  ['half a record', { author: 'Ana', text: 'half', originalDate: '2021-03-04T09:00:00' }],
  ['a version to come', { v: 2, ...favoriteOf(2), removedOn: null }],
  ['no day', { v: 1, ...favoriteOf(2, { originalDate: 'once' }), removedOn: null }],
])('%s is passed over, not deleted, and harms nothing else', async (_name, record) => {
  const shelf = emptyShelf()
  await saveFavorite(shelf, favoriteOf(1))
  await put(shelf, record)
  expect(await readFavorites(shelf)).toEqual({ saved: [favoriteOf(1)], removed: [] })
  await mergeFavorites(shelf, [favoriteOf(3)])
  expect(shelf.unread()).toMatchObject([{ record }])
})

test('what a record has that this version does not know is not a fault of it', async () => {
  const shelf = emptyShelf()
  const { notedOn: _notedOn, ...earlier } = favoriteOf(1)
  await put(shelf, { v: 1, ...earlier, removedOn: null, stars: 5 })
  expect(await savedOn(shelf)).toEqual([favoriteOf(1)])
})

const note = (text: string, notedOn: string | null = null) => favoriteOf(1, { note: text, notedOn })
test.each<[string, Favorite, Favorite, string]>([
  ['a note comes to a message without one', note(''), note('theirs', day), 'theirs'],
  ['a message without a note takes none away', note('mine', day), note(''), 'mine'],
  ['the same note stays one', note('mine', day), note('mine', day), 'mine'],
  ['of two notes the newer stands first', note('mine', '2026-01-01T00:00:00Z'), note('theirs', day), 'theirs\n\nmine'],
  ['and the older behind it', note('mine', day), note('theirs', '2026-01-01T00:00:00Z'), 'mine\n\ntheirs'],
  ['a note that went on holds the earlier one', note('mine', day), note('mine, and more', day), 'mine, and more'],
  ['what is in it already is not added', note('theirs\n\nmine', day), note('mine'), 'theirs\n\nmine'],
])('restored, %s', async (_name, there, given, expected) => {
  const shelf = emptyShelf()
  await saveFavorite(shelf, there)
  await mergeFavorites(shelf, [given])
  expect((await savedOn(shelf)).map(({ note }) => note)).toEqual([expected])
})

test('restored once or five times, in whatever order: nothing is doubled, and no message and no note is lost', async () => {
  const some = fc.array(
    fc.record({ n: fc.nat(4), note: fc.constantFrom('', 'a', 'b', 'a note'), notedOn: fc.constantFrom(null, day, '2026-01-01T00:00:00Z') }),
    { maxLength: 8 },
  )
  const all = (given: { n: number; note: string; notedOn: string | null }[]) =>
    given.map(({ n, ...more }, i) => favoriteOf(n, { id: `given-${i}`, ...more }))
  await fc.assert(
    fc.asyncProperty(some, some, async (here, backup) => {
      const shelf = emptyShelf()
      await mergeFavorites(shelf, all(here))
      await mergeFavorites(shelf, all(backup))
      const once = await savedOn(shelf)
      expect(await mergeFavorites(shelf, all(backup))).toBe(0)
      expect(await savedOn(shelf)).toEqual(once)
      expect(new Set(once.map(({ text }) => text)).size).toBe(once.length)
      expect(new Set(once.map(({ id }) => id)).size).toBe(once.length)
      for (const { text, note } of [...all(here), ...all(backup)]) expect(once.find((each) => each.text === text)?.note).toContain(note)
    }),
  )
})

test('ten thousand are brought in at once, and again', async () => {
  const shelf = emptyShelf()
  const all = Array.from({ length: 10_000 }, (_, n) => favoriteOf(n))
  expect(await mergeFavorites(shelf, all)).toBe(10_000)
  expect(await mergeFavorites(shelf, all)).toBe(0)
  await removeFavorites(shelf, all, day)
  expect((await readFavorites(shelf)).removed).toHaveLength(10_000)
})
