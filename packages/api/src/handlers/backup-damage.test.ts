import { expect, test, vi } from 'vitest'
import { filled, pageOf, picnicText, recordOf, textsOf, told, zipOf } from '#testing/backups.ts'
import { picnic } from '#testing/exports.ts'
import { sessionOf } from '#testing/session.ts'

const session = sessionOf()

test('damaged parts are reported and harm nothing else', async () => {
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

test('a file that unpacks to far more than its size is stored piece by piece, with progress', async () => {
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

test('what unpacks to more than the archive says is given up immediately', async () => {
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

test('an id that no clock gives yet is not damage, and no later id follows it unless it is less than a year ahead', async () => {
  const inAMonth = `upload_${Date.UTC(2021, 5, 30)}`
  const inTwoYears = `upload_${Date.UTC(2023, 5, 1)}`
  const page = pageOf([
    { record: recordOf('upload_9999999999999999'), files: ['x'] },
    { record: { ...recordOf('upload_5'), uploadDate: '9999-01-01T00:00:00.000Z' }, files: ['y'] },
    { record: recordOf(inAMonth), files: ['z'] },
    { record: { ...recordOf(inTwoYears), uploadDate: '2023-06-01T00:00:00.000Z' }, files: ['u'] },
  ])
  const { api, clock, store } = session()
  const texts = Object.fromEntries([...'xyzu'].map((name) => [name, `${picnicText}13/03/2021, 20:11 - Ben: ${name}\n`]))
  const file = await zipOf({ ...texts, 'convostat-backup.json': page })
  expect(await api.uploads.restore({ file })).toMatchObject({ restored: 4, damaged: 0 })
  const { upload_id } = await api.upload.run({ file: picnic() })
  expect(Number(upload_id.slice(7))).toBe(Date.UTC(2021, 5, 30) + 1)
  await vi.waitFor(() => expect(store.kept.size).toBe(5))
  const own = await api.uploads.backup()
  expect(await session().api.uploads.restore({ file: own })).toMatchObject({ restored: 5, damaged: 0 })
  // Analyzed again by a clock that is right, it has a date again.
  clock.now = Date.UTC(2022, 1, 1)
  await api.uploads.open({ upload_id: inTwoYears, refresh: true })
  await vi.waitFor(() => expect(store.kept.get(inTwoYears)?.record.uploadDate).toBe('2022-02-01T00:00:00.000Z'))
  clock.now += 1
  const last = await api.upload.run({ file: picnic() })
  expect(last.upload_id).toBe(`upload_${clock.now}`)
})

test('an upload made two years ahead leaves all later ones as they are: their ids are of their time, in this visit and the next', async () => {
  const made = session()
  const { api, clock, store } = made
  const today = clock.now
  clock.now = Date.UTC(2023, 5, 1)
  const ahead = await api.upload.run({ file: picnic() })
  clock.now = today
  const second = await api.upload.run({ file: picnic() })
  const third = await api.upload.run({ file: picnic() })
  await vi.waitFor(() => expect(store.kept.size).toBe(3))
  const later = await session({ store }).api.upload.run({ file: picnic() })
  expect([ahead, second, third, later].map(({ upload_id }) => Number(upload_id.slice(7)))).toEqual([
    Date.UTC(2023, 5, 1),
    today,
    today + 1,
    today + 2,
  ])
  const file = await api.uploads.backup()
  expect(await session().api.uploads.restore({ file })).toMatchObject({ restored: 4, damaged: 0 })
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
])('%s is not a backup', async (_name, made) => {
  await expect(session().api.uploads.restore({ file: await made() })).rejects.toMatchObject({
    code: 'backup_invalid',
    status: 422,
    message: 'This is not a ConvoStat backup, or it did not arrive in full.',
  })
})
