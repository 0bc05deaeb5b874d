import { sentimentDistribution } from '@convostat/engine/analyses/sentiment-distribution'
import { largest } from '@convostat/engine/stats/extremes'
import { countedFace } from '#counted-face.ts'
import { sum } from '#counting/sum.ts'
import { none } from '#figure.ts'
import type { SentimentChart } from './shape.ts'

const labels = ['positive', 'neutral', 'negative'] as const
const names = ['Positive', 'Neutral', 'Negative']

export const sentimentChart = countedFace<'sentimentChart'>()({
  asked: {},
  feelings: 'needed',
  count: (chat, selection, _asked, feelings) => {
    const { unscored, ...counts } = sentimentDistribution(chat, feelings, selection)
    const each = labels.map((label) => counts[label])
    return { ...counts, messages: sum(each), remark: remarkOn(each, unscored) }
  },
  public: ({ messages, remark, ...counts }) => ({
    data: [
      {
        type: 'bar',
        name: 'Messages',
        x: [...labels],
        y: labels.map((label) => counts[label]),
        text: names,
        textposition: 'none',
        hovertemplate: '%{text}: %{y}<extra></extra>',
      },
    ],
    layout: {
      title: { text: 'Messages by sentiment' },
      xaxis: { type: 'category', tickmode: 'array', tickvals: [...labels], ticktext: names },
      yaxis: { title: { text: 'Messages' }, rangemode: 'tozero' },
    },
    messages,
    remark,
  }),
  report: none,
  // The counts are in sentiment.csv.
  tables: none,
  ask: { by: ['count'], tool: none },
})

function remarkOn(counts: readonly number[], unscored: number): SentimentChart['remark'] {
  const messages = largest(counts)
  if (messages === 0) return null
  const leading = counts.indexOf(messages)
  return {
    sentiment: labels[leading],
    messages,
    share: messages / sum(counts),
    is_tied: counts.lastIndexOf(messages) !== leading,
    unscored,
  }
}
