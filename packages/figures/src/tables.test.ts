import { everything, select } from '@convostat/engine/chat/selection'
import { feltChatOf } from '@convostat/engine/testing/felt-chat.ts'
import { describe, expect, test } from 'vitest'
import { answerAbout, faces, names } from '#testing/faces.ts'
import { talk } from '#testing/talk.ts'
import { examples } from './examples.ts'
import { type Cell, none, type OwnTable } from './figure.ts'

const tables = names.flatMap((figure) => {
  const own = faces[figure].tables
  return own === none ? [] : own.flatMap((table) => ('within' in table ? [] : [{ figure, ...(table as OwnTable<unknown>) }]))
})
const isWhole = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
const isWithin = (least: number, most: number) => (value: unknown) => typeof value === 'number' && value >= least && value <= most
const isLike = (form: RegExp) => (value: unknown) => typeof value === 'string' && form.test(value)

const { chat, feelings } = feltChatOf(talk)

/** What a column may contain, by what it says of itself: the first that fits. */
const told: [says: RegExp, holds: (value: unknown) => boolean][] = [
  [/-1 to 1/, isWithin(-1, 1)],
  [/0 to 1\b/, isWithin(0, 1)],
  [/\(YYYY-MM-DD\)|^(?:First|Last) day/, isLike(/^\d{4}-\d\d-\d\d$/)],
  [/\(YYYY-MM\)/, isLike(/^\d{4}-\d\d$/)],
  [/^When\b|, when$/, isLike(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)],
  [/\bid(?: of|,)/i, isWhole],
  [/^Whether/, (value) => typeof value === 'boolean'],
  [
    /^(?:How often|In how many|How many|(?:All )?[Mm]essages|Replies|Texts|Links|Conversations|Weeks|Windows|Days in|Hour of|Year|Its number|Characters (?:from|to|of the longest))/,
    isWhole,
  ],
  [/^Deviation/, isWithin(-Number.MAX_VALUE, Number.MAX_VALUE)],
  [/^(?:Their|Median|Mean|Different words|How long|How far|From its first|Nine of ten)/, isWithin(0, Number.MAX_VALUE)],
  [/./, isLike(/./s)],
]

describe.each(tables)('$file', ({ columns, rows, figure }) => {
  const areRows = (plain: unknown) => {
    const all = [...rows(plain)]
    for (const row of all) {
      expect(Object.keys(row).sort()).toEqual(Object.keys(columns).sort())
      for (const [column, says] of Object.entries(columns)) {
        const cell = row[column]
        const holds = told.find(([form]) => form.test(says))?.[1]
        // An empty cell is a value that there is not.
        expect({ column, cell, isRight: cell === null || holds?.(cell) }).toEqual({ column, cell, isRight: true })
      }
    }
    return all
  }

  test('has a row at least for the example, and in each what its columns say', () => {
    const all = areRows(examples[figure])
    expect(all.length).toBeGreaterThan(0)
    for (const row of all)
      for (const [column, says] of Object.entries(columns))
        if (row[column] === null) expect([column, says]).toEqual([column, expect.stringContaining('empty')])
  })

  test('contains what its columns say, for any chat and for none', async () => {
    for (const selection of [everything(chat), select(chat, { authors: ['Eva'] })])
      areRows(await answerAbout(figure, { chat, feelings, selection }))
  })
})

// What a table says in other words or in another order than the answer does, by the examples.
test.each<[file: string, rows: number, first: Readonly<Record<string, Cell>>]>([
  ['days.csv', 8, { date: '2023-07-01', messages: 12 }],
  ['notable_days.csv', 2, { date: '2023-07-01', kind: 'first', value: 12 }],
  ['heatmap.csv', 7 * 24, { weekday: 'Monday', hour: 0, messages: 0 }],
  ['silences.csv', 1, { days: 12.4, hours: 297.6, before: '2023-07-02T22:40:00', before_author: 'Juliet C.', before_id: 1, after_id: 2 }],
  ['sentiment.csv', 4, { sentiment: 'positive', messages: 957 }],
  ['sentiment_days.csv', 2, { kind: 'peak', date: '2023-08-02', message: 'Sleep well, thank you for everything' }],
  ['languages.csv', 1, { language: 'en', people: 'Romeo M.; Juliet C.', messages: 4985, quality: 'well' }],
  ['emotions_by_person.csv', 3, { person: null, messages: 7660, neutral_share: 0.41, love: 0.31 }],
  ['emotions_by_month.csv', 5, { month: '2023-04', emotion: 'admiration', share: 0.29, messages: 912 }],
  ['caring_moments.csv', 2, { message: 'Sleep dwell upon thine eyes, peace in thy breast' }],
  [
    'response_times.csv',
    2,
    { person: 'Romeo M.', replies: 1749, mean_minutes: 47.3, within_5_minutes: 1204, after_1_day: 6, night_median_seconds: 204 },
  ],
  ['comparison.csv', 22, { person: 'Romeo M.', kind: 'word', word: 'balcony', count: 210, others: 12, is_name: false }],
  ['writing_style.csv', 2, { person: null, median_length: 31, longest_length: 612, longest_id: 1204 }],
  ['message_lengths.csv', 4, { person: null, from: 1, to: 49, texts: 3100 }],
  ['topics.csv', 1, { topic: 1, name: 'balcony, garden', words: 'balcony; garden; moon', windows: 42 }],
  ['topics_by_month.csv', 1, { topic: 1, month: '2023-07', share: 0.31, windows: 42 }],
  ['topic_messages.csv', 1, { topic: 1, author: 'Juliet C.', date: '2023-07-11T19:03:00', id: 411, message: 'Come to the balcony' }],
])('%s: %d rows of the example, from the first on', (file, count, first) => {
  const all = tables.filter((table) => table.file === file).flatMap(({ figure, rows }) => [...rows(examples[figure])])
  expect(all).toHaveLength(count)
  expect(all[0]).toMatchObject(first)
})

test('the hardest days come after the brightest, emoji after words, the last topic has the number of topics', () => {
  const of = (name: keyof typeof examples, plain: unknown = examples[name]) => {
    const own = faces[name].tables
    return own === none ? [] : own.map((table) => [...table.rows(plain)].at(-1))
  }
  expect(of('peaksValleys')).toMatchObject([{ kind: 'valley', message: 'I waited for an hour' }])
  expect(of('wordComparison')).toMatchObject([{ person: 'Juliet C.', kind: 'emoji', word: '💌', is_name: false }])
  const [topic] = examples.topics.topics
  expect(of('topics', { ...examples.topics, topics: [topic, topic] })).toMatchObject(Array(3).fill({ topic: 2 }))
})

test('the overview has a row of each of its figures', () => {
  const rows = names.flatMap((name) => {
    const own = faces[name].tables
    return own === none
      ? []
      : own.flatMap((table) => ('within' in table && table.within === 'overview.csv' ? table.rows(examples[name]) : []))
  })
  expect(rows).toEqual([
    { figure: 'replies', value: 412 },
    { figure: 'response_time_median', value: 84 },
    { figure: 'response_time_mean', value: 4200 },
    { figure: 'response_time_p75', value: 610 },
    { figure: 'response_time_p90', value: 7300 },
    { figure: 'balance_ratio', value: 0.86 },
  ])
})
