import { BlobReader, BlobWriter, TextReader, TextWriter, ZipReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { expect, test, vi } from 'vitest'
import { type Favorite, favorite, type RestoredAnswer, type Saved, savedMilestone } from '../shapes/index.ts'
import { session } from '../testing/api.ts'
import { androidExport, picnic } from '../testing/exports.ts'
import { HISTORY_LENGTH } from './chats.ts'

const day = (n: number) => androidExport([`0${n}/03/2021, 20:00 - Ana: hi ${n}`, `0${n}/03/2021, 20:01 - Ben: hello ${n}`], `day ${n}.txt`)

/** A session with uploads that are kept, and their ids. */
async function filled(count: number) {
  const made = session()
  const ids: string[] = []
  for (let n = 1; n <= count; n++) {
    made.clock.now += 60_000
    ids.push((await made.api.upload.run({ file: day(1 + (n % 9)) })).upload_id)
  }
  await vi.waitFor(() => expect(made.store.kept.size).toBe(count))
  return { ...made, ids }
}

/** A zip with these texts in it. */
async function zipOf(texts: Record<string, string>): Promise<File> {
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  for (const [name, text] of Object.entries(texts)) await zip.add(name, new TextReader(text))
  return new File([await zip.close()], 'backup.zip')
}

async function textsOf(file: File): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const entry of await new ZipReader(new BlobReader(file), { useWebWorkers: false }).getEntries())
    if (!entry.directory) texts[entry.filename] = await entry.getData(new TextWriter(), { useWebWorkers: false })
  return texts
}

const picnicText = '01/03/2021, 20:00 - Ana: Picnic on Saturday?\n13/03/2021, 20:10 - Ben: Yes!\n'

/** What is told of uploads, where nothing was saved out of them. */
const told = (uploads: Record<'restored' | 'skipped' | 'damaged' | 'no_room', number>): RestoredAnswer => ({
  ...uploads,
  favorites: [],
  milestones: [],
  damaged_saved: 0,
})

test.each(['api', 'http'] as const)('what a backup holds comes back in another browser as it was (%s)', async (door) => {
  const before = await filled(2)
  await before.api.upload.run({ file: picnic(), append_to: before.ids[1] })
  const file = await before[door].uploads.backup()
  expect([file.name, file.type]).toEqual(['convostat-backup-2021-06-01.zip', 'application/zip'])
  const after = session()
  expect(await after[door].uploads.restore({ file })).toEqual(told({ restored: 2, skipped: 0, damaged: 0, no_room: 0 }))
  expect((await after.api.uploads.list()).uploads).toEqual((await before.api.uploads.list()).uploads)
  for (const upload_id of before.ids) {
    const [was, is] = [await before.api.uploads.open({ upload_id }), await after.api.uploads.open({ upload_id })]
    expect(is).toEqual({ ...was, stored: 'stored' })
  }
})

test.each(['api', 'http'] as const)(
  'the license lies in a backup as the file it was received as, and comes back as text (%s)',
  async (door) => {
    const license = `${JSON.stringify({ format: 'convo-license', v: 1, licensee: 'Zoë \u202e' })}\n`
    const before = session()
    const file = await before[door].uploads.backupWith({ favorites: [], milestones: [], license })
    expect((await textsOf(file))['license.json']).toBe(license)
    expect(await session()[door].uploads.restore({ file })).toMatchObject({ restored: 0, license })
    // Without one there is none.
    const without = await before[door].uploads.backupWith({ favorites: [], milestones: [] })
    expect(Object.keys(await textsOf(without))).toEqual(['convostat-backup.json'])
    expect(await session()[door].uploads.restore({ file: without })).not.toHaveProperty('license')
  },
)

test('a license in a backup that is too large for one, or damaged, is left out and harms nothing', async () => {
  const { api } = await filled(1)
  const texts = await textsOf(await api.uploads.backup())
  const large = await zipOf({ ...texts, 'license.json': 'x'.repeat(16_385) })
  expect(await session().api.uploads.restore({ file: large })).toEqual(told({ restored: 1, skipped: 0, damaged: 0, no_room: 0 }))
  const whole = new Uint8Array(await (await zipOf({ ...texts, 'license.json': '{"format":"convo-license"}' })).arrayBuffer())
  const name = new TextEncoder().encode('license.json')
  const at = whole.findIndex((_, i) => name.every((byte, j) => whole[i + j] === byte)) + name.length
  // Its bytes come after fields of their own, whose length stands two before the name.
  const extra = whole[at - name.length - 2] + 256 * whole[at - name.length - 1]
  whole[at + extra + 4] ^= 0xff
  const answer = await session().api.uploads.restore({ file: new File([whole], 'backup.zip') })
  expect(answer).toMatchObject({ restored: 1 })
  expect(answer).not.toHaveProperty('license')
})

test('an upload that is still written down is in the backup', async () => {
  const { api, store } = session()
  const release = store.hold()
  const { upload_id } = await api.upload.run({ file: picnic() })
  const backup = api.uploads.backup()
  release()
  expect(Object.keys(await textsOf(await backup))).toContain(`chats/${upload_id}.txt`)
})

test('what is kept already stays as it is', async () => {
  const made = await filled(2)
  const file = await made.api.uploads.backup()
  await made.api.uploads.delete({ upload_id: made.ids[0] })
  expect(await made.api.uploads.restore({ file })).toEqual(told({ restored: 1, skipped: 1, damaged: 0, no_room: 0 }))
  expect((await made.api.uploads.list()).uploads.map(({ id }) => id)).toEqual(made.ids.toReversed())
  expect(await made.api.uploads.restore({ file })).toEqual(told({ restored: 0, skipped: 2, damaged: 0, no_room: 0 }))
})

test('a backup never pushes out what is kept: the newest of it fill what is left of the history', async () => {
  const file = await (await filled(4)).api.uploads.backup()
  const made = session()
  made.clock.now += 86_400_000
  for (let n = 1; n < HISTORY_LENGTH; n++) {
    made.clock.now += 60_000
    await made.api.upload.run({ file: day(n) })
  }
  await vi.waitFor(() => expect(made.store.kept.size).toBe(HISTORY_LENGTH - 1))
  expect(await made.api.uploads.restore({ file })).toEqual(told({ restored: 1, skipped: 0, damaged: 0, no_room: 3 }))
  expect(made.store.kept.size).toBe(HISTORY_LENGTH)
})

test('where the storage is full nothing breaks, and it is told', async () => {
  const file = await (await filled(2)).api.uploads.backup()
  const made = session()
  made.store.fails = true
  vi.spyOn(made.store, 'list').mockResolvedValue([])
  expect(await made.api.uploads.restore({ file })).toEqual(told({ restored: 0, skipped: 0, damaged: 0, no_room: 2 }))
})

test('damaged parts are told and harm nothing else', async () => {
  const made = await filled(3)
  const texts = await textsOf(await made.api.uploads.backup())
  delete texts[`chats/${made.ids[0]}.txt`]
  const page = JSON.parse(texts['convostat-backup.json'])
  page.uploads[1].record.participants = 'Ana'
  page.uploads.push({ record: { ...page.uploads[0].record, id: '../../upload_1' }, files: ['chats/x.txt'] })
  page.uploads.push({ record: { ...page.uploads[0].record, id: '__proto__' }, files: [] })
  const file = await zipOf({ ...texts, 'convostat-backup.json': JSON.stringify(page) })
  const after = session()
  expect(await after.api.uploads.restore({ file })).toEqual(told({ restored: 1, skipped: 0, damaged: 4, no_room: 0 }))
  expect([...after.store.kept.keys()]).toEqual([made.ids[2]])
})

test('a byte that changed on the way is found by its checksum', async () => {
  const made = session()
  await made.api.upload.run({ file: new File([await picnic().arrayBuffer()], 'chat.txt', { lastModified: 1_619_827_200_000 }) })
  await vi.waitFor(() => expect(made.store.kept.size).toBe(1))
  const bytes = new Uint8Array(await (await made.api.uploads.backup()).arrayBuffer())
  // In the middle of the packed text, which comes first.
  bytes[100] ^= 0xff
  const answer = await session().api.uploads.restore({ file: new File([bytes], 'backup.zip') })
  expect(answer).toEqual(told({ restored: 0, skipped: 0, damaged: 1, no_room: 0 }))
})

/** A record as a backup has it, with so many files appended. */
const recordOf = (id: string, appended = 0) => ({
  id,
  filename: 'chat.txt',
  uploadDate: '2021-01-01T00:00:00.000Z',
  participants: ['Ana'],
  messageCount: 1,
  dateRangeStart: '2021-03-04T00:05:07',
  dateRangeEnd: '2021-03-04T00:05:07',
  wasTruncated: false,
  dateOrder: null,
  lastModified: 0,
  title: null,
  isGroup: false,
  appended: Array.from({ length: appended }, () => ({
    filename: 'later.txt',
    dateOrder: null,
    lastModified: 0,
    appendDate: '2021-01-01T00:00:00.000Z',
    knownMessages: 0,
    newMessages: 0,
    firstNew: null,
    lastNew: null,
  })),
})
const pageOf = (uploads: { record: unknown; files: string[] }[]) =>
  JSON.stringify({ kind: 'convostat-backup', version: 1, created: '2021-01-01T00:00:00.000Z', uploads })

test('a file of the archive is of one upload, and once: named again it is damage', async () => {
  const page = pageOf([
    { record: recordOf('upload_4', 2), files: ['x', 'x', 'x'] },
    { record: recordOf('upload_3'), files: ['y'] },
    { record: recordOf('upload_2'), files: ['y'] },
    { record: recordOf('upload_1'), files: ['z'] },
  ])
  const file = await zipOf({ x: 'one', y: 'two', z: 'three', 'convostat-backup.json': page })
  const made = session()
  expect(await made.api.uploads.restore({ file })).toEqual(told({ restored: 2, skipped: 0, damaged: 2, no_room: 0 }))
  expect([...made.store.kept.keys()]).toEqual(['upload_3', 'upload_1'])
})

test('what unpacks to far more than it is goes to the store piece by piece, and is told as it goes', async () => {
  const zeros = { x: '\0'.repeat(64e6), 'convostat-backup.json': pageOf([{ record: recordOf('upload_1'), files: ['x'] }]) }
  const file = await zipOf(zeros)
  expect(file.size).toBeLessThan(200_000)
  const { api, store, progress } = session({ limits: { textBytes: 128e6 } })
  let [bytes, most] = [0, 0]
  const before = process.memoryUsage().arrayBuffers
  vi.spyOn(store, 'restore').mockImplementation(async (_record, [incoming]) => {
    const reader = incoming.stream().getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      bytes += piece.value.length
      most = Math.max(most, process.memoryUsage().arrayBuffers - before)
    }
  })
  expect(await api.uploads.restore({ file })).toMatchObject({ restored: 1 })
  expect(bytes).toBe(64e6)
  expect(most).toBeLessThan(40e6)
  expect(progress.at(-1)).toMatchObject({ stage: 'opening', done: 64e6 })
  expect(progress.length).toBeGreaterThan(10)
})

test('what unpacks to more than the archive says is given up at once', async () => {
  const made = session()
  const bytes = new Uint8Array(
    await (
      await zipOf({ x: 'x'.repeat(5e6), 'convostat-backup.json': pageOf([{ record: recordOf('upload_1'), files: ['x'] }]) })
    ).arrayBuffer(),
  )
  const view = new DataView(bytes.buffer)
  // The directory at the end says how long each file is, unpacked.
  for (let at = 0; at < bytes.length - 46; at++)
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === 5e6) view.setUint32(at + 24, 1000, true)
  let read = 0
  vi.spyOn(made.store, 'restore').mockImplementation(async (_record, [incoming]) => {
    expect(incoming.size).toBe(1000)
    for (const reader = incoming.stream().getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) return
      read += value.length
    }
  })
  expect(await made.api.uploads.restore({ file: new File([bytes], 'backup.zip') })).toMatchObject({ restored: 0, damaged: 1 })
  expect(read).toBeLessThanOrEqual(1000)
})

test('an id that no clock gives yet is damage: the next upload would have none that can be read', async () => {
  const inAMonth = `upload_${Date.UTC(2021, 5, 30)}`
  const page = pageOf([
    { record: recordOf('upload_9999999999999999'), files: ['x'] },
    { record: { ...recordOf('upload_5'), uploadDate: '9999-01-01T00:00:00.000Z' }, files: ['y'] },
    { record: recordOf(inAMonth), files: ['z'] },
  ])
  const { api } = session()
  const file = await zipOf({ x: picnicText, y: picnicText, z: picnicText, 'convostat-backup.json': page })
  expect(await api.uploads.restore({ file })).toMatchObject({ restored: 1, damaged: 2 })
  const { upload_id } = await api.upload.run({ file: picnic() })
  expect(Number(upload_id.slice(7))).toBe(Date.UTC(2021, 5, 30) + 1)
  const own = await api.uploads.backup()
  expect(await session().api.uploads.restore({ file: own })).toMatchObject({ restored: 2, damaged: 0 })
})

test('parts that a later version adds are passed over; a newer backup as a whole is refused', async () => {
  const texts = await textsOf(await (await filled(1)).api.uploads.backup())
  const page = JSON.parse(texts['convostat-backup.json'])
  const with_ = (more: object) => zipOf({ ...texts, 'convostat-backup.json': JSON.stringify({ ...page, ...more }) })
  expect(await session().api.uploads.restore({ file: await with_({ favorites: [{ text: 'hi' }] }) })).toMatchObject({ restored: 1 })
  await expect(session().api.uploads.restore({ file: await with_({ version: 2 }) })).rejects.toMatchObject({
    code: 'backup_newer',
    status: 422,
  })
})

test.each<[string, () => File | Promise<File>]>([
  ['a text', () => picnic()],
  ['nothing', () => new File([], 'backup.zip')],
  ['a zip of something else', () => zipOf({ '_chat.txt': 'hi' })],
  ['a page that is no page', () => zipOf({ 'convostat-backup.json': '{"uploads": 5}' })],
  ['a page that is no JSON', () => zipOf({ 'convostat-backup.json': 'uploads' })],
  ['half a backup', async () => new File([(await (await filled(1)).api.uploads.backup()).slice(0, 300)], 'backup.zip')],
])('%s is no backup', async (_name, made) => {
  await expect(session().api.uploads.restore({ file: await made() })).rejects.toMatchObject({
    code: 'backup_invalid',
    status: 422,
    message: 'This is not a ConvoStat backup, or it did not arrive whole.',
  })
})

test('without a file nothing is restored; a backup of nothing holds nothing', async () => {
  await expect(session().http.uploads.restore({} as never)).rejects.toMatchObject({ code: 'no_file' })
  const file = await session().http.uploads.backup()
  expect(await session().http.uploads.restore({ file })).toEqual(told({ restored: 0, skipped: 0, damaged: 0, no_room: 0 }))
})

test('damaged uploads are told with the history, and deleted with everything', async () => {
  const { api, store, ids } = await filled(1)
  store.damaged.set('upload_1600000000000', 48)
  expect(await api.uploads.list()).toMatchObject({
    uploads: [{ id: ids[0] }],
    damaged: [{ id: 'upload_1600000000000', uploadDate: '2020-09-13T12:26:40.000Z', bytes: 48 }],
    storage: { kind: 'device', used_bytes: 48 + day(2).size, free_bytes: 1e6 },
  })
  await api.uploads.delete({ all: true })
  expect([store.kept.size, store.damaged.size]).toEqual([0, 0])
})

test('a chat that was deleted elsewhere stays in view, but is not listed and not opened again', async () => {
  const { api, store, ids } = await filled(1)
  expect((await api.overview.get()).stored).toBe('stored')
  store.kept.delete(ids[0])
  expect((await api.charts.heatmap()).messages).toBe(2)
  expect((await api.uploads.list()).uploads).toEqual([])
  await expect(api.uploads.open({ upload_id: ids[0] })).rejects.toMatchObject({ code: 'upload_not_found' })
  expect((await api.charts.heatmap()).messages).toBe(2)
})

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
}

test.each(['api', 'http'] as const)('what was saved goes along and is handed back (%s)', async (door) => {
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

test('without any chat it goes along as well', async () => {
  const file = await session().api.uploads.backupWith(saved)
  expect(await session().api.uploads.restore({ file })).toMatchObject({
    restored: 0,
    favorites: [{ id: 'favorite-1' }, { id: 'favorite-2' }],
  })
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
  const restored = async (content: string) =>
    session().api.uploads.restore({ file: await zipOf({ ...texts, 'convostat-saved.json': content }) })
  expect(await restored(JSON.stringify(page))).toMatchObject({
    restored: 1,
    favorites: [{}, {}],
    milestones: [{ keyword: 'love' }],
    damaged_saved: 6,
  })
  for (const content of ['', '[]', '{"favorites": 5}', '{"favorites": [], "favorites": []}', '['.repeat(100_000)])
    expect(await restored(content)).toEqual({ ...told({ restored: 1, skipped: 0, damaged: 0, no_room: 0 }), damaged_saved: 1 })
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

test('a message that stands there twice comes back once, with its newest note, and is no damage', async () => {
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
  ['a blank keyword', { favorites: [], milestones: [{ keyword: ' ', savedOn: '2021-05-01T12:00:00.000Z' }] }],
])('%s is not taken into a backup', async (_name, given) => {
  await expect(session().http.uploads.backupWith(given as never)).rejects.toMatchObject({ code: 'field_invalid', status: 400 })
})

test('more than 32 MB of it at once is too large over HTTP', async () => {
  const favorites = [favoriteOf(1, { text: 'x'.repeat(32e6) })]
  await expect(session().http.uploads.backupWith({ favorites, milestones: [] })).rejects.toMatchObject({ code: 'too_large', status: 413 })
})
