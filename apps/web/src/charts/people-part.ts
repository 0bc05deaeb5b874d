import { briefName } from '../format/index.ts'
import { hueOf, isHatched } from '../ui/person-color.ts'
import { type Part, widthOf, write } from './painting.ts'
import { isolated } from './part-in-words.ts'
import type { ChartTokens } from './tokens.ts'

const lineHeight = 30
const dot = 7
const gap = 28

/** Whose color is whose, as a part of a picture: names are written as they are, whatever they hold. */
export function peoplePart(people: readonly { person: string; place: number }[], tokens: ChartTokens, width: number): Part {
  const font = `400 18px ${tokens.sans}`
  const ruler = new OffscreenCanvas(1, 1).getContext('2d')
  if (!ruler) throw new Error('this browser gave no canvas to measure on')
  const texts = people.map(({ person }) => isolated(briefName(person)))
  let [left, line] = [0, 0]
  const placed = texts.map((text) => {
    const wide = 2 * dot + 8 + widthOf(ruler, { text, font })
    if (left > 0 && left + wide > width) [left, line] = [0, line + 1]
    const at = { x: left, y: line * lineHeight }
    left += wide + gap
    return at
  })
  return {
    width,
    height: (line + 1) * lineHeight + 6,
    paint(context) {
      people.forEach(({ place }, i) => {
        const { x, y } = placed[i]
        context.beginPath()
        context.arc(x + dot, y + 12, isHatched(place) ? dot - 1.5 : dot, 0, 2 * Math.PI)
        const color = tokens.people[hueOf(place)]
        if (isHatched(place)) {
          context.lineWidth = 3
          context.strokeStyle = color
          context.stroke()
        } else {
          context.fillStyle = color
          context.fill()
        }
        write(context, { text: texts[i], font, color: tokens.ink }, x + 2 * dot + 8, y + 18)
      })
    },
  }
}
