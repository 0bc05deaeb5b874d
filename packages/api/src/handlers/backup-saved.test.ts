import { expect, test, vi } from 'vitest'
import { type Favorite, favorite, type Saved, savedMilestone } from '#shapes/index.ts'
import { filled, pageOf, textsOf, told, zipOf } from '#testing/backups.ts'
import { sessionOf } from '#testing/session.ts'
import { milestoneHandlers } from './milestones.ts'

const session = sessionOf({ milestones: milestoneHandlers })

const favoriteOf = (n: number, more: Partial<Favorite> = {}): Favorite => ({
  id: `favorite-${n}`,
  author: 'Ana',
  text: `hi ${n}`,
  originalDate: '2021-03-04T09:00:00',
  savedOn: '2021-05-01T12:00:00.000Z',
  source: 'Search',
  uploadId: 'upload_1700000000000',
  uploadTitle: 'Ana & Ben',
  note: '',
  notedOn: null,
  ...more,
})

const saved: Saved = {
  favorites: [
    favoriteOf(1, { note: 'the first\none', notedOn: '2021-05-02T12:00:00.000Z' }),
    favoriteOf(2, { text: 'לא 👩‍👩‍👧 \ud83d "{}"' }),
  ],
  milestones: [{ keyword: 'love', savedOn: '2021-05-01T12:00:00.000Z' }],
  corrections: [
    { author: 'Ana', date: '2021-03-04T09:00:00', message: 'great, “another” meeting\n👩‍👩‍👧', label: 'anger' },
    { author: 'Ben', date: '2021-03-04T09:00:00', message: 'ok', label: 'neutral' },
  ],
  left_out: [{ word: 'haha', savedOn: '2021-05-01T12:00:00.000Z' }],
  kept_off: [{ author: 'Ana', message: 'hi 1', uploadIds: ['upload_1'], savedOn: '2021-05-01T12:00:00.000Z' }],
  unreadable: [{ kind: 'favorites', record: { v: 2, author: 'Ana', note: null } }, null, 'half'],
  people: [{ chat: 'AAAAAQ==', me: 'Ana', names: { '+49 170 1': 'Mum 👩‍👧' }, hidden: ['Ben'], colors: { Ana: 0, Ben: 1 } }],
}

test.each(['api', 'http'] as const)('what was saved is included and is handed back (%s)', async (door) => {
  const { [door]: before } = await filled(1)
  const file = await before.uploads.backupWith(saved)
  expect([file.name, file.type]).toEqual(['convostat-backup-2021-06-01.zip', 'application/zip'])
  const after = session()
  expect(await after[door].uploads.restore({ file })).toEqual({
    restored: 1,
    skipped: 0,
    damaged: 0,
    no_room: 0,
    ...saved,
    damaged_saved: 0,
  })
  expect(await after[door].uploads.restore({ file })).toMatchObject({ restored: 0, skipped: 1, ...saved })
})

test('without any chat it is included as well', async () => {
  const file = await session().api.uploads.backupWith(saved)
  expect(await session().api.uploads.restore({ file })).toMatchObject({
    restored: 0,
    favorites: [{ id: 'favorite-1' }, { id: 'favorite-2' }],
  })
})

test('a backup made before messages could be corrected comes back as it always did, and one with nothing else saved has them', async () => {
  const { corrections, people, ...before } = saved
  const restored = async (given: Saved) => session().http.uploads.restore({ file: await session().http.uploads.backupWith(given) })
  for (const later of ['corrections', 'people']) expect(await restored(before)).not.toHaveProperty(later)
  expect(await restored({ favorites: [], milestones: [], people })).toMatchObject({ favorites: [], people, damaged_saved: 0 })
  expect(await restored({ favorites: [], milestones: [], corrections })).toMatchObject({ favorites: [], corrections, damaged_saved: 0 })
})

test('ten thousand favorites go there and back', async () => {
  const favorites = Array.from({ length: 10_000 }, (_, n) => favoriteOf(n, { text: `${n} `.repeat(200) }))
  const file = await session().http.uploads.backupWith({ favorites, milestones: [] })
  const answer = await session().api.uploads.restore({ file })
  expect(answer.favorites).toHaveLength(10_000)
  expect(answer.favorites[9999]).toEqual(favorites[9999])
})

test('a version that knows nothing of it reads the backup as it always did: the manifest is the same', async () => {
  const made = await filled(1)
  const [without, beside] = [await textsOf(await made.api.uploads.backup()), await textsOf(await made.api.uploads.backupWith(saved))]
  expect(beside['convostat-backup.json']).toBe(without['convostat-backup.json'])
  expect(Object.keys(beside)).toEqual([...Object.keys(without), 'convostat-saved.json'])
})

test('what is damaged of it is counted and harms nothing else', async () => {
  const texts = await textsOf(await (await filled(1)).api.uploads.backupWith(saved))
  const page = JSON.parse(texts['convostat-saved.json'])
  page.favorites.push({ ...page.favorites[0], originalDate: 'yesterday' }, { ...page.favorites[0], uploadId: '../x' }, null, 'hi')
  page.milestones.push({ keyword: '  ', savedOn: '2021-05-01T12:00:00.000Z' }, 'love')
  page.corrections.push({ ...page.corrections[0], label: 'happy' }, { ...page.corrections[0], date: 'yesterday' }, null)
  const restored = async (content: string) =>
    session().api.uploads.restore({ file: await zipOf({ ...texts, 'convostat-saved.json': content }) })
  expect(await restored(JSON.stringify(page))).toMatchObject({
    restored: 1,
    favorites: [{}, {}],
    milestones: [{ keyword: 'love' }],
    corrections: saved.corrections,
    damaged_saved: 9,
  })
  for (const content of ['', '[]', '{"favorites": [], "favorites": []}', '['.repeat(100_000)])
    expect(await restored(content)).toEqual({ ...told({ restored: 1, skipped: 0, damaged: 0, no_room: 0 }), damaged_saved: 1 })
})

test('each kind is read separately: one that is damaged leaves the others as they are', async () => {
  const texts = await textsOf(await (await filled(1)).api.uploads.backupWith({ ...saved, moments: [], asked: [] }))
  const page: Record<string, unknown[]> = JSON.parse(texts['convostat-saved.json'])
  const kinds = Object.keys(page)
  expect(kinds).toHaveLength(9)
  for (const kind of kinds) {
    for (const damaged of [5, 'hi', null, {}, new Array(100_001).fill(0)]) {
      const content = JSON.stringify({ ...page, [kind]: damaged })
      const answer = await session().api.uploads.restore({ file: await zipOf({ ...texts, 'convostat-saved.json': content }) })
      // What could not be read already is of no kind.
      expect(answer).toMatchObject({ restored: 1, damaged_saved: 1, damaged_kinds: kind === 'unreadable' ? {} : { [kind]: 1 } })
      const others = Object.fromEntries(kinds.filter((other) => other !== kind).map((other) => [other, page[other]]))
      expect(answer).toMatchObject(others)
    }
  }
})

/** A backup with just this page of what was saved. */
const backupOf = (page: object) => zipOf({ 'convostat-backup.json': pageOf([]), 'convostat-saved.json': JSON.stringify(page) })

test.each([
  ['favorites', 100_000, 100_000],
  ['favorites', 100_001, 1],
  ['milestones', 100_001, 1],
  ['favorites', 1_000_000, 1],
] as const)('a page of more than 100,000 %s is damaged as a whole, and not looked at (%i)', async (kind, count, damaged_saved) => {
  const file = await backupOf({ favorites: [], milestones: [], [kind]: new Array(count).fill(0) })
  const reading = vi.spyOn(favorite, 'safeParse')
  try {
    expect(await session().api.uploads.restore({ file })).toMatchObject({ favorites: [], milestones: [], damaged_saved })
    expect(reading.mock.calls.length).toBe(damaged_saved === 1 ? 0 : count)
  } finally {
    reading.mockRestore()
  }
})

test('who gives up while what was saved is read is heard', async () => {
  const file = await backupOf({ favorites: new Array(50_000).fill(0), milestones: [] })
  const stop = new AbortController()
  const reading = vi.spyOn(favorite, 'safeParse')
  reading.mockImplementationOnce((given) => {
    setImmediate(() => stop.abort())
    return savedMilestone.safeParse(given) as never
  })
  try {
    await expect(session().api.uploads.restore({ file }, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(reading.mock.calls.length).toBeLessThan(50_000)
  } finally {
    reading.mockRestore()
  }
})

test('a message that is in the backup twice comes back once, with its newest note, and is not damage', async () => {
  const noted = (n: number, note: string, notedOn: string | null) => favoriteOf(n, { id: `${n} ${note}`, note, notedOn })
  const file = await backupOf({
    favorites: [
      noted(1, 'old', '2021-05-02T12:00:00.000Z'),
      noted(2, '', null),
      noted(1, 'new', '2021-05-03T12:00:00.000Z'),
      noted(1, '', null),
      ...new Array(2000).fill(noted(2, '', null)),
    ],
    milestones: [],
  })
  const answer = await session().api.uploads.restore({ file })
  expect(answer.favorites.map(({ note }) => note)).toEqual(['new', ''])
  expect(answer.damaged_saved).toBe(0)
})

test.each<[string, unknown]>([
  ['no list', { favorites: 'hi', milestones: [] }],
  ['a favorite without a text', { favorites: [{ ...favoriteOf(1), text: undefined }], milestones: [] }],
  ['a source that is none', { favorites: [favoriteOf(1, { source: 'Elsewhere' as never })], milestones: [] }],
  ['a label that there is not', { favorites: [], milestones: [], corrections: [{ ...saved.corrections?.[0], label: 'happy' }] }],
  ['a blank keyword', { favorites: [], milestones: [{ keyword: ' ', savedOn: '2021-05-01T12:00:00.000Z' }] }],
])('%s is not taken into a backup', async (_name, given) => {
  await expect(session().http.uploads.backupWith(given as never)).rejects.toMatchObject({ code: 'field_invalid', status: 400 })
})

test('more than 32 MB of it at once is too large over HTTP', async () => {
  const favorites = [favoriteOf(1, { text: 'x'.repeat(32e6) })]
  await expect(session().http.uploads.backupWith({ favorites, milestones: [] })).rejects.toMatchObject({ code: 'too_large', status: 413 })
})
