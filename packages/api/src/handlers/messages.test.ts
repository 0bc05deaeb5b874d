import { expect, test } from 'vitest'
import { androidExport, longExport } from '#testing/exports.ts'
import { sessionOf } from '#testing/session.ts'
import { messageHandlers } from './messages.ts'

const session = sessionOf({ messages: messageHandlers })

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

test('a message that the phone marked as edited is shown as edited, without the mark', async () => {
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

test('this many before and after as asked, fewer at the ends', async () => {
  const { http } = session()
  await http.upload.run({ file: longExport(100) })
  const ids = async (asked: { around: number; before?: number; after?: number }) =>
    (await http.messages.around(asked)).messages.map(({ id }) => id)
  expect(await ids({ around: 50, before: 2, after: 1 })).toEqual([48, 49, 50, 51])
  expect(await ids({ around: 0, before: 5, after: 1 })).toEqual([0, 1])
  expect(await ids({ around: 99, before: 0 })).toEqual([99])
  expect(await ids({ around: 50 })).toHaveLength(41)
})

test('the conversation at a place, on a day or at its beginning, and where in it that is', async () => {
  const { http } = session()
  // A message a minute from the first of January on: 1,440 a day.
  await http.upload.run({ file: longExport(3000) })
  const asked = async (where: { around?: number; at?: number; day?: string }) => {
    const { from, at, total, messages } = await http.messages.around({ ...where, before: 2, after: 1 })
    return { from, at, total, ids: messages.map(({ id }) => id) }
  }
  expect(await asked({ at: 50 })).toEqual({ from: 48, at: 50, total: 3000, ids: [48, 49, 50, 51] })
  expect(await asked({ around: 50 })).toEqual(await asked({ at: 50 }))
  expect(await asked({ at: 9999 })).toEqual({ from: 2997, at: 2999, total: 3000, ids: [2997, 2998, 2999] })
  expect(await asked({})).toEqual({ from: 0, at: 0, total: 3000, ids: [0, 1] })
  expect(await asked({ day: '2020-01-02' })).toMatchObject({ at: 1440 })
  expect([(await asked({ day: '2019-05-05' })).at, (await asked({ day: '2022-01-01' })).at]).toEqual([0, 2999])
})

test('where only a part is analyzed, places are counted in that part', async () => {
  const { http } = session()
  await http.upload.run({ file: longExport(5010) })
  expect(await http.messages.around({ around: 10, before: 0, after: 0 })).toMatchObject({
    from: 0,
    at: 0,
    total: 5000,
    messages: [{ id: 10 }],
  })
})

test('a message that is not there, or was not analyzed, is an error that names the field', async () => {
  const { http } = session()
  await http.upload.run({ file: longExport(5001) })
  for (const around of [5001, 0])
    await expect(http.messages.around({ around })).rejects.toMatchObject({ code: 'field_invalid', field: 'around' })
  await expect(http.messages.around({ around: -1 })).rejects.toMatchObject({ code: 'field_invalid', field: 'around' })
  expect((await http.messages.around({ around: 1, before: 0, after: 0 })).messages).toMatchObject([{ id: 1, message: '1' }])
})

const at = (minute: number, said: string) =>
  `01/03/2021, ${String(20 + Math.floor(minute / 60))}:${String(minute % 60).padStart(2, '0')} - ${said}`

test("what the service wrote after the last message is at the end, by an id that is not a message's", async () => {
  const { http } = session()
  const added = [at(3, 'Ana changed the group name from "B" to "C"'), at(4, 'Ana left')]
  await http.upload.run({ file: androidExport([at(0, 'Ana: hi'), at(1, 'Ben: hello'), at(2, 'Ana: bye'), ...added]) })
  const told = async (around: number, after: number) =>
    (await http.messages.around({ around, before: 0, after })).messages.map(({ id, author, message }) => [id, author ?? message])
  expect(await told(1, 1)).toEqual([
    [1, 'Ben'],
    [2, 'Ana'],
    [3, 'Ana changed the group name from "B" to "C"'],
    [3, 'Ana left'],
  ])
  expect(await told(0, 1)).toEqual([
    [0, 'Ana'],
    [1, 'Ben'],
  ])
})

test('where only a part is analyzed, no line from before it is shown, and the end has its own id', async () => {
  const { http } = session()
  const lines = (await longExport(5010).text()).trimEnd().split('\n')
  lines.splice(10, 0, '01/01/2020, 00:10 - Ben changed the group name from "A" to "B"')
  lines.splice(5, 0, '01/01/2020, 00:05 - Ben changed the group name from "0" to "A"')
  await http.upload.run({ file: androidExport([...lines, '05/01/2020, 00:00 - Ana left']) })
  expect((await http.messages.around({ around: 10, after: 0 })).messages.map(({ id, author, message }) => [id, author, message])).toEqual([
    [10, null, 'Ben changed the group name from "A" to "B"'],
    [10, 'Ana', '10'],
  ])
  const end = (await http.messages.around({ around: 5009, before: 0 })).messages
  expect(end.map(({ id, author }) => [id, author])).toEqual([
    [5009, 'Ben'],
    [5010, null],
  ])
})

test('with times out of order in the file, lines are where they belong in time', async () => {
  const { http } = session()
  await http.upload.run({
    file: androidExport([
      '03/03/2021, 09:00 - Ana: third',
      '05/03/2021, 09:00 - Ben left',
      '01/03/2021, 09:00 - Ana: first',
      '04/03/2021, 09:00 - Ana added Cem',
      '13/03/2021, 09:00 - Cem: last',
    ]),
  })
  const { messages } = await http.messages.around({ around: 1 })
  expect(messages.map(({ id, date, message }) => [id, date.slice(8, 10), message])).toEqual([
    [1, '01', 'first'],
    [0, '03', 'third'],
    [2, '04', 'Ana added Cem'],
    [2, '05', 'Ben left'],
    [2, '13', 'last'],
  ])
})

const numberOf = (message: string): number => Number(/"(\d+)"/.exec(message)?.[1])
const renamed = (minute: number, from: number, count: number) =>
  Array.from({ length: count }, (_, i) => at(minute, `Ana changed the group name from "${from + i}" to "${from + i + 1}"`))

test('of tens of thousands of lines 500 are returned, those nearest to the messages, as many of each run', async () => {
  const { http } = session()
  await http.upload.run({
    file: androidExport([
      ...renamed(0, 0, 600),
      at(1, 'Ana: hi'),
      ...renamed(2, 100_000, 30_000),
      at(3, 'Ben: hello'),
      ...renamed(4, 200_000, 600),
    ]),
  })
  const { messages } = await http.messages.around({ around: 0 })
  const numbers = messages.map(({ author, message }) => author ?? numberOf(message))
  expect(numbers).toHaveLength(502)
  expect([numbers[0], numbers[166], numbers[167], numbers[168]]).toEqual([433, 599, 'Ana', 100_000])
  expect([numbers[251], numbers[252], numbers[334], numbers[335]]).toEqual([100_083, 129_917, 129_999, 'Ben'])
  expect([numbers[336], numbers[501]]).toEqual([200_000, 200_165])
  // Two seconds where each line is read a few times.
})

test('never more than 500 lines are returned, however many messages they are between; short runs come whole, then the nearest', async () => {
  const { http } = session()
  const talk = Array.from({ length: 601 }, (_, i) => {
    const minute = Math.floor(i / 4)
    return [at(minute, i % 2 ? 'Ben: hello' : 'Ana: hi'), ...renamed(minute, i, i === 10 ? 2000 : 1)]
  })
  await http.upload.run({ file: androidExport(talk.flat()) })
  const told = async (asked: { around: number; before: number; after: number }) => {
    const { messages } = await http.messages.around(asked)
    const lines = messages.filter(({ author }) => author === null)
    return { count: messages.length - lines.length, before: lines.map(({ id }) => id) }
  }
  const some = await told({ around: 20, before: 20, after: 100 })
  expect(some.count).toBe(121)
  expect(some.before).toHaveLength(500)
  // One line before each of the others, and what is left of the 500 where the two thousand stand.
  expect(new Set(some.before)).toEqual(new Set(Array.from({ length: 120 }, (_, i) => i + 1)))
  expect(some.before.filter((id) => id === 11)).toHaveLength(381)
  const many = await told({ around: 400, before: 400, after: 200 })
  expect(many.count).toBe(601)
  expect(many.before).toHaveLength(500)
  expect(many.before).toEqual([11, ...Array.from({ length: 499 }, (_, i) => i + 103)])
})
