import type { Sentiment } from '@convostat/api'
import type { CSSProperties } from 'react'

const fills: Record<Sentiment, CSSProperties> = {
  positive: { backgroundColor: 'var(--positive)' },
  neutral: { backgroundColor: 'var(--well)', boxShadow: 'inset 0 0 0 1px var(--neutral)' },
  negative: { backgroundImage: 'repeating-linear-gradient(135deg, var(--negative) 0 5px, transparent 5px 7px)' },
}

/** An area that says how something sounds: full, empty or hatched, so that it is told apart without its color. */
export const toneFill = (sentiment: Sentiment): CSSProperties => fills[sentiment]

/** Which label a score has: the model is calibrated to these bounds. */
export const sentimentOf = (score: number): Sentiment => (score > 0.05 ? 'positive' : score < -0.05 ? 'negative' : 'neutral')
