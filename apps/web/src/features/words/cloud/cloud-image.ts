import { type Part, write } from '#charts/painting.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import { fontOf } from './glyph-masks.ts'
import type { Cloud } from './make-cloud.ts'
import type { Weighed } from './sizes.ts'
import { inkToken } from './word-colors.ts'

/** A cloud of few words is drawn no larger than this, in the middle. */
const mostDrawn = 1.6

/** A cloud as a part of a picture, as wide as there is room. */
export function cloudPart({ words, width, height, type }: Cloud<Weighed>, tokens: ChartTokens, room: number): Part {
  const scale = Math.min(mostDrawn, room / width)
  return {
    width: room,
    height: scale * height + 16,
    keepsItsWay: true,
    paint(context) {
      context.translate((room - scale * width) / 2, 0)
      context.scale(scale, scale)
      context.textAlign = 'center'
      for (const { text, x, y, size, ink } of words) {
        write(context, { text, font: fontOf(type, size), color: inkToken(ink, tokens) }, x, y)
      }
    },
  }
}
