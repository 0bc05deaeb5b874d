/** The marks of people who are compared: each has another shape, so that color is never alone. */
import { circle, square } from './marks.ts'

/** By their order, as large as a circle of the same radius. */
export const markShapes = ['circle', 'square', 'diamond', 'triangle', 'cross', 'wedge'] as const
export type MarkShape = (typeof markShapes)[number]

/** The mark around a point, as path data. */
export const markPath: Readonly<Record<MarkShape, (x: number, y: number, radius: number) => string>> = {
  circle,
  square,
  diamond: polygon([
    [0, -1.2],
    [1.2, 0],
    [0, 1.2],
    [-1.2, 0],
  ]),
  triangle: polygon([
    [0, -1.15],
    [1.2, 0.95],
    [-1.2, 0.95],
  ]),
  // A plus: two bars.
  cross: polygon([
    [-0.4, -1.1],
    [0.4, -1.1],
    [0.4, -0.4],
    [1.1, -0.4],
    [1.1, 0.4],
    [0.4, 0.4],
    [0.4, 1.1],
    [-0.4, 1.1],
    [-0.4, 0.4],
    [-1.1, 0.4],
    [-1.1, -0.4],
    [-0.4, -0.4],
  ]),
  wedge: polygon([
    [-1.2, -0.95],
    [1.2, -0.95],
    [0, 1.15],
  ]),
}

type Corner = readonly [x: number, y: number]

function polygon(corners: readonly Corner[]) {
  return (x: number, y: number, radius: number): string =>
    `M${corners.map(([dx, dy]) => `${short(x + dx * radius)} ${short(y + dy * radius)}`).join('L')}z`
}

const short = (n: number): number => Math.round(100 * n) / 100
