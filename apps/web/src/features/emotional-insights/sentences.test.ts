import { expect, test } from 'vitest'
import { moodOfMonth } from '#charts/mood-ribbon.ts'
import { syncSentence } from '#components/sentiment/sentences.ts'
import type { ExtremeDay, Language, Trend } from './answers.ts'
import { doubtful, extremesSentence, isComparable, languagesSentence, moodSentence, trendSentence, vibeSentence } from './sentences.ts'

/** Without the marks around names. */
const plain = (sentence: string) => sentence.replace(/[\u2068\u2069]/g, '')
const day = (date: string, sentiment: number): ExtremeDay => ({
  date,
  sentiment,
  context: 'hooray',
  id: 1,
  author: 'Ana',
  shown: null,
  messages: 9,
  all_messages: 12,
})

test('nothing below 0 is most positive, and nothing above it most negative', () => {
  const said = (highest: number, lowest: number) =>
    extremesSentence({ peaks: [day('2021-03-04', highest)], valleys: [day('2021-05-06', lowest)] })
  expect(said(0.5, -0.5)).toBe('Mar 4, 2021 sounds most positive, May 6, 2021 most negative.')
  expect(said(-0.2, -0.9)).toBe('Mar 4, 2021 sounds least negative, May 6, 2021 most negative.')
  expect(said(0.9, 0.32)).toBe('Mar 4, 2021 sounds most positive, May 6, 2021 least positive.')
  expect(said(0.001, -0.9)).toBe('Mar 4, 2021 sounds least negative, May 6, 2021 most negative.')
  expect(said(0.9, 0)).toBe('Mar 4, 2021 sounds most positive, May 6, 2021 least positive.')
})

test('of days with the same score as shown, none sounds most so', () => {
  const days = (...scores: number[]) => scores.map((score, i) => day(`2021-03-0${i + 1}`, score))
  const said = (peaks: number[], valleys: number[]) => extremesSentence({ peaks: days(...peaks), valleys: days(...valleys) })
  expect(said([0.984, 0.98, 0.7], [-0.5, -0.4])).toBe('2 days sound most positive, Mar 1, 2021 most negative.')
  expect(said([0.5, 0.4], [-0.9, -0.9])).toBe('Mar 1, 2021 sounds most positive, 2 days most negative.')
  // More days than are listed may be tied.
  expect(said([0.98, 0.98, 0.98], [0.2, 0.2, 0.201])).toBe('Several days sound most positive, several days least positive.')
})

test('days that hardly differ sound alike, and of one day it is said how it sounds', () => {
  const [peak, valley] = [day('2021-03-04', 0.35), day('2021-05-06', 0.3)]
  expect(extremesSentence({ peaks: [peak], valleys: [valley] })).toBe('All days sound about the same.')
  expect(extremesSentence({ peaks: [peak], valleys: [day('2021-05-06', 0.29)] })).toMatch(/least positive\.$/)
  expect(extremesSentence({ peaks: [peak], valleys: [] })).toBe(
    'Only one day, Mar 4, 2021, has enough messages to score: it sounds clearly positive.',
  )
  expect(extremesSentence({ peaks: [], valleys: [day('2021-05-06', -0.9)] })).toMatch(/it sounds very negative\.$/)
  expect(extremesSentence({ peaks: [], valleys: [] })).toBe('No day has enough messages to stand out.')
})

const language = (language: string, quality: Language['quality'], messages = 10): Language => ({
  language,
  quality,
  messages,
  authors: ['Ana'],
})

test('how well the language is read that most messages are in', () => {
  const both = { languages: [language('en', 'well'), language('pt', 'well'), language('sw', 'poorly')], messages: 30 }
  expect(languagesSentence(both)).toBe('The model is reliable in English.')
  expect(languagesSentence({ languages: [language('ar', 'fair', 1000), language('en', 'well', 30)], messages: 1030 })).toMatch(
    /^The model is fairly reliable in Arabic: /,
  )
  expect(languagesSentence({ languages: [language('sw', 'poorly')], messages: 10 })).toMatch(/^The model is unreliable in Swahili, /)
  expect(languagesSentence({ languages: [language('ja', 'unknown')], messages: 10 })).toMatch(/^The model was not tested in Japanese, /)
  expect(languagesSentence({ languages: [language('und', 'unknown')], messages: 10 })).toMatch(
    /^The language of much of this chat could not be/,
  )
})

test('there is doubt about all figures only where most of the chat is hardly read', () => {
  const of = (...languages: Language[]) => doubtful({ languages, messages: languages.reduce((sum, { messages }) => sum + messages, 0) })
  expect(of(language('sw', 'poorly', 60), language('en', 'well', 40))).toMatch(/^Much of this chat is in Swahili, /)
  expect(of(language('und', 'unknown', 60), language('en', 'well', 40))).toMatch(
    /^The language of much of this chat could not be recognized/,
  )
  expect(of(language('en', 'well', 60), language('sw', 'poorly', 40))).toBeNull()
  expect(of(language('sw', 'poorly', 34), language('en', 'well', 33), language('fr', 'well', 33))).toBeNull()
})

test('halves of a few messages are not compared, whatever trend they make', () => {
  const of = (first: number, second: number, halves: Partial<Trend> = {}): Trend => ({
    overall_trend: 'improving',
    average_sentiment: 0.2,
    first_half: 0,
    second_half: 0.4,
    first_half_messages: first,
    second_half_messages: second,
    messages: 90,
    ...halves,
  })
  expect(trendSentence(of(5, 5))).toBe('The second half sounds more positive than the first.')
  const tooLittle = 'There are too few messages to compare the first half with the second.'
  for (const few of [of(4, 80), of(80, 4), of(0, 9, { overall_trend: 'stable', first_half: null })]) {
    expect(isComparable(few)).toBe(false)
    expect(trendSentence(few)).toBe(tooLittle)
  }
})

test('a mood is named where a month has far more of it than usual', () => {
  type Mood = Parameters<typeof moodSentence>[0]['timeline'][number]
  const usual: Mood = { date: '2021-01', mood: 'joy', intensity: 0.3, habit: 0.3, z: 0, stands_out: false, messages: 9, shown: [] }
  const sad: Mood = { ...usual, mood: 'sadness', z: 4, stands_out: true }
  const said = (...timeline: Mood[]) => moodSentence({ timeline })
  expect(said(usual, sad, usual)).toBe('One of 3 months stands out: January 2021 has more sadness than usual.')
  expect(said(usual, sad, sad, { ...sad, mood: 'love' })).toBe('3 of 4 months stand out from the rest.')
  expect(said(usual, sad, sad)).toBe('2 of 3 months stand out, and all are heavier than usual.')
  const less: Mood = { ...usual, z: -4, stands_out: true }
  expect(said(usual, less)).toBe('One of 2 months stands out: January 2021 has less joy than usual.')
  expect(said(usual, less, sad)).toBe('2 of 3 months stand out, and all are heavier than usual.')
  expect(said(usual, usual)).toBe('No month stands out.')
  expect(said({ ...sad, habit: 1, intensity: 1 })).toBe(
    'The only month with emotions stands out: January 2021 has more sadness than usual.',
  )
  expect(said(usual)).toBe('Only one month has emotions to read.')
  expect([usual, sad, less].map(moodOfMonth)).toEqual(['As usual', 'More sadness than usual', 'Less joy than usual'])
  expect(said()).toBe('No month has emotions to read.')
})

test('the vibe speaks of the talk, and of nothing where too little was felt', () => {
  expect(vibeSentence({ vibe: 'practical', reasons: [] })).toBe('Overall, this chat sounds practical: plans and small things.')
  expect(vibeSentence({ vibe: null, reasons: [] })).toBe('Too few messages to say.')
  expect(vibeSentence({ vibe: null, reasons: [{ kind: 'messages', value: 30 }] })).toBe('No single vibe stands out here.')
})

test('a vibe of two emotions about as strong names neither as the one', () => {
  const of = (second: number, vibe: 'cheerful' | 'practical' = 'cheerful') =>
    vibeSentence({
      vibe,
      reasons: [
        { kind: 'leading', value: 0.304, emotion: 'joy' },
        { kind: 'second', value: second, emotion: 'love' },
      ],
    })
  expect(of(0.296)).toBe('There is about as much joy as love in this chat.')
  expect(of(0.2)).toBe('Overall, this chat sounds cheerful.')
  expect(of(0.296, 'practical')).toMatch(/practical/)
})

test('whose weeks go together is said of two, and of more whose go most alike', () => {
  const pair = (a: string, b: string, correlation: number) => ({ a, b, correlation, weeks: 20 })
  expect(plain(syncSentence({ pairs: [pair('Ana', 'Ben', 0.1)], total_pairs: 1 }))).toBe(
    'The moods of Ana and Ben mostly rise and fall independently.',
  )
  expect(plain(syncSentence({ pairs: [pair('Ana', 'Ben', 0.1), pair('Ana', 'Cem', 0.6)], total_pairs: 2 }))).toBe(
    'Ana and Cem are closest: their moods rise and fall together.',
  )
  expect(plain(syncSentence({ pairs: [pair('Ana', 'Ben', -0.4)], total_pairs: 1 }))).toMatch(
    /^When Ana sounds warmer, Ben tends to sound heavier\.$/,
  )
  const two = (correlation: number, total: number) =>
    plain(syncSentence({ pairs: [pair('Ana', 'Ben', 0.1), pair('Ana', 'Cem', correlation)], total_pairs: total }))
  expect(two(0.3, 2)).toBe('Ana and Cem are closest: their moods sometimes rise and fall together.')
  expect(two(0.494, 2)).toContain(' sometimes rise ')
  expect(two(0.5, 2)).not.toContain('sometimes')
  expect(two(0.29, 2)).toBe('No two people’s moods move closely together.')
  expect(two(0.6, 3)).toMatch(/^Of the pairs with the most weeks in common, Ana and Cem are closest: /)
  expect(two(0.2, 3)).toBe('Of the pairs with the most weeks in common, no two people’s moods move closely together.')
})
