import type { Character, VibeReason } from '@convostat/engine'
import { count, dateTime, holding, month, personName } from '@convostat/figures/schema'
import { z } from '@convostat/figures/zod'
import { mostCorrections } from '../limits.ts'
import { emotion, emotions, feelingLabel } from './sentiment.ts'

/** From 0 to 1. */
const share = z.number().min(0).max(1)

/** How strong each emotion is among those felt (together 1), and the mean probability that a message holds none; null without a scored message. */
const fingerprint = z.object({ emotions, neutral_share: share.nullable(), messages: count })
/** Of everybody together, and of each person, most scored messages first. */
export const emotionFingerprint = fingerprint.extend({ people: z.array(fingerprint.extend({ person: personName })) })

/** Every month with a scored message, its leading emotion and that one's share of all that was felt. */
export const moodTimeline = z.object({
  timeline: z.array(z.object({ date: month, mood: emotion, intensity: share, messages: count })),
})

/** How a chat sounds, in a word for which the screens have the sentence. */
const character = z.enum([
  'cheerful',
  'affectionate',
  'thankful',
  'playful',
  'encouraging',
  'lively',
  'open-hearted',
  'frank',
  'watchful',
  'practical',
] satisfies Character[])
/** Null where too little was said to tell; else the figures it rests on, what decided first. */
export const vibe = z.object({
  vibe: character.nullable(),
  reasons: z.array(
    z.object({
      /**
       * `leading`, `second`: that emotion's share of all that was felt. `neutral`: the mean probability that a message holds
       * none. `positive`, `negative`: the share of such messages among those scored. `change`: the mean score of the second
       * half minus that of the first, where that is a trend. `messages`: how many were scored.
       */
      kind: z.enum(['leading', 'second', 'neutral', 'positive', 'negative', 'change', 'messages'] satisfies VibeReason['kind'][]),
      value: z.number(),
      emotion: emotion.optional(),
    }),
  ),
})

/** The message that holds each emotion most surely, in the order of the emotions; those that none holds surely enough are left out. */
export const emotionHighlights = z.object({
  highlights: z.array(z.object({ emotion, id: count, author: personName, date: dateTime, message: z.string(), score: share })),
})

/** Two people's weekly means, correlated over the weeks in which both wrote; at most 100 of `total_pairs`, most weeks first. Fewer than 8 weeks are left out. */
export const emotionSync = z.object({
  pairs: z.array(z.object({ a: personName, b: personName, correlation: z.number().min(-1).max(1), weeks: count })),
  total_pairs: count,
})

/** As many as a phone lets one send. */
const mostCharacters = 65_536
const mostOfAName = 1000

/** A message, whatever chat it is in, and what a person says that it is. */
export const correction = z.object({
  author: holding('name', z.string().min(1).max(mostOfAName)),
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
