import { named } from './named.ts'
import { type Part, ruler, widthOf, write } from './painting.ts'
import { dotRadius, type PersonMark, paintDot } from './person-marks.ts'
import type { ChartTokens } from './tokens.ts'

const lineHeight = 30
const gap = 28

/** Whose color is whose, as a part of a picture: names are written as they are, whatever they contain. */
export function peoplePart(people: readonly ({ person: string } & PersonMark)[], tokens: ChartTokens, width: number): Part {
  const font = `400 18px ${tokens.sans}`
  const measuring = ruler()
  const texts = people.map(({ person }) => named(person))
  let [left, line] = [0, 0]
  const placed = texts.map((text) => {
    const wide = 2 * dotRadius + 8 + widthOf(measuring, { text, font })
    if (left > 0 && left + wide > width) [left, line] = [0, line + 1]
    const at = { x: left, y: line * lineHeight }
    left += wide + gap
    return at
  })
  return {
    width,
    height: (line + 1) * lineHeight + 6,
    paint(context) {
      people.forEach((person, i) => {
        const { x, y } = placed[i]
        paintDot(context, x + dotRadius, y + 12, person, tokens)
        write(context, { text: texts[i], font, color: tokens.ink }, x + 2 * dotRadius + 8, y + 18)
      })
    },
  }
}
