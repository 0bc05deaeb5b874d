import { responseTimes as times } from '@convostat/engine/analyses/response-times'
import { countedFace } from '#counted-face.ts'
import { none } from '#figure.ts'

export const responseTimes = countedFace<'responseTimes'>()({
  asked: {},
  feelings: none,
  count: (chat, selection) => {
    const { p50, mean, p75, p90, replies } = times(chat, selection)
    return { p50, mean, p75, p90, replies }
  },
  public: none,
  report: none,
  tables: [
    {
      within: 'overview.csv',
      rows: ({ p50, mean, p75, p90, replies }) => [
        { figure: 'replies', value: replies },
        { figure: 'response_time_median', value: p50 },
        { figure: 'response_time_mean', value: mean },
        { figure: 'response_time_p75', value: p75 },
        { figure: 'response_time_p90', value: p90 },
      ],
    },
  ],
  ask: { by: ['response_time'], tool: none },
})
