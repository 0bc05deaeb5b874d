import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, daysInMonth } from '#chat/civil.ts'
import { chatOf } from '#testing/chat-of.ts'
import { anyChat } from '#testing/random-chat.ts'
import { searchCounts } from './counts.ts'
import { search } from './search.ts'

const chat = chatOf(`
  2021-11-30 23:59 Ana: happy birthday
  2021-12-01 00:00 Ben: happy? yes
  2021-12-31 23:59 Ana: so happy
  2022-02-01 10:00 Ana: happy new year
  2022-02-02 10:00 Cem: late`)

test('by person and by month, months without any between them included', () => {
  const { people, months } = searchCounts(chat, { query: 'happy' })
  expect([...people]).toEqual([3, 1, 0])
  expect(months.map(({ year, month, count }) => [year, month, count])).toEqual([
    [2021, 11, 1],
    [2021, 12, 2],
    [2022, 1, 0],
    [2022, 2, 1],
  ])
})

test('a chosen person leaves the others to be chosen, and chosen days the other months', () => {
  const all = searchCounts(chat, { query: 'happy' })
  const [from, to] = [dayOf(2021, 12, 1), dayOf(2021, 12, 31)]
  expect(searchCounts(chat, { query: 'happy', senders: ['Ben'] }).people).toEqual(all.people)
  expect(searchCounts(chat, { query: 'happy', fromDay: from, toDay: to }).months).toEqual(all.months)
  const both = searchCounts(chat, { query: 'happy', sender: 'Ben', fromDay: from, toDay: to })
  expect([[...both.people], both.months]).toEqual([[1, 1, 0], [{ year: 2021, month: 12, count: 1 }]])
})

test('a search that finds nothing has no months', () => {
  expect(searchCounts(chat, { query: 'zebra' })).toEqual({ people: new Uint32Array(3), months: [] })
})

test('each count is what the same search finds once it is narrowed to that person or month', () => {
  const anyRequest = fc.record({
    query: fc.constantFrom('', 'hi', 'you', '-hi', 'o*', 'from:ana'),
    senders: fc.constantFrom(undefined, [], ['Ana'], ['Ben', '田中']),
    hasQuestion: fc.constantFrom(undefined, true),
    fromDay: fc.constantFrom(undefined, dayOf(2012, 2, 29), dayOf(2030, 1, 1)),
  })
  fc.assert(
    fc.property(anyChat(), anyRequest, (chat, request) => {
      const totalOf = (more: object) => search(chat, { ...request, ...more, limit: 0, offset: 0 }).total
      const { people, months } = searchCounts(chat, request)
      for (const [i, name] of chat.participants.entries()) expect(people[i]).toBe(totalOf({ senders: [name] }))
      for (const { year, month, count } of months) {
        const days = { fromDay: dayOf(year, month, 1), toDay: dayOf(year, month, daysInMonth(year, month)) }
        expect(count).toBe(totalOf(days))
      }
      expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(totalOf({ fromDay: undefined }))
    }),
  )
})
