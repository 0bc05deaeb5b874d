import { ReadFailure } from '@convostat/engine/import/read-failure'
import { expect, test } from 'vitest'
import { Failure, type FailureCode, failures, storageFull } from './failure.ts'

test('the sentences of the specification are in the table to the letter', () => {
  expect(failures.no_file).toEqual([400, 'Please select a file first'])
  expect(failures.not_txt_or_zip).toEqual([400, 'Please upload a .txt or .zip file'])
  expect(failures.pro_required).toEqual([402, 'This feature requires a Pro license. Please upgrade to continue.'])
  expect(failures.no_chat).toEqual([404, 'No Analysis Data'])
  expect(failures.upload_not_found).toEqual([404, 'Upload data not found. It may have been cleaned up.'])
  expect(failures.unknown).toEqual([500, 'Something went wrong. Please try again.'])
})

test.each(Object.entries(failures))('%s has a status of a refusal and a sentence', (code, [status, detail]) => {
  expect(status).toBeGreaterThanOrEqual(400)
  expect(detail).toMatch(/^[A-Z].+$/)
  expect(new Failure(code as FailureCode)).toMatchObject({ status, detail, code })
})

test('a failure travels by its code, sentence and id, with the facts it has, and without its cause', () => {
  const failure = new Failure('field_invalid', { field: 'from', cause: new Error('secret') })
  const body = JSON.parse(JSON.stringify(failure))
  expect(body).toEqual({ code: 'field_invalid', detail: failures.field_invalid[1], request_id: failure.requestId, field: 'from' })
  expect(Failure.read(body)).toMatchObject({ code: 'field_invalid', status: 400, field: 'from', requestId: failure.requestId })
})

test('the facts of a sentence travel beside it, rounded as they are said', () => {
  const full = storageFull(48_300_000, 340_400)
  expect(full).toMatchObject({ facts: { needs: 49e6, free: 340e3 }, detail: expect.stringContaining('(needs 49 MB, free 340 kB)') })
  expect(storageFull(4_300_000_000, 2_560_000).detail).toContain('(needs 4,300 MB, free 2.5 MB)')
  expect(storageFull(10, null).facts).toBeUndefined()
  expect(Failure.read(JSON.parse(JSON.stringify(full))).facts).toEqual(full.facts)
  expect(Failure.from(new ReadFailure('zip_too_large', { limitBytes: 512e6 })).facts).toEqual({ limit: 512e6 })
  expect(Failure.from(new ReadFailure('no_messages', { firstLine: '99/99 xxx: xx' })).facts).toEqual({ line: '99/99 xxx: xx' })
})

test('facts that are none are left out', () => {
  const facts = { needs: '5', free: Number.NaN, line: 7, doubt: 'people', constructor: 1, days: 30 }
  expect(Failure.read({ code: 'device_limit', facts }).facts).toEqual({ days: 30 })
  expect(Failure.read({ code: 'device_limit', facts: [] }).facts).toBeUndefined()
})

test('every failure has its own id', () => {
  const ids = Array.from({ length: 1000 }, () => new Failure('unknown').requestId)
  expect(new Set(ids).size).toBe(1000)
})

test.each([null, undefined, 'text', 7, [], {}, { code: 'constructor' }, { code: '__proto__' }, { code: 5 }])(
  'a body that is not a failure, %j, is one we know nothing of',
  (body) => expect(Failure.read(body)).toMatchObject({ code: 'unknown', status: 500, detail: failures.unknown[1] }),
)

test('a sentence of the other side is kept, whatever its code', () => {
  expect(Failure.read({ code: 'not_of_this_version', detail: 'It rains.' })).toMatchObject({ code: 'unknown', detail: 'It rains.' })
})

test('what the engine cannot read has its code, and the facts in its sentence', () => {
  expect(Failure.from(new ReadFailure('zip_checksum'))).toMatchObject({
    code: 'zip_checksum',
    status: 422,
    detail: failures.zip_checksum[1],
  })
  expect(Failure.from(new ReadFailure('other_service', { service: 'Telegram' }))).toMatchObject({
    service: 'Telegram',
    detail: 'This is an export from Telegram. Only WhatsApp exports can be read.',
  })
  expect(Failure.from(new ReadFailure('no_messages', { firstLine: 'xxxx 99' })).detail).toMatch(/ xxxx 99$/)
  expect(Failure.from(new ReadFailure('no_messages')).detail).toBe(failures.no_messages[1])
  expect(Failure.from(new ReadFailure('zip_too_large', { limitBytes: 512e6 })).detail).toMatch(/larger than 512 MB once unpacked\.$/)
  expect(Failure.from(new ReadFailure('too_large', { limitBytes: 1.5e9 }))).toMatchObject({
    status: 413,
    detail: 'This file is larger than 1,500 MB.',
  })
})

test('a file that was changed while it was read says so', () => {
  expect(Failure.from(new DOMException('', 'NotReadableError'))).toMatchObject({
    code: 'file_changed',
    detail: 'The file changed while it was read. Choose it again.',
  })
})

test('a failure stays itself, anything else is unknown and keeps its cause here', () => {
  const failure = new Failure('no_chat')
  expect(Failure.from(failure)).toBe(failure)
  const cause = new TypeError('secret')
  expect(Failure.from(cause)).toMatchObject({ code: 'unknown', cause, detail: failures.unknown[1] })
})
