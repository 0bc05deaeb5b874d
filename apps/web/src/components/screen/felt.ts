import type { CalledName } from '@convostat/api'

/** Figures that are not answered before the model has read the chat. */
export const felt: ReadonlySet<CalledName> = new Set([
  'sentimentChart',
  'monthlySentiment',
  'yearlySentiment',
  'sentimentTrend',
  'sentimentDistribution',
  'peaksValleys',
  'sentimentLanguages',
  'emotionFingerprint',
  'moodTimeline',
  'vibe',
  'emotionHighlights',
  'emotionSync',
  'messagesOnShow',
  'ownWordMessages',
  'caringMoments',
])
