import type { Piece } from '@convostat/figures/ribbon/cloth'
import type { Span } from '@convostat/figures/ribbon/gaps'

/** From one point of an outline to the next, in pixels. */
const step = 1

/** How far along a curve is that is level at both ends, where it is this part of its width (see `curve` in ribbon.ts). */
function risen(part: number): number {
  let t = part
  // Newton's method on 1.5 t (1 − t) + t³ = part, whose slope is nowhere less than 0.75.
  for (let i = 0; i < 4; i++) t -= (1.5 * t * (1 - t) + t ** 3 - part) / (1.5 - 3 * t + 3 * t ** 2)
  return t * t * (3 - 2 * t)
}

/** How high an edge of a piece is at a place within it. */
function edgeAt({ xs }: Piece, edge: readonly number[], x: number): number {
  const next = Math.max(
    1,
    Math.min(
      xs.length - 1,
      xs.findIndex((each) => each >= x),
    ),
  )
  const part = (x - xs[next - 1]) / (xs[next] - xs[next - 1])
  return edge[next - 1] + (edge[next] - edge[next - 1]) * risen(Math.min(1, Math.max(0, part)))
}

/** A column of the cloth. */
export interface Column {
  x: number
  top: number
  bottom: number
}

/** The cloth between two places, piece by piece: columns close enough to be joined by straight lines. */
export function cut(pieces: readonly Piece[], { from, to }: Span): Column[][] {
  return pieces.flatMap((piece) => {
    const [begin, end] = [Math.max(from, piece.xs[0]), Math.min(to, piece.xs[piece.xs.length - 1])]
    if (end <= begin) return []
    const steps = Math.max(1, Math.ceil((end - begin) / step))
    const columns = Array.from({ length: steps + 1 }, (_, i) => {
      const x = begin + ((end - begin) * i) / steps
      return { x, top: edgeAt(piece, piece.edges[0], x), bottom: edgeAt(piece, piece.edges[piece.edges.length - 1], x) }
    })
    return [columns]
  })
}
