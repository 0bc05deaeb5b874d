/** What is said of two exports that were made one, and which facts of them are kept. */
import { describe, expect, test } from 'vitest'
import type { ReadResult } from '#import/read-chat.ts'
import { readText } from '#testing/read-text.ts'
import { mergeReadings, mergeReadingsFor } from './merge-readings.ts'

const DAY = 24 * 60
const two = (n: number): string => String(n).padStart(2, '0')

/** A message at a minute of 2023; by turns of two people, each saying something of its own. */
function line(minute: number, said: number | string, who = Number(said) % 2 ? 'Ana' : 'Ben'): string {
  const at = new Date(Date.UTC(2023, 0, 20, 0, minute))
  const date = `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}, ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
  return `${date} - ${who}: this is what was said as number ${said}`
}
const talk = (from: number, to: number, clock: (i: number) => number = () => 0): Promise<ReadResult> =>
  readText(Array.from({ length: to - from }, (_, i) => line((from + i) * 200 + clock(from + i), from + i)).join('\n'))

async function shiftSaid(clock: (i: number) => number): Promise<string> {
  const { reading } = mergeReadings(await talk(0, 120), await talk(0, 120, clock))
  const { detail = '' } = reading.facts.notes.find(({ code }) => code === 'clock_shifted') ?? {}
  return detail
    .replace('Your phone was in another time zone when this file was exported. We moved its times ', '')
    .replace(' to match the first file.', '')
}

describe('the clock that was set is said', () => {
  test.each<[string, (i: number) => number, string]>([
    ['not at all', () => 0, ''],
    ['forward', () => -90, '1.5 hours later'],
    ['back', () => 120, '2 hours earlier'],
    ['forward in one season', (i) => (i < 60 ? 0 : -60), '0 to 1 hours later, depending on the time of year,'],
    ['back in one season', (i) => (i < 80 ? 0 : 60), '0 to 1 hours earlier, depending on the time of year,'],
    ['forward by more in one season', (i) => (i < 60 ? -60 : -120), '1 to 2 hours later, depending on the time of year,'],
    ['back by more in one season', (i) => (i < 60 ? 120 : 60), '1 to 2 hours earlier, depending on the time of year,'],
    ['one way and the other', (i) => (i < 60 ? -60 : 60), 'up to 1 hours earlier or later, depending on the time of year,'],
  ])('%s', async (_, clock, wanted) => expect(await shiftSaid(clock)).toBe(wanted))
})

describe('the facts of both', () => {
  const withFacts = (reading: ReadResult, facts: Partial<ReadResult['facts']>): ReadResult => ({
    ...reading,
    facts: { ...reading.facts, ...facts },
  })
  const facts = (a: ReadResult, first: Partial<ReadResult['facts']>, b: ReadResult, second: Partial<ReadResult['facts']>) =>
    mergeReadings(withFacts(a, first), withFacts(b, second)).reading.facts

  test('are true where they are of both, and add up', async () => {
    const [a, b] = [await talk(0, 20), await talk(10, 30)]
    for (const [one, other] of [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ]) {
      const found = facts(a, { hasSeconds: one, dateOrderCertain: one }, b, { hasSeconds: other, dateOrderCertain: other })
      expect([found.hasSeconds, found.dateOrderCertain]).toEqual([one && other, one && other])
      expect(facts(a, { isGroup: one }, b, { isGroup: other }).isGroup).toBe(one || other)
    }
    const counts = { otherFormatLines: 1, otherFormatMessages: 2, unreadLines: 3, unsureLines: 4 }
    const added = { otherFormatLines: 10, otherFormatMessages: 20, unreadLines: 30, unsureLines: 40 }
    const both = { otherFormatLines: 11, otherFormatMessages: 22, unreadLines: 33, unsureLines: 44 }
    expect(facts(a, counts, b, added)).toMatchObject(both)
    expect(facts(a, { unreadExample: 'x', unsureExample: 'y' }, b, { unreadExample: 'v', unsureExample: 'w' })).toMatchObject({
      unreadExample: 'x',
      unsureExample: 'y',
    })
    expect(facts(a, {}, b, { unreadExample: 'v', unsureExample: 'w' })).toMatchObject({ unreadExample: 'v', unsureExample: 'w' })
    expect(facts(a, { dateOrder: 'dmy', otherDateOrders: ['mdy'] }, b, { otherDateOrders: ['dmy', 'mdy', 'ymd'] }).otherDateOrders).toEqual(
      ['mdy', 'ymd'],
    )
    const [note, other] = [
      { code: 'looks_cut', detail: 'x' },
      { code: 'looks_cut', detail: 'y' },
    ] as const
    expect(facts(a, { notes: [note] }, b, { notes: [note, other] }).notes).toEqual([note, other])
  })

  test('the title is the first’s, and of a group the later’s', async () => {
    const [early, late, later] = [await talk(0, 20), await talk(10, 30), await talk(12, 30)]
    const titleOf = (a: ReadResult, first: string | null, b: ReadResult, second: string | null, isGroup = true) =>
      facts(a, { title: first, isGroup }, b, { title: second, isGroup }).title
    expect(titleOf(early, 'A', late, 'B')).toBe('B')
    expect(titleOf(early, 'A', late, 'B', false)).toBe('A')
    expect(titleOf(late, 'A', early, 'B')).toBe('A')
    expect(titleOf(late, 'A', later, 'B')).toBe('A')
    expect(titleOf(early, 'A', late, null)).toBe('A')
    expect(titleOf(early, null, late, 'B', false)).toBe('B')
  })
})

describe('two files look like two chats', () => {
  const chatOf = (said: readonly (number | string)[]) =>
    readText(said.map((each, i) => line(i * 200, each, i % 2 ? 'Ana' : 'Ben')).join('\n'))
  const doubt = async (count: number, same: number) => {
    const numbers = Array.from({ length: count }, (_, i) => i)
    const [a, b] = [await chatOf(numbers), await chatOf(numbers.map((i) => (i > 0 && i <= same ? i : `${i} x`)))]
    return mergeReadings(a, b).doubt
  }
  test('where of five messages of the same days not a tenth is in both', async () => {
    expect(await doubt(5, 0)).toBe('messages')
    expect(await doubt(4, 0)).toBeNull()
    expect(await doubt(20, 1)).toBe('messages')
    expect(await doubt(20, 2)).toBeNull()
  })
  test('where fewer than half of the shorter one’s people are in the other', async () => {
    const of = (...who: string[]) => readText(who.map((name, i) => line(i * 200, `${name} ${i}`, name)).join('\n'))
    const [a, b, c] = [await of('Ana', 'Ben', 'Cleo'), await of('Ana', 'Ben', 'Dan', 'Eve'), await of('Ana', 'Dan', 'Eve')]
    expect(mergeReadings(a, b).doubt).toBeNull()
    expect(mergeReadings(a, c).doubt).toBe('people')
    expect(mergeReadings(b, a).doubt).toBeNull()
  })
  test('where one of them has two others', async () => {
    const [a, b] = [await talk(0, 20), await readText([line(9 * DAY, 1, 'Ana'), line(9 * DAY + 9, 2, 'Cleo')].join('\n'))]
    const alone = await readText(line(9 * DAY, 1, 'Ana'))
    expect(mergeReadings(a, alone).doubt).toBeNull()
    expect(mergeReadings(a, b).reading.chat.participants).toEqual(['Ben', 'Ana'])
  })
})

test('what is reported is how far the merging is', async () => {
  const reports: unknown[] = []
  await mergeReadingsFor({ report: (progress) => reports.push(progress) }, await talk(0, 20), await talk(10, 30))
  expect(reports.length).toBeGreaterThan(1)
  for (const report of reports) expect(report).toMatchObject({ stage: 'merging', total: 40 })
})
