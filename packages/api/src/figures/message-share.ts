import { type PersonShare, writesMost } from '@convostat/engine'
import { plotlyText } from '@convostat/figures/plotly-text'
import type { Output } from '../call.ts'
import type { Contract } from '../contract.ts'

type MessageShareAnswer = Output<Contract['charts']['messageShare']>

/** Messages a person as bars, in the order given. */
export function messageShareFigure(shares: PersonShare[]): MessageShareAnswer {
  const names = shares.map(({ person }) => person)
  const text = names.map(plotlyText)
  const most = writesMost(shares)
  return {
    data: [
      {
        type: 'bar',
        name: 'Messages',
        x: names,
        y: shares.map(({ count }) => count),
        text,
        textposition: 'none',
        hovertemplate: '%{text}: %{y}<extra></extra>',
      },
    ],
    layout: {
      title: { text: 'Messages by person' },
      // Said outright, or names such as "2021" would make it an axis of numbers.
      xaxis: { type: 'category', tickmode: 'array', tickvals: names, ticktext: text },
      yaxis: { title: { text: 'Messages' }, rangemode: 'tozero' },
    },
    messages: shares.reduce((sum, { count }) => sum + count, 0),
    remark: most && { author: most.person, messages: most.count, share: most.share, is_tied: most.isTied },
  }
}
