import { initialStyles, type Path, type Pen, type PenStyles, PenWithoutCanvas, penStyleNames } from './pen.ts'

/** One order to a pen, as it is posted to another thread. */
export type Order =
  | readonly [style: keyof PenStyles, value: string | number]
  | readonly ['save' | 'restore' | 'beginPath']
  | readonly ['translate' | 'scale' | 'moveTo' | 'lineTo', x: number, y: number]
  | readonly ['rect' | 'fillRect' | 'strokeRect', x: number, y: number, width: number, height: number]
  | readonly ['arc', x: number, y: number, radius: number, from: number, to: number]
  | readonly ['fillText', text: string, x: number, y: number]
  | readonly ['setLineDash', dash: readonly number[]]
  | readonly ['fill' | 'stroke' | 'clip', path?: Path]

/** Draws nothing and notes every order, so that another thread can draw it (`replay`). */
export class RecordingPen extends PenWithoutCanvas implements Pen {
  readonly orders: Order[] = []
  readonly #kept: { styles: PenStyles; across: number }[] = []
  #noted: PenStyles = initialStyles
  /** How `x` is scaled: its sign says whether the lines are turned. */
  #across = 1

  save(): void {
    this.#note(['save'])
    this.#kept.push({ styles: this.#noted, across: this.#across })
  }

  restore(): void {
    const before = this.#kept.pop()
    if (!before) return
    this.#note(['restore'])
    Object.assign(this, before.styles)
    this.#noted = before.styles
    this.#across = before.across
  }

  translate(x: number, y: number): void {
    this.#note(['translate', x, y])
  }

  scale(x: number, y: number): void {
    this.#note(['scale', x, y])
    this.#across *= x
  }

  getTransform(): { a: number } {
    return { a: this.#across }
  }

  beginPath(): void {
    this.#note(['beginPath'])
  }

  moveTo(x: number, y: number): void {
    this.#note(['moveTo', x, y])
  }

  lineTo(x: number, y: number): void {
    this.#note(['lineTo', x, y])
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#note(['rect', x, y, width, height])
  }

  arc(x: number, y: number, radius: number, from: number, to: number): void {
    this.#note(['arc', x, y, radius, from, to])
  }

  setLineDash(dash: readonly number[]): void {
    this.#note(['setLineDash', [...dash]])
  }

  fill(path?: Path): void {
    this.#note(['fill', path])
  }

  stroke(path?: Path): void {
    this.#note(['stroke', path])
  }

  clip(path?: Path): void {
    this.#note(['clip', path])
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.#note(['fillRect', x, y, width, height])
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.#note(['strokeRect', x, y, width, height])
  }

  fillText(text: string, x: number, y: number): void {
    this.#note(['fillText', text, x, y])
  }

  /** An order, after the styles that have changed since the one before. */
  #note(order: Order): void {
    for (const name of penStyleNames) if (this[name] !== this.#noted[name]) this.orders.push([name, this[name]])
    const { font, fillStyle, strokeStyle, lineWidth, lineJoin, lineCap, textAlign, direction, globalAlpha } = this
    this.#noted = { font, fillStyle, strokeStyle, lineWidth, lineJoin, lineCap, textAlign, direction, globalAlpha }
    this.orders.push(order)
  }
}

/** Gives orders to a pen. */
export const replay = (orders: readonly Order[], pen: Pen): void => giveAll(orders, pen, (how, path) => pen[how](path))

/** Gives orders to a canvas, whose paths are made where it is. */
export const replayOn = (orders: readonly Order[], context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D): void =>
  giveAll(orders, context, (how, path) => (path ? context[how](new Path2D(path.data)) : context[how]()))

type Plain = Omit<Pen, keyof PenStyles | 'fill' | 'stroke' | 'clip' | 'getTransform' | 'measureText'>

function giveAll(orders: readonly Order[], pen: Plain, draw: (how: 'fill' | 'stroke' | 'clip', path?: Path) => void): void {
  for (const order of orders) {
    switch (order[0]) {
      case 'save':
      case 'restore':
      case 'beginPath':
        pen[order[0]]()
        break
      case 'translate':
      case 'scale':
      case 'moveTo':
      case 'lineTo':
        pen[order[0]](order[1], order[2])
        break
      case 'rect':
      case 'fillRect':
      case 'strokeRect':
        pen[order[0]](order[1], order[2], order[3], order[4])
        break
      case 'arc':
        pen.arc(order[1], order[2], order[3], order[4], order[5])
        break
      case 'fillText':
        pen.fillText(order[1], order[2], order[3])
        break
      case 'setLineDash':
        pen.setLineDash([...order[1]])
        break
      case 'fill':
      case 'stroke':
      case 'clip':
        draw(order[0], order[1])
        break
      default:
        Object.assign(pen, { [order[0]]: order[1] })
    }
  }
}
