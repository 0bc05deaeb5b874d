/** The labels of the model: what users are shown, and the finer ones it is trained on. */

export const sentiments = ['positive', 'neutral', 'negative'] as const
export type Sentiment = (typeof sentiments)[number]

/** Shown to users: love is love and caring, anger is anger and disgust; curiosity stays inside. */
export const emotions = ['joy', 'love', 'gratitude', 'amusement', 'admiration', 'surprise', 'sadness', 'anger', 'fear'] as const
export type Emotion = (typeof emotions)[number]

export const innerLabels = [
  'joy',
  'love',
  'caring',
  'gratitude',
  'admiration',
  'amusement',
  'curiosity',
  'surprise',
  'sadness',
  'anger',
  'disgust',
  'fear',
  'neutral',
] as const
export type InnerLabel = (typeof innerLabels)[number]

/** How well the model reads a language, judged on messages it was not trained on. */
export type Quality = 'well' | 'fair' | 'poorly'
