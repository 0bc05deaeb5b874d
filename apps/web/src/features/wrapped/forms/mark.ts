/** The colors of a scene's ground, by what they are for (styles/story.css). */
export type Tone = 'ink' | 'soft' | 'accent' | 'tint' | 'ground'

interface Painted {
  tone: Tone
  opacity?: number
  /** When it enters, from 0: marks with the same number enter together. */
  nth: number
}

/**
 * What a form is made of, in the order in which it is painted. `x` counts from where the lines of the interface begin, so the
 * same marks serve both directions; letters are never mirrored.
 */
export type Mark =
  | (Painted & { kind: 'rect'; x: number; y: number; width: number; height: number; radius?: number })
  | (Painted & { kind: 'circle'; x: number; y: number; radius: number })
  /** Path data of SVG, as a line where it has a width. */
  | (Painted & { kind: 'path'; path: string; width?: number; dash?: readonly [dash: number, gap: number] })
  /** One line at its baseline. */
  | (Painted & { kind: 'text'; text: string; x: number; y: number; size: number; anchor: Anchor; face: Face; weight: number })

type Anchor = 'start' | 'middle' | 'end'
export type Face = 'display' | 'plain' | 'emoji'

/** How the marks of one number enter: all by what a compositor can move alone. */
type Entrance = 'fade' | 'pop' | 'up' | 'across'

/** A form at the size of its place. */
export interface DrawnForm {
  width: number
  height: number
  by: Entrance
  /** The same in every direction, as the face of a clock is. */
  keepsItsWay?: boolean
  marks: Mark[]
}

export const short = (n: number): number => Math.round(10 * n) / 10

type Of<K extends Mark['kind']> = Omit<Extract<Mark, { kind: K }>, 'kind' | 'nth'> & { nth?: number }

export const rect = (of: Of<'rect'>): Mark => ({
  kind: 'rect',
  nth: 0,
  ...of,
  x: short(of.x),
  y: short(of.y),
  width: short(Math.max(0, of.width)),
  height: short(Math.max(0, of.height)),
})
export const disc = (of: Of<'circle'>): Mark => ({
  kind: 'circle',
  nth: 0,
  ...of,
  x: short(of.x),
  y: short(of.y),
  radius: short(Math.max(0, of.radius)),
})
export const path = (of: Of<'path'>): Mark => ({ kind: 'path', nth: 0, ...of })

type Text = Omit<Of<'text'>, 'anchor' | 'face' | 'weight'> & Partial<Pick<Extract<Mark, { kind: 'text' }>, 'anchor' | 'face' | 'weight'>>
export const text = (of: Text): Mark => ({
  kind: 'text',
  nth: 0,
  anchor: 'start',
  face: 'plain',
  weight: 400,
  ...of,
  x: short(of.x),
  y: short(of.y),
  size: short(of.size),
})

/** No words are smaller on a page, in pixels. */
export const leastSize = 13

/** How large the words of a form are: larger on a larger picture. */
export const wordSize = (width: number): number => Math.max(leastSize, width / 25)
