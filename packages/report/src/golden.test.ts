import { expect, test } from 'vitest'
import { someFacts, someOptions } from '#testing/facts.ts'
import { altOf } from '#typst/alt.ts'
import type { EmotionName, Facts } from './facts.ts'
import { bookLabels, favoritesBook, freeReport, fullReport, type Line, type Report, reportLabels } from './index.ts'

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
      timeline: Array.from({ length: 12 }, (_, i) => ({ date: monthOf(i), mood: emotions[i % 9]!, z: 4, stands_out: true })),
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
  const written = [
    ...Object.entries({ two, group, alone, three }).map(([name, facts]) => asText(`full, ${name}`, fullReport(facts, someOptions))),
    asText('free, two, masked', freeReport(two, masked)),
    asText('free, group', freeReport(group, someOptions)),
    asText('book', favoritesBook([favorite('Ana Sol', 0), favorite('Ben Ohm', 31), favorite('Cleo', 70)], {}, masked)),
    asText('book of one', favoritesBook([favorite('Ana Sol', 0)], {}, someOptions)),
    JSON.stringify({ reportLabels, bookLabels }, null, 1),
  ]
  await expect(`${written.join('\n\n')}\n`).toMatchFileSnapshot('golden/reports.txt')
})

const plain = (line: Line): string =>
  typeof line === 'string' ? line : 'said' in line ? `⟨${line.said}⟩` : line.map((part) => plain(part)).join('')

/** A list is one line where the model has a line: its parts are words and names. */
const isLine = (value: object, path: string): value is Exclude<Line, string> =>
  'said' in value || (Array.isArray(value) && /(?:lines\.\d+|rows\.\d+\.\d+|title|lead|caption|label|note|line)$/.test(path))

const notRead = new Set(['id', 'kind', 'color', 'align', 'style', 'paper', 'day'])

/** Everything of a report that is read, a line each; figures of charts are left out. */
function readIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return value === '' ? [] : [`${path}: ${value}`]
  if (typeof value !== 'object' || value === null) return []
  if (isLine(value, path)) return [`${path}: ${plain(value)}`]
  return Object.entries(value).flatMap(([key, part]) => (notRead.has(key) ? [] : readIn(part, path === '' ? key : `${path}.${key}`)))
}

function asText(name: string, report: Report): string {
  const alts = report.sections.flatMap(({ id, blocks }) => blocks.map((block) => `alt of ${id}: ${altOf(block, plain)}`))
  return [`# ${name}`, ...readIn(report, ''), ...alts.filter((line) => !line.endsWith(': '))].join('\n')
}

const emotions: EmotionName[] = ['joy', 'love', 'gratitude', 'amusement', 'admiration', 'surprise', 'sadness', 'anger', 'fear']
const shares = Object.fromEntries(emotions.map((emotion, i) => [emotion, (9 - i) / 45])) as Record<EmotionName, number>
const monthOf = (n: number): string => `2024-${String(1 + (n % 12)).padStart(2, '0')}`
const dayOf = (n: number): string => new Date(Date.UTC(2024, 1, 1 + n, 18, 7)).toISOString().slice(0, 19)
const favorite = (author: string, n: number) => ({
  author,
  text: `Text ${n}`,
  originalDate: dayOf(n),
  note: n % 2 === 0 ? '' : `Note ${n}`,
})
const moment = (n: number) => ({
  title: 'Ana Sol said it',
  date: dayOf(n),
  significance: n / 30,
  description: 'It was said by Ana Sol.',
  impact: '',
  message: n === 0 ? '' : `Moment ${n}`,
  author: 'Ana Sol',
})
const replies = (median: number, total: number) => ({
  '<5min': 3,
  '<1hr': 1,
  '<1day': 1,
  '>1day': 0,
  total_replies: total,
  median_seconds: median,
  p90_seconds: 4000,
})

/** Something of everything that a report can tell. */
function wholeFacts(people: readonly string[]): Facts {
  const base = someFacts()
  const [one] = people
  const other = people.at(-1)!
  const sent = (author: string, n: number) => ({ author, date: dayOf(n), message: `Message ${n}` })
  const extreme = (n: number) => ({ date: dayOf(n), sentiment: 0.5, context: `Context ${n}`, author: one!, messages: n })
  return {
    ...base,
    overview: {
      ...base.overview,
      overview: { ...base.overview.overview, participants: people },
      import: { ...base.overview.import, is_group: people.length > 2 },
    },
    colors: Object.fromEntries(people.map((person, i) => [person, i])),
    timeseries: {
      ...base.timeseries!,
      annotations: (['first', 'busiest', 'return', 'rise'] as const).map((kind, i) => ({ day: dayOf(i).slice(0, 10), kind, value: 1 + i })),
    },
    messageShare: { people: people.map((person, i) => ({ person, messages: 1200 - 7 * i })) },
    replyDiscipline: { people, reply_discipline: Object.fromEntries(people.map((person, i) => [person, replies(60 + 90 * i, 1 + i)])) },
    responseMatrix: {
      pairs: people.slice(0, 4).map((from, i) => ({ from, to: other, replies: 10 - i, median_seconds: 40 * i, p90_seconds: null })),
      total_pairs: 4,
    },
    balance: { balanced: true, ratio: 1 },
    conversations: {
      conversations: 31,
      median_messages: 4.6,
      median_seconds: 400,
      longest: { messages: 90, seconds: 7300, start: dayOf(3), people: people.slice(0, 5) },
      people: people.map((person, i) => ({ person, opened: 20 - i, closed: i })),
    },
    bursts: { bursts: people.length === 1 ? 1 : 12, people: people.map((person, i) => ({ person, bursts: i, longest: 3 })) },
    streaks: { streaks: [{ start: '2024-02-01', end: '2024-02-05', days: 5, messages: 40 }], total_streaks: 1 },
    gaps: {
      cold_streaks: [{ duration_days: 2.5, message_before: sent(one!, 4), message_after: sent(other, 7) }],
      total_streaks: 1,
    },
    caringMoments: { caring_moments: [{ author: one!, date: dayOf(9), text: 'Sleep well' }] },
    sentimentDistribution: { positive: 200, neutral: 150, negative: 50, unscored: people.length === 1 ? 1 : 20 },
    monthlySentiment: { monthly_sentiment: [0.2, null, -0.1].map((sentiment, i) => ({ month: monthOf(i), sentiment, messages: 5 })) },
    sentimentTrend: { overall_trend: 'improving', average_sentiment: 0.1, messages: 400 },
    peaksValleys: { peaks: [extreme(5)], valleys: [extreme(1)] },
    emotionFingerprint: {
      emotions: shares,
      neutral_share: 0.4,
      messages: 300,
      people: people.map((person) => ({ person, emotions: shares, neutral_share: 0.4, messages: 30 })),
    },
    moodTimeline: {
      timeline: [0, 1, 2].map((i) => ({ date: monthOf(i), mood: i < 2 ? 'joy' : 'fear', z: i === 1 ? 1 : 4, stands_out: i !== 1 })),
    },
    emotionHighlights: { highlights: emotions.map((emotion, i) => ({ emotion, author: one!, date: dayOf(i), message: 'Hey', score: 1 })) },
    emotionSync: { pairs: [{ a: one!, b: other, correlation: 0.42, weeks: 12 }] },
    words: { words: [{ word: 'tea', count: 40, messages: 30 }], total: 1234, said: 5000 },
    emojis: { emojis: [{ emoji: '🙂', count: 12 }], total: 3, said: 1200 },
    phrases: { phrases: [{ phrase: 'cup of tea', count: 9, messages: 8 }] },
    wordComparison: { people: people.map((person) => ({ person, words: [{ word: 'tea' }, { word: 'pot' }], emojis: [{ emoji: '🙂' }] })) },
    writingStyle: {
      people: people.map((person, i) => ({
        person,
        texts: 9,
        median_length: i === 0 ? null : 20.5,
        mean_words: 4.25,
        emoji_share: null,
        question_share: 0.1,
        link_share: 0.02,
      })),
    },
    topics: { topics: [{ name: 'tea, pot', words: ['tea', 'pot'], share: 0.4 }] },
    moments: { moments: [moment(0), moment(1)], average_significance: 0.61, years_covered: 2 },
    favorites: [favorite(one!, 1)],
  }
}
