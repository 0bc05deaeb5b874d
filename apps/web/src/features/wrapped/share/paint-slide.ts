import { largest } from '@convostat/api/extremes'
import { alongLines, balanced, fitted, hatch, type Part as PartOf, paintSeal, widthOf, wrapped, write } from '#charts/painting.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import { say } from '#messages/index.ts'
import { hueOf, isHatched } from '#ui/person-color.ts'
import type { PlaceOf } from '#ui/person-places.ts'
import type { Motif } from '../slide-backgrounds.ts'
import type { SlideText } from '../slide-text.ts'

/** What a slide's picture is painted with: its ground's colors, resolved, and the page's families. */
export interface StoryLook {
  ground: string
  tint: string
  ink: string
  soft: string
  accent: string
  display: string
  plain: string
  emoji: string
  /** The tokens of a card of paper. */
  paper: ChartTokens
  motif: Motif
  placeOf: PlaceOf
}

/** Of a canvas alone: its cards have round corners. */
type Part = PartOf<CanvasRenderingContext2D>

const margin = 90
const footHeight = 150

/** Paints a slide on all of a canvas, in pixels: as large as everything on it fits. `period` is at its foot. */
export function paintSlide(context: CanvasRenderingContext2D, telling: SlideText, period: string, look: StoryLook): void {
  const { width, height } = context.canvas
  context.save()
  context.fillStyle = look.ground
  context.fillRect(0, 0, width, height)
  paintMotif(context, look, width, height)
  const room = width - 2 * margin
  const free = height - 2 * margin - footHeight
  let scale = height > width ? 1.15 : 0.95
  let parts = partsOf(context, telling, room, scale, look)
  while (heightOf(parts) > free && scale > 0.4) {
    scale *= 0.94
    parts = partsOf(context, telling, room, scale, look)
  }
  alongLines(context, width)
  context.translate(margin, margin + Math.max(0, (free - heightOf(parts)) / 2))
  for (const part of parts) {
    context.save()
    part.paint(context)
    context.restore()
    context.translate(0, part.height)
  }
  context.restore()
  paintFoot(context, period, look)
}

const heightOf = (parts: readonly Part[]): number => parts.reduce((sum, { height }) => sum + height, 0)

function paintMotif(context: CanvasRenderingContext2D, { motif, tint }: StoryLook, width: number, height: number): void {
  const side = Math.max(width, height)
  context.save()
  context.translate((width - side) / 2, (height - side) / 2)
  context.scale(side / 100, side / 100)
  context.fillStyle = tint
  for (const path of motif) context.fill(new Path2D(path))
  context.restore()
}

function partsOf(context: CanvasRenderingContext2D, telling: SlideText, room: number, scale: number, look: StoryLook): Part[] {
  const { kicker, unit, sentence, rows = [], columns = [], emojis = [] } = telling
  const { plain, display, soft, ink } = look
  return [
    lines(context, kicker, { font: `650 ${46 * scale}px ${plain}`, size: 46 * scale, color: soft, room, gap: 12 * scale }),
    figurePart(context, telling.figure, room, scale, look),
    ...(unit ? [lines(context, unit, { font: `600 ${62 * scale}px ${plain}`, size: 62 * scale, color: ink, room, gap: 20 * scale })] : []),
    ...(sentence
      ? [lines(context, sentence, { font: `460 ${64 * scale}px ${display}`, size: 64 * scale, color: ink, room, gap: 20 * scale })]
      : []),
    ...(rows.length > 0 ? [rowsPart(rows, room, scale, look)] : []),
    ...(columns.length > 0 ? [columnsPart(columns, room, scale, look)] : []),
    ...(emojis.length > 0 ? [emojisPart(emojis, room, scale, look)] : []),
  ]
}

interface Setting {
  font: string
  size: number
  color: string
  room: number
  /** Below it. */
  gap: number
}

function lines(context: CanvasRenderingContext2D, text: string, { font, size, color, room, gap }: Setting): Part {
  const broken = balanced((part, share) => widthOf(context, { text: part, font }) <= share * room, text)
  return {
    width: room,
    height: 1.22 * size * broken.length + gap,
    paint(on) {
      for (const [i, line] of broken.entries()) write(on, { text: line, font, color }, 0, size + 1.22 * size * i)
    },
  }
}

/** As large as it fits on one line; what would be too small then is broken. */
function figurePart(context: CanvasRenderingContext2D, figure: string, room: number, scale: number, look: StoryLook): Part {
  const isEmoji = /^(?:\p{Extended_Pictographic}|\p{RI}|\p{M}|\p{Emoji_Modifier}|\u200d|\ufe0f)+$/u.test(figure)
  const fontAt = (size: number) => (isEmoji ? `500 ${size}px ${look.emoji}` : `560 ${size}px ${look.display}`)
  const oneLine = Math.min(320 * scale, (100 * room) / widthOf(context, { text: figure, font: fontAt(100) }))
  const size = Math.max(oneLine, 120 * scale)
  const font = fontAt(size)
  const broken = size > oneLine ? wrapped((part) => widthOf(context, { text: part, font }) <= room, figure) : [figure]
  const [above, below] = inkOf(context, broken, font)
  // Scripts with marks above and below their letters take more than a line of Latin capitals does.
  const rise = Math.max(0.86 * size, above + 0.06 * size)
  const line = Math.max(1.04 * size, rise + below + 0.02 * size)
  return {
    width: room,
    height: line * broken.length + 34 * scale,
    paint(on) {
      for (const [i, text] of broken.entries()) write(on, { text, font, color: look.accent }, 0, rise + line * i)
    },
  }
}

/** How far the ink of lines reaches above and below what they stand on, in pixels: the farthest of each. */
function inkOf(context: CanvasRenderingContext2D, texts: readonly string[], font: string): [above: number, below: number] {
  context.font = font
  const inks = texts.map((text) => context.measureText(text))
  return [
    largest(inks.map(({ actualBoundingBoxAscent }) => actualBoundingBoxAscent)),
    largest(inks.map(({ actualBoundingBoxDescent }) => actualBoundingBoxDescent)),
  ]
}

function rowsPart(rows: NonNullable<SlideText['rows']>, room: number, scale: number, { paper, plain, placeOf }: StoryLook): Part {
  const [row, inner, bar] = [92 * scale, 36 * scale, 18 * scale]
  const height = row * rows.length + 2 * inner - 16 * scale
  return {
    width: room,
    height: height + 30 * scale,
    paint(on) {
      on.translate(0, 30 * scale)
      on.fillStyle = paper.sheet
      on.beginPath()
      on.roundRect(0, 0, room, height, 24 * scale)
      on.fill()
      on.translate(inner, inner)
      const width = room - 2 * inner
      rows.forEach(({ label, said, part, person }, i) => {
        const top = row * i
        const [strong, light] = [`600 ${42 * scale}px ${plain}`, `400 ${42 * scale}px ${plain}`]
        const shownSaid = fitted((text) => widthOf(on, { text, font: light }) <= 0.5 * width, said)
        const free = width - widthOf(on, { text: shownSaid, font: light }) - 30
        on.textAlign = 'end'
        write(on, { text: shownSaid, font: light, color: paper.soft }, width, top + 38 * scale)
        on.textAlign = 'start'
        write(
          on,
          { text: fitted((text) => widthOf(on, { text, font: strong }) <= free, label), font: strong, color: paper.ink },
          0,
          top + 38 * scale,
        )
        on.fillStyle = paper.well
        on.fillRect(0, top + 52 * scale, width, bar)
        const area = { left: 0, top: top + 52 * scale, width: Math.max(3, width * part), height: bar }
        on.fillStyle = person === undefined ? paper.wax : paper.people[hueOf(placeOf(person))]
        if (person !== undefined && isHatched(placeOf(person))) hatch(on, area, 6)
        else on.fillRect(area.left, area.top, area.width, area.height)
      })
    },
  }
}

function columnsPart(columns: NonNullable<SlideText['columns']>, room: number, scale: number, look: StoryLook): Part {
  const [tall, gap] = [340 * scale, Math.min(12, room / columns.length / 4)]
  const step = room / columns.length
  return {
    width: room,
    height: tall + 100 * scale,
    paint(on) {
      const base = tall + 30 * scale
      columns.forEach(({ label, part, isMost }, i) => {
        on.fillStyle = isMost ? look.accent : look.soft
        on.fillRect(step * i + gap / 2, base - Math.max(3, tall * part), step - gap, Math.max(3, tall * part))
        const isEdge = columns.length > 8
        on.textAlign = isEdge && i === 0 ? 'start' : isEdge && i === columns.length - 1 ? 'end' : 'center'
        const x = on.textAlign === 'start' ? 0 : on.textAlign === 'end' ? room : step * (i + 0.5)
        write(on, { text: label, font: `400 ${38 * scale}px ${look.plain}`, color: look.soft }, x, base + 50 * scale)
      })
      on.textAlign = 'start'
    },
  }
}

function emojisPart(emojis: NonNullable<SlideText['emojis']>, room: number, scale: number, look: StoryLook): Part {
  const step = Math.min(room / emojis.length, 230 * scale)
  return {
    width: room,
    height: 220 * scale,
    paint(on) {
      on.textAlign = 'center'
      emojis.forEach(({ text, said }, i) => {
        write(on, { text, font: `500 ${112 * scale}px ${look.emoji}`, color: look.ink }, step * (i + 0.5), 130 * scale)
        write(on, { text: said, font: `400 ${42 * scale}px ${look.plain}`, color: look.soft }, step * (i + 0.5), 195 * scale)
      })
      on.textAlign = 'start'
    },
  }
}

/** Who made it, and what time it is of. */
function paintFoot(context: CanvasRenderingContext2D, period: string, look: StoryLook): void {
  const { width, height } = context.canvas
  context.save()
  alongLines(context, width)
  context.translate(margin, height - margin - 64)
  paintSeal(context, 2, { wax: look.ink, paper: look.ground })
  write(context, { text: say.brand, font: `500 46px ${look.display}`, color: look.ink }, 84, 48)
  context.textAlign = 'end'
  write(context, { text: period, font: `400 36px ${look.plain}`, color: look.soft }, width - 2 * margin, 46)
  context.restore()
}
