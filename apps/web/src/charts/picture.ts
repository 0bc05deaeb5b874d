import { largest } from '@convostat/api/extremes'
import { say } from '#messages/index.ts'
import { language } from '#messages/language.ts'
import { pngOfSheet, scaleFor } from './painter.ts'
import { balanced, fitted, fontsLoaded, type Line, type Part, paintPart, paintSeal, ruler, widthOf, wrapped, write } from './painting.ts'
import type { Pen, Ruler } from './pen.ts'
import { RecordingPen } from './recording.ts'
import { element, SvgPen, xmlText } from './svg-pen.ts'
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

/** A picture is so wide, in CSS pixels; a PNG has twice as many. */
const pageWidth = 1080
const margin = 48
/** What a drawing may fill of it. */
export const pictureWidth = pageWidth - 2 * margin

/** A chart to keep or to send: what it says, the drawing, how much is counted, and who made it. Ink on paper in both themes. */
export interface Picture {
  words: PictureWords
  drawing: readonly Part[]
  tokens: ChartTokens
}

/** A picture as a PNG. */
export async function pngOf(picture: Picture): Promise<Blob> {
  await headFonts(picture)
  const pen = new RecordingPen(ruler())
  const page = pageOf(pen, picture)
  page.paint(pen)
  const height = Math.ceil(page.height)
  return pngOfSheet({ width: pageWidth, height, scale: scaleFor(pageWidth, height), orders: pen.orders })
}

/** A picture as an SVG file that needs nothing beside it: no font, no script, no style. */
export async function svgOf(picture: Picture): Promise<string> {
  await headFonts(picture)
  const pen = new SvgPen(ruler())
  const page = pageOf(pen, picture)
  page.paint(pen)
  const { title, unit, sentence, notes, foot } = picture.words
  const said = [sentence, unit, ...notes.map(({ term, text }) => (term ? `${term}: ${text}` : text)), foot].filter(Boolean)
  const height = Math.ceil(page.height)
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: pageWidth,
      height,
      viewBox: `0 0 ${pageWidth} ${height}`,
      role: 'img',
      // A canvas draws every space.
      'xml:space': 'preserve',
      'xml:lang': language === 'pseudo' ? undefined : language,
    },
    `\n${[element('title', {}, xmlText(title)), element('desc', {}, xmlText(said.join('\n'))), pen.toString()].join('\n')}\n`,
  )
}

const headFonts = ({ tokens }: Picture) => fontsLoaded({ font: `600 20px ${tokens.sans}` }, { font: `480 32px ${tokens.serif}` })

/** Everything on a picture, each part below the one before. */
function pageOf(ruler: Ruler, { words, drawing, tokens }: Picture): { height: number; paint: (pen: Pen) => void } {
  const parts = [headOf(ruler, words, tokens), ...drawing, ...notesOf(ruler, words, tokens), footOf(words, tokens)]
  const height = margin + parts.reduce((sum, part) => sum + part.height, 0) + margin
  return {
    height,
    paint(pen) {
      pen.fillStyle = tokens.paper
      pen.fillRect(0, 0, pageWidth, Math.ceil(height))
      pen.translate(margin, margin)
      for (const part of parts) {
        paintPart(pen, part, pictureWidth)
        pen.translate(0, part.height)
      }
    },
  }
}

/** The name of the chart, what it counts, and its sentence in the display type. */
function headOf(ruler: Ruler, { title, unit, sentence }: PictureWords, tokens: ChartTokens): Part {
  const nameFont = `600 20px ${tokens.sans}`
  const unitLine: Line = { text: unit, font: `400 18px ${tokens.sans}`, color: tokens.faint }
  const room = pictureWidth - 14 - widthOf(ruler, unitLine)
  const name: Line = {
    text: fitted((part) => widthOf(ruler, { text: part, font: nameFont }) <= room, title),
    font: nameFont,
    color: tokens.ink,
  }
  const display = `480 32px ${tokens.serif}`
  const fits = (text: string, share: number) => widthOf(ruler, { text, font: display }) <= share * pictureWidth
  const lines = sentence ? balanced(fits, sentence) : []
  return {
    width: pictureWidth,
    height: 20 + 40 * lines.length + 28,
    paint(context) {
      write(context, name, 0, 16)
      write(context, unitLine, widthOf(context, name) + 14, 16)
      lines.forEach((text, i) => {
        write(context, { text, font: display, color: tokens.ink }, 0, 58 + 40 * i)
      })
    },
  }
}

function notesOf(ruler: Ruler, { notes }: PictureWords, tokens: ChartTokens): Part[] {
  const terms = notes.map(({ term = '' }): Line => ({ text: term, font: `600 16px ${tokens.sans}`, color: tokens.wax }))
  const widest = largest(
    terms.map((term) => widthOf(ruler, term)),
    0,
  )
  const indent = widest > 0 ? widest + 14 : 0
  return notes.map(({ text }, i) => {
    const font = `400 16px ${tokens.sans}`
    const lines = wrapped((part) => widthOf(ruler, { text: part, font }) <= pictureWidth - indent, text)
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
