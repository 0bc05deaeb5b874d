import { describe, expect, test, vi } from 'vitest'
import type { ReadResult } from '#import/read-chat.ts'
import { readText } from '#testing/read-text.ts'
import { mergeReadings, mergeReadingsFor } from './merge-readings.ts'

const two = (n: number): string => String(n).padStart(2, '0')

/** An hour or three apart from each other, in turn; every third says the same. */
const talk = (
  who: string[],
  from: number,
  to: number,
  { hours = 0, words = 'this is what was said as number' } = {},
): Promise<ReadResult> => {
  const lines = Array.from({ length: to - from }, (_, k) => {
    const i = from + k
    const at = new Date(Date.UTC(2023, 0, 20) + i * 3.1 * 36e5 + hours * 36e5)
    const date = `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}, ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
    return `${date} - ${who[i % who.length]}: ${i % 3 ? `${words} ${i}` : 'ok'}`
  })
  return readText(lines.join('\n'))
}

const outcome = async (a: Promise<ReadResult>, b: Promise<ReadResult>) => {
  const { reading, merged, doubt } = mergeReadings(await a, await b)
  const codes = reading.facts.notes.map(({ code }) => code).filter((code) => /^(renamed|clock)/.test(code))
  return { count: reading.chat.count, known: merged.known, people: reading.chat.participants, isGroup: reading.facts.isGroup, codes, doubt }
}

describe('a contact in a chat of two was renamed', () => {
  const people = ['Ana', '+49 170 1']
  const one = { people, isGroup: false, doubt: null }
  test('and the parts have nothing in common: assumed, and said', async () => {
    expect(await outcome(talk(people, 0, 100), talk(['Ana', 'Ben'], 100, 200))).toEqual({
      ...one,
      count: 200,
      known: 0,
      codes: ['renamed_assumed'],
    })
    expect(await outcome(talk(['Ana', 'Ben'], 100, 200), talk(people, 0, 100))).toMatchObject({
      count: 200,
      people: ['Ana', 'Ben'],
      isGroup: false,
    })
  })
  test.each([1, 2, 3, 4, 5, 12, 60])('and the parts have %i messages in common', async (common) => {
    expect(await outcome(talk(people, 0, 100), talk(['Ana', 'Ben'], 100 - common, 200))).toMatchObject({
      ...one,
      count: 200,
      known: common,
    })
  })
  test('and the phone travelled since', async () => {
    const answer = await outcome(talk(['Ana', 'Ben'], 0, 200), talk(['Ana', 'Benjamin'], 0, 220, { hours: 6 }))
    expect(answer).toEqual({
      count: 220,
      known: 200,
      people: ['Ana', 'Ben'],
      isGroup: false,
      codes: ['clock_shifted', 'renamed'],
      doubt: null,
    })
  })
  test('both of them, and their messages show which is which', async () => {
    expect(await outcome(talk(['Ana', 'Ben'], 0, 200), talk(['Ana B.', 'Ben ❤'], 0, 220))).toMatchObject({
      count: 220,
      people: ['Ana', 'Ben'],
    })
  })
  test('both of them, and nothing shows which is which: another chat', async () => {
    expect(await outcome(talk(['Ana', 'Ben'], 0, 100), talk(['Ana B.', 'Ben ❤'], 100, 200))).toMatchObject({ doubt: 'people' })
  })
  test('the sentence names both and the way out', async () => {
    const { reading } = mergeReadings(await talk(people, 0, 10), await talk(['Ana', 'Ben'], 10, 20))
    const note = reading.facts.notes.find(({ code }) => code === 'renamed_assumed')
    expect(note?.detail).toBe(
      'We count “\u2068Ben\u2069” and “\u2068+49 170 1\u2069” as one person: in this chat of two, each file has one name the other doesn’t. If they are two people, analyze the added file separately.',
    )
  })
})

describe('two chats', () => {
  test('of one person with two others in the same weeks: the other person is another', async () => {
    const answer = await outcome(talk(['Ana', 'Ben'], 0, 100), talk(['Ana', 'Cara'], 0, 100, { words: 'quite another thing', hours: 0.4 }))
    expect(answer.doubt).toBe('people')
  })
  test('of the same two people in the same weeks, of which hardly a message is the same', async () => {
    const answer = await outcome(talk(['Ana', 'Ben'], 0, 100), talk(['Ana', 'Ben'], 0, 100, { words: 'quite another thing', hours: 0.4 }))
    expect(answer).toMatchObject({ doubt: 'messages', known: 0 })
  })
  test('parts of one chat that fill each other’s gaps are one', async () => {
    const [a, b, c] = [await talk(['Ana', 'Ben'], 0, 100), await talk(['Ana', 'Ben'], 100, 200), await talk(['Ana', 'Ben'], 200, 300)]
    const ends = mergeReadings(a, c).reading
    expect(mergeReadings(ends, b)).toMatchObject({ doubt: null, merged: { added: 100 } })
  })
  test('a part that ends within the minutes in which the next one begins is no other chat', async () => {
    expect(await outcome(talk(['Ana', 'Ben'], 0, 100), talk(['Ana', 'Ben'], 99, 200, { words: 'later' }))).toMatchObject({ doubt: null })
  })
})

test('in groups nobody is taken for another without having written the same', async () => {
  const answer = await outcome(talk(['Ana', 'Ben', 'Cleo'], 0, 90), talk(['Ana', 'Ben', 'Dan'], 90, 180))
  expect(answer).toMatchObject({ people: ['Ana', 'Ben', 'Cleo', 'Dan'], isGroup: true, codes: [], doubt: null })
})

test('the assistant makes a chat of two no group', async () => {
  const answer = await outcome(talk(['Ana', 'Ben', 'Meta AI'], 0, 90), talk(['Ana', 'Ben'], 88, 180))
  expect(answer).toMatchObject({ isGroup: false, people: ['Ana', 'Ben', 'Meta AI'] })
})

test('the sentence about clocks says by how much', async () => {
  const { reading } = mergeReadings(await talk(['Ana', 'Ben'], 0, 100), await talk(['Ana', 'Ben'], 20, 120, { hours: -5.75 }))
  expect(reading.facts.notes.find(({ code }) => code === 'clock_shifted')?.detail).toBe(
    'Your phone was in another time zone when this file was exported. We moved its times 5.75 hours later to match the first file.',
  )
})

test('the host learns how far it is, and can stop it', async () => {
  const [a, b] = [await talk(['Ana', 'Ben'], 0, 100), await talk(['Ana', 'Ben'], 50, 200)]
  const report = vi.fn()
  expect(await mergeReadingsFor({ report }, a, b)).toEqual(mergeReadings(a, b))
  const done = report.mock.calls.map(([progress]) => progress.done)
  expect(done).toEqual([...done].sort((x, y) => x - y))
  expect(report).toHaveBeenLastCalledWith({ stage: 'merging', done: 250, total: 250 })
  const aborter = new AbortController()
  const pause = async () => aborter.abort()
  await expect(mergeReadingsFor({ signal: aborter.signal, pause }, a, b)).rejects.toMatchObject({ name: 'AbortError' })
})
