import type { z } from '@convostat/figures/zod'
import type { Shape, ShapeName } from './call.ts'
import * as shapes from './shapes/index.ts'

const byName: Readonly<Record<ShapeName, z.ZodType>> = shapes

/** The schema of what a call takes or answers with. */
export const schemaOf = (shape: Shape): z.ZodType => (typeof shape === 'string' ? byName[shape] : shape)
