import { sentimentTrend as trendOf } from '@convostat/engine/analyses/sentiment-trend'
import { countedFace } from '#counted-face.ts'
import { none } from '#figure.ts'

export const sentimentTrend = countedFace('sentimentTrend')({
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
  // The means of months and years have files of their own.
  tables: none,
})
