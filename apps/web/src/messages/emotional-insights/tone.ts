/** The scale of a score. */
export const scale = { least: -1, middle: 0, most: 1 } as const

/** What a message sounds like, and how much. */
export type Tone = 'neutral' | 'littlePositive' | 'clearlyPositive' | 'veryPositive' | 'littleNegative' | 'clearlyNegative' | 'veryNegative'

export function toneOf(score: number): Tone {
  const strength = Math.abs(score)
  // As the labels are calibrated; how much is by thirds of what is left.
  if (strength <= 0.05) return 'neutral'
  const much = strength <= 0.33 ? 'little' : strength <= 0.67 ? 'clearly' : 'very'
  return `${much}${score > 0 ? 'Positive' : 'Negative'}`
}
