import { examples } from '@convostat/figures/examples'
import { expect, test } from 'vitest'
import { tableFile } from '#charts/table.ts'
import type { Style } from './answers.ts'
import { comparisonTable, linkTable, phraseTable, storyTable, styleTable, topicTable } from './tables.ts'

const rows = (file: string): string[] => file.replace('\ufeff', '').trimEnd().split('\r\n')

test('what each says more than the others, a row a word', () => {
  const [head, first, ...rest] = rows(tableFile(comparisonTable(examples.wordComparison)))
  expect(head).toBe('Person,Word or emoji,Said,Said by all others,Standard deviations apart')
  expect(first).toBe('Romeo M.,balcony,210,12,11')
  expect(rest).toHaveLength(8 + 3 + 8 + 3 - 1)
})

test('what people wrote is not a formula of a spreadsheet', () => {
  const phrases = { phrases: [{ phrase: '=cmd|calc', count: 3, messages: 2 }], languages: [], messages: 9 }
  expect(rows(tableFile(phraseTable(phrases)))).toEqual(['Phrase,Said,Messages', "'=cmd|calc,3,2"])
  const [one] = examples.wordComparison.people
  const hostile = { ...examples.wordComparison, people: [{ ...one, person: '@SUM(1)', words: one.words.slice(0, 1), emojis: [] }] }
  expect(rows(tableFile(comparisonTable(hostile)))[1]).toBe("'@SUM(1),balcony,210,12,11")
})

test('a topic in all, then month by month; a month without talk has no share', () => {
  const topics = {
    topics: [
      {
        name: 'boat · sail',
        words: ['boat', 'sail', 'wind'],
        share: 0.25,
        windows: 5,
        coherence: 0.4,
        by_month: [
          { month: '2021-03', share: 0.5, windows: 5 },
          { month: '2021-04', share: null, windows: 0 },
        ],
        messages: [],
        others: [],
      },
    ],
    windows: 20,
    sampled: false,
    windows_learned: 20,
    method: 'nmf' as const,
    languages: [],
    messages: 100,
  }
  expect(rows(tableFile(topicTable(topics))).slice(1)).toEqual([
    'boat · sail,"boat, sail, wind",All,0.25,5',
    'boat · sail,"boat, sail, wind",2021-03,0.5,5',
    'boat · sail,"boat, sail, wind",2021-04,,0',
  ])
})

test('how each person writes, with a column per length; what is unknown is blank', () => {
  const ana = {
    messages: 3,
    texts: 2,
    median_length: 7.5,
    mean_length: 8,
    mean_words: 2,
    longest: { id: 4, length: 12 },
    emoji_share: 0.5,
    question_share: 0,
    link_share: 0,
    caps_share: null,
    distinct_words_per_1000: null,
    histogram: [1, 1],
  }
  const style: Style = {
    lengths: [
      { from: 1, to: 9 },
      { from: 10, to: null },
    ],
    everyone: ana,
    people: [{ person: 'Ana', ...ana }],
  }
  const [head, row] = rows(tableFile(styleTable(style)))
  expect(head).toMatch(/^Person,Messages with text,.*,1–9 letters,10\+ letters$/)
  expect(row).toBe('Ana,2,7.5,8,2,0.5,0,0,,,12,1,1')
})

test('where links lead, and the months and people of a story', () => {
  const links = {
    domains: [{ domain: 'boats.example', count: 4, messages: 3 }],
    total_domains: 1,
    links: 4,
    messages_with_links: 3,
    latest: [],
  }
  expect(rows(tableFile(linkTable(links)))[1]).toBe('boats.example,4,3')
  const first = {
    id: 1,
    author: 'Ana',
    date: '2021-03-01',
    time: '09:00:00',
    message: 'boat',
    timestamp: '2021-03-01T09:00:00',
    highlights: [],
    days_ago: 3,
  }
  const story = {
    first,
    statistics: { total_occurrences: 3, peak_month: null, authors: [{ author: 'Ana', count: 3, first }] },
    months: [
      { month: '2021-03', month_name: 'March 2021', count: 3 },
      { month: '2021-04', month_name: 'April 2021', count: 0 },
    ],
  }
  expect(rows(tableFile(storyTable(story)))).toEqual(['Month or person,Messages', '2021-03,3', '2021-04,0', 'Ana,3'])
})
