import { sayDashboard } from '#messages/dashboard/index.ts'
import { type Part, widthOf, write } from './painting.ts'
import type { ChartTokens } from './tokens.ts'

const { fewer, more } = sayDashboard.charts.heatmap

/** The steps of a heatmap as a part of a picture. */
export const heatKeyPart = (tokens: ChartTokens, width: number): Part => ({
  width,
  height: 26,
  paint(context) {
    const label = { font: `400 15px ${tokens.sans}`, color: tokens.faint }
    write(context, { ...label, text: fewer }, 0, 18)
    const left = widthOf(context, { ...label, text: fewer }) + 8
    tokens.heat.forEach((color, step) => {
      context.fillStyle = color
      context.fillRect(left + 16 * step, 6, 14, 14)
    })
    write(context, { ...label, text: more }, left + 16 * tokens.heat.length + 6, 18)
  },
})
