import type { Part } from '#charts/painting.ts'
import { type Pen, pathOf } from '#charts/pen.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import { type Colored, type ColoredLane, inColors, type Threads } from './colored.ts'

/** Pixels of one color: a lane's colors change slowly. */
const step = 2
/** Between the stripes of a weave, and how wide one is. */
const [apart, stripe] = [5, 1.3]

/** A ribbon as a part of a picture. Time runs as lines do. */
export function ribbonPart(threads: Threads, tokens: ChartTokens, width: number, height: number): Part {
  const ribbon = inColors(threads, tokens, width, height)
  return {
    width,
    height,
    paint(pen) {
      const of = pathOf
      pen.save()
      pen.lineWidth = 1.5
      pen.globalAlpha = 0.28
      pen.strokeStyle = ribbon.ink
      pen.stroke(of(ribbon.thread))
      pen.restore()
      pen.fillStyle = ribbon.paper
      pen.fill(of(ribbon.cloth))
      for (const lane of ribbon.lanes) paintLane(pen, lane, ribbon)
      pen.strokeStyle = ribbon.paper
      pen.lineWidth = 1.4
      pen.stroke(of(ribbon.seams))
      pen.strokeStyle = ribbon.ink
      pen.lineWidth = 2.4
      pen.stroke(of(ribbon.gaps))
      pen.fillStyle = ribbon.ink
      pen.fill(of(ribbon.knots))
    },
  }
}

function paintLane(pen: Pen, { path, stops, weave }: ColoredLane, { width, height, paper }: Colored): void {
  pen.save()
  pen.clip(pathOf(path))
  for (let x = 0; x < width; x += step) {
    const { color, strength } = at(stops, (x + step / 2) / width)
    pen.globalAlpha = strength
    pen.fillStyle = color
    pen.fillRect(x, 0, Math.min(step, width - x), height)
  }
  if (weave !== null) {
    pen.globalAlpha = 0.3
    pen.strokeStyle = paper
    pen.lineWidth = stripe
    pen.beginPath()
    if (weave === 90) for (let y = apart; y < height; y += apart) line(pen, 0, y, width, y)
    else {
      const [from, to] = weave > 0 ? [height, 0] : [0, height]
      for (let x = -height; x < width; x += apart * Math.SQRT2) line(pen, x, from, x + height, to)
    }
    pen.stroke()
  }
  pen.restore()
}

function line(pen: Pen, fromX: number, fromY: number, toX: number, toY: number): void {
  pen.moveTo(fromX, fromY)
  pen.lineTo(toX, toY)
}

/** A gradient at a place, 0 to 1: its stops are in order, and two at one place are an edge. */
function at(stops: ColoredLane['stops'], place: number): { color: string; strength: number } {
  const after = stops.findIndex((stop) => stop.at >= place)
  if (after <= 0) return stops[after === 0 ? 0 : stops.length - 1]
  const [from, to] = [stops[after - 1], stops[after]]
  const part = to.at === from.at ? 1 : (place - from.at) / (to.at - from.at)
  return { color: part < 0.5 ? from.color : to.color, strength: from.strength + part * (to.strength - from.strength) }
}
