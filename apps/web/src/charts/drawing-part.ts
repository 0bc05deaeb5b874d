import type { Drawing, Mark } from './marks.ts'
import type { Part } from './painting.ts'
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

function paintMark(context: CanvasRenderingContext2D, mark: Mark, tokens: ChartTokens): void {
  context.save()
  if (mark.kind === 'label') {
    context.font = `${mark.weight} ${mark.size}px ${tokens.sans}`
    context.textAlign = mark.anchor === 'middle' ? 'center' : mark.anchor === 'start' ? 'left' : 'right'
    context.fillStyle = mark.color
    context.fillText(mark.text, mark.x, mark.y)
  } else {
    const path = new Path2D(mark.path)
    if (mark.fill) {
      context.fillStyle = mark.fill
      context.fill(path)
    }
    if (mark.stroke) {
      context.strokeStyle = mark.stroke
      context.lineWidth = mark.strokeWidth ?? 1
      context.lineJoin = 'round'
      context.stroke(path)
    }
  }
  context.restore()
}
