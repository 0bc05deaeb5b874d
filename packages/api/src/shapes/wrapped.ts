import type { SeriesStep, SlideKind, SlideMetric, SlideUnit } from '@convostat/engine/wrapped/slide'
import { count, dateTime, day, emojiText, filter, holding, numeral, ours, personName, repeatable } from '@convostat/figures/schema'
import { z } from '@convostat/figures/zod'
import { specialMoments } from './moments.ts'

/** `year`: all time without it; no export has one before 1970. `without`: words that the reader does not want to see. */
export const wrappedAsked = filter.extend({ year: numeral(1970, 9999).optional(), without: repeatable.optional() })

const slideKind = z.enum([
  'opening',
  'firsts',
  'people',
  'balance',
  'busiest_day',
  'top_emoji',
  'busiest_hour',
  'reply_speed',
  'streak',
  'top_words',
  'longest_conversation',
  'own_words',
  'night_owl',
  'openers',
  'mood',
  'busiest_weekday',
  'busiest_month',
  'phrase',
  'burst',
  'media',
  'brightest_day',
  'reunion',
  'links',
  'longest_message',
  'love',
  'words_written',
  'moments',
  'closing',
] satisfies SlideKind[])
const slideUnit = z.enum([
  'messages',
  'words',
  'characters',
  'days',
  'seconds',
  'links',
  'conversations',
  'moments',
  'people',
  'ratio',
  'share',
  'hour',
  'weekday',
  'day',
  'word',
  'emoji',
  'phrase',
  'emotion',
] satisfies SlideUnit[])
const slideMetric = z.enum([
  'total_messages',
  'total_days',
  'total_words',
  'media_messages',
  'date_range_start',
  'message_share',
  'timeseries',
  'heatmap',
  'ratio',
  'reply_discipline',
  'latency.p50',
  'streaks',
  'conversations',
  'bursts',
  'cold_streaks',
  'words',
  'emojis',
  'phrases',
  'compare',
  'links',
  'style',
  'emotions',
  'peaks',
  'moments',
] satisfies SlideMetric[])
const seriesStep = z.enum(['year', 'month', 'hour', 'weekday', 'emotion'] satisfies SeriesStep[])

/** What a sentence about a slide may use besides its figure; which there are depends on its kind. */
const slideFacts = z.object({
  /** Messages behind the figure, and as a share of all counted. */
  messages: count.optional(),
  share: z.number().min(0).max(1).optional(),
  /** What is usual of the figure in this chat, in the same unit. */
  usual: z.number().optional(),
  /** Calendar days from the first to the last message counted, and those with a message. */
  days: count.optional(),
  active_days: count.optional(),
  /** How many people there are in all. */
  people: count.optional(),
  words: count.optional(),
  /** From the first message to the last. */
  seconds: count.optional(),
  /** How many there are in all: conversations, bursts, gaps, links, different words or emoji, replies. */
  total: count.optional(),
  /** Of a day. */
  sentiment: z.number().min(-1).max(1).optional(),
})

/** A message that a slide may open on. */
const quoted = z.object({ id: count, author: personName, date: dateTime, message: z.string() })

/**
 * A story of a year, or of all time: what is most remarkable in it, in the order in which it is shown. 8 to 12 slides where there
 * is enough to tell, fewer where there is not; none of a year without messages.
 */
export const wrapped = z.object({
  /** The year that was asked for; null for all time. */
  year: z.int().nullable(),
  /** Those with a message, ascending. */
  years: z.array(z.int()),
  /** Messages counted. */
  messages: count,
  /** Everyone who wrote one of them, those with most messages first. */
  people: z.array(personName),
  slides: z.array(
    z.object({
      kind: slideKind,
      title: ours,
      /** A number, or with the units day, word, emoji, phrase and emotion the thing itself. */
      figure: z.union([z.number(), holding('figure', z.string())]),
      unit: slideUnit,
      /** The figure of docs/metrics.md it is, and the days it counts, both included. */
      metric: slideMetric,
      period: z.object({ from: day, to: day }),
      /** At most 8; on the slide about all people at most 12. */
      people: z.array(z.object({ name: personName, value: z.number() })).optional(),
      /** What the values of `people` count, where that is not `unit`. */
      people_unit: slideUnit.optional(),
      words: z.array(z.object({ word: z.string(), count, person: personName.optional() })).optional(),
      emojis: z.array(z.object({ emoji: emojiText, count })).optional(),
      /** `at`: `2024`, `2024-03`, an hour from 0, a weekday from 0 for Monday, an emotion. */
      /** `partial` where the messages cover only a part of the year or the month: not to be compared with whole ones. */
      series: z.array(z.object({ at: ours, value: z.number(), partial: z.literal(true).optional() })).optional(),
      series_step: seriesStep.optional(),
      /** Messages of each day that it shows: the days of a streak, around the busiest day, on both sides of a gap. */
      days: z.array(z.object({ date: day, messages: count })).optional(),
      /** Messages by weekday, Monday first, and hour. */
      cells: z.array(z.array(count)).optional(),
      /** Replies of each person: in under five minutes, an hour, a day, and later. */
      speeds: z.array(z.object({ name: personName, counts: z.array(count) })).optional(),
      /** Messages in 48 equal parts of the longest conversation, or the characters of each message in a row, 48 at most. */
      steps: z.array(count).optional(),
      /** The share of the emotion by month. */
      course: z.array(z.object({ at: ours, value: z.number() })).optional(),
      /**
       * Messages of what it counts that may be put on show, the best to read first, at most six, each on one slide of the story;
       * with the message that answers it, where the slide is about an exchange.
       */
      quotes: z.array(quoted.extend({ reply: quoted.optional() })).optional(),
      /** The special moments, most significant first, as /api/moments has them. */
      moments: specialMoments.shape.moments.optional(),
      /** The day it is about, and the last of several. */
      date: day.optional(),
      last_date: day.optional(),
      /** The message it is about or begins with, and the one it ends with. */
      message_id: count.optional(),
      last_message_id: count.optional(),
      facts: slideFacts,
    }),
  ),
  /** Feelings were not there in time, or cannot be had: slides that need them are missing. */
  without_feelings: z.boolean(),
})
