import { largest } from '@convostat/api/extremes'
import { type CardDrawing, margin, scaledPart } from '#charts/card.ts'
import { type Part, ruler, widthOf, wrapped, write } from '#charts/painting.ts'
import { fillInPerson } from '#charts/person-marks.ts'
import type { Threads } from '#charts/ribbon/colored.ts'
import { ribbonPart } from '#charts/ribbon/ribbon-part.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import type { PlaceOf } from '#ui/person-places.ts'
import type { EndCard } from '../end-card.ts'

/** A ribbon's threads are as wide as on a phone. */
const enlarged = 1.5
const barHeight = 38
const gap = 64
/** Two columns have room for figures twice as large as four. */
const low = 700

/** The end of a story: the ribbon across, four figures, and a bar of who wrote how much. */
export const endDrawing = ({ figures, shares }: EndCard, ribbon: Threads | null, placeOf: PlaceOf): CardDrawing => ({
  isAcross: true,
  enlarged: 1,
  make(tokens, width, height) {
    const columns = height < low ? figures.length : 2
    const below = [figuresPart(figures, columns, tokens, width), barPart(shares, placeOf, tokens, width)]
    const free = height - below.reduce((sum, part) => sum + part.height, 0)
    const cloth = ribbon && ribbonPart(ribbon, tokens, width / enlarged, Math.max(100, Math.min(free, 0.52 * width)) / enlarged)
    return [...(cloth ? [scaledPart(cloth, enlarged, width)] : []), ...below]
  },
})

const figuresPart = (figures: EndCard['figures'], columns: number, tokens: ChartTokens, width: number): Part => {
  const across = 40
  const column = (width - 2 * margin - across * (columns - 1)) / columns
  const [most, small] = columns > 2 ? [84, 27] : [124, 40]
  const measure = ruler()
  const widest = largest(figures.map(({ figure }) => widthOf(measure, { text: figure, font: `500 ${most}px ${tokens.serif}` })))
  const size = Math.floor(Math.min(most, (most * column) / widest))
  const font = `400 ${small}px ${tokens.sans}`
  const labels = figures.map(({ label }) => wrapped((text) => widthOf(measure, { text, font }) <= column, label))
  const lead = 1.2 * small
  const row = size * 1.1 + lead * largest(labels.map(({ length }) => length)) + small
  return {
    width,
    height: gap + row * Math.ceil(figures.length / columns),
    paint(pen) {
      pen.translate(margin, gap)
      for (const [i, { figure }] of figures.entries()) {
        const [x, y] = [(i % columns) * (column + across), row * Math.floor(i / columns)]
        pen.fillStyle = tokens.ink
        pen.fillRect(x, y, column, 3)
        write(pen, { text: figure, font: `500 ${size}px ${tokens.serif}`, color: tokens.ink }, x, y + size * 0.98)
        for (const [line, text] of labels[i].entries())
          write(pen, { text, font, color: tokens.soft }, x, y + size * 1.1 + small + lead * line)
      }
    },
  }
}

/** Everyone's part of all messages as one bar. */
const barPart = (shares: EndCard['shares'], placeOf: PlaceOf, tokens: ChartTokens, width: number): Part => ({
  width,
  height: 28 + barHeight,
  paint(pen) {
    pen.translate(margin, 28)
    const [room, between] = [width - 2 * margin, 5]
    let left = 0
    for (const { person, part } of shares) {
      fillInPerson(pen, { left, top: 0, width: Math.max(2, part * room - between), height: barHeight }, placeOf(person), tokens)
      left += part * room
    }
  },
})
