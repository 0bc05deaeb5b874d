import { type Part, write } from '#charts/painting.ts'
import { type Pen, pathOf } from '#charts/pen.ts'
import type { DrawnForm, Mark } from '../forms/mark.ts'
import type { SceneLook } from './scene-look.ts'

/** A scene's form as a part of a picture. */
export const formPart = ({ width, height, keepsItsWay, marks }: DrawnForm, look: SceneLook): Part => ({
  width,
  height,
  keepsItsWay,
  paint(pen) {
    for (const mark of marks) {
      pen.save()
      paintMark(pen, mark, look)
      pen.restore()
    }
  },
})

function paintMark(pen: Pen, mark: Mark, look: SceneLook): void {
  const color = look[mark.tone]
  pen.globalAlpha = mark.opacity ?? 1
  pen.fillStyle = color
  if (mark.kind === 'rect' && !mark.radius) pen.fillRect(mark.x, mark.y, mark.width, mark.height)
  else if (mark.kind === 'rect') pen.fill(pathOf(rounded(mark, mark.radius ?? 0)))
  else if (mark.kind === 'circle') {
    pen.beginPath()
    pen.arc(mark.x, mark.y, mark.radius, 0, 2 * Math.PI)
    pen.fill()
  } else if (mark.kind === 'text') {
    const family = { display: look.serif, plain: look.sans, emoji: look.emoji }[mark.face]
    pen.textAlign = mark.anchor === 'middle' ? 'center' : mark.anchor
    write(pen, { text: mark.text, font: `${mark.weight} ${mark.size}px ${family}`, color }, mark.x, mark.y)
  } else if (mark.width === undefined) pen.fill(pathOf(mark.path))
  else {
    pen.strokeStyle = color
    pen.lineWidth = mark.width
    pen.lineJoin = 'round'
    pen.lineCap = mark.dash ? 'butt' : 'round'
    pen.setLineDash(mark.dash ?? [])
    pen.stroke(pathOf(mark.path))
  }
}

function rounded({ x, y, width, height }: { x: number; y: number; width: number; height: number }, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2)
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}Z`
}
