import type { AnswerUnit } from '@convostat/figures'
import { afterEach, expect, test, vi } from 'vitest'
import { importIn } from '#testing/in-language.ts'
import { copyOf, figureOf } from './sentences.ts'

afterEach(() => vi.unstubAllEnvs())

const sentencesIn = (language: string) => importIn(language, () => import('./sentences.ts'))

/** What is beside three of what the figures answer with; null where the sentence says it alone. */
const three: Record<AnswerUnit, string | null> = {
  bursts: 'bursts',
  languages: 'languages',
  messages: 'messages',
  score: '',
  share: '',
  emotion: null,
  phrase: null,
  site: null,
  word: null,
  words_per_thousand: null,
}

test('whatever the figures count has a word beside its number', () => {
  for (const [unit, beside] of Object.entries(three)) expect(figureOf({ value: 3, unit })?.unit ?? null).toBe(beside)
})

test.each([
  ['en', ['burst', 'bursts'], ['language', 'languages']],
  ['de', ['Folge', 'Folgen'], ['Sprache', 'Sprachen']],
  ['ar', ['دفعة', 'دفعات'], ['لغة', 'لغات']],
])('of one and of three, in the language %s', async (language, bursts, languages) => {
  const { figureOf } = await sentencesIn(language)
  const said = (unit: string) => [1, 3].map((value) => figureOf({ value, unit })?.unit)
  expect(said('bursts')).toEqual(bursts)
  expect(said('languages')).toEqual(languages)
})

test.each([
  ['en', ['per day', 'per week', 'per month']],
  ['de', ['pro Tag', 'pro Woche', 'pro Monat']],
  ['ar', ['في اليوم', 'في الأسبوع', 'في الشهر']],
])('how much of something there is has its time beside its number, in the language %s', async (language, beside) => {
  const { figureOf } = await sentencesIn(language)
  expect(['per_day', 'per_week', 'per_month'].map((unit) => figureOf({ value: 1.2, unit })?.unit)).toEqual(beside)
})

test('an answer is copied with the messages behind it', async () => {
  const given = {
    question: 'Who writes more?',
    answer: 'Ana does.',
    method: 'Computed',
    messages: [{ author: 'Ana', when: '4 Mar 2021', text: 'Hello' }],
  }
  expect(copyOf(given)).toBe('Who writes more?\n\nAna does.\n(Computed)\n\nAna, 4 Mar 2021:\nHello')
  expect((await sentencesIn('ar')).copyOf(given)).toContain('\nAna، 4 Mar 2021:\n')
})

test.each([
  ['en', '41 hours', '9 days'],
  ['de', '41 Stunden', '9 Tage'],
  ['ar', '41 ساعة', '9 أيام'],
] as const)('the longest gap is written as everywhere, a reply in hours, in the language %s', async (language, hours, days) => {
  const { figureOf } = await sentencesIn(language)
  const { format } = await import('#format/index.ts')
  const silence = (hours: number) => figureOf({ metric: 'longest_gap', value: hours * 3600, unit: 'seconds' })
  expect([silence(41), silence(220.3)]).toEqual([
    { value: hours, unit: '' },
    { value: days, unit: '' },
  ])
  // How long replies take is in hours, as on every other screen.
  for (const hours of [0.01, 0.5, 41, 300])
    expect(figureOf({ metric: 'response_time_p90', value: hours * 3600, unit: 'seconds' })?.value).toBe(format.latency(hours * 3600))
})
