import { messageShare as sharesOf, writesMost } from '@convostat/engine/analyses/message-share'
import { countedFace } from '#counted-face.ts'
import { sum } from '#counting/sum.ts'
import { none, table } from '#figure.ts'
import { plotlyText } from '#plotly-text.ts'
import type { MessageShare } from './shape.ts'

export const messageShare = countedFace<'messageShare'>()({
  asked: {},
  feelings: none,
  count: (chat, selection) => {
    const shares = sharesOf(chat, selection)
    const most = writesMost(shares)
    return {
      people: shares.map(({ person, count }) => ({ person, messages: count })),
      messages: sum(shares.map(({ count }) => count)),
      remark: most && { author: most.person, messages: most.count, share: most.share, is_tied: most.isTied },
    }
  },
  public: ({ people, messages, remark }) => {
    const names = people.map(({ person }) => person)
    const text = names.map(plotlyText)
    return {
      data: [
        {
          type: 'bar',
          name: 'Messages',
          x: names,
          y: people.map((each) => each.messages),
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
      messages,
      remark,
    }
  },
  report: { plan: 'free', asked: {} },
  tables: [
    table({
      file: 'message_share.csv',
      about: 'Messages a person, most first.',
      columns: { person: 'Name as shown', messages: 'Messages counted' },
      rows: ({ people }: MessageShare) => people,
    }),
  ],
  ask: { by: ['share', 'rank_people', 'compare_people', 'participants'], tool: none },
})
