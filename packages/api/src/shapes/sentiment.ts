import { count, dateTime, day, filter, month, numeral, ours, personName, sentiment } from '@convostat/figures/schema'
import { z } from '@convostat/figures/zod'

/** -1 to 1: of a message, or the mean over several. */
export const sentimentScore = z.number().min(-1).max(1)
/** Null where nothing could be scored. */
const mean = sentimentScore.nullable()

/** In the order in which they are shown. */
export const emotion = z.enum(['joy', 'love', 'gratitude', 'amusement', 'admiration', 'surprise', 'sadness', 'anger', 'fear'])
export type Emotion = z.output<typeof emotion>
/** One number from 0 to 1 for each emotion. */
export const emotions = z.record(emotion, z.number().min(0).max(1))

/** How many messages of a period were scored, and how many there are in all. */
const counted = { messages: count, all_messages: count }
/** Every month from the first to the last, the mean over its scored messages. */
export const monthlySentiment = z.object({ monthly_sentiment: z.array(z.object({ month, sentiment: mean, ...counted })) })
export const yearlySentiment = z.object({ yearly_sentiment: z.array(z.object({ year: z.int(), sentiment: mean, ...counted })) })

/**
 * The mean over all scored messages, and that of the months of each half, the middle one of an odd number in neither (of
 * weeks, where there are fewer than two months); `messages` is how many were scored, in all and in each half.
 */
export const sentimentTrend = z.object({
  overall_trend: z.enum(['improving', 'declining', 'stable']),
  average_sentiment: mean,
  first_half: mean,
  second_half: mean,
  first_half_messages: count,
  second_half_messages: count,
  messages: count,
})

/** Messages; `unscored` are those in which nothing can be scored. */
export const sentimentDistribution = z.object({ positive: count, neutral: count, negative: count, unscored: count })

export const topDays = filter.extend({ top_n: numeral(1, 50).default(3) })

/**
 * A day, the mean over its `messages` scored ones of `all_messages`, and the strongest of them in that direction: its id,
 * who wrote it, and at most 160 characters of it.
 */
const extremeDay = z.object({
  date: day,
  sentiment: sentimentScore,
  context: z.string(),
  id: count,
  author: personName,
  ...counted,
})
/** The days with the highest and with the lowest mean, most extreme first, equal ones earlier first. */
export const peaksValleys = z.object({ peaks: z.array(extremeDay), valleys: z.array(extremeDay) })

/**
 * In which languages people write here, most messages first, and how well the model read messages of such a language that
 * it had not seen. `messages` are those of these languages together.
 */
export const sentimentLanguages = z.object({
  languages: z.array(
    z.object({
      /** BCP 47; `und` where nobody can tell. */
      language: ours,
      authors: z.array(personName),
      messages: count,
      quality: z.enum(['well', 'fair', 'poorly', 'unknown']),
    }),
  ),
  messages: count,
})

/** What a person may say a message is. */
export const feelingLabel = z.enum([...sentiment.options, ...emotion.options])
export type FeelingLabel = z.output<typeof feelingLabel>

export const whyAsked = z.object({ id: numeral(0, Number.MAX_SAFE_INTEGER) })

/** Why a message has its score. All of it is null, and nothing a reason, where nothing in it can be scored. */
export const sentimentWhy = z.object({
  id: count,
  author: personName,
  date: dateTime,
  message: z.string(),
  score: mean,
  sentiment: sentiment.nullable(),
  emotions: emotions.nullable(),
  /** What a person said that it is, which then counts; null where nobody did. */
  corrected: feelingLabel.nullable(),
  /**
   * What weighed, most first: a range of `message` in UTF-16 units, the text there, and its weight, positive where it
   * speaks for a positive message. They are the model's also where a person knew better.
   */
  reasons: z.array(z.object({ start: count, end: count, text: z.string(), weight: z.number() })),
})
