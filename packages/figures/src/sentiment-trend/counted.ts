import { sentimentTrend as trendOf } from '@convostat/engine/analyses/sentiment-trend'
import { countedFace } from '#counted-face.ts'
import { none, tool } from '#figure.ts'
import { sentimentTrend as face } from './page.ts'
import type { SentimentTrend } from './shape.ts'

export const sentimentTrend = countedFace<'sentimentTrend'>()({
  asked: {},
  feelings: 'needed',
  count: (chat, selection, _asked, feelings) => {
    const found = trendOf(chat, feelings, selection)
    return {
      overall_trend: found.trend,
      average_sentiment: found.average,
      first_half: found.firstHalf,
      second_half: found.secondHalf,
      first_half_messages: found.firstScored,
      second_half_messages: found.secondScored,
      messages: found.scored,
    }
  },
  public: none,
  report: { plan: 'pro', asked: {} },
  // The means of months and years have their own files.
  tables: none,
  ask: {
    by: ['sentiment', 'rank_sentiment'],
    tool: tool<SentimentTrend>()({
      name: 'mood_trend',
      description: 'whether the mood got better or worse',
      metric: 'overall_trend',
      unit: 'score',
      definition:
        'The mean score, −1 to 1, over the scored messages of the months of the second half minus that of the first: above 0.1 better, below −0.1 worse.',
      people: 'any',
      asked: () => ({}),
      parts: none,
      says: ['improving', 'declining', 'stable'],
      slots: ['first', 'second'],
      of: (trend) => ({
        says: trend.overall_trend,
        value:
          trend.first_half === null || trend.second_half === null || face.isTooLittle(trend) ? null : trend.second_half - trend.first_half,
        parts: [],
        messages: [],
        found: {},
        slots: { first: { score: trend.first_half ?? 0 }, second: { score: trend.second_half ?? 0 } },
      }),
    }),
  },
})
