import type { Point } from './point.ts'

/** A rectangle, in pixels from the upper left corner of a drawing. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** A line, or what is within it, as the path data of SVG. */
export interface Shape {
  kind: 'shape'
  path: string
  fill?: string
  stroke?: string
  strokeWidth?: number
  /** Of a broken line: how long a dash is, and the gap after it, in pixels. */
  dash?: readonly [dash: number, gap: number]
}

/** A line of words at its baseline, in the type of the interface. */
export interface Label {
  kind: 'label'
  text: string
  /** Written before the text, in bold. */
  number?: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  size: number
  weight: number
  color: string
}

export type Mark = Shape | Label

/** A point that can be pointed at, tapped or reached by arrow keys: where it is, and its words. */
export interface Reading {
  area: Area
  /** Where its words point. */
  x: number
  y: number
  /** Its place among the others, for the arrow keys. */
  column: number
  row: number
  /** Put into words when it is asked for: 15 years have 5,000 days. */
  readonly point: Point
}

/** A chart as a screen, a picture and a file draw it: its marks in the order they are painted. */
export interface Drawing {
  width: number
  height: number
  marks: readonly Mark[]
  readings: readonly Reading[]
  /** What is in sight first of a drawing that is wider than its place: this far across; without it the newest end. */
  begin?: number
}

const short = (n: number): number => Math.round(100 * n) / 100

const rectangle = ({ left, top, width, height }: Area): string =>
  `M${short(left)} ${short(top)}h${short(width)}v${short(height)}h${short(-width)}z`

export const circle = (x: number, y: number, radius: number): string => {
  const r = short(radius)
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

/** A square around a point, as large as a circle of this radius. */
export const square = (x: number, y: number, radius: number): string => {
  const half = 0.9 * radius
  return rectangle({ left: x - half, top: y - half, width: 2 * half, height: 2 * half })
}

/** A thin line, on whole pixels where it is level or upright. */
export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, strokeWidth = 1): Shape => {
  const sharp = (n: number) => Math.floor(n) + 0.5
  const [isLevel, isUpright] = [y1 === y2, x1 === x2]
  const from = `${isUpright ? sharp(x1) : short(x1)} ${isLevel ? sharp(y1) : short(y1)}`
  const to = `${isUpright ? sharp(x2) : short(x2)} ${isLevel ? sharp(y2) : short(y2)}`
  return { kind: 'shape', path: `M${from}L${to}`, stroke, strokeWidth }
}

/** Filled rectangles: a shape for each color, so that a decade of days is not thousands of elements. */
export function rectangles(filled: readonly { area: Area; fill: string }[]): Shape[] {
  const paths = new Map<string, string>()
  for (const { area, fill } of filled) paths.set(fill, (paths.get(fill) ?? '') + rectangle(area))
  return Array.from(paths, ([fill, path]) => ({ kind: 'shape', path, fill }))
}

/** The outline of a rectangle. */
export const frame = (area: Area, stroke: string, strokeWidth: number): Shape => ({
  kind: 'shape',
  path: rectangle(area),
  stroke,
  strokeWidth,
})

/** A line around corners. */
export const outline = (corners: readonly (readonly [x: number, y: number])[], stroke: string, strokeWidth: number): Shape => ({
  kind: 'shape',
  path: `M${corners.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`,
  stroke,
  strokeWidth,
})

export const label = (text: string, x: number, y: number, color: string, more: Partial<Label> = {}): Label => ({
  kind: 'label',
  text,
  x: short(x),
  y: short(y),
  color,
  anchor: 'middle',
  size: 13,
  weight: 400,
  ...more,
})
