import { expect, test, vi } from 'vitest'
import type { ImportFacts, UploadAnswer } from '#shapes/index.ts'
import { androidExport, longExport, picnic } from '#testing/exports.ts'
import { sessionOf } from '#testing/session.ts'
import { figureHandlers, publicForms } from './figure-handlers.ts'
import { overviewHandlers } from './overview.ts'

const session = sessionOf({ charts: (parts) => figureHandlers('charts', parts), overview: overviewHandlers }, publicForms)

const facts: ImportFacts = {
  has_seconds: false,
  service: 'whatsapp',
  layout: 'android',
  language: 'en',
  date_order: 'dmy',
  date_order_certain: true,
  other_date_orders: [],
  other_format_lines: 0,
  other_format_messages: 0,
  message_count: 5,
  participants: ['Ana', 'Ben'],
  first_date: '2021-03-01',
  last_date: '2021-03-31',
  unread_lines: 0,
  unsure_lines: 0,
  unsure_example: null,
  unread_example: null,
  message_limit: 5000,
  exceeds_limit: false,
  notes: [],
  title: 'Ana',
  is_group: false,
}

test('inspecting summarizes the whole file, and opens no chat', async () => {
  const { api, store } = session()
  await expect(api.upload.inspect({ file: picnic() })).resolves.toEqual(facts)
  await expect(api.overview.get()).rejects.toMatchObject({ code: 'no_chat' })
  expect(store.kept.size).toBe(0)
})

test('uploading answers with every figure of the overview', async () => {
  const { api, clock } = session()
  await expect(api.upload.run({ file: picnic() })).resolves.toEqual({
    status: 'success',
    upload_id: `upload_${clock.now}`,
    filename: 'WhatsApp Chat with Ana.txt',
    uploadDate: '2021-06-01T12:00:00.000Z',
    was_truncated: false,
    message_limit: 5000,
    original_message_count: 5,
    overview: {
      participants: ['Ana', 'Ben'],
      total_messages: 5,
      date_range_start: '2021-03-01T20:00:00',
      date_range_end: '2021-03-31T21:59:00',
      start_date: '2021-03-01',
      end_date: '2021-03-31',
      avg_daily_messages: 0.2,
      messages_per_day: 1.7,
      media_messages: 1,
      // Picnic on Saturday, Yes see <link>, Bring the red blanket and two cups, It rained b all b day.
      total_words: 3 + 3 + 7 + 6,
      total_days: 31,
    },
    // Ben after 10 minutes, Ana after 2, Ben after 29 days, 13 hours and 59 minutes.
    latency_stats: { avg_response_time: (600 + 120 + 2_555_940) / 3 },
    latency: { p50: 600, mean: (600 + 120 + 2_555_940) / 3, p75: (600 + 2_555_940) / 2, p90: 600 + 0.8 * (2_555_940 - 600), replies: 3 },
    import: facts,
    people: [
      { name: 'Ana', names: ['Ana'], color: 0, hidden: false },
      { name: 'Ben', names: ['Ben'], color: 1, hidden: false },
    ],
    me: null,
    stored: 'writing',
    stored_problem: null,
    appended: null,
  } satisfies UploadAnswer)
})

test('over HTTP the same file has the same answer', async () => {
  const { api, http } = session()
  const here = await api.upload.run({ file: picnic() })
  const there = await http.upload.run({ file: picnic() })
  expect({ ...there, upload_id: here.upload_id }).toEqual(here)
})

test.each([
  [4999, false],
  [5000, false],
  [5001, true],
])('P20: of %i messages Free analyzes the most recent 5,000; truncated: %s', async (count, isTruncated) => {
  const { api } = session()
  const answer = await api.upload.run({ file: longExport(count) })
  expect(answer).toMatchObject({ was_truncated: isTruncated, message_limit: 5000, original_message_count: count })
  expect(answer.overview).toMatchObject({
    total_messages: Math.min(count, 5000),
    date_range_start: isTruncated ? '2020-01-01T00:01:00' : '2020-01-01T00:00:00',
  })
  expect(answer.import).toMatchObject({ message_count: count, exceeds_limit: isTruncated, first_date: '2020-01-01' })
})

test('on Pro everything is analyzed and there is no limit', async () => {
  const { api, goPro } = session()
  goPro()
  const answer = await api.upload.run({ file: longExport(6000) })
  expect(answer).toMatchObject({ was_truncated: false, message_limit: null, overview: { total_messages: 6000 } })
  expect(answer.import).toMatchObject({ message_limit: null, exceeds_limit: false })
})

test('progress goes through the stages and ends with each', async () => {
  const { api, progress } = session()
  await api.upload.run({ file: longExport(20_000) })
  const stages = [...new Set(progress.map(({ stage }) => stage))]
  expect(stages).toEqual(['opening', 'reading', 'counting'])
  for (const stage of stages) {
    const steps = progress.filter((step) => step.stage === stage)
    expect(steps.every(({ done, total }, i) => total > 0 && done <= total && (i === 0 || done >= steps[i - 1].done))).toBe(true)
    expect(steps.at(-1)?.done).toBe(steps.at(-1)?.total)
  }
})

test('P27: a canceled upload changes nothing: the chat before stays open, nothing is kept', async () => {
  const { api, store, log } = session()
  await api.upload.run({ file: picnic() })
  const aborter = new AbortController()
  const cancelled = api.upload.run(
    { file: longExport(3000) },
    { signal: aborter.signal, report: ({ stage }) => stage === 'counting' && aborter.abort() },
  )
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' })
  expect((await api.overview.get()).overview.total_messages).toBe(5)
  await vi.waitFor(() => expect(store.kept.size).toBe(1))
  expect(log).toEqual([])
})

/** A file that counts how many of its bytes were asked for. */
class CountedFile extends File {
  bytesRead = 0
  override slice(from = 0, to = this.size): Blob {
    this.bytesRead += Math.min(to, this.size) - from
    return super.slice(from, to)
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    this.bytesRead += this.size
    return super.arrayBuffer()
  }
  override stream(): ReturnType<File['stream']> {
    this.bytesRead += this.size
    return super.stream()
  }
}

test('what was inspected is not read again to be analyzed, unless the order of its dates is changed', async () => {
  const { api } = session()
  const text = await longExport(20_000).text()
  const file = new CountedFile([text], 'long.txt', { lastModified: 1 })
  await api.upload.inspect({ file })
  expect(file.bytesRead).toBeGreaterThanOrEqual(file.size)
  const inspected = file.bytesRead
  const answer = await api.upload.run({ file })
  expect(answer.original_message_count).toBe(20_000)
  expect(file.bytesRead - inspected).toBeLessThan(0.3 * file.size)
})

test('a file is read as the order of dates one chooses says', async () => {
  const { api } = session()
  const file = androidExport(['03/04/2021, 20:00 - Ana: hi', '04/04/2021, 20:00 - Ben: hi'])
  expect(await api.upload.inspect({ file })).toMatchObject({ date_order_certain: false, notes: [{ code: 'date_order_guessed' }] })
  for (const [date_order, day] of [
    ['dmy', '2021-04-03'],
    ['mdy', '2021-03-04'],
  ] as const) {
    expect(await api.upload.inspect({ file, date_order })).toMatchObject({ date_order, first_date: day })
    expect((await api.upload.run({ file, date_order })).overview.start_date).toBe(day)
  }
})

test('two files that differ only in what they say are two files', async () => {
  const { api } = session()
  const one = androidExport(['13/04/2021, 20:00 - Ana: hi'])
  const other = androidExport(['14/04/2021, 20:00 - Ben: ho'])
  expect(await api.upload.inspect({ file: one })).toMatchObject({ participants: ['Ana'] })
  expect(await api.upload.run({ file: other })).toMatchObject({ overview: { participants: ['Ben'], start_date: '2021-04-14' } })
})

test('P26: the same file twice is two uploads', async () => {
  const { api, store } = session()
  const ids = [await api.upload.run({ file: picnic() }), await api.upload.run({ file: picnic() })].map(({ upload_id }) => upload_id)
  expect(new Set(ids).size).toBe(2)
  await vi.waitFor(() => expect(store.kept.size).toBe(2))
})

test.each(['NotReadableError', 'NotFoundError'])('P26: a file that was changed or removed since says so: %s', async (name) => {
  const { api, log } = session()
  class ChangedFile extends File {
    override arrayBuffer(): Promise<ArrayBuffer> {
      return Promise.reject(new DOMException('', name))
    }
    override slice(): Blob {
      return new ChangedFile([], this.name)
    }
  }
  const file = new ChangedFile(['04/03/2021, 09:00 - Ana: hi'], 'c.txt')
  const changed = { code: 'file_changed', message: 'The file changed while it was read. Choose it again.' }
  for (const call of [api.upload.run, api.upload.inspect, api.upload.sample]) await expect(call({ file })).rejects.toMatchObject(changed)
  expect(log).toEqual([])
})

test('an id that is taken is not given again', async () => {
  const { api, store, clock } = session()
  const record = {
    filename: '',
    uploadDate: '2021-01-01T00:00:00Z',
    participants: [],
    messageCount: 0,
    dateRangeStart: '',
    dateRangeEnd: '',
    wasTruncated: false,
    dateOrder: null,
    lastModified: 0,
    title: null,
    isGroup: false,
    appended: [],
  }
  for (const id of [`upload_${clock.now}`, `upload_${clock.now + 1}`]) store.kept.set(id, { record: { ...record, id }, files: [picnic()] })
  expect((await api.upload.run({ file: picnic() })).upload_id).toBe(`upload_${clock.now + 2}`)
})

test('P1: no file is not a file', async () => {
  const { api, app } = session()
  await expect(api.upload.run({} as never)).rejects.toMatchObject({ code: 'no_file', message: 'Please select a file first' })
  const response = await app.request('/api/upload', { method: 'POST', body: new FormData() })
  expect(await response.json()).toMatchObject({ code: 'no_file', detail: 'Please select a file first' })
})

const unreadable: [string, File, string, number][] = [
  ['P2: a file of another kind', new File(['%PDF-1.7\n'], 'chat.pdf'), 'not_txt_or_zip', 400],
  ['P3: an empty file', new File([], 'chat.txt'), 'empty_file', 422],
  ['P4: only spaces', new File([' \n\n '], 'chat.txt'), 'empty_file', 422],
  ['P5: a picture', new File([new Uint8Array(3000).map((_, i) => (i * 7919) % 256)], 'chat.txt'), 'not_text', 422],
  ['P6: a text without messages', new File(['Dear diary\n'], 'chat.txt'), 'no_messages', 422],
  ['another service', androidExport(['Ana, [25/06/2022 07:25]', 'hello', '', 'Ben, [25/06/2022 07:26]', 'hi']), 'other_service', 422],
  ['Z1: a zip that is none', new File(['PK no zip'], 'chat.zip'), 'zip_invalid', 422],
]
test.each(unreadable)('%s is refused with its code, and the chat before stays open', async (_, file, code, status) => {
  const { api, http, log } = session()
  await api.upload.run({ file: picnic() })
  for (const client of [api, http]) {
    await expect(client.upload.run({ file })).rejects.toMatchObject({ code, status })
    await expect(client.upload.inspect({ file })).rejects.toMatchObject({ code, status })
  }
  expect((await api.overview.get()).overview.total_messages).toBe(5)
  expect(log).toEqual([])
})

/** A message each of this many people. */
const crowd = (people: number): File => androidExport(Array.from({ length: people }, (_, i) => `24/09/2026, 14:32 - Person ${i}: hi`))

test('a chat of more names than any chat has is refused in a sentence', async () => {
  const { api, http, log } = session()
  for (const client of [api, http]) {
    await expect(client.upload.inspect({ file: crowd(700_000) })).rejects.toMatchObject({
      code: 'too_many_names',
      status: 422,
      message: 'This file has more than 100,000 different names, far more than any real chat. Please check it.',
    })
  }
  expect(log).toEqual([])
})

test('a chat of 100,000 names is read and counted', async () => {
  const { api } = session()
  expect((await api.upload.inspect({ file: crowd(100_000) })).message_count).toBe(100_000)
  await api.upload.run({ file: crowd(100_000) })
  await expect(api.charts.messageShare({})).resolves.toBeDefined()
  await expect(api.charts.timeseries({})).resolves.toBeDefined()
})

test('an export of another service is named', async () => {
  const file = androidExport(['Ana, [25/06/2022 07:25]', 'hello', '', 'Ben, [25/06/2022 07:26]', 'hi'])
  const failure = { service: 'Telegram', message: 'This is an export from Telegram. Only WhatsApp exports can be read.' }
  await expect(session().http.upload.run({ file })).rejects.toMatchObject(failure)
})

test('lines that cannot be read are counted and shown, letters as x and digits as 9', async () => {
  const { api } = session()
  const file = androidExport(['Notes of 2020', '04/03/2021, 09:00 - Ana: hi', '31/02/2021, 09:00 - Ana: impossible'])
  const { unread_lines, unread_example } = await api.upload.inspect({ file })
  expect(unread_lines).toBeGreaterThanOrEqual(1)
  expect(unread_example).toMatch(/^[^a-wyzA-Z0-8]+$/)
})
