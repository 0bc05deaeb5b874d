import { z } from '../zod.ts'
import { emotion, emotions, feelingLabel } from './sentiment.ts'
import { count, dateTime, month } from './values.ts'

/** From 0 to 1. */
const share = z.number().min(0).max(1)

/** How strong each emotion is among those felt (together 1), and the mean probability that a message holds none; null without a scored message. */
const fingerprint = z.object({ emotions, neutral_share: share.nullable(), messages: count })
/** Of everybody together, and of each person, most scored messages first. */
export const emotionFingerprint = fingerprint.extend({ people: z.array(fingerprint.extend({ person: z.string() })) })

/** Every month with a scored message, its leading emotion and that one's share of all that was felt. */
export const moodTimeline = z.object({
  timeline: z.array(z.object({ date: month, mood: emotion, intensity: share, messages: count })),
})

/** The chat's character as a word of ours, and the figures that it rests on; null where too little was felt to tell. */
export const vibe = z.object({
  vibe: z.string().nullable(),
  reasons: z.array(z.object({ kind: z.string(), value: z.number(), emotion: emotion.optional() })),
})

/** The strongest message of each emotion, in the order of the emotions; those of which there is none are left out. */
export const emotionHighlights = z.object({
  highlights: z.array(z.object({ emotion, id: count, author: z.string(), date: dateTime, message: z.string(), score: share })),
})

/** Two people's weekly means, correlated over the weeks in which both wrote; at most 100 of `total_pairs`, most weeks first. */
export const emotionSync = z.object({
  pairs: z.array(z.object({ a: z.string(), b: z.string(), correlation: z.number().min(-1).max(1), weeks: count })),
  total_pairs: count,
})

/** More of a kind nobody makes by hand. */
const mostCorrections = 2000
/** As many as a phone lets one send. */
const mostCharacters = 65_536
const mostOfAName = 1000

/** A message, whatever chat it is in, and what a person says that it is. */
export const correction = z.object({
  author: z.string().min(1).max(mostOfAName),
  date: dateTime,
  message: z.string().min(1).max(mostCharacters),
  label: feelingLabel,
})
export type Correction = z.output<typeof correction>

/** Takes the place of the list there was. Of several about one message the last counts; `null` takes those before it away. */
export const correcting = z.object({
  corrections: z.array(correction.extend({ label: feelingLabel.nullable() })).max(mostCorrections),
})
export const corrected = z.object({ corrections: z.array(correction) })
