import type { Slide, Story } from './answers.ts'

/** Two people nobody could take for their own. */
const people = ['Romeo M.', 'Juliet C.']
const [one, other] = people
export const examplePeople = people.map((name) => ({ name, hidden: false }))

const period = { from: '2023-01-02', to: '2023-12-30' }
const months = [412, 388, 530, 604, 911, 702, 655, 731, 690, 812, 604, 621]

/** Slides of an invented year. */
const slides: Slide[] = [
  {
    kind: 'opening',
    title: '',
    figure: 7660,
    unit: 'messages',
    metric: 'total_messages',
    period,
    series: months.map((value, month) => ({ at: `2023-${String(month + 1).padStart(2, '0')}`, value })),
    series_step: 'month',
    facts: { people: 2, active_days: 318, days: 363, words: 48_210 },
  },
  {
    kind: 'top_emoji',
    title: '',
    figure: '❤️',
    unit: 'emoji',
    metric: 'emojis',
    period,
    emojis: [
      { emoji: '❤️', count: 612 },
      { emoji: '🌙', count: 240 },
      { emoji: '😂', count: 198 },
      { emoji: '🌹', count: 121 },
    ],
    facts: { share: 0.21, messages: 1608, total: 64 },
  },
  {
    kind: 'night_owl',
    title: '',
    figure: 2311,
    unit: 'messages',
    metric: 'heatmap',
    period,
    people: [
      { name: one, value: 1402 },
      { name: other, value: 909 },
    ],
    facts: { share: 0.3 },
  },
  {
    kind: 'streak',
    title: '',
    figure: 74,
    unit: 'days',
    metric: 'streaks',
    period,
    date: '2023-04-30',
    last_date: '2023-07-12',
    facts: { messages: 2104 },
  },
  {
    kind: 'openers',
    title: '',
    figure: 213,
    unit: 'conversations',
    metric: 'conversations',
    period,
    people: [
      { name: one, value: 213 },
      { name: other, value: 183 },
    ],
    facts: { total: 396 },
  },
  {
    kind: 'busiest_day',
    title: '',
    figure: 131,
    unit: 'messages',
    metric: 'timeseries',
    period,
    date: '2023-05-14',
    facts: { usual: 21 },
  },
  { kind: 'media', title: '', figure: 921, unit: 'messages', metric: 'media_messages', period, facts: { share: 0.12 } },
  { kind: 'words_written', title: '', figure: 48_210, unit: 'words', metric: 'total_words', period, facts: { messages: 7660 } },
]

/** An invented year. */
export const example: Story = { year: 2023, years: [2023], messages: 7660, people, without_feelings: false, slides }
