import { largest } from '@convostat/api/extremes'
import { say } from '#messages/index.ts'
import { balanced, fitted, type Line, type Part, paintPart, paintSeal, widthOf, wrapped, write } from './painting.ts'
import type { Pen, Ruler } from './pen.ts'
import type { RecordingPen } from './recording.ts'
import type { ChartTokens } from './tokens.ts'

/** A picture to share in words: each of its texts can be struck out. */
export interface CardWords {
  /** What it is about, in a few words. */
  kicker: string
  /** Written as large as it can be. */
  figure: string
  /** What the figure is, where it does not say so itself. */
  unit: string
  sentence: string
  /** In small type below a drawing. */
  note: string
  /** A message that the reader added, and whose it is. */
  message: string
  author: string
  /** Of what part of the chat, or over how much. */
  foot: string
}

export const noWords: CardWords = { kicker: '', figure: '', unit: '', sentence: '', note: '', message: '', author: '', foot: '' }

/** As wide as apps show them, in CSS pixels; a PNG has twice as many. */
export const shapes = { tall: { width: 1080, height: 1920 }, square: { width: 1080, height: 1080 } } as const
type CardShape = keyof typeof shapes

/** The drawing of a card. `room` is as wide as its texts, or as the card where it runs across it. */
export interface CardDrawing {
  /** It runs from edge to edge. */
  isAcross?: boolean
  /** How much it is enlarged, where it is drawn for cards. */
  enlarged?: number
  make: (tokens: ChartTokens, width: number, height: number) => Part[] | Promise<Part[]>
}

/** The colors and the faces of a card. */
export interface CardLook {
  ground: string
  ink: string
  soft: string
  kicker: string
  figure: string
  seal: string
  serif: string
  sans: string
  /** What drawings are painted with. */
  tokens: ChartTokens
}

/** Ink on paper, as everything that is kept. */
export const paperLook = (tokens: ChartTokens): CardLook => ({
  ground: tokens.paper,
  ink: tokens.ink,
  soft: tokens.soft,
  kicker: tokens.wax,
  figure: tokens.ink,
  seal: tokens.wax,
  serif: tokens.serif,
  sans: tokens.sans,
  tokens,
})

/** Around everything on a card but what runs across it. */
export const margin = 84
const footHeight = 84

export interface Card {
  words: CardWords
  drawing: CardDrawing | null
  shape: CardShape
  look: CardLook
}

/** Paints a card, everything on it as large as it fits; `strike` changes each text of its drawing. Returns these texts as they were. */
export async function paintCard(
  pen: RecordingPen,
  { words, drawing, shape, look }: Card,
  strike: (text: string) => string = (text) => text,
): Promise<string[]> {
  const { width, height } = shapes[shape]
  const room = width - 2 * margin
  pen.fillStyle = look.ground
  pen.fillRect(0, 0, width, height)
  const free = height - 2 * margin - footHeight
  const [head, tail] = fittingTexts(pen, words, { room, free: free - (drawing ? leastDrawing[shape] : 0), shape, look })
  const around = heightOf(head) + heightOf(tail) + (tail.length > 0 ? gap : 0)
  const parts = drawing ? await fittingDrawing(drawing, look, drawing.isAcross ? width : room, free - around - 2 * gap) : []
  const spare = free - around - heightOf(parts)
  // Words alone are in the middle of a card, and above a drawing at its top.
  let y = margin + (drawing ? 0 : spare / 2)
  for (const part of head) y = place(pen, part, margin, y, room)
  const begin = pen.orders.length
  if (drawing) y += spare / 2
  for (const part of parts) y = place(pen, part, drawing?.isAcross ? 0 : margin, y, part.width)
  const texts = strikeFrom(pen, begin, strike)
  if (tail.length > 0) y += gap
  for (const part of tail) y = place(pen, part, margin, y, room)
  place(pen, footOf(words.foot, room, look), margin, height - margin - footHeight, room)
  return texts
}

/** Changes every text that was written since an order. */
function strikeFrom({ orders }: RecordingPen, begin: number, strike: (text: string) => string): string[] {
  const texts = new Set<string>()
  for (let i = begin; i < orders.length; i++) {
    const order = orders[i]
    if (order[0] !== 'fillText') continue
    texts.add(order[1])
    orders[i] = ['fillText', strike(order[1]), order[2], order[3]]
  }
  return [...texts]
}

/** Above and below a drawing. */
const gap = 48
/** How much a drawing is enlarged, as far as it fits: the words of a chart are too small to be read on a phone. */
const enlargements = [2.4, 1.9, 1.4, 1]

/** What a drawing has at least, with what is above and below it. */
const leastDrawing: Record<CardShape, number> = { tall: 660, square: 480 }

const heightOf = (parts: readonly Part[]): number => parts.reduce((sum, { height }) => sum + height, 0)

function place(pen: Pen, part: Part, left: number, top: number, room: number): number {
  pen.save()
  pen.translate(left, top)
  paintPart(pen, part, room)
  pen.restore()
  return top + part.height
}

interface Fitting {
  room: number
  free: number
  shape: CardShape
  look: CardLook
}

/** The texts above a drawing and those below it, as large as they fit into what is free. */
function fittingTexts(ruler: Ruler, words: CardWords, { room, free, shape, look }: Fitting): [head: Part[], tail: Part[]] {
  let scale = shape === 'tall' ? 1 : 0.78
  for (;;) {
    const texts = textsAt(ruler, words, room, scale, look)
    if (heightOf(texts.flat()) <= free || scale < 0.3) return texts
    scale *= 0.94
  }
}

function textsAt(ruler: Ruler, words: CardWords, room: number, scale: number, look: CardLook): [head: Part[], tail: Part[]] {
  const { serif, sans, ink, soft, kicker } = look
  const set = (text: string, weight: number, size: number, family: string, color: string, gap: number): Part[] =>
    text ? [textPart(ruler, { text, weight, size: size * scale, family, color, room, gap: gap * scale })] : []
  const size = Math.round(largeEnough(words.sentence))
  return [
    [
      ...set(words.message, 460, words.message.length < 60 ? 92 : 62, serif, ink, 12),
      ...set(words.author, 400, 40, sans, soft, 64),
      ...set(words.kicker, 500, 58, serif, kicker, 14),
      ...(words.figure ? [figurePart(ruler, words.figure, room, scale, look)] : []),
      ...set(words.unit, 600, 56, sans, ink, 26),
      ...set(words.sentence, 480, words.figure ? 66 : size, serif, ink, 0),
    ],
    set(words.note, 400, 34, sans, soft, 0),
  ]
}

/** A short sentence is a headline. */
const largeEnough = ({ length }: string): number => (length < 36 ? 116 : length < 80 ? 92 : length < 140 ? 76 : 62)

interface Setting {
  text: string
  weight: number
  size: number
  family: string
  color: string
  room: number
  /** Below it. */
  gap: number
}

const lead = 1.14

function textPart(ruler: Ruler, { text, weight, size, family, color, room, gap }: Setting): Part {
  const font = `${weight} ${Math.round(size)}px ${family}`
  const lines = balanced((part, share) => widthOf(ruler, { text: part, font }) <= share * room, text)
  return {
    width: room,
    height: lead * size * lines.length + gap,
    paint(pen) {
      for (const [i, line] of lines.entries()) write(pen, { text: line, font, color }, 0, 0.86 * size + lead * size * i)
    },
  }
}

/** As large as it fits on one line; what would be too small then is broken. */
function figurePart(ruler: Ruler, figure: string, room: number, scale: number, { serif, figure: color }: CardLook): Part {
  const fontAt = (size: number) => `500 ${Math.round(size)}px ${serif}`
  const oneLine = Math.min(300 * scale, (100 * room) / widthOf(ruler, { text: figure, font: fontAt(100) }))
  const size = Math.max(oneLine, 110 * scale)
  const font = fontAt(size)
  const lines = size > oneLine ? wrapped((part) => widthOf(ruler, { text: part, font }) <= room, figure) : [figure]
  return {
    width: room,
    height: 1.06 * size * lines.length + 20 * scale,
    paint(pen) {
      for (const [i, text] of lines.entries()) write(pen, { text, font, color }, 0, 0.84 * size + 1.06 * size * i)
    },
  }
}

/** A drawing as large as it fits: narrower ones, enlarged, are tried first. */
async function fittingDrawing({ enlarged: own, make }: CardDrawing, { tokens }: CardLook, width: number, free: number): Promise<Part[]> {
  const steps = own === undefined ? enlargements : [own]
  for (const enlarged of steps) {
    const parts = await make(tokens, width / enlarged, free / enlarged)
    // Some drawings are wider or narrower.
    const most = Math.min(enlarged, width / largest(parts.map((part) => part.width)), free / heightOf(parts))
    if (most >= 0.9 * enlarged || enlarged === steps.at(-1)) return parts.map((part) => scaledPart(part, most, width))
  }
  return []
}

/** The same part, larger or smaller, in the middle of the room it had. */
export const scaledPart = (part: Part, scale: number, room: number): Part => ({
  width: room,
  height: part.height * scale,
  keepsItsWay: part.keepsItsWay,
  paint(pen) {
    pen.translate((room - part.width * scale) / 2, 0)
    pen.scale(scale, scale)
    part.paint(pen)
  },
})

/** Who made it, and of what. */
const footOf = (foot: string, room: number, { ink, soft, seal, ground, serif, sans }: CardLook): Part => ({
  width: room,
  height: footHeight,
  paint(pen) {
    const brand: Line = { text: say.brand, font: `500 46px ${serif}`, color: ink }
    write(pen, brand, 82, footHeight - 20)
    const font = `400 28px ${sans}`
    const free = room - 82 - widthOf(pen, brand) - 40
    pen.textAlign = 'end'
    write(pen, { text: fitted((text) => widthOf(pen, { text, font }) <= free, foot), font, color: soft }, room, footHeight - 20)
    pen.textAlign = 'start'
    pen.translate(0, footHeight - 66)
    paintSeal(pen, 2, { wax: seal, paper: ground })
  },
})
