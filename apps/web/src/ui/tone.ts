import type { Sentiment } from '@convostat/api'
import type { CSSProperties } from 'react'

/** An area in the color of how something sounds; what sounds negative is hatched, so that it is told apart without any color. */
export const toneFill = (sentiment: Sentiment): CSSProperties =>
  sentiment === 'negative'
    ? { backgroundImage: 'repeating-linear-gradient(135deg, var(--negative) 0 5px, transparent 5px 7px)' }
    : { backgroundColor: `var(--${sentiment})` }

/** Which label a score has: the model is calibrated to these bounds. */
export const sentimentOf = (score: number): Sentiment => (score > 0.05 ? 'positive' : score < -0.05 ? 'negative' : 'neutral')
