/** A path that a pen draws in one go. */
export interface Path extends Path2D {
  /** As SVG writes it. */
  readonly data: string
}

export const pathOf = (data: string): Path => Object.assign(new Path2D(data), { data })

type OfCanvas = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'translate'
  | 'scale'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'rect'
  | 'arc'
  | 'fillRect'
  | 'strokeRect'
  | 'fillText'
  | 'measureText'
  | 'font'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineJoin'
  | 'lineCap'
  | 'textAlign'
  | 'direction'
  | 'globalAlpha'
  | 'setLineDash'
>

/** What a picture is drawn with: the part of a canvas that an SVG file can do as well. */
export interface Pen extends OfCanvas {
  fill(): void
  fill(path: Path): void
  stroke(): void
  stroke(path: Path): void
  clip(): void
  getTransform(): { a: number }
}
