import { readFileSync } from 'node:fs'
import { z } from '@convostat/figures/zod'
import { expect, test, vi } from 'vitest'
import { filled, textsOf } from '#testing/backups.ts'
import { sessionOf } from '#testing/session.ts'
import { Failure } from '../failure.ts'
import { uploadRecord } from '../upload-record.ts'

const session = sessionOf()

/** Made by version 1.0 (commit fa63b002): two invented chats, one of two exports, everything that could be saved, and a license. */
const made10 = () => new File([readFileSync('fixtures/backups/1.0.zip')], 'convostat-backup-2021-06-01.zip')

test('a backup of version 1.0 opens with all that was in it', async () => {
  const { api, store } = session()
  const answer = await api.uploads.restore({ file: made10() })
  const saved = JSON.parse((await textsOf(made10()))['convostat-saved.json'])
  expect(answer).toEqual({
    restored: 2,
    skipped: 0,
    damaged: 0,
    no_room: 0,
    ...saved,
    license: '{"format":"convo-license","v":1,"licensee":"Zoë"}\n',
    damaged_saved: 0,
  })
  expect(Object.keys(saved)).toEqual(['favorites', 'milestones', 'corrections', 'people', 'moments', 'left_out'])
  const { uploads } = await api.uploads.list()
  expect(uploads).toMatchObject([
    { id: 'upload_1622548920000', filename: 'Book club.txt', participants: ['Cara', 'Dan', 'Eli'], file_count: 1 },
    { id: 'upload_1622548800000', participants: ['Ana', 'Ben'], file_count: 2, dateRangeEnd: '2021-04-02T10:05:00' },
  ])
  for (const { id, messageCount } of uploads) expect((await api.uploads.open({ upload_id: id })).original_message_count).toBe(messageCount)
  expect(store.kept.get('upload_1622548800000')?.record.appended).toMatchObject([{ knownMessages: 1, newMessages: 2 }])
})

/** How version 1.0 reads the manifest: what it does not know it passes over. */
const manifest10 = z.object({
  kind: z.literal('convostat-backup'),
  version: z.int().min(1).max(1),
  created: z.string(),
  uploads: z.array(z.object({ record: z.unknown(), files: z.array(z.string()) })),
})

test('version 1.0 opens a backup of this one: every whole chat is where it looks for it, and nothing damaged is', async () => {
  const { api, store, ids } = await filled(3)
  const get = store.get.bind(store)
  vi.spyOn(store, 'get').mockImplementation((id) => (id === ids[1] ? Promise.reject(new Failure('upload_damaged')) : get(id)))
  vi.spyOn(store, 'remains').mockResolvedValue({ record: null, files: [{ file: new File(['?'], 'x.txt'), isWhole: false }] })
  const texts = await textsOf(await api.uploads.backup())
  expect(texts).toHaveProperty([`damaged/${ids[1]}.txt`])
  const page = manifest10.parse(JSON.parse(texts['convostat-backup.json']))
  expect(page.uploads.map(({ record }) => uploadRecord.parse(record).id)).toEqual([ids[2], ids[0]])
  for (const name of page.uploads.flatMap(({ files }) => files)) expect(texts[name]).toContain('Ana: hi')
})
