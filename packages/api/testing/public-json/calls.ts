import type { Asked } from '#call.ts'
import type { Contract } from '#contract.ts'
import { countedFigures } from '#counted-figures.ts'
import { type CallsIn, calledIn, type FigureSubject } from '#figure-calls.ts'

/** What is asked about a chat in which `id` is a message. */
export interface About {
  file: File
  uploadId: string
  id: number
  hits: readonly { id: number; author: string; date: string; message: string; length: number }[]
  backup: File
  /** Days and people that every call is narrowed to. */
  filter: { from?: string; to?: string; author?: string[] }
}

type CallsOf<S extends keyof Contract> = { [K in keyof Contract[S]]: (about: About) => readonly Asked<Contract[S][K]>[] }
type FigureIn<S extends keyof Contract> = S extends FigureSubject ? keyof CallsIn<S> : never
type AskedOfEach = { [S in keyof Contract]: Omit<CallsOf<S>, FigureIn<S>> & Partial<CallsOf<S>> }

const narrowed = ({ filter }: About) => [filter]
const most =
  (...tops: number[]) =>
  ({ filter }: About) => [filter, ...tops.map((top_n) => ({ ...filter, top_n }))]
const nothing = () => [{}]
const keyword = () => [{ keyword: 'the' }, { keyword: 'thank you', today: '2025-06-01' }]

const questions = [
  'How many messages are there?',
  'Who writes the most?',
  'Who replies faster?',
  'What is the longest silence?',
  'What was our longest conversation?',
  'On which day did we write the most?',
  'At what time do we write most?',
  'What words do we use most?',
  'Which emoji do we use most?',
  'Who is happier?',
  'How did the mood change over time?',
  'What do we talk about?',
  'When did we first say thank you?',
  'Wer schreibt am meisten?',
]

/** What calls are asked, in the order in which they are made: what changes a chat comes last. A figure is here where more is asked of it. */
const told: AskedOfEach = {
  upload: {
    inspect: ({ file }) => [{ file }],
    run: ({ file }) => [{ file }],
    sample: ({ file }) => [{ file }],
  },
  overview: { get: narrowed },
  charts: {},
  sentiment: {
    peaksValleys: most(2),
    why: ({ id }) => [{ id }],
  },
  relationship: {
    caringMoments: ({ filter }) => [filter, { ...filter, top_n: 20, varied: true }, { ...filter, varied: true, on_show: true }],
    coldStreaks: most(1, 50),
    bursts: most(1, 50),
    streaks: most(1, 50),
  },
  words: {
    list: ({ filter }) => [filter, { ...filter, top_n: 5, without: 'you' }, { ...filter, all: '1', top_n: 20 }],
    emojis: most(3),
    phrases: most(3),
    compare: most(3),
    links: most(1),
    topics: most(2),
  },
  wrapped: { get: ({ filter }) => [filter, { ...filter, year: 2025 }] },
  moments: { list: narrowed },
  milestones: {
    suggestions: ({ filter }) => [filter, { ...filter, on_show: true }],
    first: keyword,
    search: keyword,
    timeline: keyword,
    statistics: keyword,
  },
  search: {
    stats: nothing,
    run: () => [
      { query: 'the', limit: 5 },
      { has_emoji: true, sort_by: 'date_desc', limit: 3 },
      { role: 'opener', limit: 3 },
    ],
    counts: () => [{}, { query: 'the', has_emoji: true }, { start_date: '2024-01-01', sender: 'Tom Pryce' }],
    export: ({ hits }) => [{ search: { query: 'the' } }, { results: [...hits] }],
  },
  messages: {
    around: ({ id }) => [{ around: id, before: 3, after: 3 }],
    sample: ({ id }) => [{ around: id }],
    find: ({ hits }) => [{ messages: hits.map(({ author, date, message }) => ({ author, date, message })) }],
  },
  ai: {
    status: nothing,
    suggestions: () => [{}, { language: 'de' }],
    ask: () => questions.map((question) => ({ question, languages: ['en'] })),
  },
  exports: {
    pdf: ({ hits }) => [
      { report: 'free' },
      { favorites: hits.map(({ author, date, message }) => ({ author, text: message, originalDate: date, note: 'noted' })) },
      { masked: 'all' },
    ],
    favoritesPdf: ({ hits }) => [{ messages: hits.map(({ author, date, message }) => ({ author, text: message, originalDate: date })) }],
    csv: ({ filter }) => [filter, { masked: 'all' }],
    json: ({ filter }) => [filter, { masked: 'all' }],
  },
  license: {
    status: nothing,
    verify: nothing,
    deactivate: nothing,
    recover: () => [{ email: 'ana@example.org' }],
    portal: nothing,
  },
  payment: {
    checkout: () => [{ base_url: 'https://chat.example' }],
    verify: () => [{ session_id: 'none' }],
    webhook: () => [new Uint8Array()],
  },
  emotion: {
    corrections: ({ hits }) => [
      { corrections: hits.slice(0, 1).map(({ author, date, message }) => ({ author, date, message, label: 'joy' })) },
    ],
  },
  people: {
    list: nothing,
    set: () => [{ names: { 'Maya Bellini': 'Maya' }, hidden: ['Sanjay Rao'] }],
  },
  uploads: {
    list: nothing,
    open: ({ uploadId }) => [{ upload_id: uploadId }],
    copy: nothing,
    backup: nothing,
    backupWith: () => [{ favorites: [], milestones: [{ keyword: 'the', savedOn: '2021-06-01T12:00:00Z' }] }],
    restore: ({ backup }) => [{ file: backup }],
    delete: () => [{ all: true }],
  },
}

/** A figure alone is asked of the filter, and as much as the exports ask. */
const figuresIn = (subject: string) =>
  Object.fromEntries(
    calledIn(subject as FigureSubject).map(({ name, call }) => {
      const most: object = countedFigures[name].asked
      return [call, ({ filter }: About) => (Object.keys(most).length === 0 ? [filter] : [filter, { ...filter, ...most }])]
    }),
  )

/** What every call of the contract is asked. Figures come before what else is asked of their subject. */
export const asked: Readonly<Record<string, Readonly<Record<string, (about: About) => readonly unknown[]>>>> = Object.fromEntries(
  Object.entries(told).map(([subject, calls]) => [subject, { ...figuresIn(subject), ...calls }]),
)
