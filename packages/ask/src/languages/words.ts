import type { Metric } from '../plan.ts'

/** Every sentence that an answer may be. */
export type Sentence =
  | 'count'
  | 'count_words'
  | 'count_days'
  | 'count_conversations'
  | 'count_there'
  | 'count_phrase'
  | 'by_group'
  | 'by_group_phrase'
  | 'by_group_top'
  | 'by_group_top_phrase'
  | 'never'
  | 'never_phrase'
  | 'not_never'
  | 'not_never_phrase'
  | 'rank_most'
  | 'rank_least'
  | 'rank_most_phrase'
  | 'rank_least_phrase'
  | 'nobody'
  | 'nobody_phrase'
  | 'compare'
  | 'compare_phrase'
  | 'compare_equal'
  | 'compare_rate'
  | 'compare_equal_phrase'
  | 'share'
  | 'share_phrase'
  | 'portion'
  | 'portion_phrase'
  | 'messages_per_day'
  | 'messages_per_week'
  | 'messages_per_month'
  | 'messages_per_weekday'
  | 'rate_day'
  | 'rate_week'
  | 'rate_month'
  | 'rate_day_phrase'
  | 'rate_week_phrase'
  | 'rate_month_phrase'
  | 'words_per_message'
  | 'message_length'
  | 'longest_writer'
  | 'shortest_writer'
  | 'first'
  | 'last'
  | 'days_ago_first'
  | 'days_ago_last'
  | 'none'
  | 'none_phrase'
  | 'since'
  | 'span'
  | 'ranked'
  | 'ranked_least'
  | 'ranked_streak'
  | 'ranked_silence'
  | 'top_most'
  | 'top_least'
  | 'units_every_day'
  | 'units_over'
  | 'busiest'
  | 'quietest'
  | 'busiest_phrase'
  | 'quietest_phrase'
  | 'longest_message'
  | 'shortest_message'
  | 'slowest_reply'
  | 'longest_conversation'
  | 'longest_streak'
  | 'current_streak'
  | 'longest_silence'
  | 'longest_burst'
  | 'median'
  | 'p90'
  | 'mean'
  | 'fastest'
  | 'slowest'
  | 'opened'
  | 'closed'
  | 'opens_most'
  | 'opens_least'
  | 'closes_most'
  | 'closes_least'
  | 'topics'
  | 'sentiment'
  | 'happiest'
  | 'saddest'
  | 'most_positive'
  | 'least_positive'
  | 'favorite_words'
  | 'favorite_emoji'
  | 'moments'
  | 'birthday'
  | 'participants'
  | 'said_about'
  | 'not_said'

/** The text beside an answer. */
export type Remark =
  | 'correction'
  | 'media'
  | 'no_calls'
  | 'unnamed_calls'
  | 'no_edited'
  | 'period'
  | 'night'
  | 'season'
  | 'part'
  | 'span'
  | 'not_said'
  | 'tied'

/** The words of a language's answers. In sentences braces contain what is filled in. */
export interface Words {
  /** How numbers and dates are written where nothing is known of the reader: BCP 47. */
  locale: string
  /**
   * `{who}`, `{by}` (by whom), `{when}`, `{in}` (who and when in brackets), `{n}` (a number with its noun), `{value}`, `{within}` (a duration in English), `{metric}`, `{phrase}`,
   * `{place}` (in an order), `{list}`, `{rest}`, `{date}`, `{to}`, `{author}`, `{of}` (by whom, where that is not said before), `{quote}`, `{unit}`, `{label}`, `{thing}`, `{a}`, `{b}`, `{yes}`.
   */
  sentences: Readonly<Record<Sentence, string>>
  remarks: Readonly<Record<Remark, string>>
  /** One and many. */
  metrics: Readonly<Record<Metric | 'characters', readonly [one: string, many: string]>>
  /** One of what the first and the last of can be asked for. */
  things: Readonly<Partial<Record<Metric | 'phrase', string>>>
  units: Readonly<Record<'day' | 'week' | 'month' | 'year' | 'weekday' | 'hour' | 'season', string>>
  seasons: Readonly<Record<'spring' | 'summer' | 'autumn' | 'winter', string>>
  everyone: string
  by: string
  /** Who a reply answers, or who a wish is for. */
  to: string
  /** Before a period: a year or a month; a day; from one to another. */
  inPeriod: string
  onDay: string
  fromTo: string
  on: string
  atHours: string
  yes: string
  no: string
  positive: string
  neutral: string
  negative: string
  emotions: Readonly<Record<string, string>>
}
