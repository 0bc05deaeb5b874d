import { expect, test } from 'vitest'
import { someBookOptions, someFacts, someOptions } from '#testing/facts.ts'
import { dayOf, emotions, favorite, moment, monthOf, replies, wholeFacts } from '#testing/whole-facts.ts'
import { altOf } from '#typst/alt.ts'
import type { Facts } from './facts.ts'
import { type Book, bookLabels, favoritesBook, freeReport, fullReport, type Line, type Report, reportLabels } from './index.ts'

/** After a change of wording `npx vitest run … -u` records it. */
test('a report says what it said, to the letter', async () => {
  const { overview } = someFacts()
  const two = wholeFacts(['Ana Sol', 'Ben Ohm'])
  const many = wholeFacts(Array.from({ length: 17 }, (_, i) => `Person ${i + 1}`))
  const group: Facts = {
    ...many,
    overview: {
      ...many.overview,
      was_truncated: true,
      original_message_count: 9000,
      import: { title: 'Tea & Biscuits', is_group: true, has_seconds: false },
      latency: { p50: 20, p90: 5400, replies: 1 },
    },
    messageShare: { people: many.messageShare!.people.map(({ person }) => ({ person, messages: 5 })) },
    favorites: Array.from({ length: 25 }, (_, i) => favorite('Person 1', i)),
    moments: { ...many.moments!, moments: Array.from({ length: 26 }, (_, i) => moment(i)), years_covered: 1 },
    moodTimeline: {
      timeline: Array.from({ length: 12 }, (_, i) => ({
        date: monthOf(i),
        mood: emotions[i % 9]!,
        z: 4,
        stands_out: true,
        messages: 5 + i,
      })),
    },
    emotionSync: { pairs: [{ a: 'Person 1', b: 'Person 2', correlation: -0.5, weeks: 1 }] },
    sentimentTrend: { overall_trend: 'declining', average_sentiment: -0.1, messages: 40 },
  }
  const alone: Facts = {
    ...wholeFacts(['Ana Sol']),
    overview: { ...overview, overview: { ...overview.overview, participants: ['Ana Sol'], start_date: null, total_messages: 1 } },
    calendar: null,
    messageShare: { people: [{ person: 'Ana Sol', messages: 1 }] },
    emotionSync: { pairs: [{ a: 'Ana Sol', b: 'Ana Sol', correlation: 0.1, weeks: 12 }] },
    sentimentTrend: { overall_trend: 'stable', average_sentiment: 0, messages: 40 },
  }
  const three: Facts = {
    ...two,
    messageShare: { people: ['Ana Sol', 'Ben Ohm', 'Cleo'].map((person) => ({ person, messages: 9 })) },
    replyDiscipline: { people: ['Ana Sol', 'Ben Ohm'], reply_discipline: { 'Ana Sol': replies(60, 5), 'Ben Ohm': replies(60, 7) } },
  }
  const masked = { ...someOptions, isMasked: true, madeBy: 'server' } as const
  const beside = { author: 'Cleo', text: 'Beside it', originalDate: dayOf(1) }
  const inBook = Array.from({ length: 9 }, (_, i) => ({
    ...favorite(['Ana Sol', 'Ben Ohm', 'Cleo'][i % 3]!, 11 * i),
    before: i === 4 ? beside : null,
    uploadTitle: 'Tea',
  }))
  const written = [
    ...Object.entries({ two, group, alone, three }).map(([name, facts]) => asText(`full, ${name}`, fullReport(facts, someOptions))),
    asText('free, two, masked', freeReport(two, { ...masked, monthlyCents: 700 })),
    asText('free, group', freeReport(group, { ...someOptions, monthlyCents: 700 })),
    asText('book', favoritesBook(inBook, {}, { ...someBookOptions, ...masked })),
    asText('book of one', favoritesBook([favorite('Ana Sol', 0)], {}, someBookOptions)),
    JSON.stringify({ reportLabels, bookLabels }, null, 1),
  ]
  await expect(`${written.join('\n\n')}\n`).toMatchFileSnapshot('golden/reports.txt')
})

const plain = (line: Line): string =>
  typeof line === 'string' ? line : 'said' in line ? `⟨${line.said}⟩` : line.map((part) => plain(part)).join('')

/** A list is one line where the model has a line: its parts are words and names. */
const isLine = (value: object, path: string): value is Exclude<Line, string> =>
  'said' in value ||
  (Array.isArray(value) && /(?:lines\.\d+|rows\.\d+\.\d+|title|lead|caption|label|note|line|by|colophon\.\d+)$/.test(path))

const notRead = new Set(['id', 'kind', 'part', 'color', 'align', 'paper', 'day', 'direction', 'layout', 'spans'])

/** Everything of a report that is read, a line each; figures of charts are left out. */
function readIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return value === '' ? [] : [`${path}: ${value}`]
  if (typeof value !== 'object' || value === null) return []
  if (isLine(value, path)) return [`${path}: ${plain(value)}`]
  return Object.entries(value).flatMap(([key, part]) => (notRead.has(key) ? [] : readIn(part, path === '' ? key : `${path}.${key}`)))
}

function asText(name: string, report: Report | Book): string {
  const alts = ('sections' in report ? report.sections : []).flatMap(({ id, blocks }) =>
    blocks.map((block) => `alt of ${id}: ${altOf(block, plain)}`),
  )
  return [`# ${name}`, ...readIn(report, ''), ...alts.filter((line) => !line.endsWith(': '))].join('\n')
}
