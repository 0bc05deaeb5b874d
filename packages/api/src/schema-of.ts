import { none } from '@convostat/figures'
import { shapes as figureShapes } from '@convostat/figures/shapes'
import type { z } from '@convostat/figures/zod'
import type { Shape } from './call.ts'
import * as shapes from './shapes/index.ts'

type Figure = (typeof figureShapes)[keyof typeof figureShapes]

const byName = {
  ...shapes,
  ...Object.fromEntries(
    Object.entries<Figure>(figureShapes).flatMap(([name, { asked, plain, public: open }]) => [
      [`${name}.asked`, asked],
      [`${name}.plain`, plain],
      [`${name}.public`, open === none ? plain : open],
    ]),
  ),
} as unknown as Readonly<Record<string, z.ZodType>>

/** The schema of what a call takes or answers with. */
export const schemaOf = (shape: Shape): z.ZodType => (typeof shape === 'string' ? byName[shape] : shape)
