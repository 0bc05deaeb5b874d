/** Every figure, as the page loads it. Written by `node packages/figures/generate.mjs`. */
import { calendar } from './calendar/page.ts'
import { gaps } from './gaps/page.ts'
import { heatmap } from './heatmap/page.ts'
import { messageShare } from './message-share/page.ts'
import { responseTimes } from './response-times/page.ts'
import { sentimentChart } from './sentiment-chart/page.ts'
import { timeseries } from './timeseries/page.ts'

export { type Cell, type None, none, type OverviewRows, type OwnTable } from './figure.ts'

export const figures = {
  responseTimes,
  timeseries,
  heatmap,
  messageShare,
  calendar,
  sentimentChart,
  gaps,
}
export type Figures = typeof figures
export type FigureName = keyof Figures
