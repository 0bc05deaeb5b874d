import { largest } from '@convostat/api/extremes'
import { say } from '#messages/index.ts'
import { balanced, fitted, fontsLoaded, type Line, type Part, paintPart, paintSeal, widthOf, wrapped, write } from './painting.ts'
import type { ChartTokens } from './tokens.ts'

/** What is written around the drawing. */
export interface PictureWords {
  title: string
  unit: string
  sentence: string | null
  /** Under the drawing: what is said of a term, or what a mark in it means. */
  notes: readonly { term?: string; text: string }[]
  /** Of what part of the chat it is, and over how much it is counted. */
  foot: string
}

/** A picture is so wide, in CSS pixels; it is made at twice as many. */
const pageWidth = 1080
const margin = 48
/** What a drawing may fill of it. */
export const pictureWidth = pageWidth - 2 * margin
/** Some browsers make no larger canvas than this, in pixels. */
const mostPixels = 16_000_000

/** A chart as a PNG to keep or to send: what it says, the drawing, how much is counted, and who made it. Ink on paper in both themes. */
export async function picture(words: PictureWords, drawing: readonly Part[], tokens: ChartTokens): Promise<Blob> {
  await fontsLoaded({ font: `600 20px ${tokens.sans}` }, { font: `480 32px ${tokens.serif}` })
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser gave no canvas to draw on')
  const parts = [headOf(context, words, tokens), ...drawing, ...notesOf(context, words, tokens), footOf(words, tokens)]
  const height = margin + parts.reduce((sum, part) => sum + part.height, 0) + margin
  const scale = Math.min(2, Math.sqrt(mostPixels / (pageWidth * height)))
  canvas.width = Math.round(pageWidth * scale)
  canvas.height = Math.round(height * scale)
  context.scale(scale, scale)
  context.fillStyle = tokens.paper
  context.fillRect(0, 0, pageWidth, height)
  context.translate(margin, margin)
  for (const part of parts) {
    paintPart(context, part, pictureWidth)
    context.translate(0, part.height)
  }
  return blobOf(canvas)
}

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`no picture of ${canvas.width} by ${canvas.height}`))), 'image/png')
  })

/** The name of the chart, what it counts, and its sentence in the display type. */
function headOf(context: CanvasRenderingContext2D, { title, unit, sentence }: PictureWords, tokens: ChartTokens): Part {
  const name: Line = { text: title, font: `600 20px ${tokens.sans}`, color: tokens.ink }
  const display = `480 32px ${tokens.serif}`
  const fits = (text: string, share: number) => widthOf(context, { text, font: display }) <= share * pictureWidth
  const lines = sentence ? balanced(fits, sentence) : []
  return {
    width: pictureWidth,
    height: 20 + 40 * lines.length + 28,
    paint(context) {
      write(context, name, 0, 16)
      write(context, { text: unit, font: `400 18px ${tokens.sans}`, color: tokens.faint }, widthOf(context, name) + 14, 16)
      lines.forEach((text, i) => {
        write(context, { text, font: display, color: tokens.ink }, 0, 58 + 40 * i)
      })
    },
  }
}

function notesOf(context: CanvasRenderingContext2D, { notes }: PictureWords, tokens: ChartTokens): Part[] {
  const terms = notes.map(({ term = '' }): Line => ({ text: term, font: `600 16px ${tokens.sans}`, color: tokens.wax }))
  const widest = largest(
    terms.map((term) => widthOf(context, term)),
    0,
  )
  const indent = widest > 0 ? widest + 14 : 0
  return notes.map(({ text }, i) => {
    const font = `400 16px ${tokens.sans}`
    const lines = wrapped((part) => widthOf(context, { text: part, font }) <= pictureWidth - indent, text)
    return {
      width: pictureWidth,
      height: 24 * lines.length + (i === 0 ? 12 : 0),
      paint(context) {
        if (i === 0) context.translate(0, 12)
        write(context, terms[i], 0, 17)
        lines.forEach((line, row) => {
          write(context, { text: line, font, color: indent > 0 ? tokens.soft : tokens.wax }, indent, 17 + 24 * row)
        })
      },
    }
  })
}

/** A line, the seal and the name, and over how much is counted. */
const footOf = ({ foot }: PictureWords, tokens: ChartTokens): Part => ({
  width: pictureWidth,
  height: 76,
  paint(context) {
    context.fillStyle = tokens.line
    context.fillRect(0, 28, pictureWidth, 1)
    const font = `400 16px ${tokens.sans}`
    const room = pictureWidth - 220
    context.textAlign = 'end'
    const text = fitted((part) => widthOf(context, { text: part, font }) <= room, foot)
    write(context, { text, font, color: tokens.faint }, pictureWidth, 66)
    context.textAlign = 'start'
    write(context, { text: say.brand, font: `500 24px ${tokens.serif}`, color: tokens.ink }, 42, 68)
    context.translate(0, 44)
    paintSeal(context, 1, tokens)
  },
})
