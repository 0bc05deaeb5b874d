import { heatmap } from '#analyses/heatmap.ts'
import { peaksAndValleys } from '#analyses/peaks-and-valleys.ts'
import { sentimentTrend } from '#analyses/sentiment-trend.ts'
import { isoDay } from '#chat/civil.ts'
import { select } from '#chat/selection.ts'
import { byHour } from '../by-period.ts'
import type { Finder } from '../scope.ts'

/** The day that felt best, against the mean of all messages. */
export const brightestDay: Finder = ({ chat, selection, feelings }) => {
  if (feelings === null) return null
  const [brightest] = peaksAndValleys(chat, feelings, selection, 1).peaks
  const { average } = sentimentTrend(chat, feelings, selection)
  if (!brightest || average === null || brightest.sentiment <= 0) return null
  const { day, sentiment, messages, row } = brightest
  return {
    content: {
      kind: 'brightest_day',
      figure: isoDay(day),
      unit: 'day',
      metric: 'peaks',
      day,
      row,
      ...byHour(heatmap(chat, { ...select(chat, { fromDay: day, toDay: day }), authors: selection.authors })),
      facts: { sentiment, messages, usual: average },
    },
    theme: 'feelings',
    score: 0.8 * Math.min(1, Math.max(0, sentiment - average)),
  }
}
