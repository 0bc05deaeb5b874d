import type { AnswerUnit } from '@convostat/figures'
import { afterEach, expect, test, vi } from 'vitest'
import { toTenth } from '#messages/figures.ts'
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
  ['en', '1.7 days', async () => (await import('#messages/en/index.ts')).english],
  ['de', '1,7 Tage', async () => (await import('#messages/de/index.ts')).german],
  ['ar', '1.7 يوم', async () => (await import('#messages/ar/index.ts')).arabic],
] as const)('the longest gap is written as on Relationship: in days, in the language %s', async (language, written, catalogue) => {
  const { figureOf } = await sentencesIn(language)
  const { relationship } = await catalogue()
  const { format } = await import('#format/index.ts')
  const silence = (hours: number) => figureOf({ metric: 'longest_gap', value: hours * 3600, unit: 'seconds' })
  expect(silence(41)).toEqual({ value: written, unit: '' })
  for (const hours of [24, 25, 41, 47, 49, 240, 2405])
    expect(silence(hours)?.value).toBe(relationship.gaps.days({ n: toTenth(hours / 24) }))
  // How long replies take is in hours, as on every other screen.
  for (const hours of [0.01, 0.5, 41, 300])
    expect(figureOf({ metric: 'response_time_p90', value: hours * 3600, unit: 'seconds' })?.value).toBe(format.latency(hours * 3600))
})
