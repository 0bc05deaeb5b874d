/** Any chat, written by any phone, reads back as it was. Fails with a seed: set FUZZ_SEED to repeat it, or to try others. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chat } from '../chat.ts'
import { anyInventedChat, expected, exported, type InventedChat } from '../testing/phone-chat.ts'
import { plainEvents, plainMessages, readText } from '../testing/read-text.ts'
import type { Reading, ReadOptions } from './read-chat.ts'

const seed = Number(process.env.FUZZ_SEED ?? 1)
const seconds = Number(process.env.FUZZ_SECONDS ?? 30)

test('any chat, written by any phone, reads back as it was', { timeout: (seconds + 60) * 1000 }, async () => {
  const property = fc.asyncProperty(anyInventedChat, async (chat) => {
    const text = exported(chat)
    const reading = await readText(text, optionsFor(chat))
    const wanted = expected(chat)
    expect(plainMessages(reading.chat)).toEqual(wanted)
    expect(reading.chat.participants).toEqual([...new Set(wanted.map(({ author }) => author))])
    expect(reading.chat.events.count).toBe(chat.messages.length - wanted.length)
    expect(reading.facts).toMatchObject({ unreadLines: 0, dateOrder: chat.phone.order, layout: chat.phone.program.replace('old-', '') })
    expectSound(reading.chat)
    const again = await readText(text, optionsFor(chat))
    expect(again).toEqual(reading)
    await expectSameWithOtherLineEnds(text, reading, optionsFor(chat))
  })
  await fc.assert(property, { seed, numRuns: 1_000_000, interruptAfterTimeLimit: seconds * 1000 })
})

/** Where a file tells the order itself the reader must find it; else it is told. */
function optionsFor({ phone, messages }: InventedChat): ReadOptions {
  const isTold = phone.hasLongYear && (phone.order === 'ymd' || messages.some(({ time }) => new Date(time * 1000).getUTCDate() > 12))
  return isTold ? {} : { dateOrder: phone.order }
}

/** A carriage return is no part of a text, so it may stand before every line feed or nowhere. */
async function expectSameWithOtherLineEnds(text: string, { chat }: Reading, options: ReadOptions): Promise<void> {
  const plain = text.replaceAll('\r', '')
  for (const other of [plain, plain.replaceAll('\n', '\r\n')]) {
    const reading = await readText(other, options)
    expect(plainMessages(reading.chat)).toEqual(plainMessages(chat))
    expect(plainEvents(reading.chat)).toEqual(plainEvents(chat))
  }
}

/** What holds for every chat, however it was read. */
function expectSound(chat: Chat): void {
  const { count, id, time, author, kind, start, end, participants, events, bytes } = chat
  for (const column of [id, time, author, kind, chat.flags, start, end]) expect(column.length).toBe(count)
  expect([...id].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i))
  const perAuthor = participants.map((_, person) => author.filter((a) => a === person).length)
  expect(perAuthor.every((n) => n > 0)).toBe(true)
  expect(perAuthor.reduce((a, b) => a + b, 0)).toBe(count)
  expect(new Set(participants).size).toBe(participants.length)
  expect([...time].every((t, row) => row === 0 || t >= time[row - 1])).toBe(true)
  expect([...events.time].every((t, row) => row === 0 || t >= events.time[row - 1])).toBe(true)
  expect([...events.before].every((before) => before <= count)).toBe(true)
  const ranges = Array.from(id, (n, row) => ({ n, from: start[row], to: end[row] })).sort((a, b) => a.n - b.n)
  let reached = 0
  for (const { from, to } of ranges) {
    expect(from).toBeGreaterThanOrEqual(reached)
    expect(to).toBeGreaterThanOrEqual(from)
    reached = to
  }
  expect(reached).toBeLessThanOrEqual(bytes.length)
}
