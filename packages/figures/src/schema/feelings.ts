import { z } from '#zod.ts'
import { count } from './values.ts'

/** What a message says of how its writer feels: above +0.05 positive, below -0.05 negative, else neutral. */
export const sentiment = z.enum(['positive', 'neutral', 'negative'])
export type Sentiment = z.output<typeof sentiment>

/** -1 to 1: of a message, or the mean over several. */
export const sentimentScore = z.number().min(-1).max(1)
/** Null where nothing could be scored. */
export const sentimentMean = sentimentScore.nullable()

/** How many messages of a period were scored, and how many there are in all. */
export const scoredOf = { messages: count, all_messages: count }

/** In the order in which they are shown. */
export const emotion = z.enum(['joy', 'love', 'gratitude', 'amusement', 'admiration', 'surprise', 'sadness', 'anger', 'fear'])
export type Emotion = z.output<typeof emotion>
/** One number from 0 to 1 for each emotion. */
export const emotions = z.record(emotion, z.number().min(0).max(1))
