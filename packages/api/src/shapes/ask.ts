import type { Refused, SuggestedIn } from '@convostat/ask'
import { emotions } from '@convostat/emotion/labels'
import { chatTitle, count, dateTime, day, flag, holding, hour, kind, month, ours, sentence, weekday } from '@convostat/figures/schema'
import { z } from '@convostat/figures/zod'
import { mostOfAQuestion } from '../limits.ts'
import { searchHit } from './search.ts'

/** Why no local model can be asked, each with its own way out. */
export const localModelReason = z.enum([
  'not_connected',
  'not_running',
  'origin_not_allowed',
  'insecure_blocked',
  'permission_denied',
  'no_model',
  'models_failed',
  'switched_off',
])
export type LocalModelReason = z.output<typeof localModelReason>

/**
 * Who answers questions about the chat, and how many one has. `available` and `model` are of the local model; without it `reason`
 * says why not. `questions_used` were answered of this chat, whichever upload holds it; `questions_remaining` is null for any number.
 */
export const aiStatus = z.object({
  available: z.boolean(),
  /** As the program that runs it calls it. */
  model: ours.nullable(),
  has_chat_data: z.boolean(),
  has_pro_license: z.boolean(),
  questions_used: count,
  questions_remaining: count.nullable(),
  reason: localModelReason.optional(),
})
export type AiStatus = z.output<typeof aiStatus>

/**
 * Without `local_model` a local model is asked where there is one and it is needed; `model` is one of those that are installed.
 * `languages` are those that the reader prefers, most preferred first (BCP 47): numbers and dates are written by them.
 */
export const asking = z.object({
  question: z.string().trim().min(1).max(mostOfAQuestion),
  /** The question before it, which it may continue: "and on Sundays?". */
  after: z.string().trim().min(1).max(mostOfAQuestion).optional(),
  model: z.string().min(1).max(200).optional(),
  local_model: flag.optional(),
  languages: z.array(z.string().min(1).max(64)).max(20).optional(),
})

/** The language in which questions are suggested, English where none is named; answers are in that of the question. */
export const suggesting = z.object({ language: z.enum(['en', 'de', 'ar'] satisfies SuggestedIn[]).optional() })

/** What of a sentence of ours is the chat's own: words of it, in quotation marks. */
const quoted = z.array(chatTitle)

/** Questions that this chat has an answer to, computed. */
const suggested = z.array(z.object({ question: sentence, quoted }))
export const askSuggestions = z.object({ questions: suggested })

/** Why a question is not answered: what a chat cannot know, by its kind; `unknown` where it was not understood and nothing was found. */
const refusedAs = z.enum(['distress', 'fidelity', 'feelings', 'diagnosis', 'judgment', 'secrets', 'unknown'] satisfies Refused[])

const year = z.string().regex(/^\d{4}$/)

/** A figure: a number, a day, a time, an emoji; else a name or a word of the chat. */
const figureValue = z.union([
  z.number(),
  day,
  month,
  dateTime,
  holding('emoji', z.string().regex(/^[^\p{L}]*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3)[^\p{L}]*$/u)),
  chatTitle,
])

/** A weekday or an hour. */
const numbered = z.enum(Array.from({ length: 24 }, (_, i) => String(i)))

/** What a computed answer counts. `definition`: how, in a sentence. `parts`: of several that were compared, each. */
const figure = z.object({
  metric: ours,
  value: figureValue.nullable(),
  unit: ours,
  definition: sentence,
  parts: z
    .array(z.object({ of: z.union([day, month, year, numbered, z.enum(emotions), chatTitle]), value: z.number().nullable() }))
    .optional(),
})

/** The search that finds all messages behind an answer, as `search.run` takes it. */
const answerSearch = z.object({
  query: z.string().optional(),
  senders: z.array(holding('name', z.string())).optional(),
  start_date: day.optional(),
  end_date: day.optional(),
  weekday: weekday.optional(),
  hour: hour.optional(),
  kind: kind.optional(),
  has_link: z.boolean().optional(),
  has_question: z.boolean().optional(),
  has_emoji: z.boolean().optional(),
  role: z.enum(['opener', 'closer', 'burst']).optional(),
  sentiment: z.enum(['positive', 'negative']).optional(),
})

/** What every answer has. */
const evidence = {
  /** Ids of the messages it rests on; none where the chat does not say. */
  citations: z.array(count),
  /** The same messages. */
  messages: z.array(searchHit),
  /** Those around the first one found, itself among them, as they follow one another. */
  around: z.array(searchHit).optional(),
  /** How many messages were looked at for it. */
  read_messages: count,
  /** Each a sentence that must be known with it. */
  notes: z.array(sentence),
  quoted,
  /**
   * Whether it is an answer: a question without one does not count. What was computed is one, and what a model says of messages it
   * cites; messages that only fit the question are none.
   */
  is_answered: z.boolean(),
  /** Why it is none; it costs nothing. */
  refused: refusedAs.optional(),
  /** It can be answered as soon as `people.set` was called with `me`. */
  asks_me: z.literal(true).optional(),
  /** Questions near it that can be answered, where it was not. */
  near: suggested.optional(),
  search: answerSearch.optional(),
}

/** Computed by the engine, or the best matching messages: the sentences are ours. */
const toldAnswer = z.object({ answer: sentence, method: z.enum(['computed', 'search']), ...evidence, figure: figure.optional() })
/** Written by a local model, of which nobody knows what words it took from the chat. */
const modelAnswer = z.object({ answer: z.string(), method: z.literal('model'), model: ours, ...evidence })

export const askAnswer = z.union([toldAnswer, modelAnswer])
export type AskAnswer = z.output<typeof askAnswer>

/** What is sent while a question is answered: pieces of the sentence as it is written, then the whole answer. */
export const askEvent = z.union([
  z.object({ event: z.literal('token'), data: z.object({ text: z.string() }) }),
  z.object({ event: z.literal('answer'), data: askAnswer }),
])
export type AskEvent = z.output<typeof askEvent>

/** A question that was asked, and its answer, as it is kept on the device. */
export const askedQuestion = z.object({
  id: holding('ours', z.string().min(1).max(64)),
  /** The upload it was asked about: it goes with it. */
  uploadId: z.string().regex(/^upload_\d{1,16}$/),
  askedOn: z.iso.datetime(),
  question: z.string().min(1).max(mostOfAQuestion),
  answer: askAnswer,
})
export type AskedQuestion = z.output<typeof askedQuestion>
