import { parseDay } from '@convostat/engine/chat/civil'
import type { Answer } from './answer.ts'
import { compute } from './compute/compute.ts'
import { peopleOf } from './compute/people-of.ts'
import { countedTools, isOfThese } from './figure-tools.ts'
import { phraseIn } from './parse/phrases.ts'
import { metrics, type PlanFunction, type Scope } from './plan.ts'
import type { QuestionContext } from './question-context.ts'

/** A plan function as tool calling takes it. */
export interface PlanTool {
  name: PlanFunction['name']
  description: string
  /** JSON Schema of the arguments: an object of flat fields; days as `2021-03-04`, people by name. */
  parameters: Readonly<Record<string, unknown>>
  /** Null where the arguments are not such, name someone who is not there, or what it needs cannot be had. Answers in English. */
  run(args: unknown, asked: QuestionContext): Promise<Answer | null>
}

type Args = Readonly<Record<string, unknown>>
type Field = Readonly<Record<string, unknown>>

const oneOf = (values: readonly string[], description: string): Field => ({ type: 'string', enum: values, description })
const text = (description: string): Field => ({ type: 'string', description })

const scopeFields: Readonly<Record<string, Field>> = {
  people: { type: 'array', items: { type: 'string' }, description: 'Names of people of this chat; left out for everyone.' },
  from: text('First day, as 2021-03-04; left out for the beginning of the chat.'),
  to: text('Last day, inclusive, as 2021-03-31; left out for its end.'),
}
const metric = oneOf(metrics, 'What is counted.')
const phrase = text('Count messages that hold these words one after another, instead of a metric.')
const person = text('The name of a person of this chat.')
const countedFields = { metric, phrase }

/** Fields of arguments that are not as the schema says. */
class Wrong extends Error {}

function scopeOf(args: Args, { chat }: QuestionContext): Scope {
  const people = args.people === undefined ? undefined : namesIn(args.people, peopleOf(chat))
  const [from, to] = [dayIn(args.from), dayIn(args.to)]
  return { ...(people && people.length > 0 && { people }), ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

function namesIn(value: unknown, known: readonly string[]): string[] {
  if (!Array.isArray(value) || value.length > known.length) throw new Wrong()
  return [...new Set(value.map((name) => nameIn(name, known)))]
}

function nameIn(value: unknown, known: readonly string[]): string {
  const name = known.find((each) => each === value)
  if (name === undefined) throw new Wrong()
  return name
}

function dayIn(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const day = typeof value === 'string' ? parseDay(value) : null
  if (day === null) throw new Wrong()
  return day
}

function choice<Value extends string>(value: unknown, values: readonly Value[], otherwise?: Value): Value {
  if (value === undefined && otherwise !== undefined) return otherwise
  const found = values.find((each) => each === value)
  if (found === undefined) throw new Wrong()
  return found
}

function wordsIn(value: unknown): string {
  const phrase = typeof value === 'string' ? phraseIn(value) : null
  if (phrase === null) throw new Wrong()
  return phrase
}

function countedIn(args: Args) {
  if (typeof args.phrase === 'string' && args.phrase.trim() !== '') return { metric: 'messages' as const, phrase: wordsIn(args.phrase) }
  return { metric: choice(args.metric, metrics, 'messages') }
}

const orders = ['most', 'least'] as const

interface Declared {
  name: PlanFunction['name']
  description: string
  fields: Readonly<Record<string, Field>>
  required?: readonly string[]
  plan(args: Args, asked: QuestionContext): PlanFunction
}

const declared: readonly Declared[] = [
  {
    name: 'count',
    description: 'How many messages, words, media, links, questions, emoji …, or messages with a phrase, of some people and days.',
    fields: { ...countedFields, ...scopeFields, by: oneOf(['person', 'year', 'month'], 'Also the count of each.') },
    plan: (args, asked) => {
      const counted = countedIn(args)
      const scope = scopeOf(args, asked)
      // Who has a conversation is not who opened it.
      if (counted.metric === 'conversations' && (scope.people || args.by === 'person')) throw new Wrong()
      return {
        name: 'count',
        ...counted,
        scope,
        ...(args.by !== undefined && { by: choice(args.by, ['person', 'year', 'month'] as const) }),
      }
    },
  },
  {
    name: 'rank_people',
    description: 'Who sent most or least of something, or said a phrase most often, with the counts of everyone.',
    fields: { ...countedFields, order: oneOf(orders, 'Most or least first.'), ...scopeFields },
    plan: (args, asked) => ({
      name: 'rank_people',
      ...sentIn(args),
      order: choice(args.order, orders, 'most'),
      scope: scopeOf(args, asked),
    }),
  },
  {
    name: 'first_or_last',
    description:
      'The first or the last message, or the first or last that holds a phrase, a link, a question …: when, by whom, and its text.',
    fields: { which: oneOf(['first', 'last'], 'Which end.'), ...countedFields, ...scopeFields },
    required: ['which'],
    plan: (args, asked) => ({
      name: 'first_or_last',
      which: choice(args.which, ['first', 'last']),
      wants: 'when',
      ...firstOf(countedIn(args)),
      scope: scopeOf(args, asked),
    }),
  },
  {
    name: 'chat_span',
    description: 'The first and the last day of the chat, and how many days it covers.',
    fields: {},
    plan: () => ({ name: 'chat_span', wants: 'days' }),
  },
  {
    name: 'busiest',
    description: 'The day, month, year, weekday or hour of the day with most or fewest messages (or messages with a phrase).',
    fields: {
      unit: oneOf(['day', 'month', 'year', 'weekday', 'hour'], 'Of what.'),
      order: oneOf(orders, 'Most or fewest.'),
      phrase,
      ...scopeFields,
    },
    required: ['unit'],
    plan: (args, asked) => ({
      name: 'busiest',
      unit: choice(args.unit, ['day', 'month', 'year', 'weekday', 'hour']),
      order: choice(args.order, orders, 'most'),
      ...countedIn({ phrase: args.phrase }),
      scope: scopeOf(args, asked),
    }),
  },
  {
    name: 'longest',
    description: 'The longest message, conversation, streak of days with messages, silence, or run of messages by one person.',
    fields: { of: oneOf(['message', 'conversation', 'streak', 'silence', 'burst'], 'Of what.'), ...scopeFields },
    required: ['of'],
    plan: (args, asked) => {
      const of = choice(args.of, ['message', 'conversation', 'streak', 'silence', 'burst'])
      const scope = scopeOf(args, asked)
      // Gaps are everyone's.
      if (of === 'silence' && scope.people) throw new Wrong()
      return { name: 'longest', of, scope }
    },
  },
  {
    name: 'response_time',
    description: 'How long somebody, or everyone, takes to reply: median, 90th percentile or mean, in seconds.',
    fields: { statistic: oneOf(['median', 'p90', 'mean'], 'Which.'), ...scopeFields },
    plan: (args, asked) => ({
      name: 'response_time',
      statistic: choice(args.statistic, ['median', 'p90', 'mean'], 'median'),
      scope: scopeOf(args, asked),
    }),
  },
  {
    name: 'rank_response_times',
    description: 'Who replies fastest or slowest, by median.',
    fields: { order: oneOf(['fastest', 'slowest'], 'Which first.'), ...scopeFields },
    plan: (args, asked) => ({
      name: 'rank_response_times',
      order: choice(args.order, ['fastest', 'slowest'], 'fastest'),
      scope: scopeOf(args, asked),
    }),
  },
  {
    name: 'conversation_ends',
    description: 'Who started or ended most conversations, with the counts of everyone.',
    fields: { what: oneOf(['opened', 'closed'], 'Started or ended.'), ...scopeFields },
    plan: (args, asked) => ({
      name: 'conversation_ends',
      what: choice(args.what, ['opened', 'closed'], 'opened'),
      order: 'most',
      scope: scopeOf(args, asked),
    }),
  },
  {
    name: 'average',
    description: 'Messages a day, or the mean length or words of messages.',
    fields: { of: oneOf(['messages_per_day', 'message_length', 'words_per_message'], 'Of what.'), ...scopeFields },
    required: ['of'],
    plan: (args, asked) => ({
      name: 'average',
      of: choice(args.of, ['messages_per_day', 'message_length', 'words_per_message']),
      scope: scopeOf(args, asked),
    }),
  },
  {
    name: 'share',
    description: 'What part of all messages, words, media, links, questions or emoji somebody sent.',
    fields: { metric, ...scopeFields },
    required: ['people'],
    plan: (args, asked) => ({ name: 'share', ...sentIn(args), scope: scopeOf(args, asked) }),
  },
  {
    name: 'topics',
    description: 'What the chat comes back to.',
    fields: { from: scopeFields.from, to: scopeFields.to },
    plan: (args, asked) => ({ name: 'topics', scope: scopeOf(args, asked) }),
  },
  {
    name: 'sentiment',
    description: 'The average sentiment of some people and days, −1 to 1.',
    fields: scopeFields,
    plan: (args, asked) => ({ name: 'sentiment', scope: scopeOf(args, asked) }),
  },
  {
    name: 'happiest',
    description: 'The day, month or year that sounds happiest or saddest.',
    fields: {
      unit: oneOf(['day', 'month', 'year'], 'Of what.'),
      order: oneOf(orders, 'Happiest (most) or saddest (least).'),
      ...scopeFields,
    },
    plan: (args, asked) => ({
      name: 'happiest',
      unit: choice(args.unit, ['day', 'month', 'year'], 'month'),
      order: choice(args.order, orders, 'most'),
      scope: scopeOf(args, asked),
    }),
  },
  {
    name: 'favorites',
    description: 'The words or emoji that somebody, or everyone, uses most.',
    fields: { of: oneOf(['words', 'emoji'], 'Which.'), ...scopeFields },
    plan: (args, asked) => ({ name: 'favorites', of: choice(args.of, ['words', 'emoji'], 'words'), most: 10, scope: scopeOf(args, asked) }),
  },
  {
    name: 'moments',
    description: 'Special moments of the chat: firsts, reunions, birthdays, the busiest day and the like.',
    fields: { from: scopeFields.from, to: scopeFields.to },
    plan: (args, asked) => ({ name: 'moments', scope: scopeOf(args, asked) }),
  },
  {
    name: 'birthday',
    description: 'Days on which a birthday was wished.',
    fields: { person },
    plan: (args, asked) => ({
      name: 'birthday',
      scope: {},
      ...(args.person !== undefined && { person: nameIn(args.person, peopleOf(asked.chat)) }),
    }),
  },
  {
    name: 'participants',
    description: 'Who wrote, and how many people that are.',
    fields: { from: scopeFields.from, to: scopeFields.to },
    plan: (args, asked) => ({ name: 'participants', scope: scopeOf(args, asked) }),
  },
  {
    name: 'said_about',
    description: 'Messages that hold all of some words, the best first.',
    fields: { query: text('A few words.'), ...scopeFields },
    required: ['query'],
    plan: (args, asked) => ({ name: 'said_about', query: wordsIn(args.query), scope: scopeOf(args, asked) }),
  },
  {
    // One tool for all: a model is offered less to choose from, and has more room for messages.
    name: 'figure',
    description: `What no other tool answers: ${countedTools.map(({ tool }) => `${tool.name} (${tool.description})`).join('; ')}.`,
    fields: {
      figure: oneOf(
        countedTools.map(({ tool }) => tool.name),
        'Which.',
      ),
      ...scopeFields,
    },
    required: ['figure'],
    plan: (args, asked) => {
      const found = countedTools.find(({ tool }) => tool.name === args.figure)
      const scope = scopeOf(args, asked)
      if (!found || !isOfThese(found.tool, scope.people)) throw new Wrong()
      return { name: 'figure', figure: found.figure, scope }
    },
  },
]

/** What someone sends: no days and no conversations. */
function sentIn(args: Args): ReturnType<typeof countedIn> {
  const counted = countedIn(args)
  if (counted.metric === 'active_days' || counted.metric === 'conversations') throw new Wrong()
  return counted
}

/** Of one message there is no number of words, and none of conversations. */
function firstOf(counted: ReturnType<typeof countedIn>): ReturnType<typeof countedIn> {
  if ('phrase' in counted) return counted
  if (counted.metric === 'links' || counted.metric === 'emoji') return { metric: `messages_with_${counted.metric}` }
  if (['words', 'active_days', 'conversations', 'positive', 'negative'].includes(counted.metric)) throw new Wrong()
  return counted
}

/** What a model may ask the engine for: it counts through these alone. */
export const planFunctions: readonly PlanTool[] = declared.map(({ name, description, fields, required = [], plan }) => ({
  name,
  description,
  parameters: { type: 'object', properties: fields, required, additionalProperties: false },
  async run(args, asked) {
    try {
      const given = args !== null && typeof args === 'object' && !Array.isArray(args) ? (args as Args) : null
      if (!given || required.some((field) => given[field] === undefined)) return null
      return await compute({ ...plan(given, asked), language: 'en', confidence: 1, assumptions: [] }, asked)
    } catch (error) {
      if (error instanceof Wrong) return null
      throw error
    }
  },
}))
