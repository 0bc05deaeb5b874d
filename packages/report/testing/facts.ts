import type { Facts } from '#facts.ts'

/** Facts of an invented chat of two, as the API answers them; what a test is about is put in their place. */
export function someFacts(changes: Partial<Facts> = {}): Facts {
  const people = ['Ana Sol', 'Ben Ohm']
  return {
    overview: {
      was_truncated: false,
      original_message_count: 420,
      overview: {
        participants: people,
        total_messages: 420,
        start_date: '2024-02-01',
        end_date: '2024-03-31',
        avg_daily_messages: 7,
        messages_per_day: 8.4,
        media_messages: 12,
        total_words: 3100,
        total_days: 60,
      },
      latency: { p50: 95, p90: 5400, replies: 201 },
      import: { title: null, is_group: false, has_seconds: true },
    },
    colors: { 'Ana Sol': 0, 'Ben Ohm': 1 },
    timeseries: {
      days: Array.from({ length: 60 }, (_, i) => new Date(Date.UTC(2024, 1, 1 + i)).toISOString().slice(0, 10)),
      counts: Array.from({ length: 60 }, (_, i) => (i % 6 === 5 ? 0 : i === 17 ? 62 : 7)),
      annotations: [{ day: '2024-02-18', kind: 'busiest', value: 62 }],
      remark: {
        busiest_day: '2024-02-18',
        messages: 62,
        busiest_month: { month: '2024-02', messages: 230 },
        quietest_weekday: { weekday: 1, messages: 40 },
      },
    },
    heatmap: {
      counts: Array.from({ length: 7 }, (_, row) => Array.from({ length: 24 }, (_, column) => (row * column) % 9)),
      remark: {
        busiest_weekday: 6,
        busiest_hour: 20,
        busiest_cell: { weekday: 6, hour: 20, messages: 8 },
        busiest_time: { weekday: 6, part: 'evening', messages: 31 },
      },
    },
    calendar: {
      remark: { active_days: 50, total_days: 60, longest_streak: { days: 5, from: '2024-02-01', to: '2024-02-05' } },
    },
    ribbon: {
      from: '2024-02-01',
      to: '2024-03-31',
      slots_per_day: 1,
      people: people.map((person, of) => ({
        person,
        counts: Array.from({ length: 60 }, (_, i) => (i % 6 === 5 ? 0 : i === 17 ? 31 : of === 0 ? 4 : 3)),
      })),
      rest: null,
      messages: 420,
      remark: {
        active_days: 50,
        total_days: 60,
        fullest_day: { day: '2024-02-18', messages: 62 },
        longest_gap: null,
      },
    },
    messagesOnShow: null,
    messageShare: { people: people.map((person, i) => ({ person, messages: [250, 170][i]! })) },
    replyDiscipline: null,
    responseMatrix: null,
    conversations: null,
    bursts: null,
    streaks: null,
    gaps: null,
    caringMoments: null,
    sentimentDistribution: null,
    monthlySentiment: null,
    sentimentTrend: null,
    peaksValleys: null,
    emotionFingerprint: null,
    moodTimeline: null,
    emotionHighlights: null,
    emotionSync: null,
    words: null,
    ownWords: null,
    emojis: null,
    phrases: null,
    wordComparison: null,
    writingStyle: null,
    topics: null,
    moments: null,
    favorites: [],
    ...changes,
  }
}

export const someOptions = { day: '2026-11-22', paper: 'a4', isMasked: false, madeBy: 'device' } as const
export const someBookOptions = {
  ...someOptions,
  hasBleed: false,
  part: 'pages',
} as const
