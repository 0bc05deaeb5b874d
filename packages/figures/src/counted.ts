/** How each figure is counted. Written by `node packages/figures/generate.mjs`. */
import { calendar } from './calendar/counted.ts'
import type { CountedFaceOf } from './counted-face.ts'
import { gaps } from './gaps/counted.ts'
import { heatmap } from './heatmap/counted.ts'
import type { FigureName } from './index.ts'
import { messageShare } from './message-share/counted.ts'
import { responseTimes } from './response-times/counted.ts'
import { sentimentChart } from './sentiment-chart/counted.ts'
import { timeseries } from './timeseries/counted.ts'

export const counted = {
  responseTimes,
  timeseries,
  heatmap,
  messageShare,
  calendar,
  sentimentChart,
  gaps,
} satisfies { readonly [N in FigureName]: CountedFaceOf<N> }
