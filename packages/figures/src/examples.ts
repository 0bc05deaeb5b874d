/** Each figure of an invented chat. Written by `node packages/figures/generate.mjs`. */
import { gaps } from './gaps/example.ts'
import { heatmap } from './heatmap/example.ts'
import type { FigureName } from './index.ts'
import { responseTimes } from './response-times/example.ts'
import type { PlainOf } from './shapes.ts'

export const examples: { readonly [N in FigureName]: PlainOf<N> } = {
  responseTimes,
  heatmap,
  gaps,
}
