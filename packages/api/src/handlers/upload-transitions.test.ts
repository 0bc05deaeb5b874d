import type { ReadOptions } from '@convostat/engine/import/read-chat'
import { mergeReadings } from '@convostat/engine/merge/merge-readings'
import { readText } from '@convostat/engine/testing/read-text.ts'
import { describe, expect, test } from 'vitest'
import { Failure } from '../failure.ts'
import { appendedRecord } from './records.ts'
import { afterKeeping, heardAndRefreshed, newUpload, readAgain, withExport } from './upload-transitions.ts'

const noon = Date.UTC(2026, 10, 22, 12)
const first = '03/04/2021, 00:05 - Ana: hi\n03/04/2021, 00:06 - Ben: hello\n'
const further = '03/04/2021, 00:06 - Ben: hello\n03/05/2021, 09:00 - Ana: morning\n'
const fileOf = (text: string) => new File([text], 'chat.txt', { lastModified: 1 })
const read = (text: string, options?: ReadOptions) => readText(text, options)

const uploaded = async () => newUpload('upload_1', { file: fileOf(first) }, await read(first), 'free', noon)

/** Keeps all of an upload that is open, and reads it again. */
const again = async ({ record }: Awaited<ReturnType<typeof uploaded>>, reading: Parameters<typeof readAgain>[0]['reading']) =>
  readAgain({ record, reading, unkept: [] }, 'free')

async function extended() {
  const { record } = await uploaded()
  const reading = await read(first)
  const merged = mergeReadings(reading, await read(further))
  const file = fileOf(further)
  const appended = appendedRecord({ file }, merged.merged, noon + 1000)
  const uploadDate = new Date(noon + 1000).toISOString()
  return { merged, open: withExport({ record, reading, unkept: [] }, merged.reading, { file, appended, uploadDate }, 'free') }
}

test('a new upload is open before it is kept, and nothing is new about how it is read', async () => {
  const open = await uploaded()
  expect(open).toMatchObject({
    record: { id: 'upload_1', messageCount: 2, participants: ['Ana', 'Ben'], mark: open.mark, appended: [] },
    stored: 'writing',
    unkept: [{ record: open.record }],
  })
  expect([open.earlierMark, open.reread]).toEqual([undefined, undefined])
})

test('a further export is added to the record, which is touched by it, and waits behind what is not kept yet', async () => {
  const { record } = await uploaded()
  const { open, merged } = await extended()
  expect(open.record).toMatchObject({
    id: record.id,
    messageCount: 3,
    uploadDate: '2026-11-22T12:00:01.000Z',
    appended: [{ knownMessages: 1, newMessages: 1 }],
    mark: open.mark,
  })
  const [file, waiting] = [fileOf(further), { record, file: fileOf(first) }]
  const next = { file, appended: open.record.appended[0], uploadDate: open.record.uploadDate }
  const { unkept, record: written } = withExport({ record, reading: await read(first), unkept: [waiting] }, merged.reading, next, 'free')
  expect(unkept).toEqual([waiting, { record: written, file }])
})

test('what was saved under an earlier mark is still found after a further export', async () => {
  const { record } = await uploaded()
  const merged = mergeReadings(await read(first), await read(further))
  const next = {
    file: fileOf(further),
    appended: appendedRecord({ file: fileOf(further) }, merged.merged, noon),
    uploadDate: record.uploadDate,
  }
  const open = withExport({ record: { ...record, mark: 'earlier' }, reading: await read(first), unkept: [] }, merged.reading, next, 'free')
  expect([open.record.mark, open.earlierMark]).toEqual(['earlier', 'earlier'])
})

describe('an upload that is read again', () => {
  test('the same way says nothing', async () => {
    const open = await again(await uploaded(), await read(first))
    expect([open.stored, open.reread, open.earlierMark]).toEqual(['stored', null, undefined])
    expect(open.record).toEqual((await uploaded()).record)
  })

  test('another way keeps what the person has been notified of until they are notified of it, once', async () => {
    const before = await uploaded()
    const open = await again(before, await read(first, { dateOrder: 'mdy' }))
    expect(open.reread).toMatchObject({ before: { first: '2021-04-03T00:05:00' }, now: { first: '2021-03-04T00:05:00' } })
    expect([open.earlierMark, open.record.reading]).toEqual([before.mark, before.record.reading])
    const heard = { ...open, ...heardAndRefreshed(open, { heard: true, refresh: false }, noon) }
    expect([heard.reread, heard.record.reading]).toEqual([null, open.reading])
    expect(heardAndRefreshed(heard, { heard: true, refresh: false }, noon)).toBeNull()
    expect((await again(heard, await read(first, { dateOrder: 'mdy' }))).reread).toBeNull()
  })

  test('with files that could not be kept says why', async () => {
    const { record, unkept } = await uploaded()
    const full = new Failure('storage_full')
    expect(readAgain({ record, reading: await read(first), unkept }, 'free', full)).toMatchObject({ stored: 'failed', storedProblem: full })
    expect(readAgain({ record, reading: await read(first), unkept: [] }, 'free', full).storedProblem).toBeUndefined()
  })
})

test('a chat that is analyzed again is the newest, and what was not heard stays so', async () => {
  const open = await again(await uploaded(), await read(first, { dateOrder: 'mdy' }))
  expect(heardAndRefreshed(open, { heard: false, refresh: false }, noon)).toBeNull()
  expect(heardAndRefreshed(open, { heard: false, refresh: true }, noon + 5000)).toEqual({
    record: { ...open.record, uploadDate: '2026-11-22T12:00:05.000Z' },
  })
})

test('a chat that was not kept says why; one that was stays kept, whatever goes wrong afterwards', () => {
  const full = new Failure('storage_full')
  expect(afterKeeping({ stored: 'writing' }, full)).toEqual({ stored: 'failed', storedProblem: full })
  expect(afterKeeping({ stored: 'stored' }, full)).toEqual({ stored: 'stored' })
})
