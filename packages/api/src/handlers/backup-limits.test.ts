import { expect, test } from 'vitest'
import type { Favorite, Saved } from '#shapes/index.ts'
import { filled, textsOf } from '#testing/backups.ts'
import { androidExport } from '#testing/exports.ts'
import { sessionOf } from '#testing/session.ts'
import type { StoredUpload } from '../store.ts'
import { openBackup, writeBackup } from './backup.ts'
import { milestoneHandlers } from './milestones.ts'

const session = sessionOf({ milestones: milestoneHandlers })

const { signal } = new AbortController()
const context = { signal, report: () => undefined, plan: 'pro' as const }
const time = '2021-06-01T12:00:00.000Z'

const favoriteOf = (n: number): Favorite => ({
  id: `favorite-${n}`,
  author: 'Ana',
  text: `hi ${n}`,
  originalDate: '2021-03-04T09:00:00',
  savedOn: time,
  source: 'Search',
  uploadId: 'upload_1700000000000',
  uploadTitle: 'Ana & Ben',
  note: '',
  notedOn: null,
})
const milestoneOf = (n: number) => ({ keyword: `word ${n}`, savedOn: time })
const many = <T>(count: number, one: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => one(n))

async function* none() {}

test.each([0, 1, 99_999, 100_000, 100_001, 250_000])('%i of a kind are all in the backup and all come back', async (count) => {
  const saved: Saved = {
    favorites: many(Math.min(count, 3), favoriteOf),
    milestones: many(count, milestoneOf),
    unreadable: many(count, Number),
  }
  const { saved: back } = await openBackup(await writeBackup(none(), saved, time, context), 512e6, signal)
  const { unreadable, ...read } = saved
  expect(back).toEqual({ ...read, ...(count > 0 && { unreadable }), damaged_saved: 0 })
})

test('what is larger than a compressed page may be comes back, whatever the host reads', async () => {
  const saved: Saved = { favorites: many(2, (n) => ({ ...favoriteOf(n), note: 'é'.repeat(4_500_000), notedOn: time })), milestones: [] }
  const { saved: back } = await openBackup(await writeBackup(none(), saved, time, context), 1000, signal)
  expect(back.favorites.map(({ note }) => note.length)).toEqual([4_500_000, 4_500_000])
})

test('a license as long as one may be comes back, whatever letters it has', async () => {
  const license = '\u20ac'.repeat(16_384)
  const file = await session().api.uploads.backupWith({ favorites: [], milestones: [], license })
  expect(await session().api.uploads.restore({ file })).toMatchObject({ license })
})

test('a chat of more than a thousand exports, and one of as many people as there are, come back', async () => {
  const { ids, store } = await filled(1)
  const [id] = ids
  const kept = await store.get(id)
  if (!kept) throw new Error('expected the chat to be kept')
  const { record, files } = kept
  const exports = many(1200, (n) => androidExport([`01/07/2021, 20:00 - Ana: further ${n}`]))
  const appended = exports.map(({ name, lastModified }) => ({
    filename: name,
    lastModified,
    dateOrder: null,
    appendDate: time,
    knownMessages: 0,
    newMessages: 1,
    firstNew: null,
    lastNew: null,
  }))
  const participants = many(400_000, (n) => `Somebody with a name ${n}`)
  async function* uploads(): AsyncIterable<StoredUpload> {
    yield { record: { ...record, participants, appended }, files: [files[0], ...exports] }
  }
  const { uploads: back } = await openBackup(await writeBackup(uploads(), { favorites: [], milestones: [] }, time, context), 512e6, signal)
  expect(back.map(({ record, files }) => [record?.participants.length, files?.length])).toEqual([[400_000, 1201]])
})

test('an older version still finds the first hundred thousand where it looks for them', async () => {
  const saved: Saved = { favorites: [], milestones: many(100_001, milestoneOf) }
  const texts = await textsOf(await writeBackup(none(), saved, time, context))
  expect(Object.keys(texts)).toEqual(['convostat-backup.json', 'convostat-saved.json', 'convostat-saved.2.json'])
  expect(JSON.parse(texts['convostat-saved.json']).milestones).toHaveLength(100_000)
  expect(JSON.parse(texts['convostat-saved.2.json'])).toEqual({ milestones: [saved.milestones[100_000]] })
})
