import { describe, expect, test } from 'vitest'
import { faces, names } from '#testing/faces.ts'
import { counted } from './counted.ts'
import { examples } from './examples.ts'
import { type AnswerUnit, none } from './figure.ts'
import type { FigureName } from './index.ts'

// What a question is answered with, by what the figure answers. The examples are an invented chat of Romeo and Juliet.
const [romeo, juliet] = ['Romeo M.', 'Juliet C.']
const toolOf = (name: FigureName) => {
  const { ask } = faces[name]
  return ask === none ? none : ask.tool
}
const nothing = { messages: [], parts: [], slots: {} }

/** What the value of an answer is, by its unit. */
const values: Readonly<Record<AnswerUnit, unknown>> = {
  bursts: expect.any(Number),
  languages: expect.any(Number),
  messages: expect.any(Number),
  share: expect.any(Number),
  score: expect.any(Number),
  words_per_thousand: expect.any(Number),
  emotion: expect.any(String),
  phrase: expect.any(String),
  site: expect.any(String),
  word: expect.any(String),
}

test.each(names.filter((name) => toolOf(name) !== none))('%s: an answer is what the tool declares', (name) => {
  const tool = toolOf(name)
  if (tool === none) return
  const { says, slots, value, parts } = tool.of(examples[name])
  expect(tool.says).toContain(says)
  expect(Object.keys(slots).sort()).toEqual([...tool.slots].sort())
  expect(value).toEqual(values[tool.unit])
  // Who or what is compared is written in one way, where anything is.
  if (parts.length > 0) expect(tool.parts).not.toBe(none)
})

describe('whether everyone writes equally much', () => {
  const { of } = counted.balance.ask.tool
  test('is even from what is shown as balanced on, each with their share of all messages', () => {
    expect(of({ balanced: true, ratio: 0.86, message_counts: { Ana: 60, Ben: 40 }, people: ['Ana', 'Ben'] })).toEqual({
      ...nothing,
      says: 'even',
      value: 0.86,
      parts: [
        { of: 'Ana', value: 0.6 },
        { of: 'Ben', value: 0.4 },
      ],
      found: {},
      slots: { fewest: { count: 86 } },
    })
  })
  test('is uneven below, and has no value of one person', () => {
    expect(of({ ...examples.balance, balanced: false, ratio: 0.255 })).toMatchObject({ says: 'uneven', slots: { fewest: { count: 26 } } })
    expect(of({ balanced: null, ratio: null, message_counts: { Ana: 5 }, people: ['Ana'] })).toMatchObject({
      value: null,
      parts: [{ of: 'Ana', value: 1 }],
      slots: { fewest: { count: 0 } },
    })
  })
})

test('how often each sends several messages in a row: who does it most comes first, and the messages that begin the longest', () => {
  const { people, ...bursts } = examples.bursts
  expect(counted.bursts.ask.tool.of({ ...bursts, people: [...people].reverse() })).toEqual({
    says: 'bursts',
    value: 521,
    parts: [
      { of: romeo, value: 334 },
      { of: juliet, value: 187 },
    ],
    messages: [
      { id: 7, text: 'It is my lady' },
      { id: 8, text: 'Three words' },
    ],
    found: { role: 'burst' },
    slots: { n: { count: 521 } },
  })
})

test('caring messages are those of the figure, varied as on the screen; of none there is no number', () => {
  const { of, asked } = counted.caringMoments.ask.tool
  expect(of(examples.caringMoments)).toEqual({
    ...nothing,
    says: 'messages',
    value: 2,
    messages: [
      expect.objectContaining({ id: 3, text: 'Sleep dwell upon thine eyes, peace in thy breast' }),
      expect.objectContaining({ id: 4, text: 'Sweet, good night' }),
    ],
    found: none,
  })
  expect(of({ caring_moments: [] }).value).toBeNull()
  expect([asked([]), counted.caringMoments.report.asked]).toEqual(Array(2).fill({ top_n: 5, varied: true, on_show: true }))
})

describe('the leading emotion', () => {
  const { of } = counted.emotionFingerprint.ask.tool
  test('comes before all others, each by its share', () => {
    const { parts, ...answer } = of(examples.emotionFingerprint)
    expect(answer).toEqual({
      says: 'leading',
      value: 'love',
      messages: [],
      found: none,
      slots: { label: { emotion: 'love' }, value: { share: 0.31 } },
    })
    expect(parts.map(({ of }) => of)).toEqual(
      ['love', 'joy', 'amusement', 'admiration', 'sadness', 'gratitude', 'surprise', 'fear', 'anger'], //
    )
    expect(parts[8]).toEqual({ of: 'anger', value: 0.03 })
  })
  test('is none where nothing was felt', () => {
    const emotions = { joy: 0, love: 0, gratitude: 0, amusement: 0, admiration: 0, surprise: 0, sadness: 0, anger: 0, fear: 0 }
    expect(of({ ...examples.emotionFingerprint, emotions }).value).toBeNull()
  })
})

describe('whether moods rise and fall together', () => {
  const { of } = counted.emotionSync.ask.tool
  const pair = (correlation: number, [a, b] = ['Ana', 'Ben']) => ({ a, b, correlation, weeks: 9 })

  // The bounds are those of the correlation as it is shown, with two decimals.
  test.each([
    [0.58, 'together'],
    [0.296, 'together'],
    [0.294, 'independent'],
    [-0.294, 'independent'],
    [-0.296, 'apart'],
    [-1, 'apart'],
  ])('of two people: %d is %s', (correlation, says) => {
    expect(of({ pairs: [pair(correlation)], total_pairs: 1, closest: null })).toEqual({
      ...nothing,
      says,
      value: correlation,
      found: none,
      slots: { pair: { names: ['Ana', 'Ben'] }, value: { score: correlation }, weeks: { count: 9 } },
    })
  })

  test('of several lists the pairs, the closest first', () => {
    const pairs = [pair(0.1), pair(0.7, ['Ben', 'Cleo']), pair(-0.4, ['Ana', 'Cleo'])]
    expect(of({ pairs, total_pairs: 3, closest: null })).toMatchObject({
      says: 'pairs',
      value: 0.7,
      parts: [
        { of: 'Ben & Cleo', value: 0.7 },
        { of: 'Ana & Ben', value: 0.1 },
        { of: 'Ana & Cleo', value: -0.4 },
      ],
      slots: { pair: { names: ['Ben', 'Cleo'] }, value: { score: 0.7 }, weeks: { count: 9 } },
    })
  })

  test('of nobody has no value', () =>
    expect(of({ pairs: [], total_pairs: 0, closest: null })).toEqual({
      ...nothing,
      says: 'independent',
      value: null,
      found: none,
      slots: { pair: { names: ['', ''] }, value: { score: 0 }, weeks: { count: 0 } },
    }))
})

test('the sites linked to most, with the last links as messages', () => {
  const { of, asked } = counted.links.ask.tool
  const sites = { ...nothing, says: 'sites', found: { has_link: true } }
  expect(of(examples.links)).toEqual({
    ...sites,
    value: 'example.org',
    parts: [{ of: 'example.org', value: 12 }],
    messages: [{ id: 4012, text: 'https://example.org/verona' }],
  })
  expect(of({ domains: [], total_domains: 0, links: 0, messages_with_links: 0, latest: [] })).toEqual({ ...sites, value: null })
  expect(asked([])).toEqual({ top_n: 10 })
})

describe('what part of replies came within five minutes', () => {
  const { of } = counted.replyDiscipline.ask.tool
  const { reply_discipline } = examples.replyDiscipline

  test('is of all replies together, and of each person, who is quickest first', () => {
    const all = (1204 + 1010) / (1749 + 1750)
    expect(of({ reply_discipline, people: [juliet, romeo] })).toEqual({
      ...nothing,
      says: 'share',
      value: all,
      parts: [
        { of: romeo, value: 1204 / 1749 },
        { of: juliet, value: 1010 / 1750 },
      ],
      found: {},
      slots: { value: { share: all } },
    })
  })

  test('leaves out who never replied, and has no value where nobody did', () => {
    const silent = { ...reply_discipline[romeo], '<5min': 0, total_replies: 0 }
    expect(of({ reply_discipline: { [romeo]: silent, [juliet]: reply_discipline[juliet] }, people: [romeo, juliet] })).toMatchObject({
      value: 1010 / 1750,
      parts: [{ of: juliet }],
    })
    expect(of({ reply_discipline: { [romeo]: silent }, people: [romeo] })).toEqual({
      ...nothing,
      says: 'share',
      value: null,
      found: {},
      slots: { value: { share: 0 } },
    })
  })
})

describe('whether the mood got better', () => {
  const { of } = counted.sentimentTrend.ask.tool
  const trend = examples.sentimentTrend

  test('is the second half less the first', () => {
    for (const overall_trend of ['improving', 'declining', 'stable'] as const)
      expect(of({ ...trend, overall_trend, first_half: 0.25, second_half: 0.75 })).toEqual({
        ...nothing,
        says: overall_trend,
        value: 0.5,
        found: {},
        slots: { first: { score: 0.25 }, second: { score: 0.75 } },
      })
  })

  test.each([
    ['of a half without a score', { first_half: null }],
    ['of the other without one', { second_half: null }],
    ['of a half with too few messages to show', { second_half_messages: 4 }],
  ])('has no value %s', (_, part) => {
    const { value, slots } = of({ ...trend, ...part })
    expect(value).toBeNull()
    expect(slots).toEqual({
      first: { score: 'first_half' in part ? 0 : 0.1 },
      second: { score: 'second_half' in part ? 0 : 0.19 },
    })
  })
})

describe('words that one person uses more', () => {
  const { of, asked } = counted.wordComparison.ask.tool
  const word = (word: string, count: number, is_name = false) => ({ word, count, others: 1, z: 3, is_name })
  const said = (...words: ReturnType<typeof word>[]) =>
    of({ people: [{ person: juliet, messages: 9, words, emojis: [] }], total_people: 2, languages: ['en'] })

  test('are ten at most, no names among them, and the first is looked for as it is written', () => {
    const many = Array.from({ length: 12 }, (_, i) => word(`word${i}`, 20 - i))
    expect(said(word(romeo, 50, true), ...many)).toEqual({
      ...nothing,
      says: 'words',
      value: 'word0',
      parts: many.slice(0, 10).map(({ word, count }) => ({ of: word, value: count })),
      found: { query: '"word0"' },
    })
  })

  test('are none of who is alone or says what all say', () => {
    const answer = { ...nothing, says: 'words', value: null, found: none }
    expect([said(), said(word(romeo, 50, true)), of({ people: [], total_people: 1, languages: [] })]).toEqual(Array(3).fill(answer))
  })

  test('are asked of that person, without stop words, more of them than are said', () =>
    expect(asked([juliet])).toEqual({ person: [juliet], top_n: 30, all: false }))
})

describe('how rich a vocabulary is', () => {
  const { of } = counted.writingStyle.ask.tool
  const { everyone, people, lengths } = examples.writingStyle
  const [style] = people
  const withWords = (person: string, distinct_words_per_1000: number | null) => ({ ...style, person, distinct_words_per_1000 })

  test('is the number of everyone, and of each who wrote enough, the richest first', () =>
    expect(of({ lengths, everyone, people: [withWords('Ana', 390), withWords('Ben', null), withWords('Cleo', 420)] })).toEqual({
      ...nothing,
      says: 'vocabulary',
      value: 412,
      parts: [
        { of: 'Cleo', value: 420 },
        { of: 'Ana', value: 390 },
      ],
      found: {},
      slots: { value: { count: 412 } },
    }))

  test('has no value with fewer than a thousand words', () =>
    expect(of({ lengths, everyone: { ...everyone, distinct_words_per_1000: null }, people: [] })).toMatchObject({
      value: null,
      slots: { value: { count: 0 } },
    }))
})

test('the most frequent of the ten strongest phrases comes first', () => {
  const { of, asked } = counted.phrases.ask.tool
  const phrase = (phrase: string, count: number) => ({ phrase, count, messages: count })
  const phrases = [phrase('parting is sweet', 12), phrase('good night', 88), phrase('by the moon', 30)]
  const answer = { ...nothing, says: 'phrases' }
  expect(of({ phrases, languages: ['en'], messages: 200 })).toEqual({
    ...answer,
    value: 'good night',
    parts: [
      { of: 'good night', value: 88 },
      { of: 'by the moon', value: 30 },
      { of: 'parting is sweet', value: 12 },
    ],
    found: { query: '"good night"' },
  })
  expect(of({ phrases: [], languages: [], messages: 0 })).toEqual({ ...answer, value: null, found: none })
  expect(asked([])).toEqual({ top_n: 10, all: false })
})

test('the languages that are written, and how many messages are in each', () => {
  const { of } = counted.sentimentLanguages.ask.tool
  const answer = { ...nothing, says: 'languages', found: {} }
  expect(of(examples.sentimentLanguages)).toEqual({ ...answer, value: 1, parts: [{ of: 'en', value: 4985 }] })
  expect(of({ languages: [], messages: 0 })).toEqual({ ...answer, value: null })
})
