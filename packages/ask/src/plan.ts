import type { AnswerUnit } from '@convostat/figures'
import type { AskedFigure } from './figure-tools.ts'
import type { Language } from './languages/index.ts'

/** Kinds of messages that are counted under the name by which they are asked for; media where an export names their kind. */
export const kindsOfMessages = [
  'calls',
  'missed_calls',
  'edited',
  'photos',
  'videos',
  'voice',
  'stickers',
  'gifs',
  'documents',
  'apologies',
  'laughter',
  'thanks',
] as const

/** What can be counted. */
export const metrics = [
  'messages',
  'words',
  'media',
  'links',
  'questions',
  'messages_with_links',
  'messages_with_emoji',
  'emoji',
  'deleted',
  'polls',
  'locations',
  'contacts',
  'active_days',
  'conversations',
  'positive',
  'negative',
  ...kindsOfMessages,
  'love',
  'exclamations',
  'quick_replies',
  'late_replies',
  'replies',
  'different_emoji',
  'silent_days',
  'gaps',
] as const
export type Metric = (typeof metrics)[number]

/** What the value of a figure is. Names and dates are in the sentence; their value is the count behind them. */
export type Unit =
  | 'messages'
  | 'words'
  | 'links'
  | 'emoji'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'seconds'
  | 'characters'
  | 'conversations'
  | 'people'
  | 'moments'
  | 'gaps'
  | 'replies'
  | 'messages_per_day'
  | 'messages_per_week'
  | 'messages_per_month'
  | 'per_day'
  | 'per_week'
  | 'per_month'
  | 'words_per_message'
  | 'characters_per_message'
  | 'share'
  | 'score'
  | 'date'
  | 'week'
  | 'season'
  | 'person'
  | 'weekday'
  | 'hour'
  | 'month'
  | 'year'
  | 'word'
  | 'topics'
  | AnswerUnit

/** Days since 1970-01-01, inclusive; left open where it is. */
export interface Period {
  from?: number
  to?: number
}

/** Days, weekdays, months of the year and hours: those for which all of it is true. */
export interface Moment extends Period {
  /** 0 for Monday to 6 for Sunday. */
  weekdays?: readonly number[]
  /** Of every year, 1 to 12: summers are 6, 7 and 8. */
  months?: readonly number[]
  /** Of the day, 0 to 23, as a list: nights are 22, 23, 0 … 5. */
  hours?: readonly number[]
}

/** Which messages a question is about. */
export interface Scope extends Moment {
  /** Names as shown; anyone where there are none. */
  people?: readonly string[]
}

/** A metric, or messages that contain a phrase: words one after another, as a search for them in quotes finds them. */
export interface Counted {
  metric: Metric
  phrase?: string
}

export type Order = 'most' | 'least'
export type CalendarUnit = 'day' | 'week' | 'month' | 'year'
export type TimeUnit = 'day' | 'week' | 'month' | 'year' | 'weekday' | 'hour' | 'season'

/** What should be computed, with its arguments. */
export type PlanFunction =
  | ({ name: 'count'; scope: Scope; by?: 'person' | 'year' | 'month' | 'weekday' | 'hour' } & Counted)
  /** `place`: who is second; `top`: the first this many. */
  | ({ name: 'rank_people'; scope: Scope; order: Order; isNever?: true; place?: number; top?: number } & Counted)
  | ({ name: 'compare_people'; scope: Scope; people: readonly [string, string]; claim?: 'more' | 'less' } & Counted)
  /** `isRate`: by each of the weekdays, months or hours, of which one has more than the other. */
  | ({ name: 'compare_periods'; scope: Scope; periods: readonly [Moment, Moment]; claim?: 'more' | 'less'; isRate?: true } & Counted)
  /** `isOfMessages`: compared with all messages in the scope, not with what others sent of the same. */
  | ({ name: 'share'; scope: Scope; isOfMessages?: true } & Counted)
  | {
      name: 'average'
      of: 'messages_per_day' | 'messages_per_week' | 'messages_per_month' | 'message_length' | 'words_per_message'
      scope: Scope
      by?: 'person' | 'weekday'
      order?: Order
    }
  | ({ name: 'rate'; per: 'day' | 'week' | 'month'; scope: Scope } & Counted)
  | ({ name: 'first_or_last'; which: 'first' | 'last'; wants: 'when' | 'who' | 'message' | 'days_ago'; scope: Scope } & Counted)
  | { name: 'chat_span'; wants: 'since' | 'days' }
  | ({ name: 'busiest'; unit: TimeUnit; order: Order; scope: Scope; place?: number; top?: number } & Counted)
  /** How many days, weeks, months or years have more than a number of messages, or some on each of their days. */
  | { name: 'count_units'; unit: CalendarUnit; has: 'every_day' | { moreThan: number }; scope: Scope }
  | {
      name: 'longest'
      of: 'message' | 'conversation' | 'streak' | 'current_streak' | 'silence' | 'burst' | 'reply'
      scope: Scope
      wants?: 'who'
      place?: number
    }
  | { name: 'shortest_message'; scope: Scope; wants?: 'who' }
  | { name: 'response_time'; statistic: 'median' | 'p90' | 'mean'; scope: Scope; to?: string }
  | { name: 'rank_response_times'; order: 'fastest' | 'slowest'; scope: Scope; to?: string }
  | { name: 'conversation_ends'; what: 'opened' | 'closed'; scope: Scope; order?: Order }
  | { name: 'topics'; scope: Scope }
  | { name: 'sentiment'; scope: Scope }
  | { name: 'happiest'; unit: 'day' | 'month' | 'year'; order: Order; scope: Scope }
  | { name: 'rank_sentiment'; order: Order; scope: Scope }
  | { name: 'favorites'; of: 'words' | 'emoji'; most: number; scope: Scope; place?: number }
  | { name: 'moments'; scope: Scope }
  | { name: 'birthday'; person?: string; scope: Scope }
  | { name: 'participants'; scope: Scope }
  | { name: 'said_about'; query: string; scope: Scope }
  | { name: 'figure'; figure: AskedFigure; scope: Scope }

/** How a question was read, where it left something open: shown with the answer. */
export type Assumption =
  /** A period without a year, or told from the chat's last day. */
  | { kind: 'period'; period: Period }
  | { kind: 'night' }
  /** A season without a year: that of every year. */
  | { kind: 'season'; months: readonly number[] }
  /** A word that was taken for another one. */
  | { kind: 'correction'; written: string; meant: string }

/** The hours of a night, as docs/metrics.md parts a day. */
export const NIGHT: readonly number[] = [22, 23, 0, 1, 2, 3, 4, 5]

export type Plan = PlanFunction & {
  /** In which the answer is given. */
  language: Language
  /** 0 to 1: below 1 something was assumed. What is only half understood is not a plan at all. */
  confidence: number
  assumptions: readonly Assumption[]
}
