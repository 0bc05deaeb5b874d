import { figureTable } from './figure-tables.ts'

/** What was felt: empty where there is no model. */
export const feelingTables = [
  'sentiment.csv',
  'sentiment_by_month.csv',
  'sentiment_by_year.csv',
  'sentiment_days.csv',
  'languages.csv',
  'emotions_by_person.csv',
  'emotions_by_month.csv',
  'emotion_highlights.csv',
  'emotional_sync.csv',
  'caring_moments.csv',
].map(figureTable)
