/** Every figure, as the page loads it. Written by `node packages/figures/generate.mjs`. */
import { gaps } from './gaps/page.ts'
import { heatmap } from './heatmap/page.ts'
import { responseTimes } from './response-times/page.ts'

export { type Cell, type None, none, type OverviewRows, type OwnTable } from './figure.ts'

export const figures = {
  responseTimes,
  heatmap,
  gaps,
}
export type Figures = typeof figures
export type FigureName = keyof Figures
