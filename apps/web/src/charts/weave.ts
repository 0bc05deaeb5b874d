import { type Weave, weaveOf } from '#ui/person-color.ts'
import type { Area } from './marks.ts'

/** Between two threads, in pixels. */
const step = 5

/** The threads of a person's weave across an area, as path data: slanted as on their disc. Empty where they have none. */
export function threadsAcross(area: Area, place: number): string {
  return linesAcross(area, weaveOf(place))
    .map(([x1, y1, x2, y2]) => `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`)
    .join('')
}

type Thread = readonly [x1: number, y1: number, x2: number, y2: number]

function linesAcross({ left, top, width, height }: Area, weave: Weave): Thread[] {
  const [right, bottom] = [left + width, top + height]
  if (weave === null) return []
  if (weave === 90) {
    const count = Math.max(1, Math.floor(width / step))
    return Array.from({ length: count }, (_, i) => left + (width * (i + 0.5)) / count).map((x) => [x, top, x, bottom])
  }
  // Lines of x − y or x + y the same, whole steps apart all over the drawing.
  const sign = weave === 45 ? -1 : 1
  const apart = step * Math.SQRT2
  const [least, most] = sign < 0 ? [left - bottom, right - top] : [left + top, right + bottom]
  const first = Math.ceil(least / apart)
  return Array.from({ length: Math.max(0, Math.floor(most / apart) - first + 1) }, (_, i): Thread => {
    const sum = (first + i) * apart
    // Where the line meets the upper and the lower edge.
    const [above, below] = [sum - sign * top, sum - sign * bottom]
    const [from, to] = [Math.max(left, Math.min(above, below)), Math.min(right, Math.max(above, below))]
    return [from, sign * (sum - from), to, sign * (sum - to)]
  })
}

const short = (n: number): number => Math.round(10 * n) / 10
