import { expect, test } from 'vitest'
import { session } from '../testing/api.ts'
import { androidExport, longExport } from '../testing/exports.ts'

test('a message in its conversation: what was said before and after, with the system lines among it', async () => {
  const { http } = session()
  await http.upload.run({
    file: androidExport([
      '01/03/2021, 19:59 - Messages and calls are end-to-end encrypted. Tap to learn more.',
      '01/03/2021, 20:00 - Ana: hi',
      '01/03/2021, 20:01 - Ana changed the group name from "A" to "B"',
      '01/03/2021, 20:02 - Ben: nice 👍🏽',
      '01/03/2021, 20:03 - Ana: yes',
    ]),
  })
  const { messages } = await http.messages.around({ around: 1 })
  expect(messages.map(({ id, author, kind, message }) => [id, author, kind, message])).toEqual([
    [0, null, 'system', 'Messages and calls are end-to-end encrypted. Tap to learn more.'],
    [0, 'Ana', 'text', 'hi'],
    [1, null, 'system', 'Ana changed the group name from "A" to "B"'],
    [1, 'Ben', 'text', 'nice 👍🏽'],
    [2, 'Ana', 'text', 'yes'],
  ])
  expect(messages[3]).toMatchObject({ date: '2021-03-01T20:02:00', length: 6, has_emoji: true, relevance: null, highlights: [] })
})

test('a message that the phone marked as edited is told to be one, without the mark', async () => {
  const { http } = session()
  await http.upload.run({
    file: androidExport(['01/03/2021, 20:00 - Ana: hi there <This message was edited>', '01/03/2021, 20:02 - Ben: hello']),
  })
  const { messages } = await http.messages.around({ around: 0 })
  expect(messages.map(({ message, is_edited }) => [message, is_edited])).toEqual([
    ['hi there', true],
    ['hello', false],
  ])
})

test('so many before and after as asked, fewer at the ends', async () => {
  const { http } = session()
  await http.upload.run({ file: longExport(100) })
  const ids = async (asked: { around: number; before?: number; after?: number }) =>
    (await http.messages.around(asked)).messages.map(({ id }) => id)
  expect(await ids({ around: 50, before: 2, after: 1 })).toEqual([48, 49, 50, 51])
  expect(await ids({ around: 0, before: 5, after: 1 })).toEqual([0, 1])
  expect(await ids({ around: 99, before: 0 })).toEqual([99])
  expect(await ids({ around: 50 })).toHaveLength(41)
})

test('a message that is not there, or was not analyzed, is an error that names the field', async () => {
  const { http } = session()
  await http.upload.run({ file: longExport(5001) })
  for (const around of [5001, 0])
    await expect(http.messages.around({ around })).rejects.toMatchObject({ code: 'field_invalid', field: 'around' })
  await expect(http.messages.around({ around: -1 })).rejects.toMatchObject({ code: 'field_invalid', field: 'around' })
  expect((await http.messages.around({ around: 1, before: 0, after: 0 })).messages).toMatchObject([{ id: 1, message: '1' }])
})
