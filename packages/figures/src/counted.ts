/** How each figure is counted. Written by `node packages/figures/generate.mjs`. */
import type { CountedFaceOf } from './counted-face.ts'
import { gaps } from './gaps/counted.ts'
import { heatmap } from './heatmap/counted.ts'
import type { FigureName } from './index.ts'
import { responseTimes } from './response-times/counted.ts'

export const counted = {
  responseTimes,
  heatmap,
  gaps,
} satisfies { readonly [N in FigureName]: CountedFaceOf<N> }
