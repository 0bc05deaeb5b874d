import { responseMatrix as matrixOf } from '@convostat/engine/analyses/response-matrix'
import { countedFace } from '#counted-face.ts'
import { waitColumns, waitsShown } from '#counting/waits.ts'
import { none, table } from '#figure.ts'
import type { ResponseMatrix } from './shape.ts'

export const responseMatrix = countedFace<'responseMatrix'>()({
  asked: {},
  feelings: none,
  count: (chat, selection) => {
    const { people, pairs, totalPairs } = matrixOf(chat, selection)
    return { people, pairs: pairs.map((pair) => ({ from: pair.from, to: pair.to, ...waitsShown(pair) })), total_pairs: totalPairs }
  },
  public: none,
  report: { plan: 'pro', asked: {} },
  tables: [
    table({
      file: 'response_matrix.csv',
      about: 'Who answers whom, most replies first, at most 500 pairs.',
      columns: { from: 'Who replied', to: 'Whom', ...waitColumns('of the one to the other') },
      rows: ({ pairs }: ResponseMatrix) => pairs,
    }),
  ],
  ask: { by: ['response_time', 'rank_response_times'], tool: none },
})
