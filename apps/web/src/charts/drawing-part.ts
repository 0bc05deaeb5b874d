import { isRightToLeft } from '#messages/language.ts'
import type { Drawing, Label, Mark } from './marks.ts'
import type { Part } from './painting.ts'
import { type Pen, pathOf } from './pen.ts'
import type { ChartTokens } from './tokens.ts'

/** A drawing as a part of a picture. */
export const drawingPart = ({ width, height, marks }: Drawing, tokens: ChartTokens): Part => ({
  width,
  height,
  keepsItsWay: true,
  paint(context) {
    for (const mark of marks) paintMark(context, mark, tokens)
  },
})

function writeNumbered(context: Pen, mark: Label & { number: string }, { sans }: ChartTokens): void {
  const words = mark.text && (isRightToLeft ? `${mark.text} ` : ` ${mark.text}`)
  const bold = `700 ${mark.size}px ${sans}`
  const { font } = context
  const wordsWidth = context.measureText(words).width
  context.font = bold
  const numberWidth = context.measureText(mark.number).width
  const left = mark.x - (numberWidth + wordsWidth) * { start: 0, middle: 0.5, end: 1 }[mark.anchor]
  context.textAlign = 'left'
  context.fillText(mark.number, isRightToLeft ? left + wordsWidth : left, mark.y)
  context.font = font
  context.fillText(words, isRightToLeft ? left : left + numberWidth, mark.y)
}

function paintMark(context: Pen, mark: Mark, tokens: ChartTokens): void {
  context.save()
  if (mark.kind === 'label') {
    context.font = `${mark.weight} ${mark.size}px ${tokens.sans}`
    context.textAlign = mark.anchor === 'middle' ? 'center' : mark.anchor === 'start' ? 'left' : 'right'
    context.fillStyle = mark.color
    if (mark.number === undefined) context.fillText(mark.text, mark.x, mark.y)
    else writeNumbered(context, { ...mark, number: mark.number }, tokens)
  } else {
    const path = pathOf(mark.path)
    if (mark.fill) {
      context.fillStyle = mark.fill
      context.fill(path)
    }
    if (mark.stroke) {
      context.strokeStyle = mark.stroke
      context.lineWidth = mark.strokeWidth ?? 1
      context.lineJoin = 'round'
      context.setLineDash([...(mark.dash ?? [])])
      context.stroke(path)
    }
  }
  context.restore()
}
