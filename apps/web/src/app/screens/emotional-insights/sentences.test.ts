import { expect, test } from 'vitest'
import type { ExtremeDay, Language } from './answers.ts'
import { doubtful, extremesSentence, languagesSentence, moodSentence, syncSentence, vibeSentence } from './sentences.ts'

/** Without the marks around names. */
const plain = (sentence: string) => sentence.replace(/[\u2068\u2069]/g, '')
const day = (date: string): ExtremeDay => ({ date, sentiment: 0.5, context: 'hooray', id: 1, author: 'Ana', messages: 9 })

test('peaks and valleys are named by their day, whichever there are', () => {
  const [peak, valley] = [day('2021-03-04'), day('2021-05-06')]
  expect(extremesSentence({ peaks: [peak], valleys: [valley] })).toBe('Mar 4, 2021 sounds most positive, May 6, 2021 most negative.')
  expect(extremesSentence({ peaks: [peak], valleys: [] })).toBe('Mar 4, 2021 sounds most positive.')
  expect(extremesSentence({ peaks: [], valleys: [valley] })).toBe('May 6, 2021 sounds most negative.')
  expect(extremesSentence({ peaks: [], valleys: [] })).toBe('No day has enough messages to stand out.')
})

const language = (language: string, quality: Language['quality'], messages = 10): Language => ({
  language,
  quality,
  messages,
  authors: ['Ana'],
})

test('what is read well is said, and what is not is no less said', () => {
  const both = { languages: [language('en', 'well'), language('pt', 'well'), language('sw', 'poorly')], messages: 30 }
  expect(languagesSentence(both)).toBe('Read well here: English, Portuguese.')
  expect(languagesSentence({ languages: [language('sw', 'poorly')], messages: 10 })).toMatch(/^No language of this chat is read well/)
})

test('there is doubt about all figures only where most of the chat is hardly read', () => {
  const of = (...languages: Language[]) => doubtful({ languages, messages: languages.reduce((sum, { messages }) => sum + messages, 0) })
  expect(of(language('sw', 'poorly', 60), language('en', 'well', 40))).toMatch(/^Much of this chat is in Swahili, /)
  expect(of(language('und', 'unknown', 60), language('en', 'well', 40))).toMatch(
    /^In which language much of this chat is could not be told/,
  )
  expect(of(language('en', 'well', 60), language('sw', 'poorly', 40))).toBeNull()
  expect(of(language('sw', 'poorly', 34), language('en', 'well', 33), language('fr', 'well', 33))).toBeNull()
})

test('the mood that leads in most months is named, of equals the one that came first', () => {
  const timeline = (['joy', 'love', 'love', 'joy', 'fear'] as const).map((mood, i) => ({
    date: `2021-0${i + 1}`,
    mood,
    intensity: 0.3,
    messages: 9,
  }))
  expect(moodSentence({ timeline })).toBe('Joy leads in 2 of 5 months.')
  expect(moodSentence({ timeline: timeline.slice(4) })).toBe('Fear leads.')
})

test('the vibe speaks of the talk, and of nothing where too little was felt', () => {
  expect(vibeSentence({ vibe: 'practical', reasons: [] })).toBe('On the whole this talk sounds practical: plans and small things.')
  expect(vibeSentence({ vibe: null, reasons: [] })).toBe('Too little was felt here to tell.')
})

test('whose weeks go together is said of two, and of more whose go most alike', () => {
  const pair = (a: string, b: string, correlation: number) => ({ a, b, correlation, weeks: 20 })
  expect(plain(syncSentence({ pairs: [pair('Ana', 'Ben', 0.1)], total_pairs: 1 }))).toBe('Ana and Ben: their weeks go their own ways.')
  expect(plain(syncSentence({ pairs: [pair('Ana', 'Ben', 0.1), pair('Ana', 'Cem', 0.6)], total_pairs: 3 }))).toBe(
    'Most alike: Ana and Cem, their weeks rise and fall together.',
  )
  expect(plain(syncSentence({ pairs: [pair('Ana', 'Ben', -0.4)], total_pairs: 1 }))).toMatch(/sounds heavier\.$/)
})
