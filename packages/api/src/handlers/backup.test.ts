import { expect, test, vi } from 'vitest'
import { day, filled, textsOf, told, zipOf } from '#testing/backups.ts'
import { androidExport, picnic } from '#testing/exports.ts'
import { sessionOf } from '#testing/session.ts'
import { HISTORY_LENGTH } from './chats.ts'
import { figureHandlers, publicForms } from './figure-handlers.ts'
import { messageHandlers } from './messages.ts'
import { overviewHandlers } from './overview.ts'

const session = sessionOf(
  { charts: (parts) => figureHandlers('charts', parts), messages: messageHandlers, overview: overviewHandlers },
  publicForms,
)

test.each(['api', 'http'] as const)('what a backup contains comes back in another browser as it was (%s)', async (door) => {
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
  'the license is in a backup as the file it was received as, and comes back as text (%s)',
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
  // Its bytes come after their own fields, whose length is two before the name.
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
    await made.api.upload.run({ file: androidExport([`0${n}/06/2021, 20:00 - Cara: another ${n}`]) })
  }
  await vi.waitFor(() => expect(made.store.kept.size).toBe(HISTORY_LENGTH - 1))
  expect(await made.api.uploads.restore({ file })).toEqual(told({ restored: 1, skipped: 0, damaged: 0, no_room: 3 }))
  expect(made.store.kept.size).toBe(HISTORY_LENGTH)
})

test('where the storage is full nothing breaks, and the answer says so', async () => {
  const file = await (await filled(2)).api.uploads.backup()
  const made = session()
  made.store.fails = true
  vi.spyOn(made.store, 'list').mockResolvedValue([])
  expect(await made.api.uploads.restore({ file })).toEqual(told({ restored: 0, skipped: 0, damaged: 0, no_room: 2 }))
})

test('without a file nothing is restored; a backup of nothing contains nothing', async () => {
  await expect(session().http.uploads.restore({} as never)).rejects.toMatchObject({ code: 'no_file' })
  const file = await session().http.uploads.backup()
  expect(await session().http.uploads.restore({ file })).toEqual(told({ restored: 0, skipped: 0, damaged: 0, no_room: 0 }))
})

test('damaged uploads are listed in the history, and deleted with everything', async () => {
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
  const { api, store, ids } = await filled(1, session)
  expect((await api.overview.get()).stored).toBe('stored')
  store.kept.delete(ids[0])
  expect((await api.charts.heatmap()).messages).toBe(2)
  expect((await api.uploads.list()).uploads).toEqual([])
  await expect(api.uploads.open({ upload_id: ids[0] })).rejects.toMatchObject({ code: 'upload_not_found' })
  expect((await api.charts.heatmap()).messages).toBe(2)
})

test.each(['api', 'http'] as const)('a backup may be of one upload alone (%s)', async (door) => {
  const before = await filled(3)
  const file = await before[door].uploads.backupWith({ favorites: [], milestones: [], upload_id: before.ids[1] })
  const after = session()
  expect(await after[door].uploads.restore({ file })).toEqual(told({ restored: 1, skipped: 0, damaged: 0, no_room: 0 }))
  expect((await after.api.uploads.list()).uploads.map(({ id }) => id)).toEqual([before.ids[1]])
  const unknown = before[door].uploads.backupWith({ favorites: [], milestones: [], upload_id: 'upload_1' })
  await expect(unknown).rejects.toMatchObject({ code: 'upload_not_found' })
})
