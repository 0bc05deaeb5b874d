import type { Sentiment } from '@convostat/api'
import { sounds } from '#data/search/searching.ts'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { type Area, hatch, type Part, widthOf, write } from './painting.ts'
import type { Pen } from './pen.ts'
import { type SentimentShares, shownShares } from './sentiment-share.ts'
import type { ChartTokens } from './tokens.ts'

const { labels } = sayEmotionalInsights.distribution
const height = 44
const gap = 3

/** The strip of the sentiments as a part of a picture, and their figures below it. */
export const sentimentSharePart = (shares: SentimentShares, tokens: ChartTokens, width: number): Part => ({
  width,
  height: height + 96,
  paint(context) {
    const shown = sounds.filter((sentiment) => shares[sentiment] > 0)
    const room = width - gap * (shown.length - 1)
    const percents = shownShares(shares)
    let left = 0
    for (const sentiment of shown) {
      const part = (room * shares[sentiment]) / shares.messages
      fill(context, sentiment, { left, top: 0, width: part, height }, tokens)
      left += part + gap
    }
    sounds.forEach((sentiment, place) => {
      const x = (width / 3) * place
      const share = { text: format.percent(percents[sentiment]), font: `480 34px ${tokens.serif}`, color: tokens.ink }
      write(context, share, x, height + 44)
      fill(context, sentiment, { left: x, top: height + 62, width: 12, height: 12 }, tokens)
      const label = { text: labels[sentiment], font: `400 18px ${tokens.sans}`, color: tokens.ink }
      write(context, label, x + 20, height + 74)
      const count = { text: format.count(shares[sentiment]), font: `400 18px ${tokens.sans}`, color: tokens.faint }
      write(context, count, x + 30 + widthOf(context, label), height + 74)
    })
  },
})

/** As on the screen: full, empty or hatched. */
function fill(context: Pen, sentiment: Sentiment, area: Area, tokens: ChartTokens): void {
  context.fillStyle = sentiment === 'neutral' ? tokens.well : tokens[sentiment]
  if (sentiment === 'negative') {
    hatch(context, area, 7)
    return
  }
  const { left, top, width, height } = area
  context.fillRect(left, top, width, height)
  context.strokeStyle = tokens[sentiment]
  context.lineWidth = 1
  context.strokeRect(left + 0.5, top + 0.5, width - 1, height - 1)
}
