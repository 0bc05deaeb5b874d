import { count, dateTime, emotion, emotions, numeral, personName, sentiment, sentimentMean } from '@convostat/figures/schema'
import { z } from '@convostat/figures/zod'

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
  score: sentimentMean,
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
