import { expect } from 'vitest'
import type { Chat } from '#chat/chat.ts'

/** What is true for every chat, however it was read. */
export function expectSound(chat: Chat): void {
  const { count, id, time, author, kind, flags, start, end, participants, events, bytes } = chat
  for (const column of [id, time, author, kind, flags, start, end]) expect(column.length).toBe(count)
  for (const column of [events.time, events.before, events.start, events.end]) expect(column.length).toBe(events.count)
  expect([...id].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i))
  const perAuthor = new Uint32Array(participants.length)
  for (const person of author) perAuthor[person]++
  expect(perAuthor.every((messages) => messages > 0)).toBe(true)
  expect(perAuthor.reduce((a, b) => a + b, 0)).toBe(count)
  expect(new Set(participants).size).toBe(participants.length)
  expectAscending(time)
  expectAscending(events.time)
  expect(events.before.every((before) => before <= count)).toBe(true)
  expect(kind.every((k) => k < 7)).toBe(true)
  const inFileOrder = Array.from(id, (n, row) => ({ n, from: start[row], to: end[row] })).sort((a, b) => a.n - b.n)
  expectAscending(inFileOrder.flatMap(({ from, to }) => [from, to]))
  if (count > 0) expect(inFileOrder[count - 1].to).toBeLessThanOrEqual(bytes.length)
}

function expectAscending(numbers: ArrayLike<number>): void {
  for (let i = 1; i < numbers.length; i++) if (!(numbers[i] >= numbers[i - 1])) expect(numbers[i]).toBeGreaterThanOrEqual(numbers[i - 1])
}
