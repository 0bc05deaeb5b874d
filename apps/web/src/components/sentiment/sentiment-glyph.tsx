import type { Sentiment } from '@convostat/api'
import { classes } from '#ui/classes.ts'

/** How far the dot is from the line in the middle, which is neutral. */
const heights: Record<Sentiment, number> = { positive: 3.5, neutral: 8, negative: 12.5 }

/** A dot above, on or below a line, as in the chart of sentiment over time: read without its color, too. */
export function SentimentGlyph({ sentiment, className }: { sentiment: Sentiment; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" className={classes('size-4 shrink-0', className)} aria-hidden="true">
      <path d="M1 8h14" className="stroke-edge" strokeWidth="1" />
      <circle cx="8" cy={heights[sentiment]} r="3" fill={`var(--${sentiment})`} />
    </svg>
  )
}
