import cloud from 'd3-cloud'
import { seededRandom } from './seeded-random.ts'

/**
 * A word as it was printed on the sheet, in pixels: the size of its type, and its part of the sheet. The baseline runs through
 * the middle of that part, and there is room around the letters.
 */
export interface Print {
  size: number
  left: number
  top: number
  width: number
  height: number
}

/** What should be laid out: the prints, the largest first, on a board of this many pixels; its width is a multiple of 32. */
export interface Board {
  prints: readonly Print[]
  width: number
  height: number
}

/** Where a word is: the middle of its baseline on the board, and its size there. `at` is its place among the prints. */
export interface Placed {
  at: number
  x: number
  y: number
  size: number
}

/** All words share one scale: where not all find a place, all are made smaller, step by step, */
const smaller = 0.92
/** as often as this, and as long as this time is not over, in milliseconds. Then the smallest ones are left out. */
const mostTries = 6
const enoughMs = 150
/** Any number: the same words are always laid out the same way. */
const seed = 1604

/** The context of a canvas as far as a layout draws on it. */
type Ink = Pick<OffscreenCanvasRenderingContext2D, 'measureText' | 'fillText' | 'drawImage'>
type Sheet = Parameters<OffscreenCanvasRenderingContext2D['drawImage']>[0]
interface Canvas {
  getContext(kind: '2d', settings?: CanvasRenderingContext2DSettings): Ink | null
}

/**
 * A word cloud (J. Feinberg; d3-cloud by J. Davies): each word goes from near the middle outwards on a spiral until its letters
 * hit no others. The letters are those on the `sheet`: a worker has no fonts of the page. `now` is in milliseconds.
 */
export function layOut({ prints, width, height }: Board, sheet: Sheet, canvas: Canvas, now: () => number): Placed[] {
  const end = now() + enoughMs
  let best: Placed[] = []
  let scale = 1
  for (let tries = 0; tries < mostTries; tries++, scale *= smaller) {
    const placed = layOutAt(scale, { prints, width, height }, sheet, canvas)
    if (placed.length > best.length) best = placed
    if (best.length === prints.length || now() > end) break
  }
  return best
}

function layOutAt(scale: number, { prints, width, height }: Board, sheet: Sheet, canvas: Canvas): Placed[] {
  printFrom(sheet, prints, scale, canvas)
  let placed: Placed[] = []
  cloud()
    .canvas(() => canvas)
    .size([width, height])
    .words(prints.map(({ size }, at) => ({ text: String(at), size: scale * size })))
    .fontSize(({ size }) => size)
    .rotate(0)
    .padding(0)
    .random(seededRandom(seed))
    .on('end', (words) => {
      placed = words.map(({ text, size, x = 0, y = 0 }) => ({ at: Number(text), x: x + width / 2, y: y + height / 2, size }))
    })
    .start()
  return placed
}

/** From now on what is written on the canvas, `3`, is the third print. */
function printFrom(sheet: Sheet, prints: readonly Print[], scale: number, canvas: Canvas): void {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser gave no canvas to lay words out on')
  context.measureText = (at) => ({ width: scale * prints[Number(at)].width }) as TextMetrics
  context.fillText = (at, x, y) => {
    const { left, top, width, height } = prints[Number(at)]
    context.drawImage(sheet, left, top, width, height, x, y - (scale * height) / 2, scale * width, scale * height)
  }
}
