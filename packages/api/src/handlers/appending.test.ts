import { expect, test, vi } from 'vitest'
import { androidExport } from '#testing/exports.ts'
import { sessionOf } from '#testing/session.ts'
import { Failure } from '../failure.ts'
import { overviewHandlers } from './overview.ts'

const session = sessionOf({ overview: overviewHandlers })

/** Two messages a day at noon, from one day of April to another. */
const april = (from: number, to: number, name = `${from} to ${to}.txt`) =>
  androidExport(
    Array.from({ length: to - from + 1 }, (_, i) => from + i).flatMap((day) => [
      `${day}/04/2021, 12:00 - Ana: good day number ${day}`,
      `${day}/04/2021, 12:01 - Ben: and to you, number ${day}`,
    ]),
    name,
  )

type Session = ReturnType<typeof session>

const settled = ({ api }: Session) => vi.waitFor(async () => expect((await api.overview.get()).stored).not.toBe('writing'))

/** Lets the store take nothing until what is given back is called. */
function full(store: Session['store']) {
  const problem = new Failure('storage_full', { detail: 'Not enough storage for this chat.' })
  const spies = [
    vi.spyOn(store, 'put').mockImplementation(() => Promise.reject(problem)),
    vi.spyOn(store, 'append').mockImplementation(() => Promise.reject(problem)),
  ]
  return () => spies.forEach((spy) => void spy.mockRestore())
}

const messagesOf = async ({ api }: Session) => (await api.overview.get()).overview.total_messages

test('what was added but could not be kept is still there when more is added, and is kept as soon as there is room', async () => {
  const made = session()
  const { api, store } = made
  const { upload_id } = await api.upload.run({ file: april(13, 14) })
  await settled(made)
  const free = full(store)
  await api.upload.run({ file: april(14, 16), append_to: upload_id })
  await settled(made)
  await api.upload.run({ file: april(17, 18), append_to: upload_id })
  await settled(made)
  expect(await api.overview.get()).toMatchObject({
    overview: { total_messages: 12 },
    stored: 'failed',
    stored_problem: { code: 'storage_full' },
  })
  expect(await session({ store }).api.uploads.open({ upload_id })).toMatchObject({ overview: { total_messages: 4 } })
  free()
  const answer = await api.upload.run({ file: april(19, 19), append_to: upload_id })
  expect(answer).toMatchObject({ overview: { total_messages: 14 }, appended: { filename: '19 to 19.txt', new_messages: 2 } })
  await settled(made)
  expect((await api.uploads.list()).uploads).toMatchObject([{ id: upload_id, messageCount: 14, file_count: 4, bytes: expect.any(Number) }])
  expect(await session({ store }).api.uploads.open({ upload_id })).toEqual({ ...answer, stored: 'stored' })
})

test('a chat that could not be kept at all is added to, and kept with it as soon as there is room', async () => {
  const made = session()
  const { api, store } = made
  const free = full(store)
  const { upload_id } = await api.upload.run({ file: april(13, 14) })
  await settled(made)
  expect(await api.upload.run({ file: april(15, 15), append_to: upload_id })).toMatchObject({ overview: { total_messages: 6 } })
  await settled(made)
  expect([(await api.overview.get()).stored, store.kept.size]).toEqual(['failed', 0])
  free()
  await api.upload.run({ file: april(16, 16), append_to: upload_id })
  await settled(made)
  expect(store.kept.get(upload_id)?.files.map(({ name }) => name)).toEqual(['13 to 14.txt', '15 to 15.txt', '16 to 16.txt'])
  expect(await session({ store }).api.uploads.open({ upload_id })).toMatchObject({ overview: { total_messages: 8 } })
})

test('what grew in another tab meanwhile is not lost either', async () => {
  const made = session()
  const { api, store } = made
  const { upload_id } = await api.upload.run({ file: april(13, 13) })
  await settled(made)
  const free = full(store)
  await api.upload.run({ file: april(14, 14), append_to: upload_id })
  await settled(made)
  free()
  const other = session({ store })
  await other.api.upload.run({ file: april(15, 15), append_to: upload_id })
  await settled(other)
  await api.upload.run({ file: april(16, 16), append_to: upload_id })
  await settled(made)
  expect(store.kept.get(upload_id)?.files).toHaveLength(4)
  expect(await session({ store }).api.uploads.open({ upload_id })).toMatchObject({ overview: { total_messages: 8 } })
})

test('where the file that could not be kept is gone, nothing is added, and why is said', async () => {
  const made = session()
  const { api, store } = made
  full(store)
  const file = april(13, 14)
  const { upload_id } = await api.upload.run({ file })
  await settled(made)
  const gone = () => Promise.reject(new DOMException('', 'NotReadableError'))
  vi.spyOn(file, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: gone }))
  await expect(api.upload.run({ file: april(15, 15), append_to: upload_id })).rejects.toMatchObject({
    code: 'storage_full',
    detail: 'Not enough storage for this chat.',
  })
  expect(await messagesOf(made)).toBe(4)
})

test('what lasts as long as the tab is added to like anything else', async () => {
  const made = session()
  const { api, store } = made
  const denied = () => Promise.reject(new Failure('storage_denied'))
  const { put, append } = store
  store.put = async (...given) => put(...given).then(denied)
  store.append = async (...given) => append(...given).then(denied)
  const { upload_id } = await api.upload.run({ file: april(13, 13) })
  await settled(made)
  for (const day of [14, 15]) {
    await api.upload.run({ file: april(day, day), append_to: upload_id })
    await settled(made)
  }
  expect(store.kept.get(upload_id)?.files).toHaveLength(3)
  expect(await api.overview.get()).toMatchObject({ overview: { total_messages: 6 }, stored_problem: { code: 'storage_denied' } })
})

test('what another tab added is read when the chat is opened or analyzed again', async () => {
  const made = session()
  const { api, store } = made
  const { upload_id } = await api.upload.run({ file: april(13, 13) })
  await settled(made)
  const other = session({ store })
  for (const [day, refresh] of [
    [14, false],
    [15, true],
  ] as const) {
    await other.api.upload.run({ file: april(day, day), append_to: upload_id })
    await settled(other)
    const before = await messagesOf(made)
    const answer = await api.uploads.open({ upload_id, refresh })
    expect(answer).toMatchObject({ overview: { total_messages: before + 2 }, appended: { filename: `${day} to ${day}.txt` } })
    expect(await messagesOf(made)).toBe(before + 2)
  }
  expect(store.kept.get(upload_id)?.record).toMatchObject({ messageCount: 6, appended: [{}, {}] })
})

const doubtful = ['03/04/2021, 20:00 - Ana: hi there my dear friend', '03/05/2021, 20:00 - Ben: hello to you too']

test('what the person said of the dates of one file applies for the other, where that one says nothing', async () => {
  const further = [...doubtful, '03/06/2021, 20:00 - Ana: new']
  for (const [said, ofSecond] of [
    ['mdy', undefined],
    [undefined, 'mdy'],
  ] as const) {
    const made = session()
    const { upload_id } = await made.api.upload.run({ file: androidExport(doubtful, 'first.txt'), date_order: said })
    await settled(made)
    const answer = await made.api.upload.run({ file: androidExport(further, 'second.txt'), append_to: upload_id, date_order: ofSecond })
    expect(answer).toMatchObject({
      overview: { total_messages: 3, start_date: '2021-03-04', end_date: '2021-03-06' },
      appended: { known_messages: 2, new_messages: 1 },
    })
    await settled(made)
    expect(await session({ store: made.store }).api.uploads.open({ upload_id })).toEqual({ ...answer, stored: 'stored' })
  }
})

test('what the person said of each file applies for each', async () => {
  const made = session()
  const { upload_id } = await made.api.upload.run({ file: androidExport(doubtful, 'first.txt'), date_order: 'mdy' })
  await settled(made)
  const answer = await made.api.upload.run({ file: androidExport(doubtful, 'second.txt'), append_to: upload_id, date_order: 'dmy' })
  expect(answer.overview).toMatchObject({ start_date: '2021-03-04', end_date: '2021-05-03' })
})
