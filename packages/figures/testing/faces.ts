import { counted } from '#counted.ts'
import type { CountedFace } from '#figure.ts'
import { type FigureName, figures } from '#index.ts'

/** What each figure declares, for a loop over all of them, which loses what the name of one says of its types. */
export const faces = counted as unknown as Readonly<Record<FigureName, CountedFace<unknown, unknown, object>>>

export const names = Object.keys(figures) as FigureName[]
