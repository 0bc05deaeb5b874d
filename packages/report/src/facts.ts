/**
 * The facts of a report, as the API answers them: each field is (a part of) the answer of one call, so that a figure on paper is
 * the figure on the screen. Null where a call has nothing to show, or could not be answered.
 */
export interface Facts {
  overview: OverviewFacts
  /** By the name shown: which of the people's colors. */
  colors: Readonly<Record<string, number>>
  timeseries: {
    days: readonly string[]
    counts: readonly number[]
    annotations: readonly { day: string; kind: 'busiest' | 'return' | 'rise' | 'first'; value: number; seconds?: number | undefined }[]
    remark: {
      busiest_day: string
      messages: number
      busiest_month: { month: string; messages: number }
      quietest_weekday: { weekday: number; messages: number } | null
    } | null
  } | null
  heatmap: {
    counts: readonly (readonly number[])[]
    remark: {
      busiest_weekday: number
      busiest_hour: number
      busiest_cell: { weekday: number; hour: number; messages: number }
      busiest_time: { weekday: number; part: 'night' | 'morning' | 'afternoon' | 'evening'; messages: number }
    } | null
  } | null
  calendar: {
    remark: { active_days: number; total_days: number; longest_streak: { days: number; from: string; to: string } } | null
  } | null
  ribbon: {
    from: string | null
    to: string | null
    slots_per_day: number
    people: readonly { person: string; counts: readonly number[] }[]
    rest: { people: number; counts: readonly number[] } | null
    messages: number
    remark: {
      active_days: number
      total_days: number
      fullest_day: { day: string; messages: number }
      longest_gap: { from: string; to: string; seconds: number } | null
    } | null
  } | null
  /** Messages that may be put on show beside what stands out, the best to read first. */
  messagesOnShow: {
    first: readonly SentFacts[]
    hour: readonly SentFacts[]
    day: readonly SentFacts[]
    streak: readonly SentFacts[]
    gap: { ended_by: string; shown: readonly SentFacts[] } | null
  } | null
  messageShare: { people: readonly { person: string; messages: number }[] } | null
  replyDiscipline: { reply_discipline: Readonly<Record<string, ReplyFacts>>; people: readonly string[] } | null
  responseMatrix: {
    pairs: readonly { from: string; to: string; replies: number; median_seconds: number | null; p90_seconds: number | null }[]
    total_pairs: number
  } | null
  conversations: {
    conversations: number
    median_messages: number | null
    median_seconds: number | null
    longest: { messages: number; seconds: number; start: string; people: readonly string[] } | null
    people: readonly { person: string; opened: number; closed: number }[]
  } | null
  bursts: { bursts: number; people: readonly { person: string; bursts: number; longest: number | null }[] } | null
  streaks: { streaks: readonly { start: string; end: string; days: number; messages: number }[]; total_streaks: number } | null
  gaps: {
    cold_streaks: readonly { duration_days: number; message_before: SentFacts; message_after: SentFacts }[]
    total_streaks: number
  } | null
  caringMoments: { caring_moments: readonly { author: string; date: string; text: string }[] } | null
  sentimentDistribution: { positive: number; neutral: number; negative: number; unscored: number } | null
  monthlySentiment: { monthly_sentiment: readonly { month: string; sentiment: number | null; messages: number }[] } | null
  sentimentTrend: { overall_trend: 'improving' | 'declining' | 'stable'; average_sentiment: number | null; messages: number } | null
  peaksValleys: { peaks: readonly ExtremeFacts[]; valleys: readonly ExtremeFacts[] } | null
  emotionFingerprint: (FingerprintFacts & { people: readonly (FingerprintFacts & { person: string })[] }) | null
  moodTimeline: { timeline: readonly { date: string; mood: EmotionName; z: number; stands_out: boolean; messages: number }[] } | null
  emotionHighlights: {
    highlights: readonly { emotion: EmotionName; author: string; date: string; message: string; score: number }[]
  } | null
  emotionSync: { pairs: readonly { a: string; b: string; correlation: number; weeks: number }[] } | null
  words: { words: readonly { word: string; count: number; messages: number; is_name: boolean }[]; total: number; said: number } | null
  /** The words that this chat says far more often than people elsewhere, the most surprising first. */
  ownWords: readonly { word: string; count: number }[] | null
  emojis: { emojis: readonly { emoji: string; count: number }[]; total: number; said: number } | null
  phrases: { phrases: readonly { phrase: string; count: number; messages: number }[] } | null
  wordComparison: { people: readonly { person: string; words: readonly { word: string }[]; emojis: readonly { emoji: string }[] }[] } | null
  writingStyle: {
    people: readonly {
      person: string
      texts: number
      median_length: number | null
      mean_words: number | null
      emoji_share: number | null
      question_share: number | null
      link_share: number | null
    }[]
  } | null
  topics: { topics: readonly { name: string; share: number; messages: readonly SentFacts[] }[] } | null
  moments: { moments: readonly MomentFacts[]; average_significance: number | null; years_covered: number } | null
  favorites: readonly FavoriteFacts[]
}

export type EmotionName = 'joy' | 'love' | 'gratitude' | 'amusement' | 'admiration' | 'surprise' | 'sadness' | 'anger' | 'fear'

export interface OverviewFacts {
  was_truncated: boolean
  original_message_count: number
  overview: {
    participants: readonly string[]
    total_messages: number
    start_date: string | null
    end_date: string | null
    avg_daily_messages: number
    messages_per_day: number
    media_messages: number
    total_words: number
    total_days: number
  }
  latency: { p50: number | null; p90: number | null; replies: number }
  import: { title: string | null; is_group: boolean; has_seconds: boolean }
}

interface ReplyFacts {
  '<5min': number
  '<1hr': number
  '<1day': number
  '>1day': number
  total_replies: number
  median_seconds: number | null
  p90_seconds: number | null
}

export interface SentFacts {
  author: string
  date: string
  message: string
}

export interface ExtremeFacts {
  date: string
  sentiment: number
  messages: number
}

export interface FingerprintFacts {
  emotions: Readonly<Record<EmotionName, number>> | null
  neutral_share: number | null
  messages: number
}

interface MomentFacts {
  title: string
  date: string
  significance: number
  description: string
  impact: string
  message: string
  author: string
}

export interface NeighborFacts {
  author: string
  text: string
  originalDate: string
}

export interface FavoriteFacts extends NeighborFacts {
  note: string
  /** The title of the chat it was saved from; empty where it is not known. */
  uploadTitle?: string
  /** The messages right before and after it, where they may be shown. */
  before?: NeighborFacts | null
  after?: NeighborFacts | null
}
