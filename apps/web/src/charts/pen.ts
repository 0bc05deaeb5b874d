/** A path that a pen draws in one go, as SVG writes it. */
export interface Path {
  readonly data: string
}

export const pathOf = (data: string): Path => ({ data })

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
  | 'lineWidth'
  | 'lineJoin'
  | 'lineCap'
  | 'textAlign'
  | 'direction'
  | 'globalAlpha'
  | 'setLineDash'
>

/** What a picture is drawn with: the part of a canvas that an SVG file can do as well. Colors are plain. */
export interface Pen extends OfCanvas {
  font: string
  fillStyle: string
  strokeStyle: string
  fill(path?: Path): void
  stroke(path?: Path): void
  clip(path?: Path): void
  getTransform(): { a: number }
}

/** How a pen draws at present: what `save` keeps and `restore` brings back. */
export const penStyleNames = [
  'font',
  'fillStyle',
  'strokeStyle',
  'lineWidth',
  'lineJoin',
  'lineCap',
  'textAlign',
  'direction',
  'globalAlpha',
] as const
export type PenStyles = Pick<Pen, (typeof penStyleNames)[number]>

/** A canvas begins with these. */
export const initialStyles: PenStyles = {
  font: '400 10px sans-serif',
  fillStyle: 'black',
  strokeStyle: 'black',
  lineWidth: 1,
  lineJoin: 'miter',
  lineCap: 'butt',
  textAlign: 'start',
  direction: 'ltr',
  globalAlpha: 1,
}

/** What measures text: a canvas of the page, or one that is never seen. */
export type Ruler = Pick<CanvasRenderingContext2D, 'font' | 'measureText'>

/** A pen that draws on no canvas: it has the styles of a new one, and measures text with a ruler. */
export class PenWithoutCanvas implements PenStyles {
  font = initialStyles.font
  fillStyle = initialStyles.fillStyle
  strokeStyle = initialStyles.strokeStyle
  lineWidth = initialStyles.lineWidth
  lineJoin = initialStyles.lineJoin
  lineCap = initialStyles.lineCap
  textAlign = initialStyles.textAlign
  direction = initialStyles.direction
  globalAlpha = initialStyles.globalAlpha

  readonly #ruler: Ruler

  constructor(ruler: Ruler) {
    this.#ruler = ruler
  }

  measureText(text: string): TextMetrics {
    this.#ruler.font = this.font
    return this.#ruler.measureText(text)
  }
}
