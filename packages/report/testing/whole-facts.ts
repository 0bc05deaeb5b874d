import type { EmotionName, Facts } from '#facts.ts'
import { someFacts } from './facts.ts'

export const emotions: EmotionName[] = ['joy', 'love', 'gratitude', 'amusement', 'admiration', 'surprise', 'sadness', 'anger', 'fear']
const shares = Object.fromEntries(emotions.map((emotion, i) => [emotion, (9 - i) / 45])) as Record<EmotionName, number>
export const monthOf = (n: number): string => `2024-${String(1 + (n % 12)).padStart(2, '0')}`
export const dayOf = (n: number): string => new Date(Date.UTC(2024, 1, 1 + n, 18, 7)).toISOString().slice(0, 19)
export const favorite = (author: string, n: number) => ({
  author,
  text: `Text ${n}`,
  originalDate: dayOf(n),
  note: n % 2 === 0 ? '' : `Note ${n}`,
})
export const moment = (n: number) => ({
  title: 'Ana Sol said it',
  date: dayOf(n),
  significance: n / 30,
  description: 'It was said by Ana Sol.',
  impact: '',
  message: n === 0 ? '' : `Moment ${n}`,
  author: 'Ana Sol',
})
export const replies = (median: number, total: number) => ({
  '<5min': 3,
  '<1hr': 1,
  '<1day': 1,
  '>1day': 0,
  total_replies: total,
  median_seconds: median,
  p90_seconds: 4000,
})

/** Something of everything that a report can tell. */
export function wholeFacts(people: readonly string[]): Facts {
  const base = someFacts()
  const [one] = people
  const other = people.at(-1)!
  const sent = (author: string, n: number) => ({ author, date: dayOf(n), message: `Message ${n}` })
  const extreme = (n: number) => ({ date: dayOf(n), sentiment: 0.5, messages: n })
  return {
    ...base,
    overview: {
      ...base.overview,
      overview: { ...base.overview.overview, participants: people },
      import: { ...base.overview.import, is_group: people.length > 2 },
    },
    colors: Object.fromEntries(people.map((person, i) => [person, i])),
    timeseries: {
      ...base.timeseries!,
      annotations: (['first', 'busiest', 'return', 'rise'] as const).map((kind, i) => ({ day: dayOf(i).slice(0, 10), kind, value: 1 + i })),
    },
    messagesOnShow: {
      first: [sent(one!, 1)],
      hour: [sent(other, 2)],
      day: [sent(one!, 3)],
      streak: [sent(other, 4)],
      gap: { ended_by: other, shown: [sent(other, 5)] },
    },
    messageShare: { people: people.map((person, i) => ({ person, messages: 1200 - 7 * i })) },
    replyDiscipline: { people, reply_discipline: Object.fromEntries(people.map((person, i) => [person, replies(60 + 90 * i, 1 + i)])) },
    responseMatrix: {
      pairs: people.slice(0, 4).map((from, i) => ({ from, to: other, replies: 10 - i, median_seconds: 40 * i, p90_seconds: null })),
      total_pairs: 4,
    },
    conversations: {
      conversations: 31,
      median_messages: 4.6,
      median_seconds: 400,
      longest: { messages: 90, seconds: 7300, start: dayOf(3), people: people.slice(0, 5) },
      people: people.map((person, i) => ({ person, opened: 20 - i, closed: i })),
    },
    bursts: { bursts: people.length === 1 ? 1 : 12, people: people.map((person, i) => ({ person, bursts: i, longest: 3 })) },
    streaks: { streaks: [{ start: '2024-02-01', end: '2024-02-05', days: 5, messages: 40 }], total_streaks: 1 },
    gaps: {
      cold_streaks: [{ duration_days: 2.5, message_before: sent(one!, 4), message_after: sent(other, 7) }],
      total_streaks: 1,
    },
    caringMoments: { caring_moments: [{ author: one!, date: dayOf(9), text: 'Sleep well' }] },
    sentimentDistribution: { positive: 200, neutral: 150, negative: 50, unscored: people.length === 1 ? 1 : 20 },
    monthlySentiment: { monthly_sentiment: [0.2, null, -0.1].map((sentiment, i) => ({ month: monthOf(i), sentiment, messages: 5 })) },
    sentimentTrend: { overall_trend: 'improving', average_sentiment: 0.1, messages: 400 },
    peaksValleys: { peaks: [extreme(5)], valleys: [extreme(1)] },
    emotionFingerprint: {
      emotions: shares,
      neutral_share: 0.4,
      messages: 300,
      people: people.map((person) => ({ person, emotions: shares, neutral_share: 0.4, messages: 30 })),
    },
    moodTimeline: {
      timeline: [0, 1, 2].map((i) => ({
        date: monthOf(i),
        mood: i < 2 ? 'joy' : 'fear',
        z: i === 1 ? 1 : 4,
        stands_out: i !== 1,
        messages: 5,
      })),
    },
    emotionHighlights: { highlights: emotions.map((emotion, i) => ({ emotion, author: one!, date: dayOf(i), message: 'Hey', score: 1 })) },
    emotionSync: { pairs: [{ a: one!, b: other, correlation: 0.42, weeks: 12 }] },
    words: { words: [{ word: 'tea', count: 40, messages: 30, is_name: people.length === 1 }], total: 1234, said: 5000 },
    emojis: { emojis: [{ emoji: '🙂', count: 12 }], total: 3, said: 1200 },
    phrases: { phrases: [{ phrase: 'cup of tea', count: 9, messages: 8 }] },
    wordComparison: { people: people.map((person) => ({ person, words: [{ word: 'tea' }, { word: 'pot' }], emojis: [{ emoji: '🙂' }] })) },
    writingStyle: {
      people: people.map((person, i) => ({
        person,
        texts: 9,
        median_length: i === 0 ? null : 20.5,
        mean_words: 4.25,
        emoji_share: null,
        question_share: 0.1,
        link_share: 0.02,
      })),
    },
    topics: { topics: [{ name: 'tea, pot', share: 0.4, messages: [sent(other, 12)] }] },
    moments: { moments: [moment(0), moment(1)], average_significance: 0.61, years_covered: 2 },
    favorites: [favorite(one!, 1)],
  }
}
