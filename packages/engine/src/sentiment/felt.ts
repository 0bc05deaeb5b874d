import { type Emotion, emotions, labelOf } from '@convostat/emotion'
import { byEmotion, CERTAIN, EMOTIONS, type Feelings } from './feelings.ts'
import { signs } from './signs.ts'

/**
 * A message counts as felt where its strongest emotion is at least this probable. Small probabilities from a month of errands
 * would add up to more than what was really felt in it (docs/decisions/161).
 */
export const LEAST_FELT = 0.2

/** For a negative, a neutral and a positive message, which emotions have its sign. Surprise may be good or bad. */
const fitting = [-1, 0, 1].map((sign) => Uint8Array.from(emotions, (emotion) => Number(signs[emotion] === 0 || signs[emotion] === sign)))

/** By place, 1 for the emotions that a message of this score may contain. */
export const emotionsFitting = (score: number): Uint8Array => fitting[signs[labelOf(score)] + 1]

/** The probability of each emotion of a row, 0 to 1 and 0 where it has not the sign of the score; null where nothing can be scored. */
export function emotionsAt({ score, emotion }: Feelings, row: number): Record<Emotion, number> | null {
  if (Number.isNaN(score[row])) return null
  const fits = emotionsFitting(score[row])
  return byEmotion((i) => (fits[i] * emotion[row * EMOTIONS + i]) / CERTAIN)
}

/**
 * Adds a scored row's emotions to nine sums, in units of the columns: those of its sign, if the strongest of them is felt.
 * The place of that one; −1 where none is.
 */
export function addFelt({ score, emotion }: Feelings, row: number, sums: Float64Array, at: number, least = LEAST_FELT): number {
  const fits = emotionsFitting(score[row])
  const from = row * EMOTIONS
  let most = 0
  let strongest = -1
  for (let i = 0; i < EMOTIONS; i++) {
    if (fits[i] === 0 || emotion[from + i] <= most) continue
    most = emotion[from + i]
    strongest = i
  }
  if (most === 0 || most < least * CERTAIN) return -1
  for (let i = 0; i < EMOTIONS; i++) if (fits[i] === 1) sums[at + i] += emotion[from + i]
  return strongest
}
