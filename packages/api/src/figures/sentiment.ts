import type { SentimentDistribution } from '@convostat/engine'
import { sentiment } from '#shapes/index.ts'
import type { Output } from '../call.ts'
import type { Contract } from '../contract.ts'
import { largest } from '../extremes.ts'

type SentimentAnswer = Output<Contract['charts']['sentiment']>

const labels = sentiment.options
const names = ['Positive', 'Neutral', 'Negative']

/** Scored messages by sentiment as bars. */
export function sentimentFigure({ unscored, ...counts }: SentimentDistribution): SentimentAnswer {
  const y = labels.map((label) => counts[label])
  return {
    data: [
      {
        type: 'bar',
        name: 'Messages',
        x: [...labels],
        y,
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
    messages: y.reduce((sum, count) => sum + count, 0),
    remark: remarkOn(y, unscored),
  }
}

function remarkOn(y: readonly number[], unscored: number): SentimentAnswer['remark'] {
  const messages = largest(y)
  if (messages === 0) return null
  const leading = y.indexOf(messages)
  const all = y.reduce((sum, count) => sum + count, 0)
  return { sentiment: labels[leading], messages, share: messages / all, is_tied: y.lastIndexOf(messages) !== leading, unscored }
}
