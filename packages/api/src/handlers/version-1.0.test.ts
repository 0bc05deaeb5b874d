import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Correction, KeptPeople } from '#shapes/index.ts'
import { textsOf } from '#testing/backups.ts'
import { realModel } from '#testing/model.ts'
import { sessionOf } from '#testing/session.ts'
import type { UploadRecord } from '../store.ts'
import { uploadRecord } from '../upload-record.ts'
import { heldCorrections } from './corrections.ts'
import { messageHandlers } from './messages.ts'
import { momentHandlers } from './moments.ts'
import { heldPeople } from './people.ts'
import { personHandlers } from './person-handlers.ts'
import { sentimentHandlers } from './sentiment.ts'

const session = sessionOf({ people: personHandlers, moments: momentHandlers, messages: messageHandlers, sentiment: sentimentHandlers })

/** What version 1.0 (commit fa63b002) left in a browser. */
const profile = JSON.parse(readFileSync('fixtures/version-1.0/profile.json', 'utf8'))
const { uploads, people: peopleThere, corrections: correctionsThere, favorites } = profile.databases.convostat.stores
const records: UploadRecord[] = uploads.records.map(({ record }: { record: unknown }) => uploadRecord.parse(record))
const people: KeptPeople[] = peopleThere.records.map(({ v, ...kept }: KeptPeople & { v: 1 }) => kept)

const textOf = (id: string, i: number): string => profile.files[`uploads/${id}${i === 0 ? '' : `.${i}`}`]

/** A browser of this version with the chats that 1.0 kept; `change` is done to each record and its first file before. */
function keptBy10(
  change: (record: UploadRecord, text: string) => [UploadRecord, string] = (...both) => both,
  more: Parameters<typeof session>[0] = {},
) {
  const said = heldPeople()
  said.replace(people)
  const here = session({ people: said, ...more })
  for (const kept of records) {
    const [record, text] = change(kept, textOf(kept.id, 0))
    const further = record.appended.map(({ filename, lastModified }, i) => new File([textOf(kept.id, i + 1)], filename, { lastModified }))
    here.store.kept.set(record.id, {
      record,
      files: [new File([text], record.filename, { lastModified: record.lastModified }), ...further],
    })
  }
  return here
}

const opened = (here: ReturnType<typeof keptBy10>) =>
  Promise.all(
    records.map(
      async ({ id }) => [records.find((each) => each.id === id) as UploadRecord, await here.api.uploads.open({ upload_id: id })] as const,
    ),
  )

test('every chat that version 1.0 kept opens, as it was or with what is read differently', async () => {
  const here = keptBy10()
  expect((await here.api.uploads.list()).uploads.map(({ id }) => id).sort()).toEqual(records.map(({ id }) => id).sort())
  for (const [record, answer] of await opened(here)) {
    const { reread, overview, import: facts } = answer
    const now = { first: overview.date_range_start, last: overview.date_range_end, message_count: facts.message_count }
    const then = { first: record.dateRangeStart, last: record.dateRangeEnd, message_count: record.messageCount }
    expect(reread?.before ?? then, record.id).toMatchObject(then)
    expect(reread?.now ?? then, record.id).toMatchObject(now)
  }
})

test('only the birthdays, whose days version 1.0 read as years, may be read differently', async () => {
  for (const [{ title }, { reread }] of await opened(keptBy10())) if (title !== 'Cleo') expect(reread, title ?? '').toBeUndefined()
})

test('a person renamed in version 1.0 has the new name', async () => {
  const { api } = keptBy10()
  const group = records.find(({ participants }) => participants.includes('Eva')) as UploadRecord
  expect((await api.uploads.open({ upload_id: group.id })).overview.participants).toEqual(['Cem', 'Evangeline', 'Fay'])
})

/** A model that takes what the shipped one calls positive for negative. */
async function contraryModel() {
  const model = await realModel()
  const [head, bias] = [model.head.slice(), model.bias.slice()]
  head.copyWithin(0, 2 * model.dims, 3 * model.dims)
  head.set(model.head.subarray(0, model.dims), 2 * model.dims)
  bias[0] = model.bias[2]
  bias[2] = model.bias[0]
  return { ...model, head, bias }
}

test.each([
  ['the shipped model', realModel, 1],
  ['a model that reads otherwise', contraryModel, -1],
])('corrections and favorites of version 1.0 count as before, with %s', async (_, emotion, sign) => {
  const corrections = heldCorrections()
  corrections.replace(correctionsThere.records.map(({ v, ...kept }: Correction & { v: 1 }) => kept))
  const { api } = keptBy10(undefined, { corrections, emotion })
  for (const { uploadId, author, text, originalDate } of favorites.records) {
    await api.uploads.open({ upload_id: uploadId })
    const { found } = await api.messages.find({ messages: [{ author, date: originalDate, message: text }] })
    expect(found).toMatchObject([{ author, date: originalDate, message: text }])
  }
  const [{ author, date, message, label }] = corrections.list()
  await api.uploads.open({ upload_id: 'upload_1622548800000' })
  const { found } = await api.messages.find({ messages: [{ author, date, message }] })
  expect(await api.sentiment.why({ id: found[0]?.id ?? -1 })).toMatchObject({
    message,
    corrected: label,
    score: -1,
    emotions: { [label]: 1 },
  })
  const others = await Promise.all([0, 1, 3].map((id) => api.sentiment.why({ id })))
  expect(others.every(({ corrected }) => corrected === null)).toBe(true)
  expect(Math.sign(others[1].score ?? 0)).toBe(sign)
})

/** As a reader that took the month for the day would have left it. */
const misread = (record: UploadRecord): UploadRecord => ({ ...record, dateRangeStart: '2019-01-02T00:00:00', mark: 'AAAAAQ==' })

test('a chat that is read differently says so once, with both readings, and keeps what was said of its people', async () => {
  const group = records.find(({ participants }) => participants.includes('Eva')) as UploadRecord
  const said = people
    .map((kept) => (kept.chat === group.mark ? { ...kept, chat: 'AAAAAQ==' } : kept))
    .filter(({ colors }) => !('Ana' in colors))
  const here = keptBy10((record, text) => [record.id === group.id ? misread(record) : record, text])
  const { api } = session({ store: here.store, people: { list: () => said, replace: () => undefined } })
  const open = (more = {}) => api.uploads.open({ upload_id: group.id, ...more })
  const first = await open()
  expect(first.reread).toEqual({
    before: { date_order: null, first: '2019-01-02T00:00:00', last: group.dateRangeEnd, message_count: 50, people_count: 3 },
    now: { date_order: 'dmy', first: group.dateRangeStart, last: group.dateRangeEnd, message_count: 50, people_count: 3 },
  })
  expect(first.overview.participants).toEqual(['Cem', 'Evangeline', 'Fay'])
  // Not even a new date of the upload makes it forget what it has not said yet.
  expect((await open({ refresh: true })).reread).toBeDefined()
  expect((await session({ store: here.store }).api.uploads.open({ upload_id: group.id })).reread).toEqual(first.reread)
  expect((await open({ heard: true })).reread).toBeUndefined()
  expect(here.store.kept.get(group.id)?.record).toMatchObject({
    mark: 'AAAAAQ==',
    reading: { first: group.dateRangeStart, dateOrder: 'dmy' },
  })
  const again = await session({ store: here.store, people: { list: () => said, replace: () => undefined } }).api.uploads.open({
    upload_id: group.id,
  })
  expect(again.reread).toBeUndefined()
  expect(again.overview.participants).toEqual(['Cem', 'Evangeline', 'Fay'])
})

test.each<[string, Partial<UploadRecord>]>([
  ['fewer messages', { messageCount: 49 }],
  ['more people', { participants: ['Cem', 'Eva', 'Fay', 'Gus'] }],
  ['another end', { dateRangeEnd: '2021-12-31T00:00:00' }],
  ['other dates between the first and the last', { mark: 'AAAAAQ==' }],
])('%s than before is said', async (_, change) => {
  const here = keptBy10((record, text) => [{ ...record, ...(record.participants.includes('Eva') && change) }, text])
  for (const [{ participants, title }, { reread }] of await opened(here))
    if (title !== 'Cleo') expect(reread !== undefined, title ?? '').toBe(participants.includes('Eva'))
})

test('what this version keeps is compared by the whole chat, also on Free', async () => {
  const here = session()
  const lines = Array.from({ length: 5003 }, (_, i) => `13/01/2021, ${String(8 + (i >> 9)).padStart(2, '0')}:00 - Ana: ${i}\n`)
  const { upload_id } = await here.api.upload.run({ file: new File(lines, 'chat.txt') })
  await expect.poll(() => here.store.kept.get(upload_id)?.record.reading).toMatchObject({ messages: 5003, newest: null, dateOrder: 'dmy' })
  expect((await session({ store: here.store }).api.uploads.open({ upload_id })).reread).toBeUndefined()
})

test('a record whose reading is damaged opens without it', () => {
  for (const reading of [null, 5, {}, { dateOrder: 'xyz' }])
    expect(uploadRecord.parse({ ...records[0], reading })).toEqual({ ...records[0], reading: undefined })
})

test('the backup of that profile, and its favorites, come back whole', async () => {
  const file = new File([readFileSync('fixtures/version-1.0/backup.zip')], 'convostat-backup.zip')
  const { api, store } = session()
  const answer = await api.uploads.restore({ file })
  const saved = JSON.parse((await textsOf(file))['convostat-saved.json'])
  expect(answer).toMatchObject({ restored: 4, skipped: 0, damaged: 0, no_room: 0, damaged_saved: 0, ...saved })
  expect(answer.favorites).toHaveLength(2)
  expect(answer.license).toBe(readFileSync('fixtures/version-1.0/license.json', 'utf8'))
  for (const { id, appended } of records)
    for (const i of [0, ...appended.map((_, n) => n + 1)]) expect(await store.kept.get(id)?.files[i].text()).toBe(textOf(id, i))
})

describe('what is read differently is also said where a further export comes first', () => {
  const group = records.find(({ participants }) => participants.includes('Eva')) as UploadRecord
  const before = { first: '2019-01-02T00:00:00', message_count: 50, people_count: 3 }
  const now = { first: group.dateRangeStart, message_count: 50, people_count: 3 }
  const further = () => new File(['31/12/2024, 10:00 - Fay: and one more\n'], 'further.txt')
  const there = () => keptBy10((record, text) => [record.id === group.id ? misread(record) : record, text])
  const isKept = (here: ReturnType<typeof there>, files: number) =>
    expect.poll(() => here.store.kept.get(group.id)?.files.length).toBe(files)

  test('by the person', async () => {
    const here = there()
    const count = here.store.kept.get(group.id)?.files.length ?? 0
    const answer = await here.api.upload.run({ file: further(), append_to: group.id })
    expect(answer.reread).toMatchObject({ before, now })
    await isKept(here, count + 1)
    // A second one, before the first was heard of, in another session.
    const later = session({ store: here.store })
    const more = new File(['31/12/2024, 10:00 - Fay: and one more\n01/01/2025, 10:00 - Cem: a second one\n'], 'more.txt')
    expect((await later.api.upload.run({ file: more, append_to: group.id })).reread).toMatchObject({ before, now })
    await isKept(here, count + 2)
    const last = session({ store: here.store })
    expect((await last.api.uploads.open({ upload_id: group.id })).reread).toMatchObject({ before, now })
    expect((await last.api.uploads.open({ upload_id: group.id, heard: true })).reread).toBeUndefined()
    await expect.poll(() => here.store.kept.get(group.id)?.record.unheard).toBeUndefined()
    expect((await session({ store: here.store }).api.uploads.open({ upload_id: group.id })).reread).toBeUndefined()
  })

  test('by a backup', async () => {
    const elsewhere = keptBy10()
    const count = elsewhere.store.kept.get(group.id)?.files.length ?? 0
    await elsewhere.api.upload.run({ file: further(), append_to: group.id })
    await isKept(elsewhere, count + 1)
    const file = await elsewhere.api.uploads.backup()
    const here = there()
    expect((await here.api.uploads.restore({ file })).merged).toEqual([group.id])
    expect((await here.api.uploads.open({ upload_id: group.id })).reread).toMatchObject({ before, now })
    expect((await session({ store: here.store }).api.uploads.open({ upload_id: group.id })).reread).toMatchObject({ before, now })
  })

  test('also where the chat is open', async () => {
    const elsewhere = keptBy10()
    const count = elsewhere.store.kept.get(group.id)?.files.length ?? 0
    await elsewhere.api.upload.run({ file: further(), append_to: group.id })
    await isKept(elsewhere, count + 1)
    const file = await elsewhere.api.uploads.backup()
    const here = there()
    await here.api.uploads.open({ upload_id: group.id })
    await here.api.uploads.restore({ file })
    expect((await here.api.uploads.open({ upload_id: group.id })).reread).toMatchObject({ before, now })
  })

  test('and where nothing is different, nothing is said', async () => {
    const here = keptBy10()
    expect((await here.api.upload.run({ file: further(), append_to: group.id })).reread).toBeUndefined()
  })
})
