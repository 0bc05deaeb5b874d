import type { CountedFace } from './figure.ts'
import type { FigureName } from './index.ts'
import type { AskedOf, PlainOf, PublicOf } from './shapes.ts'

export type CountedFaceOf<N extends FigureName> = CountedFace<PlainOf<N>, PublicOf<N>, AskedOf<N>>

/** Holds what is declared for a figure to its shape. */
export const countedFace =
  <N extends FigureName>() =>
  <const F extends CountedFaceOf<N>>(face: F): F =>
    face
