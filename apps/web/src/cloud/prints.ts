import type { Print } from './lay-out.ts'

/** What words are set in: a list of families, and a weight. */
export interface Type {
  family: string
  weight: number
  /** Its signs are outlines that nothing may stand in. */
  isHollow?: boolean
}

/** Room around the letters, in pixels. */
const gap = 3
/** The sheet grows downwards. */
const sheetWidth = 2048

export const fontOf = ({ family, weight }: Type, size: number): string => `${weight} ${size}px ${family}`

/** How wide words are for each pixel of their type's size. */
export function widthsOf(texts: readonly string[], type: Type): number[] {
  const context = contextOf(new OffscreenCanvas(1, 1))
  // Large, as small type is hinted to whole pixels.
  context.font = fontOf(type, 100)
  return texts.map((text) => Math.max(1, context.measureText(text).width) / 100)
}

/** Prints words on one sheet, below each other in rows: white, with the room that each keeps from the others. */
export function printed(
  words: readonly { text: string; size: number; width: number }[],
  type: Type,
): { sheet: ImageBitmap; prints: Print[] } {
  const prints = placesOn(words)
  const height = Math.max(1, ...prints.map(({ top, height }) => top + height))
  const canvas = new OffscreenCanvas(sheetWidth, height)
  const context = contextOf(canvas)
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  context.lineWidth = 2 * gap
  prints.forEach(({ left, top, height, size }, at) => {
    context.font = fontOf(type, size)
    const [x, y] = [left + gap, top + height / 2]
    context.fillText(words[at].text, x, y)
    context.strokeText(words[at].text, x, y)
    if (!type.isHollow) return
    context.beginPath()
    context.ellipse(x + words[at].width / 2, y - 0.33 * size, words[at].width / 2, 0.58 * size, 0, 0, 2 * Math.PI)
    context.fill()
  })
  // Some emoji bring colors of their own; only where there is ink counts.
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = 'white'
  context.fillRect(0, 0, sheetWidth, height)
  return { sheet: canvas.transferToImageBitmap(), prints }
}

/** Rows of prints, the tallest first as they come. */
function placesOn(words: readonly { size: number; width: number }[]): Print[] {
  let [left, top, rowHeight] = [0, 0, 0]
  return words.map(({ size, width }) => {
    const print = { size, width: Math.min(sheetWidth, Math.ceil(width) + 2 * gap), height: 2 * Math.ceil(size + gap) }
    if (left + print.width > sheetWidth) {
      top += rowHeight
      left = 0
      rowHeight = 0
    }
    const placed = { ...print, left, top }
    left += print.width
    rowHeight = Math.max(rowHeight, print.height)
    return placed
  })
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser gave no canvas to print words on')
  return context
}
