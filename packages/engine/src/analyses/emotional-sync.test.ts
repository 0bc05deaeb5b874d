import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Chat, take } from '#chat/chat.ts'
import { everything, select } from '#chat/selection.ts'
import { anyFeltChat, type FeltMessage, feltChatOf, feltMessagesOf, mean, randomFeelings } from '#testing/felt-chat.ts'
import { passes } from '#testing/messages-of.ts'
import { randomChat, randomNumbers } from '#testing/random-chat.ts'
import { emotionalSync, weeksOfTwo } from './emotional-sync.ts'

/** A message a week of each person with these scores (null: none), on Mondays from 2021-03-01. */
const weeks = (scores: Record<string, (number | null)[]>) =>
  feltChatOf(
    Object.entries(scores)
      .flatMap(([person, all]) =>
        all.flatMap((score, week) => {
          const date = new Date(Date.UTC(2021, 2, 1 + 7 * week)).toISOString().slice(0, 10)
          return score === null ? [] : [`${date} 09:00 ${person}: hi // ${score}`]
        }),
      )
      .join('\n'),
  )

const up = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875]
const syncOf = (scores: Record<string, (number | null)[]>) => {
  const { chat, feelings } = weeks(scores)
  return emotionalSync(chat, feelings)
}

test('who goes up together has 1, who goes down meanwhile −1', () => {
  expect(syncOf({ Ana: up, Ben: up.map((score) => score / 2 + 0.25), Cleo: [...up].reverse() })).toEqual({
    pairs: [
      { a: 'Ana', b: 'Ben', correlation: expect.closeTo(1, 12), weeks: 8 },
      { a: 'Ana', b: 'Cleo', correlation: expect.closeTo(-1, 12), weeks: 8 },
      { a: 'Ben', b: 'Cleo', correlation: expect.closeTo(-1, 12), weeks: 8 },
    ],
    totalPairs: 3,
  })
})

test('only weeks in which both wrote count, and seven are too few', () => {
  expect(syncOf({ Ana: [...up, 1, -1], Ben: [null, ...up, null] })).toMatchObject({ pairs: [{ weeks: 8 }] })
  expect(syncOf({ Ana: up, Ben: [null, ...up] })).toEqual({ pairs: [], totalPairs: 0 })
})

test('who never changes goes with nobody', () => {
  expect(syncOf({ Ana: up, Ben: up.map(() => 0.5) })).toEqual({ pairs: [], totalPairs: 0 })
  // Nor one who begins a week later.
  expect(syncOf({ Ana: [0.2, ...up], Ben: [null, ...up.map(() => 0.5)] })).toEqual({ pairs: [], totalPairs: 0 })
})

test('most weeks first, of as many by first appearance', () => {
  const { pairs } = syncOf({ Ana: up, Ben: [...up, 0.2, 0.1], Cleo: [...up, 0.3, 0.4] })
  expect(pairs.map(({ a, b, weeks }) => [a, b, weeks])).toEqual([
    ['Ben', 'Cleo', 10],
    ['Ana', 'Ben', 8],
    ['Ana', 'Cleo', 8],
  ])
})

test('the weeks of two are those in which either wrote, by their Mondays', () => {
  const { chat, feelings } = weeks({ Ana: [0.5, null, null, -0.25], Ben: [null, null, 0.125, 1], Cleo: [1, 1, 1, 1] })
  const monday = Date.UTC(2021, 2, 1) / 86_400_000
  expect(weeksOfTwo(chat, feelings, ['Ben', 'Ana'], everything(chat))).toEqual([
    { monday, a: null, b: 0.5, messages: 1 },
    { monday: monday + 14, a: 0.125, b: null, messages: 1 },
    { monday: monday + 21, a: 1, b: -0.25, messages: 2 },
  ])
})

test('over the weeks that two have in common, their means give the correlation of the pair', () => {
  fc.assert(
    fc.property(anyFeltChat(), ({ chat, feelings, filter }) => {
      const selection = select(chat, filter)
      for (const { a, b, correlation, weeks } of emotionalSync(chat, feelings, selection).pairs.slice(0, 3)) {
        const both = weeksOfTwo(chat, feelings, [a, b], selection).filter((week) => week.a !== null && week.b !== null)
        expect(both).toHaveLength(weeks)
        const [x, y] = [both.map((week) => week.a as number), both.map((week) => week.b as number)]
        const [mx, my] = [mean(x) as number, mean(y) as number]
        const sum = (f: (i: number) => number) => x.reduce((total, _, i) => total + f(i), 0)
        const r = sum((i) => (x[i] - mx) * (y[i] - my)) / Math.sqrt(sum((i) => (x[i] - mx) ** 2) * sum((i) => (y[i] - my) ** 2))
        expect(r).toBeCloseTo(correlation, 9)
      }
    }),
  )
})

test('nobody, one person, one message: no pairs', () => {
  for (const text of ['', 'mon 09:00 Ana: hi // 1']) {
    const { chat, feelings } = feltChatOf(text)
    expect(emotionalSync(chat, feelings)).toEqual({ pairs: [], totalPairs: 0 })
  }
})

/** The slow obvious twin: each pair separately, Pearson as the textbook has it. */
function slowSync(messages: FeltMessage[], people: readonly string[]) {
  const weekOf = ({ seconds }: FeltMessage) => Math.floor((Math.floor(seconds / 86_400) + 3) / 7)
  const meansOf = (person: string) => {
    const own = messages.filter(({ author, score }) => author === person && score !== null)
    return new Map(
      [...new Set(own.map(weekOf))].map((week) => [
        week,
        mean(own.filter((each) => weekOf(each) === week).map(({ score }) => score as number)) as number,
      ]),
    )
  }
  const means = people.map(meansOf)
  return people
    .flatMap((a, i) => people.slice(i + 1).map((b, j) => ({ a, b, ofA: means[i], ofB: means[i + 1 + j] })))
    .map(({ a, b, ofA, ofB }) => ({
      a,
      b,
      pairs: [...ofA.keys()].filter((week) => ofB.has(week)).map((week) => [ofA.get(week) as number, ofB.get(week) as number]),
    }))
    .filter(({ pairs }) => pairs.length >= 8 && [0, 1].every((side) => new Set(pairs.map((pair) => pair[side])).size > 1))
    .map(({ a, b, pairs }) => {
      const [x, y] = [0, 1].map((side) => pairs.map((pair) => pair[side]))
      const [mx, my] = [mean(x) as number, mean(y) as number]
      const sum = (f: (i: number) => number) => x.reduce((total, _, i) => total + f(i), 0)
      const r = sum((i) => (x[i] - mx) * (y[i] - my)) / Math.sqrt(sum((i) => (x[i] - mx) ** 2) * sum((i) => (y[i] - my) ** 2))
      return { a, b, correlation: expect.closeTo(r, 9), weeks: pairs.length }
    })
    .sort((p, q) => q.weeks - p.weeks)
}

test('pairs are those of the textbook', () => {
  const chats = fc.record({ seed: fc.nat(), people: fc.integer({ min: 1, max: 6 }), messages: fc.integer({ min: 0, max: 150 }) })
  fc.assert(
    fc.property(chats, ({ seed, people, messages }) => {
      const chat = randomChat(seed, { messages, people, everySeconds: 2 * 86_400 })
      const feelings = randomFeelings(chat, seed)
      const slow = slowSync(feltMessagesOf(chat, feelings), chat.participants)
      expect(emotionalSync(chat, feelings)).toEqual({ pairs: slow, totalPairs: slow.length })
    }),
    { numRuns: 60 },
  )
})

test('a filter leaves its people and days', () => {
  fc.assert(
    fc.property(anyFeltChat(), ({ chat, feelings, filter, asked }) => {
      const slow = slowSync(feltMessagesOf(chat, feelings).filter(passes(asked)), chat.participants)
      expect(emotionalSync(chat, feelings, select(chat, filter)).totalPairs).toBe(slow.length)
    }),
  )
})

test('a group of 1,024 people over ten years, where everyone writes every week: 100 of half a million pairs', () => {
  const chat = everyWeek(1024, 520)
  const random = randomNumbers(7)
  const feelings = { ...randomFeelings({ count: 0 }, 7), score: Float32Array.from({ length: chat.count }, () => random() * 2 - 1) }
  const { pairs, totalPairs } = emotionalSync(chat, feelings)
  expect(pairs).toHaveLength(100)
  expect(totalPairs).toBe((1024 * 1023) / 2)
})

test('of more names than a group can have members those count who wrote most', () => {
  const chat = everyWeek(1030, 8)
  const random = randomNumbers(7)
  const score = Float32Array.from({ length: chat.count }, () => random() * 2 - 1)
  expect(emotionalSync(chat, { ...randomFeelings({ count: 0 }, 7), score }).totalPairs).toBe((1024 * 1023) / 2)
})

/** Everyone writes once a week. */
function everyWeek(people: number, weeks: number): Chat {
  const random = randomNumbers(1)
  const chat = randomChat(1, { messages: 1, people: 1 })
  const count = people * weeks
  const rows = take(chat, new Uint32Array(count))
  return {
    ...rows,
    time: Uint32Array.from(
      { length: count },
      (_, i) => chat.time[0] + Math.floor(i / people) * 7 * 86_400 + Math.floor(random() * 2),
    ).sort(),
    author: Uint32Array.from({ length: count }, (_, i) => i % people),
    participants: Array.from({ length: people }, (_, i) => `Person ${i}`),
  }
}
