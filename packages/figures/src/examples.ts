/** Each figure of an invented chat. Written by `node packages/figures/generate.mjs`. */
import { calendar } from './calendar/example.ts'
import { gaps } from './gaps/example.ts'
import { heatmap } from './heatmap/example.ts'
import type { FigureName } from './index.ts'
import { messageShare } from './message-share/example.ts'
import { responseTimes } from './response-times/example.ts'
import { sentimentChart } from './sentiment-chart/example.ts'
import type { PlainOf } from './shapes.ts'
import { timeseries } from './timeseries/example.ts'

export const examples: { readonly [N in FigureName]: PlainOf<N> } = {
  responseTimes,
  timeseries,
  heatmap,
  messageShare,
  calendar,
  sentimentChart,
  gaps,
}
