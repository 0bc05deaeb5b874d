import { emotion } from '#shapes/index.ts'
import { figureTable } from './figure-tables.ts'
import { table } from './table.ts'

const counted = { messages: 'Messages scored', all_messages: 'All messages, those without a score too' }
const sentimentAbout = 'Mean sentiment, -1 to 1; empty where nothing could be scored'

/** What was felt: empty where there is no model. */
export const feelingTables = [
  table({
    file: 'sentiment.csv',
    about: 'Messages by sentiment.',
    columns: { sentiment: 'positive, neutral, negative, or unscored where nothing can be scored', messages: 'Messages' },
    rows: ({ 'sentiment.distribution': counts }) => Object.entries(counts ?? {}).map(([sentiment, messages]) => ({ sentiment, messages })),
  }),
  table({
    file: 'sentiment_by_month.csv',
    about: 'Mean sentiment of every month from the first to the last.',
    columns: { month: 'Month (YYYY-MM)', sentiment: sentimentAbout, ...counted },
    rows: ({ 'sentiment.monthly': answer }) => answer?.monthly_sentiment ?? [],
  }),
  table({
    file: 'sentiment_by_year.csv',
    about: 'Mean sentiment of every year from the first to the last.',
    columns: { year: 'Year', sentiment: sentimentAbout, ...counted },
    rows: ({ 'sentiment.yearly': answer }) => answer?.yearly_sentiment ?? [],
  }),
  table({
    file: 'sentiment_days.csv',
    about: 'The days with the highest and the lowest mean sentiment, most extreme first, at most 50 each.',
    columns: {
      kind: 'peak or valley',
      date: 'Day (YYYY-MM-DD)',
      sentiment: sentimentAbout,
      ...counted,
      author: 'Who wrote the strongest message of the day',
      id: 'Its id, as in messages.csv',
      message: 'At most 160 characters of it',
    },
    rows: function* ({ 'sentiment.peaksValleys': answer }) {
      for (const { context: message, ...day } of answer?.peaks ?? []) yield { kind: 'peak', ...day, message }
      for (const { context: message, ...day } of answer?.valleys ?? []) yield { kind: 'valley', ...day, message }
    },
  }),
  table({
    file: 'languages.csv',
    about: 'Languages written here, most messages first, and how well the model reads them.',
    columns: {
      language: 'BCP 47; und where nobody can tell',
      people: 'Who writes it',
      messages: 'Messages in it',
      quality: 'well, fair, poorly or unknown',
    },
    rows: ({ 'sentiment.languages': answer }) =>
      (answer?.languages ?? []).map(({ authors, ...language }) => ({ ...language, people: authors.join('; ') })),
  }),
  table({
    file: 'emotions_by_person.csv',
    about: 'How strong each emotion is among those felt (together 1): of everybody in the row without a person, and of each.',
    columns: {
      person: 'Who; empty for everybody together',
      messages: 'Messages scored',
      neutral_share: 'Mean probability that a message holds none, 0 to 1',
      ...byEmotion((name) => `Share of ${name} among all that was felt, 0 to 1`),
    },
    rows: ({ 'emotion.fingerprint': answer }) =>
      answer === null
        ? []
        : [{ ...answer, person: null }, ...answer.people].map(({ person, messages, neutral_share, emotions }) => ({
            person,
            messages,
            neutral_share,
            ...byEmotion((name) => emotions[name]),
          })),
  }),
  table({
    file: 'emotions_by_month.csv',
    about: 'The leading emotion of every month with a scored message.',
    columns: {
      month: 'Month (YYYY-MM)',
      emotion: 'Which led',
      share: 'Its share of all that was felt, 0 to 1',
      messages: 'Messages scored',
    },
    rows: ({ 'emotion.moodTimeline': answer }) =>
      (answer?.timeline ?? []).map(({ date, mood, intensity, messages }) => ({ month: date, emotion: mood, share: intensity, messages })),
  }),
  table({
    file: 'emotion_highlights.csv',
    about: 'The message that holds each emotion most surely.',
    columns: {
      emotion: 'Which',
      score: 'How surely, 0 to 1',
      date: 'When it was written',
      author: 'Who wrote it',
      id: 'Its id, as in messages.csv',
      message: 'Its text',
    },
    rows: ({ 'emotion.highlights': answer }) => answer?.highlights ?? [],
  }),
  table({
    file: 'emotional_sync.csv',
    about: 'How alike the moods of two people move: correlation of their weekly means, most weeks first, at most 100 pairs.',
    columns: { a: 'One', b: 'The other', correlation: '-1 to 1', weeks: 'Weeks in which both wrote' },
    rows: ({ 'emotion.sync': answer }) => answer?.pairs ?? [],
  }),
  figureTable('caring_moments.csv'),
]

function byEmotion<T>(of: (name: (typeof emotion.options)[number]) => T) {
  return Object.fromEntries(emotion.options.map((name) => [name, of(name)])) as Record<(typeof emotion.options)[number], T>
}
