import { expect, test, vi } from 'vitest'
import { androidExport } from '#testing/exports.ts'
import { sessionOf } from '#testing/session.ts'
import { overviewHandlers } from './overview.ts'

const session = sessionOf({ overview: overviewHandlers })

const two = (n: number): string => String(n).padStart(2, '0')

/** A message every 97 minutes from the evening of January 30th, 2021, of people in turn. */
const lines = (who: readonly string[], from: number, to: number, words = 'message number'): string[] =>
  Array.from({ length: to - from }, (_, k) => {
    const at = new Date(Date.UTC(2021, 0, 30, 20, (from + k) * 97))
    const day = `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}`
    return `${day}, ${two(at.getUTCHours())}:${two(at.getUTCMinutes())} - ${who[(from + k) % who.length]}: ${words} ${from + k}`
  })

const part = (...of: Parameters<typeof lines>) => androidExport(lines(...of), 'WhatsApp Chat with Ben.txt', Date.UTC(2021, 4, 1))
const reloaded = (before: ReturnType<typeof session>) => session({ store: before.store })

/** A session with an upload that is kept. */
async function uploaded(file: File, more: object = {}) {
  const before = session()
  const { upload_id } = await before.api.upload.run({ file, ...more })
  await vi.waitFor(() => expect(before.store.kept.has(upload_id)).toBe(true))
  return { ...before, append_to: upload_id, before }
}

test('a renamed contact in a chat of two is one person; the answer says what was assumed, also when the chat is reopened', async () => {
  const { api, append_to, store, before } = await uploaded(part(['Ana', '+49 170 1'], 0, 60))
  const answer = await api.upload.run({ file: part(['Ana', 'Ben'], 60, 120), append_to })
  expect(answer).toMatchObject({ overview: { participants: ['Ana', '+49 170 1'], total_messages: 120 }, import: { is_group: false } })
  expect(answer.import.notes).toContainEqual(expect.objectContaining({ code: 'renamed_assumed' }))
  await vi.waitFor(() => expect(store.kept.get(append_to)?.files).toHaveLength(2))
  expect(await reloaded(before).api.uploads.open({ upload_id: append_to })).toEqual({ ...answer, stored: 'stored' })
})

test('someone else in the same days is another chat, and so are other messages of the same people; nothing is kept of them', async () => {
  const { api, append_to, store } = await uploaded(part(['Ana', 'Ben'], 0, 60))
  await expect(api.upload.run({ file: part(['Ana', 'Cara'], 0, 60, 'quite another'), append_to })).rejects.toMatchObject({
    code: 'different_chat',
    status: 409,
  })
  await expect(api.upload.run({ file: part(['Ana', 'Ben'], 0, 60, 'quite another'), append_to })).rejects.toMatchObject({
    code: 'different_chat',
    detail: 'This looks like a different chat: it has messages from the same days, but hardly any of them match.',
  })
  expect(store.kept.get(append_to)?.files).toHaveLength(1)
  expect(await api.overview.get()).toMatchObject({ appended: null, original_message_count: 60 })
})

test('merging reports its progress, after the reading, and can be stopped', async () => {
  const { api, append_to, progress } = await uploaded(part(['Ana', 'Ben'], 0, 60))
  progress.length = 0
  await api.upload.run({ file: part(['Ana', 'Ben'], 40, 120), append_to })
  const stages = [...new Set(progress.map(({ stage }) => stage))]
  expect(stages.slice(-3)).toEqual(['reading', 'merging', 'counting'])
  expect(progress).toContainEqual({ stage: 'merging', done: 140, total: 140 })
  const aborter = new AbortController()
  const report = ({ stage }: { stage: string }) => stage === 'merging' && aborter.abort()
  await expect(
    api.upload.run({ file: part(['Ana', 'Ben'], 100, 150), append_to }, { signal: aborter.signal, report }),
  ).rejects.toMatchObject({ name: 'AbortError' })
  expect(await api.overview.get()).toMatchObject({ original_message_count: 120 })
})

/** Four days in March or, read the other way round, the third of four months. */
const doubtful = (from: number, to: number) =>
  androidExport(
    Array.from({ length: to - from }, (_, i) => `03/0${from + i}/2021, 20:00 - ${i % 2 ? 'Ben' : 'Ana'}: said on day ${from + i}`),
  )

test('an order of dates that was chosen for one file applies for the next, whatever that is guessed to be', async () => {
  for (const date_order of ['mdy', 'dmy'] as const) {
    const { api, append_to } = await uploaded(doubtful(1, 4), { date_order })
    const answer = await api.upload.run({ file: doubtful(1, 6), append_to })
    expect(answer).toMatchObject({
      overview: { total_messages: 6 - 1 },
      import: { date_order },
      appended: { known_messages: 3, new_messages: 2 },
    })
  }
})

test('an order that is chosen for the added file applies for those that were only guessed, the appended ones too', async () => {
  const { api, append_to, store, before } = await uploaded(doubtful(1, 4))
  await api.upload.run({ file: doubtful(3, 6), append_to })
  await vi.waitFor(() => expect(store.kept.get(append_to)?.files).toHaveLength(2))
  const answer = await api.upload.run({ file: doubtful(1, 8), append_to, date_order: 'mdy' })
  expect(answer).toMatchObject({ overview: { total_messages: 7, start_date: '2021-03-01', end_date: '2021-03-07' } })
  await vi.waitFor(() => expect(store.kept.get(append_to)?.files).toHaveLength(3))
  expect((await reloaded(before).api.uploads.open({ upload_id: append_to })).overview).toEqual(answer.overview)
})
