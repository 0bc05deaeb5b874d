import { largest } from '@convostat/api/extremes'
import { restsBetween } from '#ui/rests-between.ts'
import type { Print } from './lay-out.ts'

/** What words are set in: a list of families, and a weight. */
export interface Type {
  family: string
  weight: number
  /** Its signs are outlines that nothing may be in. */
  isHollow?: boolean
}

/** Room around the letters, in pixels. */
const gap = 3
/** Room before and behind a word, as a part of its size: with less, two large words read as one. */
const apart = 0.13
/** In words of these scripts there is no room that a small word could get lost in; of others the whole box is theirs. */
const dense = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u
/** The sheet grows downwards. */
const sheetWidth = 2048

/** Room before and behind a word of this size, in pixels. */
const roomBeside = (size: number): number => Math.max(gap, apart * size)

export const fontOf = ({ family, weight }: Type, size: number): string => `${weight} ${size}px ${family}`

/** How wide words are for each pixel of their type's size. */
export async function widthsOf(texts: readonly string[], type: Type): Promise<number[]> {
  const context = contextOf(new OffscreenCanvas(1, 1))
  // Large, as small type is hinted to whole pixels.
  context.font = fontOf(type, 100)
  const rest = restsBetween()
  const widths: number[] = []
  for (const text of texts) {
    widths.push(Math.max(1, context.measureText(text).width) / 100)
    await rest()
  }
  return widths
}

/** A row of the sheet, and where it begins. */
export interface Strip {
  image: ImageBitmap
  top: number
}

/**
 * Prints words on one sheet, below each other in rows: white, with the room that each keeps from the others. A hundred outlines take a
 * while, most of it once an image is made of them: each row is one, and between two of them the browser may do something else.
 */
export async function printed(
  words: readonly { text: string; size: number; width: number }[],
  type: Type,
): Promise<{ strips: Strip[]; prints: Print[] }> {
  const prints = placesOn(words)
  const rest = restsBetween()
  const strips: Strip[] = []
  for (const top of new Set(prints.map((print) => print.top))) {
    const inRow = Array.from(prints.entries()).filter(([, print]) => print.top === top)
    const height = largest(
      inRow.map(([, print]) => print.height),
      1,
    )
    const canvas = new OffscreenCanvas(sheetWidth, height)
    const context = contextOf(canvas)
    context.textBaseline = 'alphabetic'
    context.lineJoin = 'round'
    context.lineWidth = 2 * gap
    for (const [at, print] of inRow) printOne(context, { ...print, top: 0 }, words[at], type)
    // Some emoji bring their own colors; only where there is ink counts.
    context.globalCompositeOperation = 'source-in'
    context.fillStyle = 'white'
    context.fillRect(0, 0, sheetWidth, height)
    strips.push({ image: canvas.transferToImageBitmap(), top })
    await rest()
  }
  return { strips, prints }
}

function printOne(
  context: OffscreenCanvasRenderingContext2D,
  { left, top, width: room, height, size }: Print,
  { text, width }: { text: string; width: number },
  type: Type,
): void {
  context.font = fontOf(type, size)
  const [x, y] = [left + roomBeside(size), top + height / 2]
  context.fillText(text, x, y)
  context.strokeText(text, x, y)
  if (type.isHollow) {
    context.beginPath()
    context.ellipse(x + width / 2, y - 0.33 * size, width / 2, 0.58 * size, 0, 0, 2 * Math.PI)
    context.fill()
    return
  }
  if (!dense.test(text)) {
    const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(text)
    context.fillRect(x - gap, y - above - gap, width + 2 * gap, above + below + 2 * gap)
  }
  // From the baseline up to where small letters end: taller ones keep their own room.
  context.fillRect(left, y - 0.5 * size, room, 0.5 * size)
}

/** Rows of prints, the tallest first as they come. */
function placesOn(words: readonly { size: number; width: number }[]): Print[] {
  let [left, top, rowHeight] = [0, 0, 0]
  return words.map(({ size, width }) => {
    const print = { size, width: Math.min(sheetWidth, Math.ceil(width + 2 * roomBeside(size))), height: 2 * Math.ceil(size + gap) }
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
